import * as z from 'zod/mini'
import type { Item } from '#clients/storage.ts'
import { type Purchase, purchase } from '#transactions/purchases/purchase.ts'
import { PURCHASES } from './stored.ts'

/** One entry that is damaged must not take the others with it. */
const list = z.pipe(
  z.array(z.unknown()),
  z.transform((entries): readonly Purchase[] =>
    entries.flatMap((entry) => purchase.safeParse(entry).data ?? []),
  ),
)

/** What this browser knows of purchases. */
export const storedPurchases: Item<readonly Purchase[]> = { ...PURCHASES, schema: list }
