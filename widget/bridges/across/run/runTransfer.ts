import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { assertNever } from '../util/assertNever.ts'
import { codedError } from '../errors/coded.ts'
import { TransactionRevertedError } from '../errors/transaction.ts'
import { NoAccountError, WrongAccountError } from '../errors/wallet.ts'
import { isError } from '#lib/baseError.ts'
import { advance } from '../transfer/progress.ts'
import { progressOf } from '../transfer/progressOf.ts'
import { failureOf } from '../transfer/failureOf.ts'
import { awaitBundle } from './awaitBundle.ts'
import { runApprove } from './runApprove.ts'
import { awaitDeposit, recoverDeposit, resendDropped, runDeposit } from './runDeposit.ts'
import { lookForRefund, recheckFill, runFill } from './runFill.ts'
import type { Transfer } from '../transfer/transfer.ts'
import type { RunTransferOptions, Run } from './runOptions.ts'

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
      const patched = Object.fromEntries(next) as Transfer
      await options.save(patched)
      transfer = patched
      return patched
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
  // Report the first failure, even when storage fails after it.
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
