import { describe, expect, test } from 'vitest'
import { createTestCore, one, two } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import {
  chooseDestination,
  chooseOrigin,
  enterAmountIn,
  fillAmount,
  clearAmount,
  flip,
  mustAcknowledge,
  selectTokens,
  setAmount,
  setDollars,
  setRecipient,
} from './form.ts'
import { prefill } from './prefill.ts'
import { bridge } from './slice.ts'
import { catalog, token } from './testing/catalog.ts'
import { usdcOne } from './testing/records.ts'

const formOf = (core: ReturnType<typeof createTestCore>) => core.store.getState().bridge.form
const select = (core: ReturnType<typeof createTestCore>, activeChain?: string) =>
  selectTokens(formOf(core), catalog, activeChain, core.store.getState().bridge.lock)
const keys = ({ origin, destination }: ReturnType<typeof selectTokens>) => [
  origin?.key,
  destination?.key,
]

describe('selectTokens', () => {
  test('default: the first token of the active network, to the same token', () => {
    const core = createTestCore()
    expect(select(core, two)).toEqual({
      origin: token('USDC', 31338),
      destination: token('USDC', 31337),
    })
  })

  test('behavior: a network without tokens falls back to the first that can be sent', () => {
    expect(select(createTestCore(), 'eip155:1').origin).toEqual(token('USDC', 31337))
  })

  test('behavior: a choice that is gone falls back', () => {
    const core = createTestCore()
    core.store.setState({
      bridge: {
        ...bridge,
        form: { ...bridge.form, originKey: 'eip155:5/native', destinationKey: 'eip155:6/native' },
      },
    })
    expect(keys(select(core, one))).toEqual([token('USDC', 31337).key, token('USDC', 31338).key])
  })

  test('behavior: a destination that cannot be reached stays, to be told as no route', () => {
    const core = createTestCore()
    chooseOrigin(core, catalog, token('ETH', 31337))
    chooseDestination(core, token('USDC', 31338))
    expect(keys(select(core))).toEqual(['eip155:31337/native', token('USDC', 31338).key])
  })

  test('behavior: B-A13 a coin goes to its other form where there is no equal one (S3.13)', () => {
    const [bnb, base] = [56, 8453].map((chainId) => ({ ...token('USDC', 31337), chainId }))
    if (bnb === undefined || base === undefined) throw new Error('no tokens')
    const named = (one: typeof bnb, symbol: string, digit: string) => ({
      ...one,
      symbol,
      key: `eip155:${one.chainId}/${symbol}`,
      address: `0x${digit.repeat(40)}` as const,
    })
    const origin = named(bnb, 'USDC', '1')
    const others = [named(base, 'WETH', '2'), named(base, 'USDbC', '3')]
    const catalogOf = (tokens: typeof others) => ({
      tokens: [origin, ...tokens],
      pools: [],
      routes: tokens.map(({ address, symbol }) => ({
        isNative: false,
        originChainId: 56,
        inputToken: origin.address,
        destinationChainId: 8453,
        outputToken: address,
        inputTokenSymbol: 'USDC',
        outputTokenSymbol: symbol,
      })),
    })
    const to = (tokens: typeof others) =>
      selectTokens(bridge.form, catalogOf(tokens), undefined).destination?.symbol
    expect(to(others)).toBe('USDbC')
    expect(to([...others, named(base, 'USDC', '4')])).toBe('USDC')
  })

  test('behavior: an empty catalogue has nothing to choose from', () => {
    const empty = { tokens: [], routes: [], pools: [] }
    expect(selectTokens(bridge.form, empty, one)).toEqual({
      origin: undefined,
      destination: undefined,
    })
  })
})

describe('choices', () => {
  test('behavior: a new origin keeps what it can reach and lets go what it cannot', () => {
    const core = createTestCore()
    chooseOrigin(core, catalog, token('USDC', 31337))
    chooseDestination(core, token('USDC', 31338))
    chooseOrigin(core, catalog, token('USDC', 31337))
    expect(formOf(core).destinationKey).toBe(token('USDC', 31338).key)
    chooseOrigin(core, catalog, token('ETH', 31337))
    expect(formOf(core).destinationKey).toBeUndefined()
  })

  test('behavior: flip swaps both sides and keeps the amount', () => {
    const core = createTestCore()
    setAmount(core, '1.5')
    flip(core, select(core, one))
    expect(formOf(core)).toMatchObject({
      originKey: token('USDC', 31338).key,
      destinationKey: token('USDC', 31337).key,
      amount: '1.5',
    })
    flip(core, { origin: undefined, destination: undefined })
    expect(formOf(core).originKey).toBe(token('USDC', 31338).key)
  })

  const ether = { decimals: 18, price: '3' }
  function sendsEther() {
    const core = createTestCore()
    chooseOrigin(core, catalog, token('ETH', 31337))
    return core
  }

  test('behavior: L1 dollars buy what is sent, never more (S5.12)', () => {
    const core = sendsEther()
    setDollars(core, '10', ether)
    expect(formOf(core)).toMatchObject({ dollars: '10', amount: '3.333333333333333333' })
    enterAmountIn(core, 'token', ether)
    expect(formOf(core)).toMatchObject({ dollars: undefined, amount: '3.333333333333333333' })
    enterAmountIn(core, 'dollars', ether)
    expect(formOf(core)).toMatchObject({ dollars: '9.99', amount: '3.333333333333333333' })
    fillAmount(core, 5n * 10n ** 17n, ether)
    expect(formOf(core)).toMatchObject({ dollars: '1.5', amount: '0.5' })
    setDollars(core, 'ten', ether)
    expect(formOf(core)).toMatchObject({ dollars: 'ten', amount: '' })
  })

  test('behavior: L1 another token ends the dollars (S5.12)', () => {
    const core = sendsEther()
    setDollars(core, '3', ether)
    chooseOrigin(core, catalog, token('USDC', 31337))
    expect(formOf(core)).toMatchObject({ dollars: undefined, amount: '1' })
  })

  test('behavior: L1 dollars buy nothing that has no price (S5.12)', () => {
    const core = createTestCore()
    setAmount(core, '1')
    setDollars(core, '3', { decimals: 6, price: undefined })
    expect(formOf(core).amount).toBe('')
  })

  test('behavior: L1 another amount ends the dollars (S5.12)', () => {
    const core = sendsEther()
    setDollars(core, '3', ether)
    setAmount(core, '2')
    expect(formOf(core)).toMatchObject({ dollars: undefined, amount: '2' })
  })

  test('behavior: what the page has fixed does not change (S5.12)', () => {
    const core = createTestCore()
    prefill(core, {
      origin: { caipChainId: one, token: usdcOne },
      destination: { caipChainId: two, token: 'native' },
      amount: '25',
      recipient: bob,
      lock: ['origin', 'destination', 'amount', 'recipient'],
    })
    const before = formOf(core)
    chooseOrigin(core, catalog, token('ETH', 31337))
    chooseDestination(core, token('USDC', 31338))
    flip(core, select(core))
    setAmount(core, '1')
    setDollars(core, '1', { decimals: 6, price: '1' })
    enterAmountIn(core, 'dollars', { decimals: 6, price: '1' })
    fillAmount(core, 1n, { decimals: 6, price: '1' })
    clearAmount(core)
    setRecipient(core, undefined)
    expect(formOf(core)).toEqual(before)
  })
})

describe('prefill', () => {
  test('default: what the page asks for', () => {
    const core = createTestCore()
    prefill(core, { origin: { caipChainId: two, token: 'native' }, amount: '0.1' })
    expect(formOf(core)).toEqual({
      originKey: 'eip155:31338/native',
      destinationKey: undefined,
      amount: '0.1',
      recipient: undefined,
      recipientSource: 'user',
    })
    expect(core.store.getState().bridge.lock).toEqual([])
  })

  test('behavior: what is not named stays', () => {
    const core = createTestCore()
    setAmount(core, '3')
    prefill(core, undefined)
    prefill(core, { origin: { caipChainId: one, token: usdcOne } })
    expect(formOf(core).amount).toBe('3')
  })

  test('behavior: a network alone is enough: its best token is chosen', () => {
    const core = createTestCore()
    prefill(core, { origin: { caipChainId: two }, destination: { caipChainId: one } })
    expect(keys(select(core, one))).toEqual([token('USDC', 31338).key, token('USDC', 31337).key])
    chooseOrigin(core, catalog, token('ETH', 31338))
    prefill(core, { destination: { caipChainId: one } })
    expect(keys(select(core, one))).toEqual(['eip155:31338/native', 'eip155:31337/native'])
  })

  test('behavior: a side of another namespace is nothing to the bridge', () => {
    const core = createTestCore()
    prefill(core, { origin: { caipChainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } })
    expect(formOf(core).originKey).toBeUndefined()
  })

  test('behavior: a fixed side that is not available is not replaced by another', () => {
    const core = createTestCore()
    const gone = { caipChainId: two, token: bob } as const
    prefill(core, { origin: gone, lock: ['origin'] })
    expect(select(core, one)).toEqual({ origin: undefined, destination: undefined })
    prefill(core, { origin: { caipChainId: one, token: usdcOne } })
    prefill(core, { destination: gone, lock: ['destination'] })
    expect(select(core, one)).toEqual({
      origin: token('USDC', 31337),
      destination: undefined,
    })
  })
})

describe('mustAcknowledge', () => {
  const to = (recipient: string) => ({ depositor: alice, recipient })

  test('default: somebody whom the page named', () => {
    const core = createTestCore()
    prefill(core, { recipient: bob })
    expect(mustAcknowledge(formOf(core), to(bob))).toBe(true)
    expect(mustAcknowledge(formOf(core), to(bob.toUpperCase().replace('X', 'x')))).toBe(true)
  })

  test('behavior: not for oneself, and not for whom the person chose', () => {
    const core = createTestCore()
    prefill(core, { recipient: alice })
    expect(mustAcknowledge(formOf(core), to(alice))).toBe(false)
    setRecipient(core, bob)
    expect(mustAcknowledge(formOf(core), to(bob))).toBe(false)
  })

  test('behavior: the page naming somebody after the person did is not the person’s choice', () => {
    const core = createTestCore()
    setRecipient(core, bob)
    prefill(core, { recipient: bob })
    expect(mustAcknowledge(formOf(core), to(bob))).toBe(true)
    setRecipient(core, alice)
    expect(mustAcknowledge(formOf(core), to(bob))).toBe(true)
  })
})
