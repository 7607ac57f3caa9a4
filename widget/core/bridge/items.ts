import * as z from 'zod/mini'
import type { Item, Storage } from '#clients/storage.ts'
import { type TransferRecord, transferRecord } from './record.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

/** One entry that is damaged must not take the others with it. */
const records = z.pipe(
  z.array(z.unknown()),
  z.transform((entries): TransferRecord[] =>
    entries.flatMap((entry) => {
      const parsed = transferRecord.safeParse(entry)
      return parsed.success ? [parsed.data] : []
    }),
  ),
)

/** Every transfer this browser knows, newest first. */
export const storedTransfers: Item<TransferRecord[]> = {
  name: 'transfers',
  schema: records,
  compact: false,
  maxAgeMs: YEAR_MS,
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
  schema: z.array(z.string().check(z.regex(/^[0-9a-f]{16}\d$/))),
  compact: true,
  maxAgeMs: YEAR_MS,
}

/** True when a visit before left transfers behind; cheap, because every start asks it. */
export function hasStoredTransfers(storage: Storage): boolean {
  const stored =
    storage.level === 'local' ? storage.get(storedTransfers) : storage.get(storedOpenTransfers)
  return stored !== undefined && stored.length > 0
}
