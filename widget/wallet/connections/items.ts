import * as z from 'zod/mini'
import { caipAccountId, caipChainId } from '#protocol'
import type { Item } from '#clients/storage.ts'
import { REMEMBERED_CONNECTIONS } from './limits.ts'
import type { WalletListing } from '#kernel/walletListing.ts'

const WEEKS_MS = 7 * 24 * 60 * 60 * 1_000

/**
 * Which wallets were connected, so that a visit can start with them (S3.12, S4.01); the one that was
 * looked at stands first.
 */
export const rememberedConnections: Item<
  {
    rdns: string
    accounts: string[]
    caipChainId: string
  }[]
> = {
  name: 'connection',
  schema: z
    .array(
      z.strictObject({
        rdns: z.string().check(z.maxLength(128)),
        accounts: z.array(caipAccountId).check(z.maxLength(5)),
        caipChainId,
      }),
    )
    .check(z.minLength(1), z.maxLength(REMEMBERED_CONNECTIONS)),
  compact: true,
  maxAgeMs: 26 * WEEKS_MS,
}

/** Wallets that were used (S3.12): rdns, or keys of `recentKey`. */
export const rememberedWallets: Item<string[]> = {
  name: 'recent',
  schema: z.array(z.string().check(z.maxLength(128))).check(z.maxLength(2)),
  compact: true,
  maxAgeMs: 52 * WEEKS_MS,
}

const text = z.optional(z.string().check(z.maxLength(1_024)))
const link = z.optional(
  z
    .string()
    .check(
      z.maxLength(1_024),
      z.regex(/^(?!(javascript|data|vbscript|blob|file|about|intent):)[a-z][-+.a-z0-9]*:\/\//i),
    ),
)

/** Of the registry, or of the site's own list: drawn before either can be asked. */
export const rememberedListings: Item<WalletListing[]> = {
  name: 'recentListings',
  schema: z
    .array(
      z.strictObject({
        id: z.string().check(z.maxLength(128)),
        name: z.string().check(z.maxLength(64)),
        imageId: text,
        imageUrl: z.optional(z.string().check(z.maxLength(2_048), z.regex(/^https:\/\//))),
        rdns: text,
        chains: z.array(z.string()),
        homepage: link,
        mobileLink: link,
        linkMode: link,
        desktopLink: link,
        webappLink: link,
        appStore: link,
        playStore: link,
        chromeStore: link,
        badge: z.optional(z.literal('certified')),
      }),
    )
    .check(z.maxLength(2)),
  compact: true,
  maxAgeMs: 52 * WEEKS_MS,
}
