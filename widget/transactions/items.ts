import * as z from 'zod/mini'
import type { Item, Storage } from '#clients/storage.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1_000

/*
 * Every start checks whether something is stored, so the schema of an entry is kept in another file:
 * the code that reads the entries validates each one.
 */

/** What this browser knows of the widget's own transactions. */
export const storedTransactions: Item<unknown[]> = {
  name: 'transactions',
  schema: z.array(z.unknown()),
  compact: false,
  maxAgeMs: MONTH_MS,
}

/** Only the pending ones, each as JSON, where a cookie is the only storage. */
export const storedPendingTransactions: Item<string[]> = {
  name: 'sent',
  schema: z.array(z.string()),
  compact: true,
  maxAgeMs: MONTH_MS,
}

/** True when an earlier visit stored transactions; cheap, because every start calls it. */
export function hasStoredTransactions(storage: Storage): boolean {
  const stored =
    storage.level === 'local'
      ? storage.get(storedTransactions)
      : storage.get(storedPendingTransactions)
  return stored !== undefined && stored.length > 0
}
