import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  type Log,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { movesAbi } from '../contracts/abi.ts'
import { arrivalOf } from './arrivalOf.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import type { WholeRelay } from '../logs/relayHash.ts'
import {
  destinationChainId,
  destinationPool as pool,
  fillLog,
  originChainId,
  type RawLog,
  token,
} from '../testing/modelLogs.ts'

const recipient: Address = `0x${'d4'.repeat(20)}`
const relayer: Address = `0x${'e5'.repeat(20)}`
const deposit: DepositLog & WholeRelay = {
  originChainId,
  destinationChainId,
  depositId: 7n,
  depositor: relayer,
  recipient,
  inputToken: token,
  outputToken: token,
  inputAmount: 10n,
  outputAmount: 9n,
  quoteTimestamp: 1,
  fillDeadline: 2,
  exclusivityDeadline: 0,
  exclusiveRelayer: zeroAddress,
  message: '0x',
  pool,
  depositHash: undefined,
  blockNumber: undefined,
} as const

/** The events of one transaction, in this order. */
function logsOf(events: readonly RawLog[]): Log[] {
  const place = { blockHash: pool, blockNumber: 1n, transactionHash: pool, transactionIndex: 0 }
  return events.map(({ topics: [first = '0x', ...topics], ...event }, logIndex) => ({
    ...event,
    ...place,
    topics: [first, ...topics],
    logIndex,
    removed: false,
  }))
}

const uint = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])

function moved(from: Address, to: Address, value: bigint, address: Address = token) {
  const asked = { abi: movesAbi, eventName: 'Transfer', args: { from, to } } as const
  return { address, topics: encodeEventTopics(asked) as Hex[], data: uint(value) }
}

function withdrawn(src: Address, wad: bigint) {
  const asked = { abi: movesAbi, eventName: 'Withdrawal', args: { src } } as const
  return { address: token, topics: encodeEventTopics(asked) as Hex[], data: uint(wad) }
}

const fill = fillLog(deposit)
const arrival = (...events: readonly RawLog[]) =>
  arrivalOf(logsOf(events), { deposit, pool, recipient })
const nothing = { amount: 0n, isNative: false }

test('default: the token from the relayer, or from the pool (S7.34)', () => {
  expect(arrival(fill, moved(relayer, recipient, 9n))).toEqual({ amount: 9n, isNative: false })
  expect(arrival(fill, moved(pool, recipient, 9n))).toEqual({ amount: 9n, isNative: false })
})

test('behavior: less, where the token keeps something for itself (S7.34)', () => {
  const events = [moved(relayer, recipient, 8n), moved(relayer, token, 1n)]
  expect(arrival(fill, ...events)).toEqual({ amount: 8n, isNative: false })
})

test('behavior: unwrapped by the pool, as either kind of wrapped token tells it (S7.34)', () => {
  const paid = { amount: 9n, isNative: true }
  expect(arrival(fill, moved(relayer, pool, 9n), withdrawn(pool, 9n))).toEqual(paid)
  expect(arrival(fill, moved(relayer, pool, 9n), moved(pool, zeroAddress, 9n))).toEqual(paid)
})

test('attack: what a recipient was made to pay to itself is no arrival', () => {
  expect(arrival(fill, moved(recipient, recipient, 9n))).toEqual(nothing)
  expect(arrival(fill, moved(recipient, pool, 9n), withdrawn(pool, 9n))).toMatchObject({
    amount: 0n,
  })
})

test('attack: what belongs to another fill, another token or came before is no arrival', () => {
  const other = fillLog({ ...deposit, depositId: 8n })
  expect(arrival(fill, other, moved(relayer, recipient, 9n))).toEqual(nothing)
  expect(arrival(moved(relayer, recipient, 9n), fill)).toEqual(nothing)
  expect(arrival(fill, moved(relayer, recipient, 9n, relayer))).toEqual(nothing)
  expect(arrival(fill, withdrawn(relayer, 9n))).toEqual(nothing)
  expect(arrival(fill)).toEqual(nothing)
})
