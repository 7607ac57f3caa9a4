import * as z from 'zod/mini'

const named = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** What everybody says of a network in the same way; where it is asked differs (S3.04). */
export const networkShape = {
  chainId: z.int().check(z.gte(1)),
  name: named(60),
  nativeCurrency: z.strictObject({
    name: named(40),
    symbol: named(12),
    decimals: z.int().check(z.gte(0), z.lte(36)),
  }),
  testnet: z.optional(z.boolean()),
}
