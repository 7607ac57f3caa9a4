import * as z from 'zod/mini'
import { caipChainId, themeMode } from '#protocol'
import type { Item } from '#clients/storage.ts'
import { type Preferences, slippages } from './slice.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

/** What the person chose in Settings, on this site. */
export const storedPreferences: Item<Preferences> = {
  name: 'preferences',
  schema: z.strictObject({
    language: z.optional(z.string()),
    themeMode: z.optional(themeMode),
    network: z.optional(caipChainId),
    slippageBps: z.optional(z.literal(slippages)),
  }),
  compact: true,
  maxAgeMs: YEAR_MS,
}
