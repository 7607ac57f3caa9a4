import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { assertNever } from '../util/assertNever.ts'
import { codedError } from '../errors/coded.ts'
import { TransactionRevertedError } from '../errors/transaction.ts'
import { NoAccountError, WrongAccountError } from '../errors/wallet.ts'
import { isError } from '#lib/baseError.ts'
import type { Quote } from '../quote/getQuote.ts'
import { advance, type BridgeProgress, type ProgressEvent } from '../transfer/progress.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { progressOf } from '../transfer/progressOf.ts'
import { failureOf } from '../transfer/failureOf.ts'
import { awaitBundle } from './awaitBundle.ts'
import { runApprove } from './runApprove.ts'
import { awaitDeposit, recoverDeposit, resendDropped, runDeposit } from './runDeposit.ts'
import { lookForRefund, recheckFill, runFill } from './runFill.ts'
import type { Transfer } from '../transfer/transfer.ts'
import type { Abortable } from '../transport/transport.ts'
import type { BridgeWallet } from '../transaction/wallet.ts'

export type RunTransferOptions = Abortable & {
  readonly transfer: Transfer
  readonly wallet: BridgeWallet
  /** Saves the transfer. The client waits for it before it sends anything. */
  readonly save: (transfer: Transfer) => Promise<void> | void
  readonly onProgress?: ((progress: BridgeProgress) => void) | undefined
  /** Gets a new quote if the old one is too old. The client uses it only if it does not give less. */
  readonly requote?: ((options: Abortable) => Promise<Quote>) | undefined
  /** @default 60_000 */
  readonly quoteMaxAgeMs?: number | undefined
  /** Switches the wallet to the origin chain. @default false */
  readonly forceOriginChain?: boolean | undefined
  /** @default false */
  readonly infiniteApproval?: boolean | undefined
  /** Continues from `approved` to the deposit without checking the allowance again. @default false */
  readonly skipAllowanceCheck?: boolean | undefined
  /**
   * Lets only one process at a time run a transfer, for example with Web Locks or a row in a database. It waits
   * for its turn on `id`, calls `run` with the latest saved state, and returns the result of `run`. Without it,
   * two processes that resume one transfer at the same time may send it twice.
   */
  readonly lock?:
    | ((id: string, run: (saved?: Transfer) => Promise<Transfer>) => Promise<Transfer>)
    | undefined
  /** Reads the sent transaction again and compares it. @default true */
  readonly verify?: boolean | undefined
  /** The person has checked that the deposit was not sent. @default false */
  readonly resend?: boolean | undefined
  /**
   * Returns true if a deposit with the same fields belongs to another transfer. The client then does not take it
   * for this transfer, whose hash was lost. @default judges by the nonce of the transaction
   */
  readonly isTaken?: ((deposit: DepositLog) => boolean) | undefined
}

/** What the steps share while they run. */
export type Run = Omit<RunTransferOptions, 'transfer' | 'onProgress' | 'lock'> & {
  readonly client: BridgeClient
  readonly transfer: () => Transfer
  /** Changes the transfer and waits until it is kept; `undefined` removes a field. */
  readonly commit: (patch: Partial<Record<keyof Transfer, unknown>>) => Promise<Transfer>
  readonly emit: (event: ProgressEvent) => void
  /** What this run has read itself: it need not be read again. */
  readonly own: { deposit?: DepositLog | undefined; isAllowed?: boolean }
}

/**
 * Runs a transfer from its current step to `filled`, `expired` or `refunded`. To resume it, call this again with
 * the latest saved state. The client never sends the same deposit twice, as long as one process at a time runs the
 * transfer (`lock`).
 *
 * If the person declines, it rejects with the wallet's own error, and the transfer stays at its step. On abort, it
 * rejects with the signal's reason. All other errors are those of `errors.ts`; `transfer.error` has them too.
 */
export function runTransfer(
  client: BridgeClient,
  { transfer, lock, ...options }: RunTransferOptions,
): Promise<Transfer> {
  const go = (saved = transfer) => runHere(client, { ...options, transfer: saved })
  return lock === undefined ? go() : lock(transfer.id, go)
}

async function runHere(
  client: BridgeClient,
  { transfer: start, onProgress, ...options }: Omit<RunTransferOptions, 'lock'>,
): Promise<Transfer> {
  let transfer = start
  let progress = progressOf(start)
  const run: Run = {
    ...options,
    client,
    own: {},
    transfer: () => transfer,
    async commit(patch) {
      const next = Object.entries({ ...transfer, ...patch }).filter(([, v]) => v !== undefined)
      // Every patch is written in this room with the fields' own types.
      const kept = Object.fromEntries(next) as Transfer
      await options.save(kept)
      transfer = kept
      return kept
    },
    emit(event) {
      const next = advance(progress, event)
      if (next === progress) return
      progress = next
      onProgress?.(next)
    },
  }
  onProgress?.(progress)
  try {
    if (start.status === 'filled') await recheckFill(run)
    for (;;) {
      options.signal?.throwIfAborted()
      const before = transfer.status
      await runStatus(run)
      if (transfer.status === before) return transfer
    }
  } catch (error) {
    if (options.signal?.aborted !== true) await noteFailure(run, error)
    throw codedError(error)
  }
}

async function runStatus(run: Run): Promise<void> {
  const { status, depositHash, bundleId, error } = run.transfer()
  switch (status) {
    case 'draft':
    case 'approving':
      requireOwner(run)
      return runApprove(run)
    case 'approved':
      requireOwner(run)
      return runDeposit(run)
    case 'depositing':
      if (depositHash === undefined) {
        return bundleId === undefined ? recoverDeposit(run) : awaitBundle(run)
      }
      return run.resend === true && error?.code === 'BRIDGE_TRANSACTION_DROPPED'
        ? resendDropped(run)
        : awaitDeposit(run)
    case 'deposited':
      return runFill(run)
    case 'expired':
      return lookForRefund(run)
    case 'filled':
    case 'refunded':
    case 'failed':
    case 'cancelled':
      return
    default:
      return assertNever(status)
  }
}

function requireOwner({ wallet, transfer }: Run): void {
  if (wallet.address === undefined) throw new NoAccountError()
  const { owner } = transfer()
  if (wallet.address.toLowerCase() !== owner.toLowerCase()) {
    throw new WrongAccountError({ connected: wallet.address, owner })
  }
}

/** Keeps why it stopped; ends the transfer when going on could not help. */
async function noteFailure(run: Run, error: unknown): Promise<void> {
  const failure = failureOf(error)
  run.emit({ type: 'failed', error: failure })
  const isDeposit = run.transfer().status === 'depositing'
  const isReverted = error instanceof TransactionRevertedError
  const isCancelled = isError(error, 'BRIDGE_TRANSACTION_CANCELLED')
  const isAltered = isError(error, 'BRIDGE_TRANSACTION_ALTERED')
  const ended = isCancelled ? 'cancelled' : 'failed'
  const ends = isAltered || (isDeposit && (isReverted || isCancelled))
  // An approval that failed or was cancelled may be tried again: the allowance decides.
  const again = !isDeposit && run.transfer().status === 'approving' && !isAltered
  const status = again ? 'draft' : run.transfer().status
  // The first failure is the one to tell, also when storage fails after it.
  await abortable(
    Promise.resolve(
      run.commit({
        error: failure,
        status: ends ? ended : status,
        ...(again ? { approveHash: undefined } : {}),
      }),
    ),
    run.signal,
  ).catch(() => undefined)
}
