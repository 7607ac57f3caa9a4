import { type Address, type Hex, TransactionReceiptNotFoundError } from 'viem'
import { getBlock } from 'viem/actions'
import type { BridgeClient } from '../client/client.ts'
import { contradiction, expiryContradiction, isFillDenied } from './contradiction.ts'
import {
  fillByIndexer,
  fillByLogs,
  type FillQuestion,
  fillState,
  filledSomehow,
  fillTopicsOf,
  type Found,
} from './fillSources.ts'
import { readWhole } from '../deposit/findDepositLog.ts'
import {
  DEPOSIT_CHECK_ROUNDS,
  EAGER_MS,
  SOURCE_TIMEOUT_MS,
  STATE_TIMEOUT_MS,
} from '../util/limits.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import type { PoolState } from '../logs/readPoolState.ts'
import { readDeposit } from '../deposit/readDeposit.ts'
import { isWhole } from '../logs/relayHash.ts'
import { watchLogs } from '../logs/watchLogs.ts'
import { tried, within } from '../client/tried.ts'

export type WaitForFillOptions = FillQuestion & {
  readonly deposit: Pick<
    DepositLog,
    'originChainId' | 'destinationChainId' | 'depositId' | 'fillDeadline' | 'message'
  >
  /** With it, the client notices a deposit that a reorganisation removed. @default that of `log` */
  readonly depositHash?: Hex | undefined
  /** @default that of `log` */
  readonly originPool?: Address | undefined
  /**
   * The deadline is what the caller asked for, not only what a node of the origin says.
   * @default true
   */
  readonly isDeadlineOwn?: boolean | undefined
  /** The deposit has just been mined, so the first check comes after a pause. @default false */
  readonly isNew?: boolean | undefined
  /** Called once with the deposit's event, if `log` was not given. */
  readonly onDeposit?: ((log: DepositLog) => Promise<void> | void) | undefined
  /** Called once when the pool itself is asked to pay, because no relayer did. */
  readonly onSlowFillRequested?: (() => Promise<void> | void) | undefined
}

export type Fill =
  /** Without `hash` if the chain says "filled" and the transaction is not known. */
  | ({ readonly status: 'filled' } & Found)
  | { readonly status: 'expired' }
  /** The origin chain no longer has the deposit. Wait for its transaction again. */
  | { readonly status: 'reorged' }

/**
 * Waits until the deposit is filled, or until its deadline has passed by the destination's clock.
 *
 * Each round is one call, for the pool's state of the deposit and its clock. The client searches the event only
 * if the pool says "filled". If the pool does not answer, the client asks the events and the indexer at the same
 * time (S4.15). In the first minute, in which most fills come, a round begins twice in a polling interval, then
 * once. Over a WebSocket, the pool's event begins the next round immediately. Every tenth round, and before it
 * reports an end, the client reads the deposit again.
 *
 * The client does not report an end that no transaction shows on the word of one node. It first asks the indexer
 * and each other node that it has. While one of them disagrees, it looks again. A fill that one node shows with its
 * transaction does not count either while another node of the destination is past it and does not have it. The
 * client does not wait for a node that does not answer.
 */
export async function waitForFill(
  client: BridgeClient,
  options: WaitForFillOptions,
): Promise<Fill> {
  const { deposit, destinationPool: address, isDeadlineOwn: isOwn = true, signal } = options
  signal?.throwIfAborted()
  const { depositHash = options.log?.depositHash } = options
  let { log, onSlowFillRequested } = options
  let [isSure, missing] = [false, 0]
  const chain = client.chainClient(deposit.destinationChainId)
  const began = Date.now()
  const watch = watchLogs(chain, { address, topics: fillTopicsOf(deposit) })
  /** Reads the deposit itself again, and counts how often in a row it was not there. */
  const check = async () => {
    if (depositHash === undefined) {
      // Without the whole deposit, a real fill cannot be told from a forged one.
      if (log !== undefined || isWhole(deposit)) return
      const query = { ...deposit, spokePoolAddress: options.originPool, signal }
      log = await tried(readWhole(client, query), signal)
      return
    }
    const read = await readAgain(client, options, depositHash)
    missing = read === 'gone' ? missing + 1 : 0
    if (typeof read !== 'object') return
    if (log === undefined) await options.onDeposit?.(read)
    log = read
  }
  const pause = () => {
    const isEager = Date.now() - began < EAGER_MS
    return watch.next(client.pollingIntervalMs / (isEager ? 2 : 1), signal)
  }
  try {
    if (options.isNew === true) await pause()
    for (let round = 1; ; round += 1) {
      const isCheck = log === undefined || missing > 0 || round % DEPOSIT_CHECK_ROUNDS === 0
      if (isCheck) await check()
      // One node that lags behind is not a reorganisation.
      if (missing > 1) return { status: 'reorged' }
      const question = { ...options, log }
      const { found, state, time } = await lookForFill(client, question)
      if (found !== undefined && (found.hash !== undefined || isSure)) {
        return { status: 'filled', ...found }
      }
      // Filled, and no event: the next round may know the transaction.
      isSure = found !== undefined
      const isOver = state?.fill !== 'filled' && time !== undefined && time > deposit.fillDeadline
      if (found === undefined && isOver) {
        // What the origin chain took back has not expired: it was never there.
        if (!isCheck) await check()
        const isAgreed = async () =>
          (await expiryContradiction(client, question, { isOwn })) === undefined
        if (missing === 0 && (await isAgreed())) return { status: 'expired' }
      }
      if (state?.fill === 'slowFillRequested') {
        await onSlowFillRequested?.()
        onSlowFillRequested = undefined
      }
      await pause()
    }
  } finally {
    watch.stop()
  }
}

export type Round = {
  /** Without `hash` only where no source contradicts the pool. */
  readonly found: Found | undefined
  /** What the pool itself said. */
  readonly state: PoolState | undefined
  /** Of the destination, read before the search; undefined when the chain could not be asked. */
  readonly time: number | undefined
}

/** Looks once. Never rejects but by an abort: what cannot be asked is left out. */
export async function lookForFill(client: BridgeClient, options: FillQuestion): Promise<Round> {
  const { signal } = options
  const state = await tried(fillState(client, options), signal, STATE_TIMEOUT_MS)
  if (state !== undefined && state.fill !== 'filled') {
    return { found: undefined, state, time: state.time }
  }
  if (state !== undefined) {
    const shown =
      (await tried(fillByLogs(client, options), signal)) ??
      (await tried(fillByIndexer(client, options), signal))
    const isSaid = shown === undefined && !(await contradiction(client, options, 'filled'))
    const found = isSaid ? filledSomehow : await undenied(client, options, shown)
    return { found, state, time: state.time }
  }
  // The clock before the search: a fill that comes between the two is then still found.
  const chain = client.chainClient(options.deposit.destinationChainId)
  const byLogs = (async () => {
    const { timestamp } = await getBlock(chain)
    return { found: await fillByLogs(client, options), time: Number(timestamp) }
  })()
  const [logs, byIndexer] = await firstOf(
    tried(byLogs, signal),
    tried(fillByIndexer(client, options), signal),
  )
  const found = await undenied(client, options, logs?.found ?? byIndexer)
  return { found, state, time: logs?.time }
}

/** A fill that one node shows; undefined if another node is past it without it, until the next round. */
async function undenied(
  client: BridgeClient,
  options: FillQuestion,
  found: Found | undefined,
): Promise<Found | undefined> {
  if (found === undefined || (await isFillDenied(client, options, found))) return undefined
  return found
}

/** Both answers, or as soon as one of them has found the fill. */
async function firstOf<logs extends { found: Found | undefined }>(
  logs: Promise<logs | undefined>,
  indexer: Promise<Found | undefined>,
): Promise<readonly [logs: logs | undefined, indexer: Found | undefined]> {
  return new Promise((resolve, reject) => {
    logs.then((answer) => {
      if (answer?.found !== undefined) resolve([answer, undefined])
    }, reject)
    indexer.then((answer) => {
      if (answer !== undefined) resolve([undefined, answer])
    }, reject)
    Promise.all([logs, indexer]).then(resolve, reject)
  })
}

async function readAgain(
  client: BridgeClient,
  { deposit, log, originPool: pool = log?.pool, signal }: WaitForFillOptions,
  hash: Hex,
): Promise<DepositLog | 'gone' | undefined> {
  const { originChainId, depositId } = deposit
  const read = readDeposit(client, { originChainId, hash, pool, depositId })
  try {
    return (await within(read, signal, SOURCE_TIMEOUT_MS)) ?? 'gone'
  } catch (error) {
    signal?.throwIfAborted()
    // Anything else is a node that is down, and no news.
    return error instanceof TransactionReceiptNotFoundError ? 'gone' : undefined
  }
}
