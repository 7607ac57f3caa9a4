import type { Address, Hex } from 'viem'
import { abortable, anySignal } from '#lib/abort.ts'
import { blockBefore } from '../client/blockBefore.ts'
import type { BridgeClient } from '../client/client.ts'
import { contradiction, expiryContradiction, isFillDenied } from '../fill/contradiction.ts'
import {
  fillByIndexer,
  fillByLogs,
  fillState,
  filledSomehow,
  type Found,
} from '../fill/fillSources.ts'
import { findRefund } from '../fill/findRefund.ts'
import { SOURCE_TIMEOUT_MS } from '../util/limits.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import type { Abortable, DepositStatus, IndexerBase } from '../transport/transport.ts'
import { orNothing } from '../util/orNothing.ts'

/** The outcome of a deposit (S4.15). */
export type DepositOutcome =
  | { readonly status: 'slowFillRequested' | 'expired' }
  | {
      readonly status: 'pending'
      /**
       * The indexer's claim, which the chain does not show: the destination's nodes do not answer, or the two
       * disagree.
       */
      readonly reported?: DepositStatus['status'] | undefined
    }
  /** Without `hash` if the chain says "filled" and the transaction is not known. */
  | { readonly status: 'filled'; readonly fill: Found }
  | { readonly status: 'refunded'; readonly refundTxHash: Hex }

export type DepositOutcomeOptions = Abortable &
  IndexerBase & {
    readonly log: DepositLog & { readonly timestamp: number }
    readonly destinationPool: Address
    readonly fillFromBlock?: bigint | undefined
  }

/**
 * Checks once: the destination pool's state and clock, then, only if there is one to find, the
 * transaction of fill or refund. Where the pool cannot be asked, its events may still show the fill;
 * else the deposit is pending, whatever the indexer reports. An end that no transaction shows is
 * reported where no source contradicts it.
 */
export async function depositOutcome(
  client: BridgeClient,
  options: DepositOutcomeOptions,
): Promise<DepositOutcome> {
  const { log, destinationPool, signal } = options
  const patience = AbortSignal.timeout(SOURCE_TIMEOUT_MS)
  const either = signal === undefined ? patience : anySignal([signal, patience])
  const asked = fillState(client, { log, destinationPool })
  const state = await abortable(asked, either).catch((error: unknown) => {
    signal?.throwIfAborted()
    return { error }
  })
  if (state === undefined || 'error' in state) return withoutPool(client, options, state?.error)
  if (state.fill === 'filled') {
    const fill = await fillOf(client, options)
    if (fill !== undefined) return outcomeOf(client, options, fill)
    const other = await contradiction(client, questionOf(options), 'filled')
    return other === undefined
      ? { status: 'filled', fill: filledSomehow }
      : { status: 'pending', reported: other.status }
  }
  if (state.time <= log.fillDeadline) {
    return { status: state.fill === 'unfilled' ? 'pending' : 'slowFillRequested' }
  }
  const { indexerUrl } = options
  const deposit = { ...log, destinationSpokePoolAddress: destinationPool }
  const search = { deposit, fromBlock: log.blockNumber, indexerUrl, signal }
  const refund = await findRefund(client, search)
  if (refund !== undefined) return { status: 'refunded', refundTxHash: refund.hash }
  const other = await expiryContradiction(client, questionOf(options), { isOwn: false })
  return other === undefined ? { status: 'expired' } : { status: 'pending', reported: other.status }
}

function questionOf({ log, destinationPool, indexerUrl, signal }: DepositOutcomeOptions) {
  return { deposit: log, log, destinationPool, indexerUrl, signal }
}

/** A fill that one node shows is final, unless another node is past it and does not have it. */
async function outcomeOf(
  client: BridgeClient,
  options: DepositOutcomeOptions,
  fill: Found,
): Promise<DepositOutcome> {
  const isDenied = await isFillDenied(client, questionOf(options), fill)
  return isDenied ? { status: 'pending' } : { status: 'filled', fill }
}

async function fillOf(
  client: BridgeClient,
  { log, destinationPool, fillFromBlock, indexerUrl, signal }: DepositOutcomeOptions,
): Promise<Found | undefined> {
  const question = { deposit: log, destinationPool, indexerUrl, signal }
  const indexed = await orNothing(fillByIndexer(client, question), signal)
  if (indexed !== undefined) return indexed
  const chain = client.chainClient(log.destinationChainId)
  const search = async () => {
    const fromBlock = fillFromBlock ?? (await blockBefore(chain, { time: log.timestamp, signal }))
    return fillByLogs(client, { ...question, fromBlock })
  }
  return orNothing(search(), signal)
}

/** The pool cannot be asked: `cause` is why. */
async function withoutPool(
  client: BridgeClient,
  options: DepositOutcomeOptions,
  cause: unknown,
): Promise<DepositOutcome> {
  const { log, indexerUrl, signal } = options
  const fill = await fillOf(client, options)
  if (fill !== undefined) return outcomeOf(client, options, fill)
  const { originChainId, depositId } = log
  const answer: DepositStatus | undefined = await client.transport
    .getDepositStatus({ originChainId, depositId, indexerUrl, signal })
    .catch((error: unknown) => {
      signal?.throwIfAborted()
      throw cause ?? error
    })
  if (answer === undefined && cause !== undefined) throw cause
  return { status: 'pending', reported: answer?.status }
}
