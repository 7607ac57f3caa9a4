import {
  type Address,
  createPublicClient,
  custom,
  defineChain,
  encodeAbiParameters,
  getAddress,
  type Hex,
  toFunctionSelector,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { TrialOutcome } from '#bridges/across/trial/trial.ts'
import type { Action } from '../approval.ts'
import { readTrial } from './readTrial.ts'
import { nothing } from './testing/tried.ts'

const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const other = getAddress(`0x${'7e'.repeat(20)}`)
const spender = getAddress(`0x${'5c'.repeat(20)}`)

const request = async ({ params }: { params: readonly [{ to: Address; data: Hex }] }) => {
  const [{ to, data }] = params
  if (to.toLowerCase() !== other.toLowerCase()) throw new Error('execution reverted')
  return data === toFunctionSelector('symbol()')
    ? encodeAbiParameters([{ type: 'string' }], ['ODD'])
    : encodeAbiParameters([{ type: 'uint8' }], [9])
}
const client = createPublicClient({
  chain: defineChain({
    id: 8453,
    name: 'Base',
    rpcUrls: { default: { http: ['http://node.example'] } },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }),
  transport: custom({ request }, { retryCount: 0 }),
})

const transfer: Action = {
  kind: 'transfer',
  to: spender,
  token: { contract: usdc, amount: 5n, symbol: 'USDC', decimals: 6 },
}

describe('readTrial', () => {
  test.each([
    [{ status: 'untried' } as const],
    [{ status: 'reverts', index: 0, data: '0x' } as const],
  ])('behavior: %j says nothing of what leaves', async (outcome) => {
    expect(await readTrial(client, outcome, [], [transfer])).toEqual({ status: 'untried' })
  })

  test('default: gives, gets and allowances by what their tokens are called', async () => {
    const outcome: TrialOutcome = {
      ...nothing,
      native: -7n,
      tokens: [
        { token: usdc, difference: -9n },
        { token: other, difference: 4n },
      ],
      items: [{ token: other, id: 7n, difference: -1n }],
      allowances: [{ token: usdc, spender, amount: 3n, id: null, until: null }],
    }
    const trial = await readTrial(client, outcome, [], [transfer])
    if (trial.status !== 'tried') throw new Error('untried')
    expect(trial.isWorse).toBe(true)
    expect(trial.hasMore).toBe(false)
    expect(trial.gives).toEqual(
      expect.arrayContaining([
        { token: { contract: '', symbol: 'ETH', decimals: 18, amount: 7n }, tokenId: null },
        { token: { contract: usdc, symbol: 'USDC', decimals: 6, amount: 9n }, tokenId: null },
        { token: { contract: other, symbol: 'ODD', decimals: 9, amount: 1n }, tokenId: 7n },
      ]),
    )
    expect(trial.gives).toHaveLength(3)
    expect(trial.gets).toEqual([
      { token: { contract: other, symbol: 'ODD', decimals: 9, amount: 4n }, tokenId: null },
    ])
    expect(trial.allows).toMatchObject([
      { token: { contract: usdc, symbol: 'USDC', amount: 3n }, spender, tokenId: null },
    ])
  })

  test('behavior: a client of no chain calls its currency nothing', async () => {
    const bare = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) })
    const trial = await readTrial(bare, { ...nothing, native: -7n }, [], [])
    expect(trial).toMatchObject({
      gives: [{ token: { contract: '', symbol: '', decimals: 18, amount: 7n }, tokenId: null }],
    })
  })
})
