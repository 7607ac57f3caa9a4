import { type Hex, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { addressToBytes32 } from '../util/bytes.ts'
import { blockBefore } from '../client/blockBefore.ts'
import { depositOutcome } from '../status/depositOutcome.ts'
import { findRefund } from './findRefund.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import {
  clientOf,
  depositOf,
  down,
  hashOf,
  ledgerOf,
  owner,
  stranger,
  timeOf,
} from '../testing/ledger.ts'
import { deposited, filledBy, moved, refunded } from '../testing/ledgerEvents.ts'
import {
  destinationChainId,
  destinationPool,
  originChainId,
  originPool,
  type RawLog,
} from '../testing/modelLogs.ts'
import { depositTopics, refundTopic } from '../contracts/topics.ts'
import type { BridgeTransport, DepositStatus } from '../transport/transport.ts'

type More = NonNullable<Parameters<typeof ledgerOf>[1]>
/** Until block 600, in block 500. */
const deposit = depositOf()
const refundHash = hashOf('refund')
const paid = (block: number, log: RawLog, ...more: readonly RawLog[]) => ({
  block,
  hash: block === 700 ? refundHash : hashOf(`refund ${block}`),
  logs: [log, ...more],
})
const whole = refunded([[owner, 1_000n]])

function world(
  mined: readonly NonNullable<More['mined']>[number][],
  {
    deposits = [deposit],
    origin = {},
    destination = {},
  }: {
    readonly deposits?: readonly DepositLog[]
    readonly origin?: More
    readonly destination?: More
  } = {},
) {
  const sent = deposits.map((one) => ({
    block: Number(one.blockNumber),
    hash: one.depositHash ?? '0x',
    logs: [deposited(one)],
  }))
  return {
    origin: ledgerOf(originChainId, { mined: [...sent, ...mined], ...origin }),
    destination: ledgerOf(destinationChainId, destination),
  }
}

const find = (...given: Parameters<typeof world>) =>
  findRefund(clientOf(world(...given)), { deposit })

describe('findRefund', () => {
  test('default: expired, not filled, and paid to the unit (C-F4)', async () => {
    expect(await find([paid(700, whole)])).toEqual({ hash: refundHash })
  })

  test.each<[string, Parameters<typeof world>[1]]>([
    ['its deadline is not over', { destination: { head: 600 } }],
    ['it has been filled', { destination: { filled: [deposit] } }],
  ])('attack: while %s, no payment is its refund (C-F4)', async (_, given) => {
    const ledgers = world([paid(700, whole)], given)
    expect(await findRefund(clientOf(ledgers), { deposit })).toBeUndefined()
    expect(ledgers.origin.asked('eth_getLogs')).toEqual([])
  })

  test('behavior: one that asked for a slow fill and got none is paid back (C-F4)', async () => {
    expect(await find([paid(700, whole)], { destination: { slow: [deposit] } })).toEqual({
      hash: refundHash,
    })
  })

  test.each<[string, RawLog]>([
    ['to somebody else', refunded([[stranger, 1_000n]])],
    ['one unit too little', refunded([[owner, 999n]])],
    ['in another token', refunded([[owner, 1_000n]], { of: stranger })],
    ['by another contract', refunded([[owner, 1_000n]], { pool: stranger })],
    ['of another chain', refunded([[owner, 1_000n]], { chainId: 1 })],
    ['of nothing', refunded([[owner, 0n]])],
  ])('attack: a payment %s is not its refund (C-F4)', async (_, log) => {
    expect(await find([paid(700, log)])).toBeUndefined()
  })

  test('attack: what was paid before its deadline, or in the second of it, is another’s (C-F4)', async () => {
    expect(await find([paid(599, whole)])).toBeUndefined()
    expect(await find([paid(600, whole)])).toBeUndefined()
    expect(await find([paid(601, whole)])).toEqual({ hash: hashOf('refund 601') })
  })

  test('behavior: one payment to several, and several to one, are told apart (C-F4)', async () => {
    const log = refunded([
      [stranger, 5n],
      [owner, 400n],
      [owner, 600n],
    ])
    expect(await find([paid(700, log)])).toEqual({ hash: refundHash })
  })

  test('behavior: a payment that somebody has to claim was made only where the token moved (C-F4)', async () => {
    const log = refunded([[owner, 1_000n]], { isDeferred: true })
    const made = (...moves: readonly RawLog[]) => find([paid(700, log, ...moves)])
    expect(await made(moved(originPool, owner, 1_000n))).toEqual({ hash: refundHash })
    expect(await made()).toBeUndefined()
    expect(await made(moved(originPool, owner, 999n))).toBeUndefined()
    expect(await made(moved(stranger, owner, 1_000n))).toBeUndefined()
    expect(await made(moved(originPool, stranger, 1_000n))).toBeUndefined()
    expect(await made(moved(originPool, owner, 1_000n, stranger))).toBeUndefined()
    const twice = await made(moved(originPool, owner, 5n), moved(originPool, owner, 1_000n))
    expect(twice).toEqual({ hash: refundHash })
  })

  describe('with others of the same depositor', () => {
    const older = depositOf({
      depositId: 5n,
      fillDeadline: timeOf(550),
      blockNumber: 450n,
      depositHash: hashOf('deposit 5'),
    })
    const deposits = [older, deposit]

    test('behavior: of equal deposits the oldest is paid first (C-F4c)', async () => {
      expect(await find([paid(700, whole)], { deposits })).toBeUndefined()
      expect(await find([paid(650, whole), paid(700, whole)], { deposits })).toEqual({
        hash: refundHash,
      })
    })

    test.each<[string, DepositLog, More]>([
      ['was filled', older, { filled: [older] }],
      ['was in another token', depositOf({ ...older, inputToken: stranger }), {}],
      ['was of somebody else', depositOf({ ...older, depositor: stranger }), {}],
      ['ends later', depositOf({ ...older, fillDeadline: timeOf(700) }), {}],
      ['was made in another pool', depositOf({ ...older, pool: stranger }), {}],
    ])('behavior: one that %s takes no payment of it (C-F4c)', async (_, other, destination) => {
      const given = { deposits: [other, deposit], destination }
      expect(await find([paid(700, whole)], given)).toEqual({ hash: refundHash })
    })

    test('behavior: the one that expired first is the oldest, whenever it was made (C-F4c)', async () => {
      const later = depositOf({
        depositId: 9n,
        fillDeadline: timeOf(550),
        blockNumber: 505n,
        depositHash: hashOf('deposit 9'),
      })
      const given = { deposits: [deposit, later] }
      expect(await find([paid(700, whole)], given)).toBeUndefined()
      expect(await find([paid(650, whole), paid(700, whole)], given)).toEqual({ hash: refundHash })
    })

    test('behavior: one whose destination cannot be asked may still be owed (C-F4c)', async () => {
      const elsewhere = depositOf({ ...older, destinationChainId: 999_999 })
      expect(await find([paid(700, whole)], { deposits: [elsewhere, deposit] })).toBeUndefined()
    })
  })

  test('default: it asks the pool for refunds, and then for this depositor’s deposits (S4.15)', async () => {
    const ledgers = world([paid(700, whole)], { origin: { head: 100_000 } })
    const given = { deposit: { ...deposit, blockNumber: 60_000n } }
    await findRefund(clientOf(ledgers), given)
    const chain = numberToHex(originChainId, { size: 32 })
    // What was owed before may have been paid after it: 50,000 blocks back.
    const fromBlock = numberToHex(10_000)
    expect(ledgers.origin.asked('eth_getLogs')).toMatchObject([
      [{ address: originPool, fromBlock, topics: [refundTopic, chain] }],
    ])
    const all = world([paid(700, whole)])
    await findRefund(clientOf(all), { deposit, fromBlock: undefined })
    expect(all.origin.asked('eth_getLogs')[1]).toMatchObject([
      { topics: [depositTopics, null, null, addressToBytes32(owner)] },
    ])
  })

  test('behavior: a node that takes pieces is read to the end: an older payment is another’s (C-F4c)', async () => {
    const late = depositOf({ ...deposit, blockNumber: 60_000n, fillDeadline: timeOf(60_100) })
    const mined = [paid(70_000, whole), paid(80_000, refunded([[owner, 5n]]))]
    const given = { deposits: [late], origin: { head: 90_000 }, destination: { head: 90_000 } }
    const { origin: node, destination } = world(mined, given)
    const eth_getLogs = (filter: { fromBlock: string; toBlock: string }) => {
      const to = filter.toBlock === 'latest' ? Number.POSITIVE_INFINITY : Number(filter.toBlock)
      if (to - Number(filter.fromBlock) >= 5_000) throw new Error('block range is too wide')
      return node.chain.request({ method: 'eth_getLogs', params: [filter] } as never)
    }
    const { origin } = world(mined, {
      ...given,
      origin: { head: 90_000, answers: { eth_getLogs } },
    })
    const found = await findRefund(clientOf({ origin, destination }), { deposit: late })
    expect(found).toEqual({ hash: hashOf('refund 70000') })
  })

  /** Two deposits of one amount, far apart, and one payment: it is the older one's. */
  function farApart(
    told: { refundHash?: Hex; mostBlocks?: number; payment?: [block: number, amount: bigint] },
    changes: { blockNumber?: undefined } = {},
  ) {
    const { refundHash, mostBlocks, payment = [62_000, 1_000n] } = told
    const old = depositOf({
      depositId: 6n,
      depositHash: hashOf('deposit 6'),
      blockNumber: 12_000n,
      fillDeadline: timeOf(12_100),
    })
    const late = depositOf({ blockNumber: 60_000n, fillDeadline: timeOf(60_100) })
    const [block, amount] = payment
    const ledgers = world([paid(block, refunded([[owner, amount]]))], {
      deposits: [old, late],
      origin: { head: 65_000, mostBlocks },
      destination: { head: 65_000 },
    })
    const getDepositStatus = async () => ({ status: 'refunded' as const, refundHash })
    return findRefund(clientOf(ledgers, { getDepositStatus }), { deposit: { ...late, ...changes } })
  }

  test('attack: where the older ones cannot be read, no payment is one’s own (C-F4c)', async () => {
    expect(await farApart({})).toBeUndefined()
    // Of pieces that short the search reads no further than to the younger deposit.
    expect(await farApart({ mostBlocks: 100 })).toBeUndefined()
    const made = hashOf('made up')
    expect(await farApart({ mostBlocks: 100, refundHash: made })).toBeUndefined()
    // The same for a deposit whose block is unknown.
    expect(await farApart({ mostBlocks: 600 }, { blockNumber: undefined })).toBeUndefined()
  })

  test('behavior: there the indexer says which payment it was, and the chain that it was made (C-F4c)', async () => {
    const refundHash = hashOf('refund 62000')
    expect(await farApart({ mostBlocks: 100, refundHash })).toEqual({ hash: refundHash })
    // After all blocks were read, the indexer is not asked.
    expect(await farApart({ refundHash })).toBeUndefined()
    // A payment that is too small or too early is no refund, whatever the indexer says.
    const half = { mostBlocks: 100, refundHash }
    expect(await farApart({ ...half, payment: [62_000, 999n] })).toBeUndefined()
    const early = { mostBlocks: 100, refundHash: hashOf('refund 60100') }
    expect(await farApart({ ...early, payment: [60_100, 1_000n] })).toBeUndefined()
  })

  /** As `farApart`, at a node that takes long ranges of all but one kind of event. */
  function unread(kind: 'deposits' | 'payments', named?: Hex) {
    const old = depositOf({
      depositId: 6n,
      depositHash: hashOf('deposit 6'),
      blockNumber: 12_000n,
      fillDeadline: timeOf(12_100),
    })
    const late = depositOf({ blockNumber: 60_000n, fillDeadline: timeOf(60_100) })
    const mined = [paid(62_000, whole)]
    const given = { deposits: [old, late], origin: { head: 65_000 }, destination: { head: 65_000 } }
    const { origin: node, destination } = world(mined, given)
    const eth_getLogs = (filter: { fromBlock: string; toBlock: string; topics: unknown[] }) => {
      const to = filter.toBlock === 'latest' ? Number.POSITIVE_INFINITY : Number(filter.toBlock)
      const isKind = Array.isArray(filter.topics[0]) === (kind === 'deposits')
      if (isKind && to - Number(filter.fromBlock) >= 100) throw new Error('block range is too wide')
      return node.chain.request({ method: 'eth_getLogs', params: [filter] } as never)
    }
    const origin = { head: 65_000, answers: { eth_getLogs } }
    const ledgers = { ...world(mined, { ...given, origin }), destination }
    const getDepositStatus: BridgeTransport['getDepositStatus'] = async ({ depositId }) =>
      depositId === late.depositId ? { status: 'refunded', refundHash: named } : undefined
    return findRefund(clientOf(ledgers, { getDepositStatus }), { deposit: late })
  }

  test('attack: where they cannot be read, and the indexer has not seen it, either (C-F4c)', async () => {
    const late = depositOf({ blockNumber: 60_000n, fillDeadline: timeOf(60_100) })
    const ledgers = world([paid(62_000, whole)], {
      deposits: [late],
      origin: { head: 65_000, mostBlocks: 100 },
      destination: { head: 65_000 },
    })
    expect(await findRefund(clientOf(ledgers), { deposit: late })).toBeUndefined()
  })

  test.each(['deposits', 'payments'] as const)(
    'attack: where only the older %s cannot be read, a payment is one’s own by the indexer’s word too (C-F4c)',
    async (kind) => {
      expect(await unread(kind)).toBeUndefined()
      const refundHash = hashOf('refund 62000')
      expect(await unread(kind, refundHash)).toEqual({ hash: refundHash })
    },
  )

  test('behavior: what is missing of the deposit is read on its chain (S4.15)', async () => {
    const ledgers = world([paid(700, whole)])
    const { depositHash: depositTxHash } = deposit
    const part = { originChainId, destinationChainId, depositId: 7n, depositTxHash }
    const found = await findRefund(clientOf(ledgers), { deposit: part })
    expect(found).toEqual({ hash: refundHash })
    expect(ledgers.origin.asked('eth_getTransactionReceipt')).toEqual([[depositTxHash]])
  })

  test('behavior: the pools may be other ones than are known, by either name (S4.15)', async () => {
    const own = depositOf({ pool: stranger })
    const log = refunded([[owner, 1_000n]], { pool: stranger })
    const given = { deposits: [own] }
    const ask = (pool: object) => {
      const { pool: _, ...rest } = own
      return findRefund(clientOf(world([paid(700, log)], given)), { deposit: { ...rest, ...pool } })
    }
    expect(await ask({ pool: stranger })).toEqual({ hash: refundHash })
    expect(await ask({ spokePoolAddress: stranger })).toEqual({ hash: refundHash })
    expect(await ask({})).toBeUndefined()
    const ledgers = world([paid(700, whole)])
    const destinationSpokePoolAddress = stranger
    await findRefund(clientOf(ledgers), { deposit: { ...deposit, destinationSpokePoolAddress } })
    expect(ledgers.destination.asked('eth_call')).toMatchObject([[{ to: stranger }, 'latest']])
  })

  test('error: a deposit that has no EVM recipient is not known as a whole (C-F4)', async () => {
    const foreign = { ...deposit, recipient: undefined, depositHash: undefined }
    const depositTxHash = deposit.depositHash
    const recipient = `0x${'ff'.repeat(32)}` as const
    const mined = [
      { block: 500, hash: depositTxHash ?? '0x', logs: [deposited(deposit, { recipient })] },
    ]
    const ledgers = {
      origin: ledgerOf(originChainId, { mined }),
      destination: ledgerOf(destinationChainId),
    }
    const asked = findRefund(clientOf(ledgers), { deposit: { ...foreign, depositTxHash } })
    await expect(asked).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_NOT_FOUND' })
  })

  test('error: a node that is down is not “not refunded” (S4.15)', async () => {
    const code = 'BRIDGE_RPC_ERROR'
    const answers = { eth_call: down, eth_getLogs: down }
    await expect(find([], { destination: { answers } })).rejects.toMatchObject({ code })
    await expect(find([], { origin: { answers } })).rejects.toMatchObject({ code })
  })
})

describe('depositOutcome', () => {
  const log = { ...deposit, timestamp: timeOf(500) }
  const fillHash = hashOf('fill')
  const filling = { mined: [{ block: 510, hash: fillHash, logs: [filledBy(deposit)] }] }
  const told = (answer: DepositStatus): Partial<BridgeTransport> => ({
    getDepositStatus: async () => answer,
  })
  const outcome = (
    destination: More,
    transport: Partial<BridgeTransport> = {},
    mined: Parameters<typeof world>[0] = [],
    options: { fillFromBlock?: bigint; signal?: AbortSignal; origin?: More } = {},
  ) => {
    const { origin = {} } = options
    const ledgers = world(mined, { destination, origin })
    const client = clientOf(ledgers, transport)
    return { ledgers, result: depositOutcome(client, { log, destinationPool, ...options }) }
  }

  const off = { getDepositStatus: () => Promise.reject(new Error('the indexer is off')) }

  test.each<[string, More, object]>([
    ['its time runs', { head: 600 }, { status: 'pending' }],
    ['a slow fill was asked for', { head: 600, slow: [deposit] }, { status: 'slowFillRequested' }],
    ['its time is over', { head: 601 }, { status: 'expired' }],
    ['its time is over, and a slow fill never came', { slow: [deposit] }, { status: 'expired' }],
  ])('default: %s (S4.15)', async (_, destination, expected) => {
    // The indexer agrees, or contradicts nothing.
    for (const transport of [told({ status: 'expired' }), off]) {
      expect(await outcome(destination, transport).result).toEqual(expected)
    }
  })

  test('attack: no node ends it alone: the deadline, too, is the word of the origin’s (C-F4d)', async () => {
    for (const status of ['filled', 'pending', 'slowFillRequested'] as const) {
      const { result } = outcome({ head: 601 }, told({ status }))
      expect(await result).toEqual({ status: 'pending', reported: status })
    }
  })

  test.each<[string, Partial<BridgeTransport>, DepositStatus['status'] | undefined]>([
    ['has not seen the deposit', {}, undefined],
    ['is off', off, undefined],
  ])(
    'attack: where the indexer %s, the origin’s clock is the second that a deadline needs (C-F4d)',
    async (_, transport, reported) => {
      const at = (head: number) =>
        outcome({ head: 601 }, transport, [], { origin: { head } }).result
      expect(await at(600)).toEqual({ status: 'pending', reported })
      expect(await at(601)).toEqual({ status: 'expired' })
    },
  )

  test('behavior: who does not answer is not waited for: a clock that is all there is counts (C-F4d)', async () => {
    const origin = { answers: { eth_getBlockByNumber: down } }
    expect(await outcome({ head: 601 }, off, [], { origin }).result).toEqual({ status: 'expired' })
    const asked = outcome({ head: 601 }, {}, [], { origin })
    expect(await asked.result).toEqual({ status: 'pending', reported: undefined })
  })

  test('default: filled, by which transaction, and paid back by which (S4.15)', async () => {
    const { result, ledgers } = outcome({ ...filling, filled: [deposit] })
    expect(await result).toMatchObject({ status: 'filled', fill: { hash: fillHash } })
    // It starts 100 blocks before the one that was there before the deposit.
    expect(ledgers.destination.asked('eth_getLogs')).toMatchObject([[{ fromBlock: '0x0' }]])
    const back = outcome({}, {}, [paid(700, whole)])
    expect(await back.result).toEqual({ status: 'refunded', refundTxHash: refundHash })
  })

  test('behavior: the chain says filled, and nobody knows by what (S4.15)', async () => {
    const nobody = { filled: [deposit], answers: { eth_getLogs: down } }
    for (const destination of [{ filled: [deposit] }, nobody]) {
      const fill = { hash: undefined, outputAmount: undefined }
      expect(await outcome(destination, off).result).toMatchObject({ status: 'filled', fill })
      expect(await outcome(destination).result).toMatchObject({ status: 'pending' })
    }
  })

  test('behavior: the indexer says where to look, and no logs are read then (S4.15)', async () => {
    const destination = { ...filling, filled: [deposit] }
    const { ledgers, result } = outcome(destination, told({ status: 'filled', fillHash }))
    expect(await result).toMatchObject({ status: 'filled', fill: { hash: fillHash } })
    expect(ledgers.destination.asked('eth_getLogs')).toEqual([])
  })

  test('behavior: the search starts where the caller says (S9.10)', async () => {
    const options = { fillFromBlock: 505n }
    const { ledgers, result } = outcome({ ...filling, filled: [deposit] }, {}, [], options)
    await result
    expect(ledgers.destination.asked('eth_getLogs')).toMatchObject([[{ fromBlock: '0x1f9' }]])
  })

  describe('where the pool cannot be asked', () => {
    const silent = { answers: { eth_call: down } }

    test('behavior: its events may still show the fill (S4.15)', async () => {
      const { result } = outcome({ ...filling, ...silent })
      expect(await result).toMatchObject({ status: 'filled', fill: { hash: fillHash } })
    })

    test('default: the indexer is asked for this deposit (S4.15)', async () => {
      const asked: unknown[] = []
      const getDepositStatus: BridgeTransport['getDepositStatus'] = async (question) => {
        asked.push(question)
        return { status: 'pending' }
      }
      await outcome(silent, { getDepositStatus }).result
      expect(asked.at(-1)).toMatchObject({ originChainId, depositId: 7n })
    })

    test('attack: it is pending, whatever the indexer reports (C-F1)', async () => {
      for (const status of ['filled', 'refunded', 'expired'] as const) {
        const { result } = outcome(silent, told({ status, fillHash: hashOf('invented') }))
        expect(await result).toEqual({ status: 'pending', reported: status })
      }
    })

    test('error: where the indexer knows nothing either, it is the node’s own failure (S4.15)', async () => {
      await expect(outcome(silent).result).rejects.toThrow('the node is down')
      await expect(outcome(silent, off).result).rejects.toThrow('the node is down')
    })
  })

  test('behavior: of a deposit that is not EVM’s the indexer alone is told, as such (S4.15)', async () => {
    const ledgers = world([])
    const foreign = { ...log, recipient: undefined }
    const ask = (transport: Partial<BridgeTransport>) =>
      depositOutcome(clientOf(ledgers, transport), { log: foreign, destinationPool })
    expect(await ask({})).toEqual({ status: 'pending', reported: undefined })
    expect(await ask(told({ status: 'expired' }))).toEqual({
      status: 'pending',
      reported: 'expired',
    })
    await expect(ask(off)).rejects.toThrow('the indexer is off')
  })

  test('error: an abort ends it (S4.15)', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(outcome({}, {}, [], { signal }).result).rejects.toThrow('enough')
  })

  test('error: an abort ends it while the pool does not answer (S4.15)', async () => {
    const stop = new AbortController()
    const answers = {
      eth_call() {
        stop.abort(new Error('enough'))
        return new Promise(() => undefined)
      },
    }
    const { signal } = stop
    await expect(outcome({ answers }, {}, [], { signal }).result).rejects.toThrow('enough')
  })
})

describe('blockBefore', () => {
  const startFor = (head: number, time: number) => {
    const ledger = ledgerOf(originChainId, { head })
    return { ledger, block: blockBefore(ledger.chain, { time }) }
  }

  test('default: within a thousand blocks before the time, with a hundred to spare (S9.10)', async () => {
    for (const at of [5_000, 123_456, 999_000]) {
      const { ledger, block } = startFor(1_000_000, timeOf(at))
      const found = Number(await block)
      expect(found).toBeLessThanOrEqual(at - 100)
      expect(found).toBeGreaterThanOrEqual(at - 1_100)
      expect(ledger.asked('eth_getBlockByNumber').length).toBeLessThanOrEqual(12)
    }
  })

  test('behavior: a time of the chain’s future is its head, one of its first blocks its start (S9.10)', async () => {
    expect(await startFor(1_000_000, timeOf(2_000_000)).block).toBe(1_000_000n - 100n)
    expect(await startFor(1_000_000, timeOf(3)).block).toBe(0n)
    expect(await startFor(1_000, timeOf(900)).block).toBe(0n)
    expect(await startFor(90, timeOf(2_000)).block).toBe(0n)
    expect(await startFor(101, timeOf(2_000)).block).toBe(1n)
  })

  test('behavior: a block of the very second is not before it', async () => {
    const middle = startFor(4_000, timeOf(2_000))
    expect(await middle.block).toBe(1_000n - 100n)
    expect(await startFor(4_000, timeOf(4_000)).block).toBe(3_000n - 100n)
    expect(await startFor(1_000, timeOf(1_000)).block).toBe(0n)
  })
})
