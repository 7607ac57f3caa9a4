import type { ServerResponse } from 'node:http'
import { attacker } from '../chains/accounts.ts'

export const changes = [
  'remove',
  'null',
  'zero',
  'plusOne',
  'minusOne',
  'huge',
  'negative',
  'otherType',
  'otherAddress',
  'otherHash',
  'empty',
  'double',
  'reverse',
] as const
/** What becomes of a value where no other one is put in its place. */
export type Change = (typeof changes)[number]

/** One thing that an answer says otherwise; without `change` it says `value`. */
export type FieldLie = {
  /** Names and places, such as `outputToken.decimals`, `0.isNative` or `*.symbol`; empty for all of it. */
  path: string
  value?: unknown
  change?: Change | undefined
}

/** What a service says otherwise until it is told to be honest. */
export type ToldLies = {
  lies: readonly FieldLie[]
  /** Only requests whose path, or whose RPC method, is this. @default all */
  match?: string | undefined
}

export type FieldLies = ReturnType<typeof createFieldLies>

/** What services say that is not so, field by field. */
export function createFieldLies() {
  const told = new Map<string, ToldLies>()
  /** An answer as the service gives it now. */
  function tell(service: string, subject: string, body: unknown): unknown {
    const own = told.get(service)
    if (own === undefined || (own.match !== undefined && own.match !== subject)) return body
    return own.lies.reduce(applyLie, body)
  }
  return {
    set(service: string, lies: ToldLies | undefined): void {
      if (lies === undefined || lies.lies.length === 0) told.delete(service)
      else told.set(service, lies)
    },
    reset: () => told.clear(),
    isLying: (service: string) => told.has(service),
    state: (): Record<string, ToldLies> => Object.fromEntries(told),
    tell,
    /** From here on the response's JSON is told that way. */
    rewrite(options: { service: string; subject: string; response: ServerResponse }): void {
      const { service, subject, response } = options
      if (!told.has(service)) return
      const end = response.end.bind(response)
      // Services end an answer with its whole text.
      response.end = (text?: unknown) =>
        typeof text === 'string'
          ? end(rewritten(text, (body) => tell(service, subject, body)))
          : end()
    },
  }
}

/** The same JSON with one lie in it; a path that is not there changes nothing. */
export function applyLie(body: unknown, { path, ...lie }: FieldLie): unknown {
  return replaced(body, path === '' ? [] : path.split('.'), lie)
}

function replaced(value: unknown, path: readonly string[], lie: Omit<FieldLie, 'path'>): unknown {
  const [name, ...rest] = path
  if (name === undefined) return lie.change === undefined ? lie.value : changed(value, lie.change)
  if (typeof value !== 'object' || value === null) return value
  // A field that is not there yet can be told, too.
  const isNew = rest.length === 0 && name !== '*' && !(name in value)
  const entries = [...Object.entries(value), ...(isNew ? [[name, undefined] as const] : [])]
  const told = entries.flatMap(([key, own]) => {
    if (name !== '*' && name !== key) return [[key, own] as const]
    const next = replaced(own, rest, lie)
    return next === undefined ? [] : [[key, next] as const]
  })
  return Array.isArray(value) ? told.map(([, own]) => own) : Object.fromEntries(told)
}

const HUGE = 2n ** 255n

function changed(value: unknown, change: Change): unknown {
  switch (change) {
    case 'remove':
      return undefined
    case 'null':
      return null
    case 'otherType':
      return typeof value === 'string' ? [value] : String(value)
    case 'otherAddress':
      return attacker.address
    case 'otherHash':
      return `0x${'ab'.repeat(32)}`
    case 'empty':
      return emptied(value)
    case 'double':
      return Array.isArray(value) ? [...value, ...value] : numberFrom(value, (n) => n * 2n)
    case 'reverse':
      return Array.isArray(value) ? value.toReversed() : value
    case 'zero':
      return numberFrom(value, () => 0n)
    case 'plusOne':
      return numberFrom(value, (n) => n + 1n)
    case 'minusOne':
      return numberFrom(value, (n) => n - 1n)
    case 'huge':
      return numberFrom(value, () => HUGE)
    case 'negative':
      return numberFrom(value, (n) => -n)
    default:
      throw new Error(`Unknown change ${change satisfies never}`)
  }
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'string') return value.startsWith('0x') ? '0x' : ''
  return typeof value === 'object' && value !== null ? {} : value
}

/** Written as it was: a number, a decimal string, or hex of the same length. */
function numberFrom(value: unknown, step: (number: bigint) => bigint): unknown {
  if (typeof value === 'number' && Number.isInteger(value)) return Number(step(BigInt(value)))
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string' || !/^(0x[0-9a-f]+|-?\d+)$/i.test(value)) return value
  const next = step(BigInt(value))
  if (!value.startsWith('0x')) return String(next)
  // A word that answers a call keeps its length; a quantity has none.
  const digits = value.length - 2
  if (next < 0n) return `-0x${(-next).toString(16)}`
  const isWord = digits >= 40
  return `0x${isWord ? next.toString(16).padStart(digits, '0').slice(-digits) : next.toString(16)}`
}

/** JSON text with another body; what is no JSON stays. */
function rewritten(text: string, tell: (body: unknown) => unknown): string {
  try {
    return JSON.stringify(tell(JSON.parse(text))) ?? ''
  } catch {
    return text
  }
}
