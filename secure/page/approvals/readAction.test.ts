import { encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeExactly } from './decodeExactly.ts'
import { isUnlimited } from './readAction.ts'
import { contextOn, networkOf, type ReadContext } from './readContext.ts'
import { functionOf } from './testing/encodeCall.ts'
import { mallory, person, readOn, usdc } from './testing/reading.ts'
import { tokenNode } from './testing/tokenNode.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
])
type Name = (typeof abi)[number]['name']
const encode = (functionName: Name, amount: bigint) =>
  encodeFunctionData({ abi, functionName, args: [mallory, amount] })
const token = { contract: usdc, symbol: 'USDC', decimals: 6 }
const ALL = 2n ** 160n - 1n

describe('what is read by our own decoders', () => {
  test('default: native currency, and a new contract', async () => {
    const lower = mallory.toLowerCase() as Hex // an address is hex
    expect(await readOn({ to: lower, value: 5n })).toEqual({
      kind: 'send',
      to: mallory,
      amount: 5n,
    })
    expect(await readOn({ to: mallory })).toEqual({ kind: 'send', to: mallory, amount: 0n })
    expect(await readOn({ data: '0x60' })).toEqual({ kind: 'deploy' })
  })

  test('default: a transfer, and two ways to approve', async () => {
    expect(await readOn({ to: usdc, data: encode('transfer', 7n) })).toEqual({
      kind: 'transfer',
      to: mallory,
      token: { ...token, amount: 7n },
    })
    for (const name of ['approve', 'increaseAllowance'] as const) {
      expect(await readOn({ to: usdc, data: encode(name, 7n) })).toEqual({
        kind: 'approve',
        spender: mallory,
        token: { ...token, amount: 7n },
      })
    }
  })

  const large = [
    [ALL - 1n, false],
    [ALL, true],
    [maxUint256, true],
  ] as const

  test.each(large)('behavior: of an approval %d is no limit: %s', async (amount, is) => {
    expect(isUnlimited(amount)).toBe(is)
    const approved = await readOn({ to: usdc, data: encode('approve', amount) })
    expect(approved).toMatchObject({ token: { amount: is ? null : amount } })
  })

  test.each(large)('behavior: of a transfer %d is an amount', async (amount) => {
    const sent = await readOn({ to: usdc, data: encode('transfer', amount) })
    expect(sent).toMatchObject({ kind: 'transfer', token: { amount } })
  })

  test('attack: S2 a transfer that takes native currency with it is a call, and says so', async () => {
    const data = encode('transfer', 7n)
    expect(await readOn({ to: usdc, data, value: 1n })).toMatchObject({ kind: 'call', amount: 1n })
  })

  test('attack: S2 bytes behind an approval are not left out', async () => {
    const data: Hex = `${encode('approve', 7n)}00`
    expect(await readOn({ to: usdc, data })).toMatchObject({
      kind: 'call',
      data,
    })
  })
})

describe('decodeExactly', () => {
  const item = functionOf('approve(address spender, uint256 amount)')
  const data = encode('approve', 7n)
  test('default: the arguments, and what follows them', () => {
    expect(decodeExactly(item, data)).toEqual({ args: [mallory, 7n], isExact: true, rest: '0x' })
    expect(decodeExactly(item, `${data}00ff`)).toMatchObject({ isExact: false, rest: '0x00ff' })
    const capitals: Hex = `0x${data.slice(2).toUpperCase()}`
    expect(decodeExactly(item, capitals)).toMatchObject({ isExact: true })
  })

  test('behavior: dirty bits are inexact, and nothing of them is a rest', () => {
    const dirty: Hex = `0x${data.slice(2, 10)}ff${data.slice(12)}`
    expect(decodeExactly(item, dirty)).toMatchObject({ isExact: false, rest: '0x' })
  })

  test('error: another function, or arguments that are cut off', () => {
    expect(decodeExactly(item, encode('transfer', 7n))).toBeUndefined()
    expect(decodeExactly(item, data.slice(0, 74) as Hex)).toBeUndefined() // still hex
    expect(decodeExactly(item, '0x')).toBeUndefined()
  })
})

describe('the context of another chain', () => {
  const context: ReadContext = {
    chainId: 1,
    client: undefined,
    account: person,
    networks: [],
    descriptors: [],
    clientOf: () => tokenNode(1, {}).client,
    depth: 2,
  }
  test('behavior: one call deeper, on the chain that is named', () => {
    expect(contextOn(context, 10n)).toMatchObject({ chainId: 10, depth: 3, client: undefined })
    expect(networkOf(context, 10n)).toBeUndefined()
  })

  test('attack: S2 a number that is too large for a chain is none', () => {
    const most = BigInt(Number.MAX_SAFE_INTEGER)
    expect(contextOn(context, most).chainId).toBe(Number.MAX_SAFE_INTEGER)
    expect(contextOn(context, most + 1n).chainId).toBe(0)
  })
})
