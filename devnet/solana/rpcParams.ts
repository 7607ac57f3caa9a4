import * as z from 'zod/mini'

const INVALID_PARAMS = -32_602

/** A node's refusal. */
export class RpcError extends Error {
  override name = 'RpcError'
  code: number
  data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

const options = z._default(
  z.looseObject({
    encoding: z.optional(z.string()),
    limit: z.optional(z.int()),
    before: z.optional(z.string()),
    skipPreflight: z.optional(z.boolean()),
    replaceRecentBlockhash: z.optional(z.boolean()),
    sigVerify: z.optional(z.boolean()),
    innerInstructions: z.optional(z.boolean()),
    accounts: z.optional(
      z.object({ encoding: z.optional(z.literal('base64')), addresses: z.array(z.string()) }),
    ),
    programId: z.optional(z.string()),
    mint: z.optional(z.string()),
  }),
  {},
)

/** Params of one call by their place. */
export function readParams(params: unknown) {
  const list = Array.isArray(params) ? params : []
  const at = <T>(schema: z.ZodMiniType<T>, place: number): T => {
    const parsed = schema.safeParse(list[place])
    if (parsed.success) return parsed.data
    throw new RpcError(
      INVALID_PARAMS,
      `Invalid param at ${place}: ${z.prettifyError(parsed.error)}`,
    )
  }
  return {
    text: (place: number) => at(z.string(), place),
    texts: (place: number) => at(z.array(z.string()), place),
    number: (place: number) => at(z.int(), place),
    options: (place: number) => at(options, place),
  }
}

export type Params = ReturnType<typeof readParams>
