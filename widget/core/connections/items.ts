import * as z from 'zod/mini'
import { caipAccountId, caipChainId } from '#protocol'
import type { Item } from '#clients/storage.ts'

const WEEKS_MS = 7 * 24 * 60 * 60 * 1_000

/** Which wallet was connected, so that a visit can start with it (S3.12, S4.01). */
export const rememberedConnection: Item<{
  rdns: string
  accounts: string[]
  caipChainId: string
}> = {
  name: 'connection',
  schema: z.strictObject({
    rdns: z.string().check(z.maxLength(128)),
    accounts: z.array(caipAccountId).check(z.maxLength(5)),
    caipChainId,
  }),
  compact: true,
  maxAgeMs: 26 * WEEKS_MS,
}

/** rdns of wallets that were used (S3.12). */
export const rememberedWallets: Item<string[]> = {
  name: 'recent',
  schema: z.array(z.string().check(z.maxLength(128))).check(z.maxLength(2)),
  compact: true,
  maxAgeMs: 52 * WEEKS_MS,
}
