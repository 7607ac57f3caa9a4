import * as z from 'zod/mini'
import { MOST_NARROW } from './limits.ts'

const MOST_ALTERNATIVES = 20

const address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/i), z.toLowerCase())
const word = z.string().check(z.regex(/^0x[0-9a-f]{64}$/i), z.toLowerCase())
const listOf = <one extends z.ZodMiniType>(one: one) =>
  z.array(one).check(z.minLength(1), z.maxLength(MOST_ALTERNATIVES))
const topics = z.array(z.nullable(z.union([word, listOf(word)]))).check(z.maxLength(4))

const params = z.union([
  z.tuple([z.literal('newHeads')]),
  z.tuple([
    z.literal('logs'),
    z.strictObject({
      // All logs of a chain, or all of one event, would be more than anybody can take.
      address: z.union([address, listOf(address)]),
      topics: z.optional(topics),
    }),
  ]),
])

/** Which logs, written in one way: no duplicates, sorted, small letters. `null` stands for any. */
export type LogFilter = {
  readonly addresses: readonly string[]
  readonly topics: readonly (readonly string[] | null)[]
}

/** What can be subscribed to. */
export type Subject =
  | { readonly kind: 'newHeads' }
  | { readonly kind: 'logs'; readonly filter: LogFilter }

/** Undefined for what is not offered. */
export function readSubject(value: unknown): Subject | undefined {
  const parsed = params.safeParse(value)
  if (!parsed.success) return undefined
  if (parsed.data[0] === 'newHeads') return { kind: 'newHeads' }
  const [kind, wanted] = parsed.data
  const given = (wanted.topics ?? []).map((one) => (one === null ? null : alternatives(one)))
  const last = given.findLastIndex((one) => one !== null)
  return {
    kind,
    filter: { addresses: alternatives(wanted.address), topics: given.slice(0, last + 1) },
  }
}

function alternatives(given: string | readonly string[]): readonly string[] {
  return [...new Set([given].flat())].sort()
}

/** The same for filters that ask for the same. */
export const keyOf = (filter: LogFilter): string => JSON.stringify(filter)

/** As nodes take it. */
export function paramsOf({ addresses, topics: words }: LogFilter) {
  return {
    address: plain(addresses),
    ...(words.length === 0 ? {} : { topics: words.map((one) => one && plain(one)) }),
  }
}

const plain = (list: readonly string[]) => (list.length === 1 ? list[0] : list)

export function matches(
  { addresses, topics: words }: LogFilter,
  log: { readonly address: string; readonly topics: readonly string[] },
): boolean {
  if (!addresses.includes(log.address.toLowerCase())) return false
  return words.every((one, at) => one?.includes(log.topics[at]?.toLowerCase() ?? '') !== false)
}

/**
 * What nodes are asked for, so that every filter is served. Many fills of one pool differ in their deposits
 * alone: from the fourth on, they are one question for all fills of the pool.
 */
export function coverOf(filters: readonly LogFilter[]): ReadonlyMap<string, LogFilter> {
  const groups = new Map<string, LogFilter[]>()
  for (const filter of filters) {
    const key = keyOf(widened(filter))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [filter])
    else group.push(filter)
  }
  const covers = [...groups.values()].flatMap((group) =>
    group.length > MOST_NARROW ? group.slice(0, 1).map(widened) : group,
  )
  return new Map(covers.map((cover) => [keyOf(cover), cover]))
}

/** Which contracts and which event. */
const widened = ({ addresses, topics: words }: LogFilter): LogFilter => ({
  addresses,
  topics: words.slice(0, (words[0] ?? null) === null ? undefined : 1),
})
