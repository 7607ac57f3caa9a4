import { encodeAbiParameters, type Hex, pad } from 'viem'
import { describe, expect, test } from 'vitest'
import { mallory, usdc, weth } from './testing/reading.ts'
import { tokenNode } from './testing/tokenNode.ts'
import { familyOf, pinnedToken, tokenOn, wrappedToken } from './tokens.ts'

const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const told = (symbol: string): Record<Hex, Hex> => ({
  [SYMBOL]: text(symbol),
  [DECIMALS]: pad('0x08'),
})
const at = (contract: string, chainId: number | undefined = 8453) => ({ chainId, contract })

describe('what the build knows', () => {
  test('default: a token by chain and address, in any letters', () => {
    expect(pinnedToken(8453, usdc)).toMatchObject({ symbol: 'USDC', decimals: 6 })
    expect(pinnedToken(8453, usdc.toLowerCase())?.symbol).toBe('USDC')
    expect(pinnedToken(1, usdc)).toBeUndefined()
    expect(pinnedToken(undefined, usdc)).toBeUndefined()
    expect(pinnedToken(8453, '')).toBeUndefined()
  })

  test('behavior: ether is wrapped as WETH', () => {
    expect(wrappedToken(8453)).toBe(weth)
  })

  test('behavior: the currency of Polygon is no ether, and of a network that nobody knows it is open', () => {
    expect(wrappedToken(137)).toBeUndefined()
    expect(wrappedToken(31_337)).toBeUndefined()
  })

  test('attack: S2 a pinned token is asked for nothing', async () => {
    const { client, asked } = tokenNode(8453, told('EVIL'))
    expect(await tokenOn(client, at(usdc), 5n)).toEqual({
      contract: usdc,
      symbol: 'USDC',
      decimals: 6,
      amount: 5n,
    })
    expect(asked).toEqual([])
  })
})

describe('what a contract says of itself', () => {
  const read = (answers: Record<Hex, Hex>, chainId?: number) =>
    tokenOn(tokenNode(8453, answers).client, at(mallory, chainId), null)

  test('default: its symbol and its decimals', async () => {
    expect(await read(told('COIN'))).toEqual({
      contract: mallory,
      symbol: 'COIN',
      decimals: 8,
      amount: null,
    })
  })

  test.each([
    ['nothing', {}, null, null],
    ['blanks', told(' \n '), null, 8],
    ['no decimals', { [SYMBOL]: text('COIN') }, 'COIN', null],
    ['a symbol of theirs in other letters', told('USD\u0421'), null, 8],
    ['a symbol of theirs in wide letters', told('\uFF35\uFF33\uFF24\uFF23'), null, 8],
    ['no symbol', { [DECIMALS]: pad('0x08') }, null, 8],
    ['the letters of another contract of the chain', told('usdc'), null, 8],
    ['the letters of one that is on other chains alone', told('WBTC'), 'WBTC', 8],
    ['the letters of another form of a coin', told('USDbC'), null, 8],
    ['the letters of the chain’s own currency', told('п'), null, 8],
    ['a hidden letter', told('US\u200bDC'), 'US[U+200B]DC', 8],
  ])('attack: S2 %s', async (_, answers, symbol, decimals) => {
    expect(await read(answers)).toMatchObject({ symbol, decimals })
  })

  test('behavior: where the chain itself shows its currency by a contract, the letters are its own', async () => {
    const contract = '0x0000000000000000000000000000000000001010'
    const { client } = tokenNode(137, told('N'))
    expect(await tokenOn(client, at(contract, 137), 1n)).toMatchObject({ symbol: 'N' })
  })

  test('behavior: on a chain that nobody knows no letters are taken', async () => {
    const { client } = tokenNode(8453, told('USDC'))
    const unknown = { chainId: undefined, contract: mallory }
    expect(await tokenOn(client, unknown, 1n)).toMatchObject({ symbol: 'USDC', decimals: 8 })
  })

  test.each([
    ['32 bytes', `0x${'ab'.repeat(32)}`],
    ['an address with something before it', `x${mallory}`],
    ['no address', ''],
  ])('behavior: %s are no contract, and nobody is asked', async (_, contract) => {
    const { client, asked } = tokenNode(8453, told('COIN'))
    const nothing = { contract, symbol: null, decimals: null, amount: 1n }
    expect(await tokenOn(client, at(contract), 1n)).toEqual(nothing)
    expect(asked).toEqual([])
  })

  test('behavior: without a node nothing is known', async () => {
    expect(await tokenOn(undefined, at(mallory), 1n)).toMatchObject({ symbol: null })
  })
})

test.each([
  ['usdc', 'USDC'],
  ['USDC.e', 'USDC'],
  ['USDbC', 'USDC'],
  ['WETH', 'ETH'],
  ['eth', 'ETH'],
  ['USDT0', 'USDT'],
  ['USD₮0', 'USDT'],
  ['DAI', 'DAI'],
  ['X.EY', 'X.EY'],
  ['constructor', 'CONSTRUCTOR'],
])('behavior: %s is of the family %s', (symbol, family) => {
  expect(familyOf(symbol)).toBe(family)
})
