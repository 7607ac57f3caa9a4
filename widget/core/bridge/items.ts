import * as z from 'zod/mini'
import type { Item, Storage } from '#clients/storage.ts'
import { type TransferRecord, transferRecord } from './record.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

/** Every transfer this browser knows, newest first. */
export const storedTransfers: Item<TransferRecord[]> = {
  name: 'transfers',
  schema: z.array(transferRecord),
  compact: false,
  maxAgeMs: YEAR_MS,
}

/** One open transfer in a few hundred characters, with what its drawing needs. */
const compactRecord = z.strictObject({
  c: z.string(),
  i: z.int(),
  o: z.int(),
  e: z.number(),
})
export type CompactRecord = z.infer<typeof compactRecord>

/** The open transfers alone, where a cookie is all there is. */
export const storedOpenTransfers: Item<CompactRecord[]> = {
  name: 'open',
  schema: z.array(compactRecord),
  compact: true,
  maxAgeMs: YEAR_MS,
}

/** True when a visit before left transfers behind; cheap, because every start asks it. */
export function hasStoredTransfers(storage: Storage): boolean {
  const stored =
    storage.level === 'local' ? storage.get(storedTransfers) : storage.get(storedOpenTransfers)
  return stored !== undefined && stored.length > 0
}
