import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { fillByIndexer, fillByLogs, fillState, fillTopicsOf } from './fillSources.ts'
import { findFill } from './findFill.ts'
import { differenceOf, matchesTransfer } from '../transfer/matchesTransfer.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { messageHashOf, parseFillLogs } from '../logs/parseFillLogs.ts'
import { readPoolState } from '../logs/readPoolState.ts'
import { relayHash } from '../logs/relayHash.ts'
import {
  clientOf,
  depositOf,
  down,
  hashOf,
  type Ledger,
  ledgerOf,
  owner,
  stranger,
  timeOf,
} from '../testing/ledger.ts'
import { callsFailed, deposited, filledBefore, filledBy, moved } from '../testing/ledgerEvents.ts'
import {
  destinationChainId,
  destinationPool,
  originChainId,
  originPool,
  type RawLog,
  token,
} from '../testing/modelLogs.ts'
import { transferOf } from '../testing/runOf.ts'

const deposit = depositOf()
const fillHash = hashOf('fill')

/** A destination where one transaction has these events. */
function destinationOf(logs: readonly RawLog[], more: Parameters<typeof ledgerOf>[1] = {}): Ledger {
  return ledgerOf(destinationChainId, { mined: [{ block: 510, hash: fillHash, logs }], ...more })
}

const byLogs = (logs: readonly RawLog[], of: DepositLog = deposit) =>
  fillByLogs(clientOf({ destination: destinationOf(logs) }), {
    deposit: of,
    log: of,
    destinationPool,
  })

describe('what is a fill of a deposit', () => {
  test('default: the event that repeats the whole relay (C-F1)', async () => {
    expect(await byLogs([filledBy(deposit)])).toEqual({
      hash: fillHash,
      timestamp: timeOf(510),
      fillType: 'FastFill',
      outputAmount: 990n,
      recipient: getAddress(owner),
      actionSuccess: undefined,
    })
  })

  test('behavior: what a token kept of it has not arrived (S3.14)', async () => {
    const amountOf = async (...logs: RawLog[]) =>
      (await byLogs([moved(stranger, owner, 5n), filledBy(deposit), ...logs]))?.outputAmount
    expect(await amountOf(moved(stranger, owner, 980n), moved(stranger, token, 10n))).toBe(980n)
    expect(await amountOf(moved(stranger, owner, 990n))).toBe(990n)
    // More than was promised, or events of another kind, say nothing of it.
    expect(await amountOf(moved(stranger, owner, 991n))).toBe(990n)
    expect(await amountOf(moved(stranger, owner, 3n, stranger))).toBe(990n)
    const silent = destinationOf([filledBy(deposit), moved(stranger, owner, 980n)], {
      answers: { eth_getTransactionReceipt: down },
    })
    const question = { deposit, log: deposit, destinationPool }
    const found = await fillByLogs(clientOf({ destination: silent }), question)
    expect(found?.outputAmount).toBe(990n)
  })

  test.each<[string, Partial<DepositLog>]>([
    ['outputAmount', { outputAmount: 989n }],
    ['inputAmount', { inputAmount: 1_001n }],
    ['recipient', { recipient: stranger }],
    ['depositor', { depositor: stranger }],
    ['inputToken', { inputToken: stranger }],
    ['outputToken', { outputToken: stranger }],
    ['exclusiveRelayer', { exclusiveRelayer: stranger }],
    ['exclusivityDeadline', { exclusivityDeadline: 1 }],
    ['fillDeadline', { fillDeadline: timeOf(600) + 1 }],
    ['message', { message: '0x12' }],
    ['depositId', { depositId: 8n }],
    ['originChainId', { originChainId: 1 }],
  ])('attack: another %s is another relay, whatever its id (C-F1)', async (_, changes) => {
    const other = depositOf(changes)
    expect(await byLogs([filledBy(other)])).toBeUndefined()
    const destination = destinationOf([filledBy(other)])
    const told = { getDepositStatus: async () => ({ status: 'filled', fillHash }) as const }
    const question = { deposit, log: deposit, destinationPool }
    expect(await fillByIndexer(clientOf({ destination }, told), question)).toBeUndefined()
    expect(parseFillLogs(formatted([filledBy(other)]), { deposit })).toEqual([])
    expect(parseFillLogs(formatted([filledBy(other)]), { deposit: other })).toHaveLength(1)
  })

  const forged = filledBy(depositOf({ outputAmount: 1n }))
  const own = { block: 510, hash: fillHash, logs: [filledBy(deposit)] }
  test.each<[string, Parameters<typeof ledgerOf>[1]]>([
    ['in an earlier block', { mined: [{ block: 505, logs: [forged] }, own] }],
    ['in a later block', { mined: [own, { block: 515, logs: [forged] }] }],
    ['before it in its transaction', { mined: [{ ...own, logs: [forged, ...own.logs] }] }],
    ['after it in its transaction', { mined: [{ ...own, logs: [...own.logs, forged] }] }],
  ])(
    'attack: a forged fill %s neither is the true one nor ends the search (C-F1)',
    async (_, { mined } = {}) => {
      for (const fromBlock of [undefined, 500n]) {
        for (const mostBlocks of [undefined, 4]) {
          const destination = ledgerOf(destinationChainId, { mined, mostBlocks, head: 520 })
          const question = { deposit, log: deposit, destinationPool, fromBlock }
          expect(await fillByLogs(clientOf({ destination }), question)).toMatchObject({
            hash: fillHash,
            outputAmount: 990n,
          })
        }
      }
    },
  )

  test('behavior: from a block on the oldest first, else the newest, and not beyond the fill (S4.15)', async () => {
    const ends = async (fromBlock: bigint | undefined) => {
      const destination = ledgerOf(destinationChainId, { mined: [own], mostBlocks: 4, head: 520 })
      const question = { deposit, log: deposit, destinationPool, fromBlock }
      await fillByLogs(clientOf({ destination }), question)
      return destination.asked('eth_getLogs').at(-1)
    }
    expect(await ends(500n)).toMatchObject([{ fromBlock: '0x1fc', toBlock: '0x1ff' }])
    expect(await ends(undefined)).toMatchObject([{ fromBlock: '0x1fd', toBlock: '0x200' }])
  })

  test('attack: the same event of another contract is none (C-F1)', async () => {
    expect(await byLogs([filledBy(deposit, {}, stranger)])).toBeUndefined()
    const all = formatted([filledBy(deposit, {}, stranger), filledBy(deposit)])
    expect(parseFillLogs(all, { deposit, pool: destinationPool })).toHaveLength(1)
    expect(parseFillLogs(all, { deposit })).toHaveLength(2)
  })

  test('behavior: the generation before tells the message itself (S7.33)', async () => {
    const called = depositOf({ message: '0x1234' })
    expect(await byLogs([filledBefore(deposit, { fillType: 2 })])).toMatchObject({
      outputAmount: 990n,
      fillType: 'SlowFill',
    })
    expect(parseFillLogs(formatted([filledBefore(called)]), { deposit: called })).toMatchObject([
      { messageHash: messageHashOf('0x1234') },
    ])
    expect(await byLogs([filledBefore(called)])).toBeUndefined()
    expect(await byLogs([filledBefore(deposit)], called)).toBeUndefined()
  })

  test('behavior: what an offer changed is told, and is the same relay (S3.18)', async () => {
    const offer = { recipient: stranger, outputAmount: 900n, fillType: 1 }
    const found = await byLogs([filledBy(deposit, offer)])
    expect(found).toMatchObject({ outputAmount: 900n, fillType: 'ReplacedSlowFill' })
    expect(found?.recipient?.toLowerCase()).toBe(stranger)
  })
})

/** As viem gives them. */
function formatted(logs: readonly RawLog[]) {
  return logs.map(({ address, data, topics: [first = '0x', ...topics] }, logIndex) => ({
    address,
    data,
    topics: [first, ...topics] as [Hex, ...Hex[]],
    logIndex,
    removed: false,
    blockHash: fillHash,
    blockNumber: 1n,
    transactionHash: fillHash,
    transactionIndex: 0,
  }))
}

describe('the search', () => {
  test('default: it asks for this deposit of this chain, of both generations, in the pool (S4.15)', async () => {
    const destination = destinationOf([filledBy(deposit)])
    const question = { deposit, log: deposit, destinationPool, fromBlock: 400n }
    await fillByLogs(clientOf({ destination }), question)
    expect(destination.asked('eth_getLogs')).toMatchObject([
      [{ address: destinationPool, fromBlock: '0x190', topics: fillTopicsOf(deposit) }],
    ])
    const [, chain, id] = fillTopicsOf(deposit)
    expect([BigInt(chain), BigInt(id)]).toEqual([BigInt(originChainId), 7n])
    expect([chain.length, id.length]).toEqual([66, 66])
  })

  test('behavior: the calls succeeded unless the handler says otherwise (S5.12)', async () => {
    const called = depositOf({ message: '0x1234' })
    const outcome = async (...more: readonly RawLog[]) =>
      (await byLogs([filledBy(called), ...more], called))?.actionSuccess
    expect(await outcome()).toBe(true)
    expect(await outcome(callsFailed(stranger))).toBe(false)
    expect((await byLogs([filledBy(deposit), callsFailed(stranger)]))?.actionSuccess).toBe(
      undefined,
    )
  })

  test('behavior: time and outcome are worth knowing, not worth failing for (S4.15)', async () => {
    const called = depositOf({ message: '0x1234' })
    const answers = { eth_getBlockByNumber: down, eth_getTransactionReceipt: down }
    const destination = destinationOf([filledBy(called)], { answers })
    const question = { deposit: called, log: called, destinationPool }
    expect(await fillByLogs(clientOf({ destination }), question)).toMatchObject({
      hash: fillHash,
      outputAmount: 990n,
      timestamp: undefined,
      actionSuccess: undefined,
    })
  })

  test('behavior: a node that tells the time with the event is not asked for the block', async () => {
    const raw = filledBy(deposit)
    const mined = [{ block: 510, hash: fillHash, logs: [{ ...raw, blockTimestamp: '0x64' }] }]
    const destination = ledgerOf(destinationChainId, { mined })
    const question = { deposit, log: deposit, destinationPool }
    expect(await fillByLogs(clientOf({ destination }), question)).toMatchObject({ timestamp: 100 })
    expect(destination.asked('eth_getBlockByNumber')).toEqual([])
  })
})

describe('the indexer', () => {
  const ask = (status: object, destination: Ledger = destinationOf([filledBy(deposit)])) =>
    fillByIndexer(
      clientOf({ destination }, { getDepositStatus: async () => status as { status: 'filled' } }),
      { deposit, log: deposit, destinationPool },
    )

  test('default: it says where to look, and the chain says what is there (S4.15)', async () => {
    expect(await ask({ status: 'filled', fillHash })).toMatchObject({ hash: fillHash })
  })

  test('attack: a transaction that the chain does not have is none (C-F1)', async () => {
    expect(await ask({ status: 'filled', fillHash: hashOf('invented') })).toBeUndefined()
    expect(await ask({ status: 'filled' })).toBeUndefined()
    expect(await ask({ status: 'pending', fillHash })).toBeUndefined()
  })

  test('error: a node that is down is not a chain without the transaction (S4.15)', async () => {
    const destination = destinationOf([], { answers: { eth_getTransactionReceipt: down } })
    await expect(ask({ status: 'filled', fillHash }, destination)).rejects.toThrow('down')
  })

  test('behavior: it is asked for this deposit, where the caller says', async () => {
    const asked: unknown[] = []
    const client = clientOf(
      { destination: destinationOf([]) },
      {
        async getDepositStatus(query) {
          asked.push(query)
          return undefined
        },
      },
    )
    const indexerUrl = 'https://other.test'
    expect(await fillByIndexer(client, { deposit, destinationPool, indexerUrl })).toBeUndefined()
    expect(asked).toMatchObject([{ originChainId, depositId: 7n, indexerUrl }])
  })
})

describe('findFill', () => {
  const mined = [{ block: 500, hash: deposit.depositHash ?? '0x', logs: [deposited(deposit)] }]
  const { originChainId: from, depositHash: depositTxHash } = deposit
  const part = {
    originChainId: from,
    destinationChainId,
    depositId: 7n,
    message: '0x' as const,
    depositTxHash,
  }

  test('default: what is not known of the deposit is read on its own chain (S4.15)', async () => {
    const origin = ledgerOf(originChainId, { mined })
    const destination = destinationOf([filledBy(deposit)])
    const found = await findFill(clientOf({ origin, destination }), { deposit: part })
    expect(found).toMatchObject({ hash: fillHash, outputAmount: 990n })
    const whole = ledgerOf(originChainId)
    await findFill(clientOf({ origin: whole, destination }), { deposit })
    expect(whole.asked('eth_getTransactionReceipt')).toEqual([])
  })

  test('behavior: the indexer first, and only where it is no help the pool’s events (S4.15)', async () => {
    const told = { getDepositStatus: async () => ({ status: 'filled', fillHash }) as const }
    const [first, second] = [destinationOf([filledBy(deposit)]), destinationOf([filledBy(deposit)])]
    await findFill(clientOf({ destination: first }, told), { deposit })
    expect(first.asked('eth_getLogs')).toEqual([])
    const broken = { getDepositStatus: () => Promise.reject(new Error('off')) }
    const found = await findFill(clientOf({ destination: second }, broken), { deposit })
    expect(found.hash).toBe(fillHash)
  })

  test('behavior: the pool may be another one than is known, as the caller says (S4.15)', async () => {
    const destination = destinationOf([filledBy(deposit, {}, stranger)])
    const client = clientOf({ destination })
    const known = { ...deposit, destinationSpokePoolAddress: stranger }
    expect((await findFill(client, { deposit: known })).hash).toBe(fillHash)
    await expect(findFill(client, { deposit })).rejects.toMatchObject({
      code: 'BRIDGE_NO_FILL_LOG',
    })
  })

  test('error: nobody has filled it, or nobody can be asked (S4.15)', async () => {
    const nothing = findFill(clientOf({ destination: destinationOf([]) }), {
      deposit: { ...deposit, depositTxHash },
    })
    const data = { destinationChainId, depositId: '7', depositTxHash }
    await expect(nothing).rejects.toMatchObject({ code: 'BRIDGE_NO_FILL_LOG', data })
    const answers = { eth_getLogs: down }
    const off = clientOf({ destination: destinationOf([], { answers }) })
    await expect(findFill(off, { deposit })).rejects.toMatchObject({ code: 'BRIDGE_RPC_ERROR' })
  })
})

describe('the pool’s own word', () => {
  const stateOf = (more: Parameters<typeof ledgerOf>[1]) => {
    const { chain } = ledgerOf(destinationChainId, more)
    return readPoolState(chain, { pool: destinationPool, relayHash: relayHash(deposit) ?? '0x' })
  }
  const time = timeOf(1_000)

  test('default: what it is, with the clock of the same block, in one call (S4.15)', async () => {
    expect(await stateOf({})).toEqual({ time, fill: 'unfilled' })
    expect(await stateOf({ slow: [deposit] })).toEqual({ time, fill: 'slowFillRequested' })
    expect(await stateOf({ filled: [deposit] })).toEqual({ time, fill: 'filled' })
    expect(await stateOf({ filled: [depositOf({ depositId: 8n })] })).toMatchObject({
      fill: 'unfilled',
    })
  })

  test('behavior: a pool that takes one question at a time is asked one by one (S4.15)', async () => {
    let calls = 0
    const both = ledgerOf(destinationChainId, { filled: [deposit] })
    const eth_call = async (...params: never[]) => {
      calls += 1
      if (calls === 1) throw new Error('execution reverted')
      return both.chain.request({ method: 'eth_call', params } as never)
    }
    expect(await stateOf({ answers: { eth_call } })).toEqual({ time, fill: 'filled' })
    expect(calls).toBe(2)
  })

  test('error: one that answers neither is not “unfilled” (S4.15)', async () => {
    await expect(stateOf({ answers: { eth_call: down } })).rejects.toThrow('down')
  })

  test('behavior: it is asked only of a deposit that is known as a whole (C-F1)', async () => {
    const destination = ledgerOf(destinationChainId, { filled: [deposit] })
    const ask = (log: DepositLog | undefined) =>
      fillState(clientOf({ destination }), { log, destinationPool })
    expect(await ask(deposit)).toMatchObject({ fill: 'filled' })
    expect(await ask(undefined)).toBeUndefined()
    expect(await ask(depositOf({ recipient: undefined }))).toBeUndefined()
  })
})

describe('whose deposit it is', () => {
  const transfer = transferOf()
  test('default: every field as it was asked for, in whatever case (S4.14)', () => {
    expect(differenceOf(deposit, transfer)).toBeUndefined()
    expect(matchesTransfer(deposit, transfer)).toBe(true)
    const upper = (address: Address) => `0x${address.slice(2).toUpperCase()}` as const
    const shouted = transferOf({ owner: upper(transfer.owner), recipient: upper(owner) })
    expect(matchesTransfer(deposit, shouted)).toBe(true)
  })

  test.each<[string, Partial<DepositLog>, asked: string, sent: string]>([
    ['pool', { pool: stranger }, originPool, stranger],
    ['depositor', { depositor: stranger }, owner, stranger],
    ['recipient', { recipient: stranger }, owner, stranger],
    ['recipient', { recipient: undefined }, owner, 'not an address'],
    ['inputToken', { inputToken: stranger }, token, stranger],
    ['outputToken', { outputToken: stranger }, token, stranger],
    ['outputToken', { outputToken: undefined }, token, 'not an address'],
    ['inputAmount', { inputAmount: 1_001n }, '1000', '1001'],
    ['outputAmount', { outputAmount: 989n }, '990', '989'],
    ['destinationChainId', { destinationChainId: 1 }, String(destinationChainId), '1'],
    ['quoteTimestamp', { quoteTimestamp: 1 }, String(timeOf(500)), '1'],
    ['fillDeadline', { fillDeadline: 1 }, String(timeOf(600)), '1'],
    ['exclusiveRelayer', { exclusiveRelayer: stranger }, zeroAddress, stranger],
    ['message', { message: '0x12' }, '0x', '0x12'],
  ])('attack: with another %s it is not this transfer’s (S4.14)', (field, changes, asked, sent) => {
    const other = depositOf(changes)
    expect(differenceOf(other, transfer)).toEqual({ field, asked, sent })
    expect(matchesTransfer(other, transfer)).toBe(false)
  })
})
