import type { Hex } from 'viem'
import * as z from 'zod/mini'
import {
  address,
  chainId,
  hash,
  lenient,
  secondsOf,
  sentence,
  statusWord,
  text,
  uint,
} from '../schemas.ts'

/*
 * Across's API v1, UNVERIFIED: its schemas are not public in full, and none of this was ever compared with the
 * service. From its documentation are the three calls, the names in the request's body, `orderId`, `expiresAt`,
 * `nextActions` with `send_transaction`, `submit_execution` and the id `prefunded-store`, and `status.state` of a
 * transfer. All other names are assumed. An answer that is otherwise is refused: nothing is sent on a guess.
 */

const decimals = z.int().check(z.gte(0), z.lte(77))

/** More than any network has; so many are paired. */
const MOST_TOKENS = 1_000

/** `GET /v1/capabilities`. What is available may be selected; only a quote binds. */
export const capabilities = z.object({
  capabilities: z.object({ tokens: z.array(z.unknown()).check(z.maxLength(MOST_TOKENS)) }),
})

/** A token that may be selected. `symbol` and `availability.available` are assumed. */
export const capableToken = z.object({
  chainId,
  address,
  symbol: text,
  decimals,
  availability: z.object({ available: z.literal(true) }),
})

/** Text of a date, or seconds since 1970: which of them is not known. */
const moment = z.pipe(
  z.union([z.string().check(z.maxLength(40)), z.int().check(z.gte(0))]),
  z.transform((value) => (typeof value === 'number' ? value : secondsOf(value))),
)

/** `POST /v1/quotes`. The name `destination.minAmount` is assumed. */
export const quote = z.object({
  orderId: hash,
  destination: z.object({ minAmount: uint }),
  expiresAt: z.pipe(moment, z.int()),
  nextActions: z.array(z.unknown()).check(z.minLength(1), z.maxLength(20)),
})

const MOST_CHARS = 200_000
// The pattern is the type.
const bytes = z.custom<Hex>(
  (v) => typeof v === 'string' && v.length <= MOST_CHARS && /^0x([0-9a-fA-F]{2})*$/.test(v),
)

/** Something to do. */
export const action = z.object({ type: text, id: lenient(text) })

/** Its transaction; the name of each field is assumed. */
export const transactionAction = z.object({
  chainId,
  to: address,
  data: bytes,
  value: z._default(uint, 0n),
})

/** `GET /v1/transfers/{orderId}`. A state that is not known says nothing. */
export const transfer = z.object({
  orderId: hash,
  status: z.object({ state: lenient(statusWord) }),
})

/** The one code that is public, `request.unsupported_param`, has this form; where it stands is assumed. */
export const errorBody = z.object({
  code: z.string().check(z.regex(/^[a-z_]{1,40}(\.[a-z_]{1,40}){1,4}$/)),
  message: sentence,
})
