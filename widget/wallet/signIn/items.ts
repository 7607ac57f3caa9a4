import * as z from 'zod/mini'
import { caipAccountId } from '#protocol'
import type { Item } from '#clients/storage.ts'
import { KEPT_SESSIONS } from './limits.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

/** Sessions that the widget has checked itself, without a server (S3.07, S3.12). */
export const storedSessions: Item<
  { account: string; message: string; signature: string; expiresAt: number }[]
> = {
  name: 'signIn',
  schema: z
    .array(
      z.strictObject({
        account: caipAccountId,
        message: z.string().check(z.maxLength(16_384)),
        signature: z
          .string()
          .check(z.regex(/^(?:0x[0-9a-fA-F]{62,16384}|[1-9A-HJ-NP-Za-km-z]{64,90})$/)),
        expiresAt: z.int(),
      }),
    )
    .check(z.maxLength(KEPT_SESSIONS)),
  compact: true,
  maxAgeMs: YEAR_MS,
}
