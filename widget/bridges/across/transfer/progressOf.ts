import { assertNever } from '../util/assertNever.ts'
import type { BridgeProgress, Failure } from './progress.ts'
import type { Transfer } from './transfer.ts'

/** Returns the progress of a saved transfer, to continue it or to show it in a list. */
export function progressOf(transfer: Transfer): BridgeProgress {
  const { status, step, error } = transfer
  switch (status) {
    case 'draft':
      return { step: transfer.route.isNative ? 'deposit' : 'approve', status: 'idle' }
    case 'approving':
      return transfer.approveHash === undefined
        ? { step: 'approve', status: 'idle' }
        : { step: 'approve', status: 'txPending', hash: transfer.approveHash }
    case 'approved':
      return { step: 'deposit', status: 'idle' }
    case 'depositing':
      if (transfer.bundleId !== undefined && transfer.depositHash === undefined) {
        return { step: 'approve', status: 'txPending', bundleId: transfer.bundleId }
      }
      return transfer.depositHash === undefined
        ? { step: 'deposit', status: 'simulationSuccess' }
        : { step: 'deposit', status: 'txPending', hash: transfer.depositHash }
    case 'deposited':
      return { step: 'fill', status: 'txPending', depositId: BigInt(transfer.depositId ?? 0) }
    case 'filled':
      return {
        step: 'fill',
        status: 'txSuccess',
        depositId: BigInt(transfer.depositId ?? 0),
        hash: transfer.fillHash,
        timestamp: transfer.fillTimestamp,
        actionSuccess: transfer.actionSuccess,
      }
    case 'expired':
    case 'refunded':
      return { step: 'fill', status: 'error', error: error ?? expired }
    case 'failed':
    case 'cancelled':
      return { step, status: 'txError', error: error ?? failed }
    default:
      return assertNever(status)
  }
}

const expired: Failure = {
  code: 'BRIDGE_EXPIRED',
  message:
    'Nobody filled the deposit in time. The amount is paid back on the network it came from.',
}
const failed: Failure = { code: 'BRIDGE_UNKNOWN_ERROR', message: 'The transfer failed.' }
