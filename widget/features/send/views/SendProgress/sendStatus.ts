import type { OwnTransaction } from '#transactions/record.ts'
import type { SendShown } from './SendProgress.tsx'

/** How a record is shown; `asking` are the ids for which this document waits for the wallet. */
export function toSendStatus(sent: OwnTransaction, asking: readonly string[]): SendShown['status'] {
  const { id, status, error } = sent
  if (status === 'asked') return asking.includes(id) ? 'asked' : 'searching'
  if (status === 'dropped' && error?.code === 'TRANSACTION_EXPIRED') return 'expired'
  if (status === 'confirmed' && 'isUnchecked' in sent && sent.isUnchecked === true)
    return 'unchecked'
  if (status !== 'failed') return status
  return error?.code === 'BRIDGE_TRANSACTION_ALTERED' ? 'altered' : 'reverted'
}
