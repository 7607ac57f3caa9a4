import type { TransferRecord } from '#transactions/transfers/record.ts'
import { isLate } from '#transactions/transfers/isLate.ts'
import { elapsedOf } from '../TransferProgress/sums.ts'
import type { TransferStatus } from './transferItem.ts'

/** The one word that a list has for a transfer. */
export function statusOf(
  { transfer, expectedSeconds }: TransferRecord,
  now: number,
): TransferStatus {
  switch (transfer.status) {
    case 'filled':
    case 'expired':
    case 'refunded':
    case 'failed':
      return transfer.status
    case 'cancelled':
      return 'failed'
    case 'deposited':
      return isLate(elapsedOf(transfer, now), expectedSeconds) ? 'late' : 'pending'
    case 'draft':
    case 'approving':
    case 'approved':
    case 'depositing':
      return transfer.depositHash === undefined ? 'waiting' : 'pending'
    default:
      return transfer.status satisfies never
  }
}
