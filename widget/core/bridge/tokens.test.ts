import { describe, expect, test } from 'vitest'
import type { BridgeChain, Route } from '#bridge/route.ts'
import { tokenKey } from './tokenKey.ts'
import { createCatalog, destinationsOf, findRoute } from './tokens.ts'
import { catalog, token, weth } from './testing/catalog.ts'
import { usdcOne, usdcTwo } from './testing/records.ts'

describe('createCatalog', () => {
  test('default: tokens that stand on a route, native beside wrapped', () => {
    expect(catalog.tokens.map(({ key, symbol, decimals }) => [key, symbol, decimals])).toEqual([
      [`eip155:31337/${usdcOne}`, 'USDC', 6],
      [`eip155:31338/${usdcTwo}`, 'USDC', 6],
      ['eip155:31337/native', 'ETH', 18],
      ['eip155:31338/native', 'ETH', 18],
      [`eip155:31337/${weth}`, 'WETH', 18],
      [`eip155:31338/${weth}`, 'WETH', 18],
    ])
  })

  test('behavior: routes of networks that are not offered are left out', () => {
    const one = createCatalog(catalog.chains, catalog.routes, [31337])
    expect(one).toMatchObject({ tokens: [], routes: [] })
  })

  test('behavior: a route whose token nobody describes gives no token', () => {
    const chains: BridgeChain[] = catalog.chains.map((chain) => ({
      ...chain,
      inputTokens: [],
      outputTokens: [],
    }))
    expect(createCatalog(chains, catalog.routes, [31337, 31338]).tokens).toEqual([])
  })
})

describe('findRoute', () => {
  test('default', () => {
    expect(findRoute(catalog, token('USDC', 31337), token('USDC', 31338))).toMatchObject({
      inputToken: usdcOne,
      outputToken: usdcTwo,
    } satisfies Partial<Route>)
  })

  test('behavior: native goes to native, wrapped to wrapped', () => {
    expect(findRoute(catalog, token('ETH', 31337), token('ETH', 31338))?.isNative).toBe(true)
    expect(findRoute(catalog, token('WETH', 31337), token('WETH', 31338))?.isNative).toBe(false)
    expect(findRoute(catalog, token('ETH', 31337), token('WETH', 31338))).toBeUndefined()
    expect(findRoute(catalog, token('USDC', 31337), token('USDC', 31337))).toBeUndefined()
  })

  test('behavior: addresses are compared without their case', () => {
    const origin = { ...token('USDC', 31337) }
    const shouting = `0x${origin.address.slice(2).toUpperCase()}` as const
    expect(findRoute(catalog, { ...origin, address: shouting }, token('USDC', 31338))).toBeDefined()
    expect(tokenKey(1, '0xABCDEF0000000000000000000000000000000001')).toBe(
      'eip155:1/0xabcdef0000000000000000000000000000000001',
    )
  })
})

test('destinationsOf: default', () => {
  const keys = destinationsOf(catalog, token('ETH', 31337)).map(({ key }) => key)
  expect(keys).toEqual(['eip155:31338/native'])
})
