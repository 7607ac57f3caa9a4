import * as z from 'zod/mini'
import type { Item, Storage } from '#clients/storage.ts'
import { READ_TRANSFERS } from './limits.ts'
import { type TransferRecord, transferRecord } from './record.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

/** The shape that this build writes. 1 was the bare list. */
const VERSION = 2

/** Stored data: this build's, or that of a newer build, which is left unchanged. */
export type StoredTransfers =
  | { readonly version: typeof VERSION; readonly transfers: readonly TransferRecord[] }
  | { readonly version: 'newer' }

/** One entry that is damaged must not take the others with it. */
function readRecords(entries: readonly unknown[]): StoredTransfers {
  const transfers = entries.slice(0, READ_TRANSFERS).flatMap((entry) => {
    const parsed = transferRecord.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
  return { version: VERSION, transfers }
}

const records = z.union([
  z.pipe(
    z.object({ version: z.literal(VERSION), transfers: z.array(z.unknown()) }),
    z.transform(({ transfers }): StoredTransfers => readRecords(transfers)),
  ),
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries): StoredTransfers => readRecords(entries)),
  ),
  z.pipe(
    z.object({ version: z.int().check(z.gt(VERSION)) }),
    z.transform((): StoredTransfers => ({ version: 'newer' })),
  ),
])

/** Every transfer this browser knows, newest first. */
export const storedTransfers: Item<StoredTransfers> = {
  name: 'transfers',
  schema: records,
  compact: false,
  maxAgeMs: YEAR_MS,
}

/** The list as it is written. */
export function toStored(transfers: readonly TransferRecord[]): StoredTransfers {
  return { version: VERSION, transfers }
}

/** The open transfers alone, in a few hundred characters each, where a cookie is all there is. */
export const storedOpenTransfers: Item<string[]> = {
  name: 'open',
  schema: z.array(z.string()),
  compact: true,
  maxAgeMs: YEAR_MS,
}

/** Which ones ended, and how: another tab must not go on with what it still believes to be open. */
export const storedEnds: Item<string[]> = {
  name: 'ended',
  schema: z.array(z.string().check(z.regex(/^[0-9a-f]{16}\d{1,3}$/))),
  compact: true,
  maxAgeMs: YEAR_MS,
}

/** True when a visit before left transfers behind; cheap, because every start asks it. */
export function hasStoredTransfers(storage: Storage): boolean {
  if (storage.level !== 'local') return (storage.get(storedOpenTransfers) ?? []).length > 0
  const stored = storage.get(storedTransfers)
  return stored?.version === VERSION && stored.transfers.length > 0
}
