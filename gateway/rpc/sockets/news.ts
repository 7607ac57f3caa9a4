import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^0x[0-9a-f]*$/i))
const quantity = z.string().check(z.regex(/^0x[0-9a-f]{1,13}$/i))
const word = z.string().check(z.regex(/^0x[0-9a-f]{64}$/i))

const log = z.object({
  address: z.string().check(z.regex(/^0x[0-9a-f]{40}$/i)),
  topics: z.array(word).check(z.maxLength(4)),
  data: hex,
  blockNumber: quantity,
  blockHash: word,
  blockTimestamp: z.optional(quantity),
  transactionHash: word,
  transactionIndex: quantity,
  logIndex: quantity,
  removed: z._default(z.boolean(), false),
})
export type Log = z.infer<typeof log>

const head = z.looseObject({ number: quantity, hash: word, parentHash: word })

export type Head = {
  readonly number: number
  readonly hash: string
  /** All that the header has, without transactions. */
  readonly header: Readonly<Record<string, string>>
}

/** Undefined where it is none, or is not in a block yet. */
export function readLog(value: unknown): Log | undefined {
  return log.safeParse(value).data
}

/** The logs of an answer; undefined where one of them is none. */
export function readLogs(value: unknown): readonly Log[] | undefined {
  return z.array(log).safeParse(value).data
}

/** Chains add fields of their own to a header; they are numbers, hashes and bytes, too. */
export function readHead(value: unknown): Head | undefined {
  const { data } = head.safeParse(value)
  if (data === undefined) return undefined
  const fields = Object.entries(data).flatMap(([name, field]) => {
    const { data: text } = hex.safeParse(field)
    return text !== undefined && /^\w{1,40}$/.test(name) ? [[name, text] as const] : []
  })
  return { number: Number(data.number), hash: data.hash, header: Object.fromEntries(fields) }
}

export function readNumber(value: unknown): number | undefined {
  const { data } = quantity.safeParse(value)
  return data === undefined ? undefined : Number(data)
}

const message = z.object({
  id: z.optional(z.nullable(z.int())),
  result: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  method: z.optional(z.string()),
  params: z.optional(z.object({ subscription: z.string(), result: z.unknown() })),
})

/** What a node says over a socket. */
export type NodeMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'news'; readonly subscription: string; readonly result: unknown }

/** Undefined where it is neither; a refusal is an answer without a result. */
export function readNodeMessage(text: string): NodeMessage | undefined {
  const { data } = message.safeParse(parse(text))
  if (data?.method === 'eth_subscription' && data.params !== undefined) {
    return { kind: 'news', ...data.params }
  }
  const { id, result, error } = data ?? {}
  if (id === undefined || id === null) return undefined
  return { kind: 'answer', id, result: error === undefined ? result : undefined }
}

/** Undefined where it is no JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
