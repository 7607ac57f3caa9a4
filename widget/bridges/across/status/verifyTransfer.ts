import { type Address, type Client, type Hex, TransactionReceiptNotFoundError } from 'viem'
import { getBlock, getBlockNumber, getTransactionReceipt } from 'viem/actions'
import * as z from 'zod/mini'
import { abortable } from '#lib/abort.ts'
import { arrivalOf } from '../fill/arrivalOf.ts'
import { blockBefore } from '../client/blockBefore.ts'
import { isTransactionHash } from '../util/bytes.ts'
import type { BridgeClient } from '../client/client.ts'
import { isFillDenied, isOtherwise, originTime } from '../fill/contradiction.ts'
import { ConfigError } from '../errors/client.ts'
import { DepositHashError, ExpectationError, NoFillLogError } from '../errors/deposit.ts'
import { fillTopicsOf } from '../fill/fillSources.ts'
import { findRefund } from '../fill/findRefund.ts'
import { searchLogs } from '../logs/getLogsInRange.ts'
import { poolOf } from '../client/getSpokePool.ts'
import { CONFIRMATIONS, REORG_BLOCKS } from '../util/limits.ts'
import { orNothing } from '../util/orNothing.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import { messageHashOf, parseFillLogs } from '../logs/parseFillLogs.ts'
import { readPoolState } from '../logs/readPoolState.ts'
import { isWhole, relayHash, type WholeRelay } from '../logs/relayHash.ts'
import type { Abortable } from '../transport/transport.ts'

const address = z.custom<Address>((v) => typeof v === 'string' && /^0x[0-9a-fA-F]{40}$/.test(v))
const expectedSchema = z.object({
  /** The chain on which the payment has to arrive. */
  destinationChainId: z.int().check(z.gte(1)),
  recipient: address,
  /** The token that has to arrive. For the chain's own currency, its wrapped token. */
  outputToken: address,
  /** The minimum amount, in base units of the output token. */
  outputAmount: z.bigint().check(z.gte(1n)),
  /** The account that has to be the depositor. @default any */
  depositor: z.optional(address),
  /** The message to the recipient. Required if the recipient is a message handler. @default any */
  message: z.optional(z.custom<Hex>((v) => typeof v === 'string' && /^0x([0-9a-f]{2})*$/i.test(v))),
  /** Whether it has to arrive as the chain's own currency (true) or as the token (false). @default either */
  isNative: z.optional(z.boolean()),
})

/** The payment that a shop expects. */
export type ExpectedTransfer = z.infer<typeof expectedSchema>

export type VerifyTransferOptions = Abortable & {
  readonly originChainId: number
  /** The deposit's transaction, which the payer claims. */
  readonly depositTxHash: Hex
  /** Selects one of several deposits of the transaction. @default the first one that matches */
  readonly depositId?: bigint | undefined
  readonly expected: ExpectedTransfer
  /**
   * How many blocks have to follow the deposit and the fill, by chain id.
   * @default 64 on Ethereum, 128 on Polygon, 20 elsewhere
   */
  readonly confirmations?: Readonly<Record<number, number>> | undefined
  /** The block to search the fill from. @default 100 blocks before the time of the deposit */
  readonly fillFromBlock?: bigint | undefined
}

/** A field that differs from the expected value, with both values as text. */
export type TransferDifference = {
  readonly field: keyof ExpectedTransfer | 'deposit'
  readonly expected: string
  readonly actual: string
}

/** The state of a transfer by both chains. Amounts are in base units of the output token. */
export type VerifiedTransfer =
  /** The payment arrived and is final on both chains. Accept each `depositId` of a chain only once. */
  | {
      readonly status: 'paid'
      readonly depositId: bigint
      readonly depositor: Address
      readonly recipient: Address
      readonly outputToken: Address
      /** The amount that arrived, by the events of the fill's transaction. */
      readonly outputAmount: bigint
      /** True if the pool paid in the chain's own currency. */
      readonly isNative: boolean
      readonly depositTxHash: Hex
      readonly fillTxHash: Hex
    }
  /** Not complete yet. `missing` is the number of blocks to wait for. */
  | {
      readonly status: 'pending'
      readonly waitsFor: 'deposit' | 'fill' | 'depositConfirmations' | 'fillConfirmations'
      readonly missing?: bigint | undefined
    }
  /** The deposit or, once filled, the arrived payment differs. `deposit` means that the transaction has no deposit. */
  | { readonly status: 'different'; readonly fields: readonly TransferDifference[] }
  /** No relayer filled it in time. The depositor gets a refund. */
  | { readonly status: 'expired' }
  | { readonly status: 'refunded'; readonly refundTxHash: Hex }
  /** The nodes of this chain did not answer. Ask again. */
  | { readonly status: 'unknown'; readonly chainId: number; readonly error: unknown }

/**
 * Checks whether a transfer paid what a shop expects. Use it on the shop's server. It asks only the client's own nodes,
 * and no service: for the deposit in the origin's pool, the fill of exactly this deposit in the destination's pool,
 * what the fill moved to whom, and the confirmations of both. It uses the configured pools (`spokePools`) and the
 * built-in ones.
 *
 * It checks once. Call it again while the result is `pending` or `unknown`.
 *
 * @throws ExpectationError, DepositHashError, ConfigError (a chain without client or pool)
 */
export async function verifyTransfer(
  client: BridgeClient,
  options: VerifyTransferOptions,
): Promise<VerifiedTransfer> {
  const { originChainId, depositTxHash, signal } = options
  if (!isTransactionHash(depositTxHash)) throw new DepositHashError(depositTxHash)
  const parsed = expectedSchema.safeParse(options.expected)
  if (!parsed.success) throw new ExpectationError(String(parsed.error.issues[0]?.path[0]))
  const expected = parsed.data
  const origin = sideOf(client, options, originChainId)
  const destination = sideOf(client, options, expected.destinationChainId)
  const on = async <value>({ chainId }: Side, asked: Promise<value>) =>
    abortable(asked, signal).catch((error: unknown) => {
      signal?.throwIfAborted()
      return { status: 'unknown' as const, chainId, error }
    })
  const mined = await on(origin, readDeposits(origin, options))
  if (mined === undefined) return { status: 'pending', waitsFor: 'deposit' }
  if ('status' in mined) return mined
  const judged = mined.deposits.map((deposit) => ({
    deposit,
    fields: differences(expected, { ...deposit, messageHash: messageHashOf(deposit.message) }),
  }))
  const { deposit, fields } = judged.find((one) => one.fields.length === 0) ?? judged[0] ?? none
  // The rest may still be changed by an update that the depositor signs.
  const isOther = fields.some(({ field }) => !changeable.includes(field))
  if (deposit === undefined || isOther || !isWhole(deposit)) return { status: 'different', fields }

  const state = await on(
    destination,
    readPoolState(destination.chain, { pool: destination.pool, relayHash: relayHash(deposit) }),
  )
  if ('status' in state) return state
  if (state.fill !== 'filled') {
    if (fields.length > 0) return { status: 'different', fields }
    if (state.time <= deposit.fillDeadline) return { status: 'pending', waitsFor: 'fill' }
    const known = { ...deposit, destinationSpokePoolAddress: destination.pool }
    const getDepositStatus = async () => undefined
    const alone = { ...client, transport: { ...client.transport, getDepositStatus } }
    const asked = findRefund(alone, { deposit: known, fromBlock: deposit.blockNumber, signal })
    const refund = await orNothing(asked, signal)
    if (refund !== undefined) return { status: 'refunded', refundTxHash: refund.hash }
    // No service is asked: the other chain's clock, and the other nodes, have to agree.
    const { pool } = destination
    const [time, isOther] = await Promise.all([
      originTime(client, { originChainId, signal }),
      isOtherwise(client, { log: deposit, destinationPool: pool, signal }, 'expired'),
    ])
    const isEarly = time !== undefined && time <= deposit.fillDeadline
    return isEarly || isOther ? { status: 'pending', waitsFor: 'fill' } : { status: 'expired' }
  }
  const { fillFromBlock } = options
  const query = { deposit, time: mined.time, fillFromBlock, depositTxHash, signal }
  const filled = await on(destination, readFill(destination, query))
  if ('status' in filled) return filled
  const { fill, arrival, time } = filled
  const shown = { log: deposit, destinationPool: destination.pool, signal }
  if (await isFillDenied(client, shown, { timestamp: time })) {
    return { status: 'pending', waitsFor: 'fill' }
  }
  const arrived = { ...deposit, ...fill, outputAmount: arrival.amount, isNative: arrival.isNative }
  const wrong = differences(expected, arrived)
  if (wrong.length > 0) return { status: 'different', fields: wrong }
  if (mined.missing > 0n) {
    return { status: 'pending', waitsFor: 'depositConfirmations', missing: mined.missing }
  }
  if (filled.missing > 0n) {
    return { status: 'pending', waitsFor: 'fillConfirmations', missing: filled.missing }
  }
  const { recipient, outputToken, depositor, depositId } = deposit
  return {
    status: 'paid',
    depositId,
    depositor,
    outputToken,
    depositTxHash,
    recipient: fill.recipient ?? recipient,
    outputAmount: arrival.amount,
    isNative: arrival.isNative,
    fillTxHash: filled.hash,
  }
}

const changeable: readonly TransferDifference['field'][] = ['recipient', 'outputAmount', 'message']
const none = {
  deposit: undefined,
  fields: [{ field: 'deposit', expected: 'a deposit in the pool', actual: 'none' }],
} as const

type Side = {
  readonly chainId: number
  readonly chain: Client
  readonly pool: Address
  readonly depth: bigint
}

function sideOf(
  client: BridgeClient,
  { confirmations = {} }: VerifyTransferOptions,
  chainId: number,
): Side {
  const pool = poolOf(client, chainId)
  if (pool === undefined) throw new ConfigError(chainId)
  const depth = confirmations[chainId] ?? CONFIRMATIONS[chainId] ?? REORG_BLOCKS
  return { chainId, chain: client.chainClient(chainId), pool, depth: BigInt(depth) }
}

/** How many blocks are still to come. */
async function missingOn({ chain, depth }: Side, blockNumber: bigint): Promise<bigint> {
  const missing = blockNumber + depth - (await getBlockNumber(chain, { cacheTime: 0 }))
  return missing > 0n ? missing : 0n
}

/** The deposits of the transaction; undefined while the chain does not have it. */
async function readDeposits(
  side: Side,
  { depositTxHash: hash, depositId, originChainId }: VerifyTransferOptions,
) {
  const { chain, pool } = side
  const receipt = await getTransactionReceipt(chain, { hash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  })
  if (receipt === undefined) return undefined
  const { blockNumber, logs } = receipt
  const [missing, { timestamp }] = await Promise.all([
    missingOn(side, blockNumber),
    getBlock(chain, { blockNumber }),
  ])
  const deposits = parseDepositLogs(logs, { originChainId, pool }).filter(
    (deposit) => depositId === undefined || deposit.depositId === depositId,
  )
  return { deposits, missing, time: Number(timestamp) }
}

async function readFill(
  side: Side,
  {
    deposit,
    time,
    fillFromBlock,
    depositTxHash,
    signal,
  }: Abortable & {
    readonly deposit: WholeRelay
    readonly time: number
    readonly fillFromBlock: bigint | undefined
    readonly depositTxHash: Hex
  },
) {
  const { chain, pool } = side
  const fromBlock = fillFromBlock ?? (await blockBefore(chain, { time, signal }))
  const topics = fillTopicsOf(deposit)
  const isLast = (log: Parameters<typeof parseFillLogs>[0][number]) =>
    parseFillLogs([log], { pool, deposit }).length > 0
  const logs = await searchLogs(chain, { address: pool, topics, fromBlock, isLast, signal })
  const hash = parseFillLogs(logs, { pool, deposit })[0]?.fillHash
  const receipt = hash && (await getTransactionReceipt(chain, { hash }))
  const fill = receipt && parseFillLogs(receipt.logs, { pool, deposit })[0]
  if (receipt === undefined || fill === undefined) {
    throw new NoFillLogError({ ...deposit, depositTxHash })
  }
  const recipient = fill.recipient ?? deposit.recipient
  const arrival = arrivalOf(receipt.logs, { deposit, pool, recipient })
  const { transactionHash, blockNumber } = receipt
  const [missing, { timestamp }] = await Promise.all([
    missingOn(side, blockNumber),
    getBlock(chain, { blockNumber }),
  ])
  return { hash: transactionHash, fill, arrival, missing, time: Number(timestamp) }
}

type Actual = Pick<DepositLog, 'destinationChainId' | 'recipient' | 'outputToken'> & {
  readonly depositor?: Address | undefined
  readonly outputAmount: bigint
  readonly messageHash: Hex
  readonly isNative?: boolean | undefined
}

/** Every field that was asked for and is another; of the amount, what is less. */
function differences(expected: ExpectedTransfer, actual: Actual): readonly TransferDifference[] {
  const { message, isNative, outputAmount } = expected
  const pairs: readonly (readonly [TransferDifference['field'], unknown, unknown])[] = [
    ['destinationChainId', expected.destinationChainId, actual.destinationChainId],
    ['depositor', expected.depositor, actual.depositor],
    ['recipient', expected.recipient, actual.recipient ?? 'not an address'],
    ['outputToken', expected.outputToken, actual.outputToken ?? 'not an address'],
    [
      'outputAmount',
      actual.outputAmount < outputAmount ? outputAmount : undefined,
      actual.outputAmount,
    ],
    ['message', message && messageHashOf(message), actual.messageHash],
    ['isNative', actual.isNative === undefined ? undefined : isNative, actual.isNative],
  ]
  return pairs.flatMap(([field, asked, is]) => {
    const [a, b] = [String(asked), String(is)]
    if (asked === undefined || a.toLowerCase() === b.toLowerCase()) return []
    return { field, expected: a, actual: b }
  })
}
