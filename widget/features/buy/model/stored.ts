import * as z from 'zod/mini'
import type { Item, Storage } from '#clients/storage.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000

/** Where they are kept; their shape comes with the code that reads them. */
export const PURCHASES: Item<unknown[]> = {
  name: 'purchases',
  schema: z.array(z.unknown()),
  compact: true,
  maxAgeMs: WEEK_MS,
}

/** True when a visit before left purchases behind; cheap, because every start asks it. */
export function hasStoredPurchases(storage: Storage): boolean {
  return (storage.get(PURCHASES) ?? []).length > 0
}
