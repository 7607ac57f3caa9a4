import { type Hex, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import type { SwapOrder } from './slice.ts'
import {
  account,
  callsOf,
  honestCall,
  order,
  type Outcome,
  router,
  simulated,
  stranger,
  token,
  usdc,
} from './testing/market.ts'
import { trySwap } from './trySwap.ts'

const fair: Outcome = { before: [10n, 1_000n, 5n], after: [10n, 0n, 905n] }
const word = (of: string) => of.slice(2).padStart(64, '0')

async function attempt(
  asked: SwapOrder = order,
  options: { spender?: Hex; value?: bigint } = {},
  answer: ((count: number) => unknown) | undefined = undefined,
) {
  let count = 0
  const core = createTestCore({
    rpc: (request) => {
      if (request.method !== 'eth_simulateV1') throw new Error('The method does not exist')
      count += 1
      return answer === undefined ? simulated(request, fair) : answer(count)
    },
  })
  const { signal } = new AbortController()
  const call = { target: router, data: honestCall, value: 0n, spender: undefined, signal }
  const outcome = await trySwap(core, asked, { ...call, ...options })
  const [request] = core.rpcRequests
  if (request === undefined) throw new Error('nothing was asked')
  return { outcome, request }
}

describe('what a node is asked', () => {
  test('default: the swap alone, and what the account has before and after', async () => {
    const { outcome, request } = await attempt()
    expect(request).toMatchObject({ caipChainId: order.caipChainId, nodes: [0, 1] })
    expect(callsOf(request)).toEqual([
      { from: account, to: router, data: honestCall, value: '0x0' },
    ])
    expect(outcome).toMatchObject({
      status: 'tried',
      native: 0n,
      tokens: [{ difference: -1_000n }, { difference: 900n }],
    })
  })

  test('behavior: an approval comes first, from zero, for the amount alone', async () => {
    const { request } = await attempt(order, { spender: stranger })
    const approve = (amount: bigint) => `0x095ea7b3${word(stranger)}${word(numberToHex(amount))}`
    expect(callsOf(request)).toMatchObject([
      { to: usdc, data: approve(0n) },
      { to: usdc, data: approve(1_000n) },
      { to: router, data: honestCall },
    ])
  })

  test('behavior: native currency is approved to nobody, and its value is sent', async () => {
    const native = { ...order, from: token(undefined) }
    const { request } = await attempt(native, { spender: stranger, value: 1_000n })
    expect(callsOf(request)).toMatchObject([{ to: router, value: '0x3e8' }])
  })
})

describe('where nobody tries it', () => {
  const good = { status: '0x1', returnData: '0x' }
  const made = (calls: number, changes: object = {}) => [
    { calls: Array.from({ length: calls }, () => ({ ...good, ...changes })) },
  ]
  test.each<[string, unknown]>([
    ['no answer', undefined],
    ['another shape', { calls: [] }],
    ['no block', []],
    ['two blocks', [...made(3), ...made(3)]],
    ['fewer calls', made(2)],
    ['more calls', made(4)],
    ['nothing that was read', made(3)],
    ['data that is none', made(3, { returnData: 'zz' })],
    ['a status that is none', made(3, { status: 1 })],
    ['a log of nobody', made(3, { logs: [{ address: 'x', topics: [], data: '0x' }] })],
  ])('error: %s is no trial, and three nodes are asked', async (_, told) => {
    let asked = 0
    const { outcome } = await attempt(order, {}, (count) => {
      asked = count
      return told
    })
    expect([outcome, asked]).toEqual([{ status: 'untried' }, 3])
  })
})
