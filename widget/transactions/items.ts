import * as z from 'zod/mini'
import type { Item, Storage } from '#clients/storage.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1_000

/*
 * Every start looks whether something is stored, so the shape of an entry stands elsewhere: whoever
 * reads them checks each by itself.
 */

/** What this browser knows of the widget's own transactions. */
export const storedTransactions: Item<unknown[]> = {
  name: 'transactions',
  schema: z.array(z.unknown()),
  compact: false,
  maxAgeMs: MONTH_MS,
}

/** Those that are pending alone, each as JSON, where a cookie is all there is. */
export const storedPendingTransactions: Item<string[]> = {
  name: 'sent',
  schema: z.array(z.string()),
  compact: true,
  maxAgeMs: MONTH_MS,
}

/** True when a visit before left transactions behind; cheap, because every start asks it. */
export function hasStoredTransactions(storage: Storage): boolean {
  const stored =
    storage.level === 'local'
      ? storage.get(storedTransactions)
      : storage.get(storedPendingTransactions)
  return stored !== undefined && stored.length > 0
}
