import * as z from 'zod/mini'
import type { Item, Storage } from '#clients/storage.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000

/** Payments of which the page has not heard the end; each is checked by whoever reads them. */
export const storedPayments: Item<unknown[]> = {
  name: 'payments',
  schema: z.array(z.unknown()),
  compact: true,
  maxAgeMs: WEEK_MS,
}

/** True when a visit before left payments behind; cheap, because every start asks it. */
export function hasStoredPayments(storage: Storage): boolean {
  return (storage.get(storedPayments) ?? []).length > 0
}
