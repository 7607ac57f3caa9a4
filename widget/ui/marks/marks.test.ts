import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { presetNetworks } from '#kernel/networks/presets.ts'
import { socialLogins } from '#protocol'
import { networkMark } from './networks.ts'
import { socialBrands } from './socials.ts'
import { tokenMark } from './tokens.ts'

const usdc = '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'

describe('marks', () => {
  test.each(presetNetworks.map(({ name, caipChainId }) => [name, caipChainId]))(
    'default: %s has a picture in the build (S9.13)',
    (_, chain) => {
      expect(networkMark(chain)).toMatch(/\.svg/)
    },
  )

  test('default: a token is known by its contract, in any case', () => {
    expect(tokenMark('eip155:42161', usdc)).toMatch(/usdc.*\.svg/)
    expect(tokenMark('eip155:42161', usdc.toLowerCase())).toMatch(/usdc.*\.svg/)
    expect(tokenMark('eip155:42161')).toMatch(/eth.*\.svg/)
    expect(tokenMark('eip155:137')).toMatch(/pol.*\.svg/)
  })

  test('behavior: the same address elsewhere is another token, and wears no mark', () => {
    expect(tokenMark('eip155:8453', usdc)).toBeUndefined()
    expect(tokenMark('eip155:31337')).toBeUndefined()
    expect(tokenMark('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', usdc)).toBeUndefined()
  })

  test('behavior: the wrapper of a currency that is not ether does not wear ether’s mark', () => {
    expect(tokenMark('eip155:137', '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270')).toBeUndefined()
  })

  test.each(['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'cosmos:cosmoshub-4'])(
    'default: %s, which only a page or a deployment names, has one too (L14)',
    (chain) => {
      expect(networkMark(chain)).toMatch(/\.svg/)
    },
  )

  test.each(socialLogins)('default: %s has its own mark, never a letter (L2)', (provider) => {
    expect(socialBrands[provider].url).toContain(`/socials/${provider}.svg`)
    expect(readdirSync(join(import.meta.dirname, 'socials'))).toContain(`${provider}.svg`)
  })

  test.each(['networks', 'socials', 'tokens', 'wallets'])(
    'default: the files of %s draw, and do nothing else',
    (folder) => {
      const files = readdirSync(join(import.meta.dirname, folder))
      expect(files.length).toBeGreaterThan(folder === 'wallets' ? 0 : 6)
      for (const file of files) {
        const text = readFileSync(join(import.meta.dirname, folder, file), 'utf8')
        expect(text, file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/)
        expect(text, file).not.toMatch(/<script|href|style=|on\w+=/)
        expect(text.length, file).toBeLessThan(5_000)
      }
    },
  )
})
