import * as z from 'zod/mini'
import { GatewayError } from '../http/errors.ts'

/** As many as the widget puts into one request. */
const MOST_CALLS = 50

const call = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().check(z.maxLength(64)), z.int(), z.null()]),
  method: z.string().check(z.regex(/^\w{1,64}$/)),
  params: z.optional(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
})
export type RpcCall = z.infer<typeof call>

export type RpcBody = {
  readonly calls: readonly RpcCall[]
  readonly isBatch: boolean
}

/** @throws GatewayError BODY_REFUSED */
export function readRpcBody(body: unknown): RpcBody {
  const isBatch = Array.isArray(body)
  const parsed = z
    .array(call)
    .check(z.minLength(1), z.maxLength(MOST_CALLS))
    .safeParse(isBatch ? body : [body])
  if (!parsed.success) {
    throw new GatewayError('BODY_REFUSED', `A body is a JSON-RPC call, or up to ${MOST_CALLS}.`)
  }
  return { calls: parsed.data, isBatch }
}

export type RpcError = { readonly code: number; readonly message: string; readonly data?: unknown }
export type RpcAnswer = { readonly result: unknown } | { readonly error: RpcError }

const answer = z.object({
  id: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: z.optional(
    z.object({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) }),
  ),
})

/** One answer of a node; undefined where it is none. */
export function readRpcAnswer(value: unknown): (RpcAnswer & { id: unknown }) | undefined {
  const parsed = answer.safeParse(value)
  if (!parsed.success) return undefined
  const { id, error, result } = parsed.data
  if (error !== undefined) {
    const { code, message, data } = error
    return {
      id,
      error: { code, message: message.slice(0, 1_000), ...(data === undefined ? {} : { data }) },
    }
  }
  // `null` is a result, and no field is none.
  return result === undefined ? undefined : { id, result }
}
