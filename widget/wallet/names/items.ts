import * as z from 'zod/mini'
import type { Item } from '#clients/storage.ts'
import { IDENTITY_AGE_MS, KEPT_IDENTITIES } from './limits.ts'

const identity = z.strictObject({
  address: z.string().check(z.maxLength(128)),
  at: z.number(),
  name: z.optional(z.string().check(z.maxLength(253))),
  image: z.optional(z.string().check(z.maxLength(1_024), z.regex(/^https:\/\/[^\s<>"'`\\]+$/))),
  /** There is a picture that was too long to be kept. */
  imageLeft: z.optional(z.boolean()),
})

/** How an account was called and looked, and when (S3.12). */
export type CachedIdentity = z.infer<typeof identity>

/** So that an account has its name at once; newest first. */
export const rememberedIdentities: Item<CachedIdentity[]> = {
  name: 'identities',
  schema: z.array(identity).check(z.maxLength(KEPT_IDENTITIES)),
  compact: true,
  maxAgeMs: IDENTITY_AGE_MS,
}
