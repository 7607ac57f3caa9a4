import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import { closedStatuses, type TransferRecord } from './record.ts'

export type TransferOutcome = {
  readonly status: Transfer['status']
  /** Outcomes with a lower count of reorganized fills are stale. */
  readonly reopened: number
}

const ID_CHARS = 16

/** A transfer's outcome in a few characters: id, status, and how often it was reopened. */
export function encodeOutcome({ transfer, reopened = 0 }: TransferRecord): string[] {
  const statuses: readonly Transfer['status'][] = closedStatuses
  const index = statuses.indexOf(transfer.status)
  if (index === -1) return []
  return [`${transfer.id}${index}${reopened === 0 ? '' : reopened}`]
}

/** By transfer id; of two ends of one transfer the later one. */
export function decodeOutcomes(texts: readonly string[]): ReadonlyMap<string, TransferOutcome> {
  const ends = new Map<string, TransferOutcome>()
  for (const text of texts) {
    const id = text.slice(0, ID_CHARS)
    const status = closedStatuses[Number(text.charAt(ID_CHARS))]
    const reopened = Number(text.slice(ID_CHARS + 1))
    if (status === undefined || (ends.get(id)?.reopened ?? -1) >= reopened) continue
    ends.set(id, { status, reopened })
  }
  return ends
}
