import { describe, expect, test } from 'vitest'
import type { BridgeChain, Route } from '#bridges/across/transport/route.ts'
import { tokenKey } from './tokenKey.ts'
import { createCatalog, destinationsOf, findInput, findOutput, findRoute } from './tokens.ts'
import {
  realChains,
  realNetworks,
  realRoutes,
  wethOn,
} from '#features/bridge/model/testing/realRoutes.ts'
import { catalog, networks, token, weth } from '#features/bridge/model/testing/catalog.ts'
import { usdcOne, usdcTwo } from '#features/bridge/model/testing/records.ts'

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
    const one = createCatalog(catalog.chains, catalog.routes, networks.slice(0, 1))
    expect(one).toMatchObject({ tokens: [], routes: [] })
  })

  test('behavior: a route whose token nobody describes gives no token', () => {
    const chains: BridgeChain[] = catalog.chains.map((chain) => ({
      ...chain,
      inputTokens: [],
      outputTokens: [],
    }))
    expect(createCatalog(chains, catalog.routes, networks).tokens).toEqual([])
  })
})

test('attack: C-F3 a list that counts a pinned token in other units is not heard (S3.13)', () => {
  const lying = catalog.chains.map((chain) => {
    const tokens = chain.inputTokens.map((one) => ({ ...one, decimals: 5 }))
    return { ...chain, inputTokens: tokens, outputTokens: tokens }
  })
  const pinned = (_: number, address: string) =>
    address === usdcOne ? { address: usdcOne, symbol: 'USDC', decimals: 6 } : undefined
  const { tokens } = createCatalog(lying, catalog.routes, networks, pinned)
  const decimals = (address: string) => tokens.find((one) => one.address === address)?.decimals
  // Of the other one its contract is asked, with the quote.
  expect([decimals(usdcOne), decimals(usdcTwo)]).toEqual([6, 5])
})

test('behavior: B-A13 what a service calls USDC-BNB people call USDC (S3.13)', () => {
  const rename = (symbol: string) => (symbol === 'USDC' ? 'USDC-BNB' : symbol)
  const list = (all: BridgeChain['inputTokens']) =>
    all.map((one) => ({ ...one, symbol: rename(one.symbol) }))
  const chains = catalog.chains.map((chain) => ({
    ...chain,
    inputTokens: list(chain.inputTokens),
    outputTokens: list(chain.outputTokens),
  }))
  const routes = catalog.routes.map((route) => ({
    ...route,
    inputTokenSymbol: rename(route.inputTokenSymbol),
    outputTokenSymbol: rename(route.outputTokenSymbol),
  }))
  const { tokens, ...named } = createCatalog(chains, routes, networks)
  expect(new Set(tokens.map(({ symbol }) => symbol))).toEqual(new Set(['USDC', 'ETH', 'WETH']))
  expect(named.routes.map((row) => [row.inputTokenSymbol, row.outputTokenSymbol])).toEqual(
    catalog.routes.map((row) => [row.inputTokenSymbol, row.outputTokenSymbol]),
  )
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

describe('routes between networks of several currencies', () => {
  const routes = realRoutes.map(({ originToken, destinationToken, ...row }) => ({
    ...row,
    inputToken: originToken,
    outputToken: destinationToken,
    inputTokenSymbol: row.originTokenSymbol,
    outputTokenSymbol: row.destinationTokenSymbol,
  }))
  const real = createCatalog(realChains, routes, realNetworks)
  const byKey = (key: string) => {
    const found = real.tokens.find((one) => one.key === key)
    if (found === undefined) throw new Error(`no ${key}`)
    return found
  }
  const polygonWeth = `eip155:137/${wethOn[137]?.toLowerCase()}`

  test('behavior: native is what the network calls so, whatever a route begins with (B-F4, S3.13)', () => {
    const native = real.tokens.filter(({ isNative }) => isNative).map(({ key }) => key)
    expect(native.sort()).toEqual(['eip155:1/native', 'eip155:10/native', 'eip155:8453/native'])
    expect(byKey(polygonWeth)).toMatchObject({ symbol: 'WETH', isNative: false })
  })

  test('behavior: ether becomes the ERC-20 that the row names, and goes by that name (B-F4, S3.13)', () => {
    const ether = byKey('eip155:8453/native')
    const destinations = destinationsOf(real, ether).map(({ key }) => key)
    expect(destinations).toContain(polygonWeth)
    expect(destinations).toContain('eip155:10/native')
    const route = findRoute(real, ether, byKey(polygonWeth))
    expect(route).toMatchObject({ isNative: true, inputTokenSymbol: 'ETH' })
    expect(route).toMatchObject({ outputTokenSymbol: 'WETH', outputToken: wethOn[137] })
    if (route === undefined) throw new Error('no route')
    expect(findInput(real, route)).toBe(ether)
    expect(findOutput(real, route)).toBe(byKey(polygonWeth))
    const home = findRoute(real, byKey('eip155:10/native'), ether)
    expect(home && findOutput(real, home)).toBe(ether)
  })

  test('attack: B-F1 a row that says native of a token that is not the currency of its origin', () => {
    const [row] = routes.filter((one) => one.originChainId === 137)
    if (row === undefined) throw new Error('no row')
    const odd = { ...row, isNative: true, inputTokenSymbol: 'POL', outputTokenSymbol: 'POL' }
    expect(createCatalog(realChains, [odd], realNetworks)).toMatchObject({ tokens: [], routes: [] })
    const to = { ...odd, originChainId: 1, destinationChainId: 137, inputToken: wethOn[1] ?? '0x' }
    const named = createCatalog(realChains, [{ ...to, outputToken: row.inputToken }], realNetworks)
    expect(named.tokens.map(({ key }) => key)).toEqual(['eip155:1/native', polygonWeth])
  })
})

test('attack: S3 a pinned token is called what it is, whatever the service calls it', () => {
  const pin = { address: wethOn[1] ?? '0x', symbol: 'WETH', decimals: 18 } as const
  const lied = realRoutes.map((row) => ({
    ...row,
    isNative: false,
    inputTokenSymbol: 'ETH',
    inputToken: row.originToken,
    outputToken: row.destinationToken,
    outputTokenSymbol: 'ETH',
  }))
  const { tokens } = createCatalog(realChains, lied, realNetworks, (chainId) =>
    chainId === 1 ? pin : undefined,
  )
  const own = tokens.filter(({ chainId }) => chainId === 1)
  expect(own.map(({ symbol, isNative }) => [symbol, isNative])).toEqual([['WETH', false]])
})
