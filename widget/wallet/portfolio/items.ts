import * as z from 'zod/mini'
import { caipAccountId } from '#protocol'
import type { Item } from '#clients/storage.ts'
import { KEPT_HOLDINGS_MS } from './limits.ts'

const label = z.string().check(z.minLength(1), z.maxLength(128))
const decimal = z.string().check(z.regex(/^\d{1,78}(\.\d{1,78})?$/))

const token = z.object({
  /** Of any namespace (CAIP-10). */
  address: z.optional(z.string().check(z.regex(/^[-.%a-zA-Z0-9]{1,128}$/))),
  symbol: label,
  name: label,
  decimals: z.int().check(z.gte(1), z.lte(36)),
  /** Base units. */
  amount: z.string().check(z.regex(/^\d{1,78}$/)),
  iconUrl: z.optional(z.string().check(z.maxLength(2_048), z.regex(/^https:\/\//))),
  price: z.optional(decimal),
})

const portfolio = z.object({
  account: caipAccountId,
  /** ms; when it was read. */
  at: z.number(),
  tokens: z.array(token),
})
export type CachedPortfolio = z.infer<typeof portfolio>

/** One entry that is damaged must not take the others with it. */
const list = z.pipe(
  z.array(z.unknown()),
  z.transform((entries): readonly CachedPortfolio[] =>
    entries.flatMap((entry) => portfolio.safeParse(entry).data ?? []),
  ),
)

/** What accounts had when they were last looked at (S3.12), newest first. */
export const cachedPortfolios: Item<readonly CachedPortfolio[]> = {
  name: 'portfolio',
  schema: list,
  compact: false,
  maxAgeMs: KEPT_HOLDINGS_MS,
}
