import {
  createClient,
  custom,
  getAddress,
  type Hex,
  HttpRequestError,
  numberToHex,
  TimeoutError,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { addressToBytes32 } from '../util/bytes.ts'
import { findDepositLog, readWhole } from './findDepositLog.ts'
import { findDeposits } from './findDeposits.ts'
import { findSentDeposit } from '../run/findSentDeposit.ts'
import { lookForLogs, type LogSearch, searchLogs } from '../logs/getLogsInRange.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import { readDeposit } from './readDeposit.ts'
import {
  clientOf,
  depositOf,
  down,
  hashOf,
  type Ledger,
  ledgerOf,
  type Mined,
  owner,
  stranger,
  timeOf,
} from '../testing/ledger.ts'
import { deposited } from '../testing/ledgerEvents.ts'
import { destinationPool, originChainId, originPool, token } from '../testing/modelLogs.ts'
import { runOf, transferOf } from '../testing/runOf.ts'
import { depositTopics } from '../contracts/topics.ts'
import { transferFromDeposit } from '../transfer/transferFromDeposit.ts'
import type { BridgeTransport, ListedDeposit } from '../transport/transport.ts'
import type { Run } from '../run/runOptions.ts'
import type { Transfer } from '../transfer/transfer.ts'

const deposit = depositOf()
const hash = hashOf('deposit 7')
type More = NonNullable<Parameters<typeof ledgerOf>[1]>

/** A deposit's transaction, in the block that the deposit names. */
function sent(of: DepositLog = deposit, changes: Partial<Mined> = {}) {
  const { blockNumber = 500n, depositHash = hash } = of
  return { block: Number(blockNumber), hash: depositHash, logs: [deposited(of)], ...changes }
}

const originOf = (mined: More['mined'] = [sent()], more: More = {}) =>
  ledgerOf(originChainId, { mined, ...more })
const plain = (of: DepositLog | undefined) => of && { id: of.depositId, hash: of.depositHash }
const own = { id: 7n, hash }

describe('findDepositLog', () => {
  const query = { originChainId, depositTxHash: hash }
  const find = (origin: Ledger, asked: Parameters<typeof findDepositLog>[1], more = {}) =>
    findDepositLog(clientOf({ origin }, more), asked)

  test('default: by its transaction, every field of it (S4.15)', async () => {
    const found = await find(originOf(), query)
    const { timestamp: _, ...fields } = found
    const [pool, party, coin] = [originPool, owner, token].map((one) => getAddress(one))
    expect(fields).toEqual({
      ...deposit,
      pool,
      depositor: party,
      recipient: party,
      inputToken: coin,
      outputToken: coin,
    })
  })

  test('behavior: of several deposits the one that is named, else the first (S4.15)', async () => {
    const logs = [deposited(depositOf({ depositId: 6n })), deposited(deposit)]
    const origin = originOf([sent(deposit, { logs })])
    expect((await find(origin, query)).depositId).toBe(6n)
    expect((await find(origin, { ...query, depositId: 7n })).depositId).toBe(7n)
    const missing = find(origin, { ...query, depositId: 8n })
    await expect(missing).rejects.toMatchObject({ code: 'BRIDGE_NO_DEPOSIT_LOG' })
  })

  test('attack: only the pool’s own event counts, where the pool is known (S8.12)', async () => {
    const origin = originOf([sent(depositOf({ pool: stranger }))])
    const asked = find(origin, { ...query, spokePoolAddress: originPool })
    await expect(asked).rejects.toMatchObject({ code: 'BRIDGE_NO_DEPOSIT_LOG' })
    await expect(readWhole(clientOf({ origin }), query)).rejects.toMatchObject({
      code: 'BRIDGE_NO_DEPOSIT_LOG',
    })
    expect((await find(origin, query)).depositId).toBe(7n)
  })

  test('error: what is no hash, not mined, reverted, or too little to go by (S5.12)', async () => {
    const code = (asked: Promise<unknown>) =>
      asked.then(
        () => 'found',
        (error: { readonly code?: string }) => error.code,
      )
    const origin = originOf()
    expect(await code(find(origin, { originChainId, depositTxHash: '0x12' }))).toBe(
      'BRIDGE_DEPOSIT_HASH_INVALID',
    )
    const unknown = { originChainId, depositTxHash: hashOf('nothing') }
    expect(await code(find(origin, unknown))).toBe('BRIDGE_NO_RECEIPT')
    expect(await code(find(origin, { originChainId }))).toBe('BRIDGE_DEPOSIT_QUERY_INVALID')
    expect(await code(find(origin, { originChainId, depositId: 7n }))).toBe(
      'BRIDGE_DEPOSIT_QUERY_INVALID',
    )
    expect(await code(find(origin, { originChainId, spokePoolAddress: originPool }))).toBe(
      'BRIDGE_DEPOSIT_QUERY_INVALID',
    )
    const reverted = originOf([sent(deposit, { isReverted: true, logs: [], input: '0x99' })], {
      answers: { eth_call: () => '0x' },
    })
    const asked = find(reverted, query)
    await expect(asked).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_REVERTED' })
    expect(reverted.asked('eth_call')).toMatchObject([
      [{ from: owner, to: originPool, data: '0x99' }, numberToHex(500)],
    ])
    const off = originOf([], { answers: { eth_getTransactionReceipt: down } })
    await expect(find(off, query)).rejects.toThrow('the node is down')
  })

  const byId = { originChainId, depositId: 7n, spokePoolAddress: originPool }
  const told = (depositHash: Hex): Partial<BridgeTransport> => ({
    getDepositStatus: async () => ({ status: 'pending', depositHash }),
  })

  test('default: by pool and id, in the pool’s events of both generations (S4.15)', async () => {
    const origin = originOf()
    expect(plain(await find(origin, byId))).toEqual(own)
    expect(origin.asked('eth_getLogs')).toMatchObject([
      [
        {
          address: originPool,
          fromBlock: '0x0',
          toBlock: 'latest',
          topics: [depositTopics, null, numberToHex(7, { size: 32 })],
        },
      ],
    ])
    const nothing = find(origin, { ...byId, depositId: 8n })
    await expect(nothing).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_NOT_FOUND' })
  })

  test('behavior: the indexer only says where to look, and only where nobody else did (S4.15)', async () => {
    const [hinted, wrong, known] = [originOf(), originOf(), originOf()]
    expect(plain(await find(hinted, byId, told(hash)))).toEqual(own)
    expect(hinted.asked('eth_getLogs')).toEqual([])
    expect(plain(await find(wrong, byId, told(hashOf('invented'))))).toEqual(own)
    const broken = { getDepositStatus: () => Promise.reject(new Error('off')) }
    expect(plain(await find(wrong, byId, broken))).toEqual(own)
    const unused = { getDepositStatus: () => expect.unreachable() }
    expect(plain(await find(known, { ...byId, fromBlock: 400n }, unused))).toEqual(own)
    expect(known.asked('eth_getLogs')).toMatchObject([[{ fromBlock: '0x190' }]])
  })

  test('error: where not all was read, it says how far back (S4.15)', async () => {
    const wide = ({ fromBlock, toBlock }: { fromBlock: string; toBlock: string }) => {
      const isPiece = toBlock !== 'latest' && Number(toBlock) - Number(fromBlock) < 5_000
      if (!isPiece) throw new Error('block range is too wide')
      return []
    }
    const origin = originOf([], { head: 9_000_000, answers: { eth_getLogs: wide } })
    const asked = find(origin, { ...byId, fromBlock: 1n })
    await expect(asked).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_NOT_FOUND' })
    const searchedFrom = await asked.catch((error) => Number(error.data.searchedFrom))
    expect(searchedFrom).toBeGreaterThan(1)
    expect(origin.asked('eth_getLogs')).toHaveLength(100)
  })
})

const readOwn = (more: object) =>
  readDeposit(clientOf({ origin: originOf() }), { originChainId, hash, depositId: 7n, ...more })

test('behavior: a deposit is read again by transaction and id (S4.14)', async () => {
  expect(plain(await readOwn({}))).toEqual(own)
})

test('error: another id, or another pool, is another deposit (S4.14)', async () => {
  expect(await readOwn({ depositId: 8n })).toBeUndefined()
  expect(await readOwn({ pool: stranger })).toBeUndefined()
})

test('behavior: deposits come in the order of the chain, without those that are not EVM’s (S7.33)', () => {
  const foreign = { depositor: `0x${'ff'.repeat(32)}` }
  const logs = [
    [deposited(depositOf({ depositId: 3n })), 9n, 0],
    [deposited(depositOf({ depositId: 2n })), 8n, 5],
    [deposited(depositOf({ depositId: 1n })), 8n, 4],
    [deposited(deposit, foreign), 1n, 0],
    [deposited(deposit, { inputToken: foreign.depositor }), 1n, 1],
  ] as const
  const given = logs.map(
    ([
      {
        address,
        data,
        topics: [first = '0x', ...rest],
      },
      blockNumber,
      at,
    ]) => ({
      address,
      data,
      topics: [first, ...rest] as [Hex, ...Hex[]],
      blockNumber,
      logIndex: at,
      blockHash: hash,
      transactionHash: hash,
      transactionIndex: 0,
      removed: false,
      blockTimestamp: blockNumber,
    }),
  )
  const found = parseDepositLogs(given, { originChainId })
  expect(found.map(({ depositId }) => depositId)).toEqual([1n, 2n, 3n])
  expect(found.map(({ timestamp }) => timestamp)).toEqual([8, 8, 9])
  expect(Object.keys(found[0] ?? {})).not.toContain('order')
  const bytes = deposited(deposit, { recipient: foreign.depositor, outputToken: foreign.depositor })
  const origin = originOf([{ block: 500, hash, logs: [bytes] }])
  return expect(
    readDeposit(clientOf({ origin }), { originChainId, hash, depositId: 7n }),
  ).resolves.toMatchObject({ recipient: undefined, outputToken: undefined })
})

describe('transferFromDeposit', () => {
  const found = {
    inputTokenSymbol: 'USDC',
    outputTokenSymbol: 'USDC.e',
    isNative: true,
    created: 77,
    destinationPool,
    integratorId: '0xbeef',
    fromBlockDestination: 9,
  }
  test('default: all that the chain knows of it (S4.14)', () => {
    expect(transferFromDeposit({ ...found, deposit })).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      created: 77,
      fetchedAt: 77,
      owner,
      route: {
        isNative: true,
        originChainId,
        destinationChainId: deposit.destinationChainId,
        inputToken: token,
        outputToken: token,
        inputTokenSymbol: 'USDC',
        outputTokenSymbol: 'USDC.e',
      },
      inputAmount: '1000',
      outputAmount: '990',
      recipient: owner,
      message: '0x',
      quoteTimestamp: timeOf(500),
      fillDeadline: timeOf(600),
      exclusivityDeadline: 0,
      exclusiveRelayer: deposit.exclusiveRelayer,
      originPool,
      destinationPool,
      integratorId: '0xbeef',
      step: 'fill',
      status: 'deposited',
      depositHash: hash,
      depositId: '7',
      fromBlockOrigin: 500,
      fromBlockDestination: 9,
    })
  })

  test('behavior: its id is the same wherever it is found, and of this deposit alone (S4.14)', () => {
    const id = (of: DepositLog) => transferFromDeposit({ ...found, deposit: of })?.id
    expect(id(deposit)).toBe(id(depositOf({ depositHash: undefined, blockNumber: undefined })))
    const others = [{ depositId: 8n }, { originChainId: 1 }].map((one) => id(depositOf(one)))
    expect(new Set([id(deposit), ...others]).size).toBe(3)
    const unplaced = { ...deposit, depositHash: undefined, blockNumber: undefined }
    const made = transferFromDeposit({ ...found, deposit: unplaced })
    expect(made).toMatchObject({ fromBlockOrigin: 0 })
    expect(made).not.toHaveProperty('depositHash')
  })

  test('behavior: what is not EVM’s is no transfer (S4.14)', () => {
    for (const changes of [{ recipient: undefined }, { outputToken: undefined }]) {
      expect(transferFromDeposit({ ...found, deposit: depositOf(changes) })).toBeUndefined()
    }
  })
})

describe('findDeposits', () => {
  const now = Math.floor(Date.now() / 1_000)
  const row = (changes: Partial<ListedDeposit> = {}): ListedDeposit => ({
    originChainId,
    depositId: 7n,
    depositHash: hash,
    timestamp: now - 60,
    ...changes,
  })
  const listing = (rows: readonly ListedDeposit[]) => ({ getDeposits: async () => rows })
  const find = (origin: Ledger, transport: Partial<BridgeTransport> = {}, more: object = {}) =>
    findDeposits(clientOf({ origin }, transport), {
      depositor: owner,
      chainIds: [originChainId],
      ...more,
    })
  const dark = { answers: { eth_getLogs: down } }

  test('default: of the chain alone, and since when it was looked at (S4.14)', async () => {
    const origin = originOf([sent()], { head: 60_000 })
    const found = await find(origin)
    expect(found.deposits).toEqual([])
    expect(found).toMatchObject({ failures: [], since: timeOf(10_000) })
    expect(origin.asked('eth_getLogs')).toMatchObject([
      [
        {
          address: originPool,
          fromBlock: numberToHex(10_000),
          toBlock: numberToHex(60_000),
          topics: [depositTopics, null, null, addressToBytes32(owner)],
        },
      ],
    ])
    const near = await find(originOf())
    expect(near.deposits.map(plain)).toEqual([own])
    expect(near.since).toBe(timeOf(0))
    expect(await find(originOf(), {}, { blocks: 400n })).toMatchObject({
      deposits: [],
      since: timeOf(600),
    })
  })

  test('default: by the indexer’s list, each read again on its chain, told once (S4.14)', async () => {
    const both = await find(originOf(), listing([row()]))
    expect(both.deposits.map(plain)).toEqual([own])
    expect(both.since).toBeLessThanOrEqual(now - 30 * 86_400 + 60)
    expect(both.since).toBeGreaterThanOrEqual(now - 30 * 86_400)
    const silent = await find(originOf([sent()], dark), listing([row()]))
    expect(silent.deposits.map(plain)).toEqual([own])
    expect(silent).toMatchObject({ failures: [{ chainId: originChainId }], since: undefined })
  })

  test.each<[string, Partial<ListedDeposit>]>([
    ['another chain', { originChainId: 1 }],
    ['a transaction that is not there', { depositHash: hashOf('invented') }],
    ['another id', { depositId: 8n }],
    ['no transaction', { depositHash: undefined }],
    ['more than thirty days ago', { timestamp: now - 31 * 86_400 }],
  ])('attack: a row of %s is no deposit (S4.14)', async (_, changes) => {
    const found = await find(originOf([sent()], dark), listing([row(changes)]))
    expect(found.deposits).toEqual([])
  })

  test('attack: a row of somebody else’s deposit is not the account’s (S4.14)', async () => {
    const origin = originOf([sent(depositOf({ depositor: stranger }))], dark)
    expect((await find(origin, listing([row()]))).deposits).toEqual([])
  })

  test('behavior: every piece is read, and told is how far back that was (S4.14)', async () => {
    const older = depositOf({ depositId: 6n, depositHash: hashOf('deposit 6'), blockNumber: 300n })
    const mined = [sent(older), sent()]
    const all = await find(originOf(mined, { mostBlocks: 100 }))
    expect(all.deposits.map(({ depositId }) => depositId)).toEqual([6n, 7n])
    expect(all.since).toBe(timeOf(0))
    // Of twenty requests three are refused: the first, and two that try for more.
    const few = await find(originOf(mined, { mostBlocks: 40 }))
    expect(few.deposits.map(plain)).toEqual([own])
    expect(few.since).toBe(timeOf(1_001 - 17 * 40))
  })

  test('error: a row that the chain cannot be asked for is no row that it denies (S4.14)', async () => {
    const refused = originOf([sent()], { answers: { eth_getTransactionReceipt: down } })
    const found = await find(refused, listing([row()]))
    expect(found.failures).toMatchObject([{ chainId: originChainId }])
    // A row that names no transaction is not even asked for.
    const nameless = originOf([])
    await find(nameless, listing([row({ depositHash: undefined })]))
    expect(nameless.asked('eth_getTransactionReceipt')).toEqual([])
  })

  test('attack: invented rows leave the others, and no failure (S4.14)', async () => {
    const other = { depositId: 8n, depositHash: hashOf('invented') }
    const found = await find(originOf(), listing([row(), row(other)]))
    expect(found.deposits.map(plain)).toEqual([own])
    expect(found.failures).toEqual([])
    expect(found.deposits[0]?.originChainId).toBe(originChainId)
  })

  test('error: what is ended while the logs are read ends all of it (S4.14)', async () => {
    const ended = new AbortController()
    const end = () => {
      ended.abort(new Error('enough'))
      throw new Error('the node is down')
    }
    const origin = originOf([sent()], { answers: { eth_getLogs: end } })
    const asked = find(origin, listing([row()]), { signal: ended.signal })
    await expect(asked).rejects.toThrow('enough')
  })

  test('behavior: a row of thirty days, all but a minute, is told (S4.14)', async () => {
    const edge = row({ timestamp: now - 30 * 86_400 + 60 })
    const found = await find(originOf([sent()], dark), listing([edge]))
    expect(found.deposits.map(plain)).toEqual([own])
  })

  test('behavior: a row without a time is read (S4.14)', async () => {
    const origin = originOf([sent()], dark)
    const untimed = await find(origin, listing([row({ timestamp: undefined })]))
    expect(untimed.deposits.map(plain)).toEqual([own])
  })

  test('behavior: a list that is full is told only as far as it goes (S4.14)', async () => {
    const oldest = now - 5_000
    const full = Array.from({ length: 100 }, (_, at) => row({ timestamp: oldest + at }))
    expect((await find(originOf(), listing(full))).since).toBe(oldest)
    expect((await find(originOf(), listing(full.slice(1)))).since).toBeLessThan(oldest)
  })

  test('error: a chain that cannot be read is a failure with a code, and no other’s (S4.14)', async () => {
    const failed = await find(originOf([], dark))
    expect(failed).toMatchObject({
      deposits: [],
      since: undefined,
      failures: [{ chainId: originChainId, error: { code: 'BRIDGE_RPC_ERROR' } }],
    })
    const mixed = await find(originOf(), {}, { chainIds: [5, originChainId] })
    expect(mixed.deposits.map(plain)).toEqual([own])
    expect(mixed.failures).toMatchObject([{ chainId: 5 }])
    const off = { getDeposits: () => Promise.reject(new Error('off')) }
    expect((await find(originOf(), off)).deposits.map(plain)).toEqual([own])
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(find(originOf(), {}, { signal })).rejects.toThrow('enough')
  })

  test('behavior: since when is the latest of all chains, and the indexer is asked for a full list', async () => {
    const asked: unknown[] = []
    const getDeposits: BridgeTransport['getDeposits'] = async (query) => {
      asked.push(query)
      return []
    }
    await find(originOf(), { getDeposits }, { indexerUrl: 'https://other.test' })
    expect(asked).toMatchObject([
      { depositor: owner, limit: 100, indexerUrl: 'https://other.test' },
    ])
  })
})

describe('findSentDeposit', () => {
  const find = (
    origin: Ledger,
    transfer: Partial<Transfer> = {},
    { isTaken, ...transport }: Partial<BridgeTransport> & Pick<Run, 'isTaken'> = {},
  ) => {
    const changes = { depositNonce: 3, fromBlockOrigin: 490, ...transfer }
    const { run } = runOf(clientOf({ origin }, transport), transferOf(changes), { isTaken })
    return findSentDeposit(run)
  }
  const at = (nonce: number, changes: Partial<Mined> = {}, of = deposit) =>
    sent(of, { nonce, ...changes })
  /** As if the account had sent others before it. */
  const earlier = [0, 1, 2].map((nonce) => ({ block: 10 + nonce, nonce, to: stranger }))
  const wideOf = (mined: More['mined'], mostBlocks: number, answers: More['answers'] = {}) =>
    ledgerOf(originChainId, { mined, mostBlocks, answers, head: 1_000_000 })

  test('default: by the pool’s logs since it was asked for (S4.14)', async () => {
    const origin = originOf([at(3)])
    expect(plain(await find(origin))).toEqual(own)
    // A reorganisation may have moved it to an earlier block.
    expect(origin.asked('eth_getLogs')).toMatchObject([
      [
        {
          address: originPool,
          fromBlock: numberToHex(470),
          toBlock: numberToHex(1_000),
          topics: [depositTopics, null, null, addressToBytes32(owner)],
        },
      ],
    ])
    const empty = originOf([])
    expect(await find(empty)).toBeUndefined()
    expect(empty.asked('eth_getLogs')).toHaveLength(1)
    expect(empty.asked('eth_getTransactionCount')).toEqual([])
    const first = originOf([at(3)])
    await find(first, { fromBlockOrigin: 5 })
    expect(first.asked('eth_getLogs')).toMatchObject([[{ fromBlock: '0x0' }]])
  })

  test('attack: one of other fields, or another transfer’s, is not its own (S4.14)', async () => {
    expect(await find(originOf([at(3, {}, depositOf({ outputAmount: 989n }))]))).toBeUndefined()
    const isTaken = ({ depositId }: DepositLog) => depositId === 7n
    expect(await find(originOf([at(3)]), {}, { isTaken })).toBeUndefined()
    expect(plain(await find(originOf([at(3)]), {}, { isTaken: () => false }))).toEqual(own)
  })

  test('behavior: of equal ones the nonce decides, and one from before is another’s (S4.14)', async () => {
    const other = depositOf({ depositId: 6n, depositHash: hashOf('deposit 6'), blockNumber: 495n })
    const both = originOf([at(2, {}, other), at(3)])
    expect(plain(await find(both))).toEqual(own)
    const before = depositOf({ ...other, blockNumber: 490n })
    expect(await find(originOf([at(2, {}, before)]))).toBeUndefined()
    // Asked for twice: the earlier nonce was its own.
    expect((await find(originOf([at(2, {}, other)])))?.depositId).toBe(6n)
    expect((await find(originOf([at(4, {}, before)])))?.depositId).toBe(6n)
    // The nonce of another account that sent for the owner proves nothing.
    expect((await find(originOf([at(0, { from: stranger }, before)])))?.depositId).toBe(6n)
  })

  test('behavior: where the node keeps its logs, by the block of the nonce (S4.14)', async () => {
    const answers = { eth_getLogs: down }
    const origin = originOf([...earlier, at(3)], { answers })
    expect(plain(await find(origin))).toEqual(own)
    const edge = originOf([...earlier, at(3, { block: 1_000 })], { answers })
    expect((await find(edge))?.depositId).toBe(7n)
  })

  test('behavior: a node that takes pieces: the newest, then the nonce, then the oldest (S4.14)', async () => {
    const old = at(3, { block: 100 })
    const fromBlockOrigin = 90
    const byNonce = wideOf([...earlier, old], 5_000)
    expect((await find(byNonce, { fromBlockOrigin }))?.depositId).toBe(7n)
    expect(byNonce.asked('eth_getLogs')).toHaveLength(20)
    const forward = wideOf([...earlier, old], 5_000, { eth_getTransactionCount: down })
    expect((await find(forward, { fromBlockOrigin }))?.depositId).toBe(7n)
    const unknown = wideOf([old], 5_000)
    expect((await find(unknown, { fromBlockOrigin, depositNonce: undefined }))?.depositId).toBe(7n)
    expect(unknown.asked('eth_getTransactionCount')).toEqual([])
  })

  test('behavior: in its block, the nonce of this account alone (S4.14)', async () => {
    const beside = [
      { block: 500, nonce: 3, from: stranger, to: stranger },
      { block: 500, nonce: 2, to: stranger },
    ]
    const answers = { eth_getLogs: down }
    const origin = originOf([...earlier.slice(0, 2), ...beside, at(3)], { answers })
    expect(plain(await find(origin))).toEqual(own)
  })

  test('behavior: one that is sure among the newest ends the search (S4.14)', async () => {
    const origin = wideOf([...earlier, at(3, { block: 999_000 })], 5_000)
    expect((await find(origin, { fromBlockOrigin: 90 }))?.depositId).toBe(7n)
    expect(origin.asked('eth_getTransactionCount')).toEqual([])
    expect(origin.asked('eth_getLogs').length).toBeLessThanOrEqual(20)
  })

  test('attack: an equal one among the newest does not stand for one that is older and sure (C-F7)', async () => {
    const other = depositOf({ depositId: 6n, depositHash: hashOf('deposit 6') })
    const origin = wideOf([at(3, { block: 100 }), at(4, { block: 999_000 }, other)], 5_000, {
      eth_getTransactionCount: down,
    })
    expect((await find(origin, { fromBlockOrigin: 90 }))?.depositId).toBe(7n)
  })

  /** Of 120 pieces of 5,000 blocks 20 are read backwards, and 100 forward. */
  async function search(head: number, mined: More['mined'] = []) {
    let lists = 0
    const getDeposits = async () => {
      lists += 1
      return []
    }
    const answers = { eth_getTransactionCount: down }
    const ledger = ledgerOf(originChainId, { mined, mostBlocks: 5_000, answers, head })
    const found = await find(ledger, {}, { getDeposits })
    return { found, lists }
  }

  test('behavior: what was read whole needs no indexer (C-F2)', async () => {
    expect(await search(400_000)).toEqual({ found: undefined, lists: 0 })
  })

  test('behavior: what was not read whole needs the indexer (C-F2)', async () => {
    expect(await search(1_000_000)).toEqual({ found: undefined, lists: 1 })
  })

  test('behavior: a deposit that may be the transfer’s own needs no indexer (C-F2)', async () => {
    const { found, lists } = await search(1_000_000, [at(4, { block: 999_000 })])
    expect([found?.depositId, lists]).toEqual([7n, 0])
  })

  describe('where neither logs nor nonce tell', () => {
    const answers = { eth_getLogs: down, eth_getTransactionCount: down }
    const row = (depositHash: Hex | undefined, chain = originChainId): ListedDeposit => ({
      originChainId: chain,
      depositId: 7n,
      depositHash,
      timestamp: undefined,
    })
    const ask = (rows: readonly ListedDeposit[]) =>
      find(originOf([at(3)], { answers }), {}, { getDeposits: async () => rows })

    test('default: the indexer’s rows, each read on the chain (S4.14)', async () => {
      const rows = [row(undefined), row(hashOf('invented')), row(hash)]
      expect(plain(await ask(rows))).toEqual(own)
      expect(await ask([row(hash, 5 as typeof originChainId)])).toBeUndefined()
      expect(await ask([])).toBeUndefined()
    })

    test('error: a list that is full, or that nobody gives, leaves it unsure (S4.14)', async () => {
      const full = Array.from({ length: 100 }, () => row(undefined))
      await expect(ask(full)).rejects.toThrow('the node is down')
      expect(await ask(full.slice(1))).toBeUndefined()
      const origin = () => originOf([at(3)], { answers })
      await expect(find(origin())).rejects.toThrow('the node is down')
      const off = { getDeposits: () => Promise.reject(new Error('off')) }
      await expect(find(origin(), {}, off)).rejects.toThrow('the node is down')
    })
  })
})

describe('logs in pieces', () => {
  type Filter = { readonly fromBlock: Hex; readonly toBlock: string }
  /** A node of 100,000 blocks with a log in each of `blocks`; `refuse` says what it does not take. */
  function nodeOf(blocks: readonly number[], refuse: (length: number, at: number) => unknown) {
    const asked: (readonly [from: number, to: number | 'latest'])[] = []
    const [log] = [deposited(deposit)]
    const request = async ({ method, params }: { method: string; params: [Filter] }) => {
      if (method !== 'eth_getLogs') return numberToHex(99_999)
      const [{ fromBlock, toBlock }] = params
      const from = Number(fromBlock)
      const to = toBlock === 'latest' ? 99_999 : Number(toBlock)
      asked.push([from, toBlock === 'latest' ? 'latest' : to])
      const error = refuse(to - from + 1, asked.length)
      if (error !== undefined) throw error
      return blocks
        .filter((block) => block >= from && block <= to)
        .map((block) => ({ ...log, blockNumber: numberToHex(block), logIndex: '0x0' }))
    }
    const chain = createClient({ transport: custom({ request }, { retryCount: 0 }) })
    const look = (more: Partial<LogSearch> = {}) =>
      lookForLogs(chain, { address: originPool, topics: [depositTopics], ...more })
    const found = async (more?: Partial<LogSearch>) => {
      const { logs, missing } = await look(more)
      return { blocks: logs.map(({ blockNumber }) => Number(blockNumber)), missing }
    }
    return { chain, asked, found }
  }
  const upTo =
    (most: number, words = 'block range is too wide') =>
    (length: number) =>
      length > most ? new Error(words) : undefined
  /** A server's answer as viem reports it. */
  const statusOf = (status: number, details: string) =>
    new HttpRequestError({ body: {}, url: 'https://rpc.test', status, details })
  const every = { isLast: () => false }

  test('default: all in one request where the node takes it (S4.15)', async () => {
    const { asked, found, chain } = nodeOf([5, 70_000], () => undefined)
    expect(await found()).toEqual({ blocks: [5, 70_000], missing: undefined })
    expect(await found({ fromBlock: 6n, toBlock: 80_000n })).toMatchObject({ blocks: [70_000] })
    expect(await found({ fromBlock: -5n })).toMatchObject({ blocks: [5, 70_000] })
    expect(asked).toEqual([
      [0, 'latest'],
      [6, 80_000],
      [0, 'latest'],
    ])
    const options = { address: originPool, topics: [] }
    expect(await searchLogs(chain, options)).toHaveLength(2)
  })

  test('behavior: else the newest first, as far back as 50,000 blocks, in the order of the chain', async () => {
    const { asked, found } = nodeOf([40_000, 60_000, 99_000], upTo(5_000))
    expect(await found(every)).toEqual({ blocks: [60_000, 99_000], missing: undefined })
    expect(asked[1]).toEqual([95_000, 99_999])
    expect(asked[2]).toEqual([90_000, 94_999])
    // What a node took is known the next time.
    const before = asked.length
    expect(await found({ ...every, maxBlocks: 3_000n })).toMatchObject({ blocks: [99_000] })
    expect(asked.slice(before)).toEqual([[96_999, 99_999]])
  })

  test('behavior: it ends with the piece that has enough, and says what it left (S4.15)', async () => {
    const refuse = upTo(5_000)
    const newest = await nodeOf([60_000, 99_000], refuse).found()
    expect(newest).toEqual({
      blocks: [99_000],
      missing: { fromBlock: 49_999n, toBlock: 94_999n },
    })
    const range = { fromBlock: 50_000n, toBlock: 99_999n }
    const oldest = await nodeOf([52_000, 99_000], refuse).found({ ...range, isForward: true })
    expect(oldest).toEqual({ blocks: [52_000], missing: { fromBlock: 55_000n, toBlock: 99_999n } })
    const few = await nodeOf([], refuse).found({ ...range, requests: 3 })
    expect(few.missing).toEqual({ fromBlock: 50_000n, toBlock: 89_999n })
    const all = { ...range, isForward: true, ...every }
    expect(await nodeOf([52_000, 99_000], refuse).found(all)).toEqual({
      blocks: [52_000, 99_000],
      missing: undefined,
    })
  })

  test('behavior: it asks for what the node names, and for more again later (S4.15)', async () => {
    const named = nodeOf([], upTo(2_000, 'exceeds the limit of 2,000 blocks'))
    await named.found({ ...every, maxBlocks: 3_000n })
    expect(named.asked.slice(1)).toEqual([
      [98_000, 99_999],
      [96_999, 97_999],
    ])
    const grown = nodeOf([], upTo(5_000))
    await grown.found({ ...every, requests: 11 })
    expect(grown.asked.slice(-2)).toEqual([
      [50_000, 59_999],
      [55_000, 59_999],
    ])
  })

  test.each([
    ['limited to 2,000, not 100,000 blocks', 2_000],
    ['limited to 3,000 blocks (35)', 3_000],
    ['limited to 50,000 blocks', 50_000],
    ['limited to 50,001 blocks', 5_000],
  ])(
    'behavior: it names what half of it can hold, the most of all: %s (S4.15)',
    async (words, most) => {
      const { asked, found } = nodeOf([], upTo(60_000, words))
      await found({ ...every, fromBlock: 0n })
      expect(asked[1]).toEqual([100_000 - most, 99_999])
    },
  )

  test('behavior: half of what was refused, where it is little already (S4.15)', async () => {
    const { asked, found } = nodeOf([], upTo(600))
    await found({ ...every, fromBlock: 98_000n })
    const lengths = asked.map(([from, to]) => (to === 'latest' ? 100_000 : to + 1) - from)
    expect(lengths.slice(0, 4)).toEqual([2_000, 1_000, 500, 500])
  })

  test.each<[string, unknown]>([
    ['too many questions', new Error('rate limit exceeded')],
    ['too many in a minute', new Error('exceeded 10 requests per minute')],
    ['429', statusOf(429, 'limit')],
    ['a quota', new Error('monthly quota exceeded')],
  ])('error: a node that is tired is not asked for less: %s (S4.15)', async (_, error) => {
    const { asked, found } = nodeOf([], () => error)
    await expect(found()).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })

  test('error: what says nothing of how much is tried with 5,000 blocks, and then believed', async () => {
    const { asked, found } = nodeOf([], () => new Error('no idea'))
    await expect(found()).rejects.toThrow('no idea')
    expect(asked).toEqual([
      [0, 'latest'],
      [95_000, 99_999],
    ])
    const small = nodeOf([], () => new Error('no idea'))
    await expect(small.found({ fromBlock: 98_000n })).rejects.toThrow('no idea')
    expect(small.asked).toHaveLength(1)
    // A server that is broken, or too slow, has not said that it was too much.
    for (const error of [
      statusOf(503, 'block range'),
      new TimeoutError({ body: {}, url: 'https://rpc.test' }),
    ]) {
      const broken = nodeOf([], () => error)
      await expect(broken.found({ fromBlock: 98_000n })).rejects.toThrow()
      expect(broken.asked).toHaveLength(1)
    }
  })

  test.each<[string, Error]>([
    ['413', statusOf(413, 'no')],
    ['-32005', Object.assign(new Error('no'), { code: -32_005 })],
  ])('behavior: a code says it, too: %s (S4.15)', async (_, error) => {
    const { asked, found } = nodeOf([], (length) => (length > 600 ? error : undefined))
    await found({ ...every, fromBlock: 99_000n })
    expect(asked.length).toBeGreaterThan(2)
  })
})
