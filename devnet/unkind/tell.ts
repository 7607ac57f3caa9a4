import type { UnkindKind } from './kinds.ts'

export type Row = Record<string, unknown>

/** Makes the random choices for one request, and counts them. */
export type Tell = ReturnType<typeof tellOf>

export type Answered = { url: URL; status: number; tell: Tell }
/** Rewrites a service's true answer: the same content in another shape. */
export type Shape = (body: unknown, answered: Answered) => unknown

/** Choices derive from the seed and the request, so that a repeated request gets the same answer. */
export function tellOf({
  seed,
  subject,
  note,
}: {
  seed: number
  subject: string
  note: (kind: UnkindKind) => void
}) {
  let state = hash(`${seed}:${subject}`)
  /** A random integer below the limit. */
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = <value>(values: readonly [value, ...value[]]): value =>
    values[below(values.length)] ?? values[0]

  /** The list with one entry inserted at a random place. */
  const among = (rows: unknown, kind: UnkindKind, entry: unknown): unknown => {
    if (!Array.isArray(rows)) return rows
    note(kind)
    return rows.toSpliced(below(rows.length + 1), 0, entry)
  }
  return {
    below,
    pick,
    note,
    among,
    /** The list with one invalid entry inserted. */
    withBad: (rows: unknown) => among(rows, 'badEntry', pick(badEntries)),
    /** The same object with an optional field `null` or absent. */
    without(row: Row, field: string): Row {
      const { [field]: _, ...rest } = row
      if (below(2) === 0) {
        note('absentField')
        return rest
      }
      note('nullField')
      return { ...rest, [field]: null }
    },
    /** A decimal in exponent notation: `1.5e3`. */
    decimal(value: unknown): unknown {
      const told = typeof value === 'string' ? withExponent(value) : undefined
      if (told === undefined || below(2) === 0) return value
      note('otherNumber')
      return told
    },
    /** The same body with an unknown field in every object. */
    withMore(body: unknown, maps: readonly string[] = []): unknown {
      note('extraField')
      return more(body, maps)
    },
  }
}

const badEntries = [
  null,
  7,
  'n/a',
  {},
  [],
  { id: null, name: null, address: null },
  { error: 'upstream timed out' },
] as const

const unheardOf = { since: 'v3', tags: [null, 'beta'], parent: { parent: null } }

/** The exact number in exponent notation; undefined if the value is not a plain decimal. */
export function withExponent(value: string): string | undefined {
  const found = /^(\d+)(?:\.(\d+))?$/.exec(value)
  if (found === null) return undefined
  const [, whole = '', part = ''] = found
  const digits = `${whole}${part}`.replace(/^0+/, '')
  if (digits === '') return undefined
  const exponent = digits.length - 1 - part.length
  const rest = digits.slice(1).replace(/0+$/, '')
  return `${digits.slice(0, 1)}${rest === '' ? '' : `.${rest}`}e${exponent < 0 ? '' : '+'}${exponent}`
}

function more(body: unknown, maps: readonly string[]): unknown {
  if (Array.isArray(body)) return body.map((one) => more(one, maps))
  if (typeof body !== 'object' || body === null) return body
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    maps.includes(name) ? value : more(value, maps),
  ])
  return { ...Object.fromEntries(entries), unheardOf }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return value
}
