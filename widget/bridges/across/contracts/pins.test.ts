import { existsSync, readFileSync } from 'node:fs'
import { type Address, getAddress, isAddress } from 'viem'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { knownSpokePools } from './chains.ts'
import { knownMessageHandlers } from './knownMessageHandlers.ts'
import { pinnedToken } from '../client/knownTokens.ts'
import { wrappedNative } from './wrappedNative.ts'

const file =
  'node_modules/@across-protocol/contracts/dist/broadcast/deployed-addresses.json' as const
const schema = z.object({
  chains: z.record(
    z.string(),
    z.object({ contracts: z.record(z.string(), z.object({ address: z.string() })) }),
  ),
})

/** What Across has deployed, by its own list. */
function deployed(contract: 'SpokePool' | 'MulticallHandler') {
  const { chains } = z.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(chains).flatMap(([id, { contracts }]) => {
    const address = contracts[contract]?.address
    return address !== undefined && isAddress(address) ? [[Number(id), address] as const] : []
  })
}

test.skipIf(!existsSync(file))(
  'default: pools and handlers are those that Across has deployed (S9.10)',
  () => {
    const pools = Object.fromEntries(deployed('SpokePool'))
    const pinned = Object.keys(knownSpokePools).map(Number)
    expect(knownSpokePools).toEqual(Object.fromEntries(pinned.map((id) => [id, pools[id]])))
    // The chains left out hold no money: test networks, and chains that were shut down.
    const left = Object.keys(pools).map(Number)
    const out = [288, 919, 1301, 4202, 37111, 129399, 808813, 168587773]
    expect(left.filter((id) => !pinned.includes(id))).toEqual(out)

    const handlers = deployed('MulticallHandler').filter(([id]) => pinned.includes(id))
    for (const [id, address] of handlers) {
      expect([id, knownMessageHandlers(id)]).toEqual([id, expect.arrayContaining([address])])
    }
  },
)

test('behavior: every pin is written without a slip, and no contract is two things', () => {
  const pools = Object.values(knownSpokePools)
  const wrapped = Object.values(wrappedNative)
  for (const address of [...pools, ...wrapped]) expect(address).toBe(getAddress(address))
  expect(wrapped.filter((address) => pools.includes(address))).toEqual([])
})

const pin = (chainId: number, address: Address) => pinnedToken({ tokens: {} }, chainId, address)

test('default: what is pinned of tokens: units, and what wraps a currency (S3.13)', () => {
  const usdcBnb = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'
  expect(pin(56, usdcBnb)).toMatchObject({ symbol: 'USDC-BNB', decimals: 18 })
  expect(pin(56, '0x55d398326f99059fF775485246999027B3197955')?.decimals).toBe(18)
  expect(pin(1, '0xdAC17F958D2ee523a2206206994597C13D831ec7')?.decimals).toBe(6)
  expect(pin(1, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599')?.decimals).toBe(8)
  // A token of another chain is another token.
  expect(pin(1, usdcBnb)).toBeUndefined()
  const op = '0x4200000000000000000000000000000000000006'
  expect([pin(10, op)?.symbol, pin(137, op)]).toEqual(['WETH', undefined])
  const [weth, wpol] = [
    '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
    '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  ] as const
  expect([pin(137, weth)?.symbol, pin(137, wpol)?.symbol]).toEqual(['WETH', ''])
})

test('behavior: a token that the client is told stands before the built-in ones', () => {
  const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const own = { address: address.toLowerCase() as Address, symbol: 'OWN', decimals: 9 }
  expect(pinnedToken({ tokens: { 1: [own] } }, 1, address)).toEqual(own)
})
