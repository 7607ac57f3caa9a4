import * as z from 'zod/mini'
import type { Item, Storage } from '#clients/storage.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000

/** Payments whose end was not reported to the page; the reader validates each entry. */
export const storedPayments: Item<unknown[]> = {
  name: 'payments',
  schema: z.array(z.unknown()),
  compact: true,
  maxAgeMs: WEEK_MS,
}

/** True if an earlier visit left payments behind; cheap, because it runs at every start. */
export function hasStoredPayments(storage: Storage): boolean {
  return (storage.get(storedPayments) ?? []).length > 0
}
