import * as z from 'zod/mini'
import { caipChainId, evmAddress } from '#protocol'

const uint = z.string().check(z.regex(/^\d{1,78}$/))
const providerId = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))

/**
 * A purchase that was started. `waiting`: the provider does not know it yet. `processing`: the person
 * has paid. `sent`: the provider reports that it paid out. The last three are final; only the chain
 * confirms `arrived`.
 */
export const purchase = z.object({
  id: z.string().check(z.maxLength(100)),
  provider: z.enum(['coinbase', 'meld']),
  /** The account that receives the purchase. */
  address: evmAddress,
  caipChainId,
  token: z.object({
    /** Absent for the native currency. */
    address: z.optional(evmAddress),
    symbol: z.string().check(z.maxLength(16)),
    decimals: z.int().check(z.gte(0), z.lte(36)),
  }),
  /** What should arrive, in base units; 0 where only the seller knows. */
  expected: uint,
  fiat: z.object({
    amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  /** ms. */
  at: z.number(),
  /** The account's balance of the token before, in base units. */
  before: uint,
  /** The newest purchase that the provider knew before; what is newer may be this one. */
  after: z.optional(providerId),
  status: z.enum(['waiting', 'processing', 'sent', 'arrived', 'failed', 'left']),
  /** The provider's id of the purchase. */
  providerId: z.optional(providerId),
  /** What arrived, in base units. */
  arrived: z.optional(uint),
  /** In ms. After this time the widget stops polling until the person asks for it. */
  waitUntil: z.number(),
})
export type Purchase = z.infer<typeof purchase>
