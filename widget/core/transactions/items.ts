import * as z from 'zod/mini'
import type { Item } from '#clients/storage.ts'
import { type OwnTransaction, ownTransaction } from './record.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1_000

/** One entry that is damaged must not take the others with it. */
const list = z.pipe(
  z.array(z.unknown()),
  z.transform((entries): readonly OwnTransaction[] =>
    entries.flatMap((entry) => ownTransaction.safeParse(entry).data ?? []),
  ),
)

/** What this browser knows of them. */
export const storedTransactions: Item<readonly OwnTransaction[]> = {
  name: 'transactions',
  schema: list,
  compact: false,
  maxAgeMs: MONTH_MS,
}
