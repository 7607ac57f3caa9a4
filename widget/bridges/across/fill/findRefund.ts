import {
  type Address,
  type Client,
  type Hex,
  isAddressEqual,
  numberToHex,
  parseEventLogs,
} from 'viem'
import { getBlock, getTransactionReceipt } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { refundAbi } from '../contracts/abi.ts'
import { addressToBytes32 } from '../util/bytes.ts'
import type { BridgeClient } from '../client/client.ts'
import { coded } from '../errors/coded.ts'
import { laggingBefore } from './contradiction.ts'
import { DepositNotFoundError } from '../errors/deposit.ts'
import { readWhole } from '../deposit/findDepositLog.ts'
import { type LogSearch, lookForLogs } from '../logs/getLogsInRange.ts'
import { getSpokePool } from '../client/getSpokePool.ts'
import { DEPOSIT_SEARCH_BLOCKS, STATE_TIMEOUT_MS } from '../util/limits.ts'
import { nodesOf } from '../client/nodesOf.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import { orNothing } from '../util/orNothing.ts'
import { type Payment, paymentFor } from './paymentFor.ts'
import { readPoolState } from '../logs/readPoolState.ts'
import { isWhole, type PartOfRelay, relayHash, type WholeRelay } from '../logs/relayHash.ts'
import { transfersOf } from '../logs/transfersOf.ts'
import { tried } from '../client/tried.ts'
import { depositTopics, refundTopic } from '../contracts/topics.ts'
import type { Abortable, IndexerBase } from '../transport/transport.ts'

export type FindRefundOptions = Abortable &
  IndexerBase & {
    /** The result of `getDeposit` or `parseDepositLogs`. The client reads missing fields on the origin chain. */
    readonly deposit: Pick<DepositLog, 'originChainId' | 'destinationChainId' | 'depositId'> &
      PartOfRelay & {
        /** The pool on the origin chain, by either name. @default as configured, or built in */
        readonly pool?: Address | undefined
        readonly spokePoolAddress?: Address | undefined
        /** @default as configured, or built in */
        readonly destinationSpokePoolAddress?: Address | undefined
        /** The deposit's transaction, to read missing fields. */
        readonly depositTxHash?: Hex | undefined
        readonly blockNumber?: bigint | undefined
      }
    /** The block of the origin chain to search from. @default the deposit's own block */
    readonly fromBlock?: bigint | undefined
  }

/** The transaction that refunded the deposit. It may have refunded other deposits of the depositor too. */
export type Refund = { readonly hash: Hex }

/**
 * Looks once for the refund of an expired deposit. The client trusts only the chains: the destination's clock is
 * past the deadline, its pool has no fill, and the origin's pool paid the depositor enough to cover the deposits
 * that it then owed in this token. Of equal deposits, the oldest counts as paid first. If the origin's node does
 * not show the pool's events far enough back to tell, the indexer has to name the payment, too.
 *
 * If the destination of a deposit does not answer, the deposit counts as owed, so that no other deposit uses its
 * payment.
 *
 * @throws RpcError if the origin or the destination does not answer; ConfigError, WrongNodeError; the errors of
 * `getDeposit` if the deposit is read
 */
export function findRefund(
  client: BridgeClient,
  options: FindRefundOptions,
): Promise<Refund | undefined> {
  return coded(lookForRefund(client, options))
}

async function lookForRefund(
  client: BridgeClient,
  { deposit: given, fromBlock: first, indexerUrl, signal }: FindRefundOptions,
): Promise<Refund | undefined> {
  const { originChainId: chainId, depositId, destinationSpokePoolAddress } = given
  const pool =
    given.pool ?? given.spokePoolAddress ?? (await getSpokePool(client, { chainId, signal }))
  const query = { ...given, spokePoolAddress: pool, indexerUrl, signal }
  const read = isWhole(given) ? undefined : await readWhole(client, query)
  const deposit = read ?? given
  const { blockNumber } = deposit
  if (!isWhole(deposit)) throw new DepositNotFoundError(depositId)
  const asked = isOwed(client, { deposit, pool: destinationSpokePoolAddress, signal })
  if (!(await abortable(asked, signal))) return undefined
  // What was owed before may have been paid after it.
  const fromBlock = (first ?? blockNumber ?? 0n) - DEPOSIT_SEARCH_BLOCKS
  const search = { address: pool, fromBlock, isLast: () => false, signal }
  const { payments, ...paid } = await paymentsTo(client, deposit, search)
  const after = payments.filter(({ time }) => time > deposit.fillDeadline)
  const last = after.at(-1)
  if (last === undefined) return undefined
  const { owed, ...due } = await owedTo(client, deposit, { ...search, until: last.time })
  const own = owed.find((one) => one.depositId === depositId)
  const confirmed = async (payment: MinedPayment | undefined) => {
    if (payment === undefined || (await isDenied(client, deposit, { pool, payment, signal })))
      return
    return { hash: payment.hash }
  }
  if (paid.isWhole && due.isWhole) return confirmed(own && paymentFor(own, owed, payments))
  // Any of them may be for a deposit that was not read: the indexer has to say which one is its own.
  const question = { originChainId: chainId, depositId, indexerUrl, signal }
  const answer = await tried(client.transport.getDepositStatus(question), signal)
  const named = after.filter(({ hash }) => hash === answer?.refundHash)
  return confirmed(named.find(({ amount }) => amount >= deposit.inputAmount))
}

type Search = Pick<LogSearch, 'address' | 'fromBlock' | 'isLast' | 'signal'>
type MinedPayment = Payment & { readonly blockNumber: bigint }
type Read = {
  /** False where the node was not asked for all blocks. */
  readonly isWhole: boolean
}

/** Whether, on the destination, the deadline has passed and no relayer has filled the deposit. */
async function isOwed(
  client: BridgeClient,
  {
    deposit,
    pool,
    signal,
  }: Abortable & { readonly deposit: WholeRelay; readonly pool?: Address | undefined },
): Promise<boolean> {
  const { destinationChainId: chainId, fillDeadline } = deposit
  const { fill, time } = await readPoolState(client.chainClient(chainId), {
    pool: pool ?? (await getSpokePool(client, { chainId, signal })),
    relayHash: relayHash(deposit),
  })
  return fill !== 'filled' && time > fillDeadline
}

/** What the pool paid to the depositor in the token of the deposit, oldest first. */
async function paymentsTo(
  client: BridgeClient,
  { originChainId, inputToken, depositor }: WholeRelay,
  search: Search,
): Promise<Read & { readonly payments: readonly MinedPayment[] }> {
  const { address: pool, signal } = search
  const chain = client.chainClient(originChainId)
  const topics = [refundTopic, numberToHex(originChainId, { size: 32 })] as const
  const { logs, missing } = await lookForLogs(chain, { ...search, topics })
  const payments = await Promise.all(
    parseEventLogs({ abi: refundAbi, logs }).map(async ({ args, ...log }) => {
      const { deferredRefunds } = args
      const { blockNumber, transactionHash: hash } = log
      const amount = amountTo({ inputToken, depositor }, args)
      if (amount === 0n) return []
      const [{ timestamp }, receipt] = await abortable(
        Promise.all([
          getBlock(chain, { blockNumber }),
          deferredRefunds ? getTransactionReceipt(chain, { hash }) : undefined,
        ]),
        signal,
      )
      // A recipient of this payment was not paid and has to claim it; the token's events show who was paid.
      const sent = receipt && transfersOf(receipt.logs, { token: inputToken, to: depositor })
      const isPaid = sent?.some(({ from, value }) => isAddressEqual(from, pool) && value === amount)
      if (isPaid === false) return []
      return { hash, amount, time: Number(timestamp), blockNumber }
    }),
  )
  return { payments: payments.flat(), isWhole: missing === undefined }
}

type Paid = {
  readonly refundAddresses: readonly Address[]
  readonly refundAmounts: readonly bigint[]
  readonly l2TokenAddress: Address
}

function amountTo(
  { inputToken, depositor }: Pick<WholeRelay, 'inputToken' | 'depositor'>,
  { refundAddresses, refundAmounts, l2TokenAddress }: Paid,
): bigint {
  if (!isAddressEqual(l2TokenAddress, inputToken)) return 0n
  return refundAddresses.reduce(
    (sum, to, at) => (isAddressEqual(to, depositor) ? sum + (refundAmounts[at] ?? 0n) : sum),
    0n,
  )
}

/**
 * Whether another node of the origin has the block of the payment that one of them showed, and not the payment.
 * One that lags behind or does not answer denies nothing, and neither does one that keeps no receipts that old.
 */
async function isDenied(
  client: BridgeClient,
  deposit: WholeRelay,
  { pool, payment, signal }: Abortable & { readonly pool: Address; readonly payment: MinedPayment },
): Promise<boolean> {
  const { hash, amount, time, blockNumber } = payment
  const denies = async (node: Client) => {
    const receipt = await orNothing(getTransactionReceipt(node, { hash }), signal)
    if (receipt === undefined) {
      if ((await getBlock(node)).timestamp <= laggingBefore(time)) return false
      const block = await orNothing(getBlock(node, { blockNumber }), signal)
      return block?.transactions.includes(hash) !== true
    }
    const logs = receipt.logs.filter(({ address }) => isAddressEqual(address, pool))
    const events = parseEventLogs({ abi: refundAbi, logs })
    return !events.some(({ args }) => amountTo(deposit, args) === amount)
  }
  const asked = nodesOf(client, deposit.originChainId).map((node) =>
    tried(denies(node), signal, STATE_TIMEOUT_MS),
  )
  return (await Promise.all(asked)).includes(true)
}

/** The depositor's deposits in this token that expired and were not filled, oldest first. */
async function owedTo(
  client: BridgeClient,
  own: WholeRelay,
  { until, ...search }: Search & { readonly until: number },
): Promise<Read & { readonly owed: readonly DepositLog[] }> {
  const { originChainId, inputToken } = own
  const { address: pool, signal } = search
  const topics = [depositTopics, null, null, addressToBytes32(own.depositor)] as const
  const chain = client.chainClient(originChainId)
  const { logs, missing } = await lookForLogs(chain, { ...search, topics })
  const deposits = await Promise.all(
    parseDepositLogs(logs, { originChainId, pool }).map(async (deposit) => {
      const isAlike = isAddressEqual(deposit.inputToken, inputToken) && deposit.fillDeadline < until
      if (!isAlike) return []
      if (deposit.depositId === own.depositId || !isWhole(deposit)) return deposit
      // A deposit whose destination does not answer may still be owed.
      const isOpen = await orNothing(isOwed(client, { deposit, signal }), signal)
      return isOpen === false ? [] : deposit
    }),
  )
  return { owed: deposits.flat(), isWhole: missing === undefined }
}
