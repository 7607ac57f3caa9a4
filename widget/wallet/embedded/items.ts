import * as z from 'zod/mini'
import { type AccountTypes, accountTypes, type SocialLogin, socialLogins } from '#protocol'
import type { Item } from '#clients/storage.ts'
import { BACKUP_ACCOUNTS } from './limits.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000
const HOUR_MS = 60 * 60 * 1_000

/** How the person logged in, so that an expired login starts there (S3.12); cleared at sign-out (S4.01). */
export const storedLogin: Item<{
  email?: string | undefined
  socialProvider?: SocialLogin | undefined
}> = {
  name: 'login',
  // Earlier builds also stored the user name, which no code read.
  schema: z.object({
    email: z.optional(z.string().check(z.maxLength(254))),
    socialProvider: z.optional(z.enum(socialLogins)),
  }),
  compact: true,
  maxAgeMs: YEAR_MS,
}

/** Whether this site may know e-mail address and user name (S18); forgotten at sign-out. */
export const storedProfile: Item<boolean> = {
  name: 'profile',
  schema: z.boolean(),
  compact: true,
  maxAgeMs: YEAR_MS,
}

/** Accounts whose backup was postponed, and whether they held much value then; newest first. */
export const storedBackupLater: Item<{ address: string; worth: boolean }[]> = {
  name: 'backupLater',
  schema: z
    .array(z.strictObject({ address: z.string().check(z.maxLength(128)), worth: z.boolean() }))
    .check(z.maxLength(BACKUP_ACCOUNTS)),
  compact: true,
  maxAgeMs: YEAR_MS,
}

/** When a mail was last requested (S3.12, S5.01). */
export const storedMailedAt: Item<number> = {
  name: 'mailedAt',
  schema: z.int(),
  compact: true,
  maxAgeMs: HOUR_MS,
}

/** What the person chose (S3.12, S6.02). */
export const storedAccountTypes: Item<AccountTypes> = {
  name: 'accountTypes',
  schema: accountTypes,
  compact: true,
  maxAgeMs: YEAR_MS,
}

/** EIP-155 ids with smart accounts, as the frame last reported them (S3.12). */
export const storedSmartAccountNetworks: Item<number[]> = {
  name: 'smartAccountNetworks',
  schema: z.array(z.int()).check(z.maxLength(100)),
  compact: true,
  maxAgeMs: YEAR_MS,
}
