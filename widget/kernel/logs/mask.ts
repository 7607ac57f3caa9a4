import { LOG_DEPTH, LOG_ITEMS, LOG_TEXT_CHARS } from './limits.ts'

const HIDDEN = '[hidden]'

/** Fields that are always masked, whatever they contain. */
const secretNames =
  /key|secret|passw|passphrase|mnemonic|seed|token|signature|^sig$|cookie|authorization|share|otp|^code$|e-?mail|params|calldata|^data$|^input$|^text$|payload|recipient|balance|amount|value/i

/** A number or a short word under one of those names is kept, because support needs it: `code: 4001`. */
const errorCode = /^(-?\d{1,6}|[A-Z][A-Z0-9_]{2,60})$/

/** The order matters: a pattern that contains others comes first. */
const masks: readonly (readonly [pattern: RegExp, put: string | ((found: string) => string)])[] = [
  [/\bwc:[^\s"']+/gi, 'wc:[hidden]'],
  // Queries, fragments and user names in URLs carry keys.
  [/\b((?:https?|wss?|[a-z][-+.a-z0-9]*):\/\/)[^\s"'<>]+/gi, maskUrl],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, HIDDEN],
  [/\b(bearer|basic)\s+\S+/gi, `$1 ${HIDDEN}`],
  [/[^\s@"'<>,:;()]+@[^\s@"'<>,:;()]+\.[^\s@"'<>,:;()]+/g, '[e-mail]'],
  [/\b[\w-]+(\.[\w-]+)*\.eth\b/gi, '[name]'],
  [/\b0x[0-9a-f]{40}\b/gi, (found) => `0x${found.slice(2, 4)}…${found.slice(-2)}`],
  [/\b0x[0-9a-f]{17,}/gi, (found) => `[${found.length - 2} hex digits]`],
  // Keys, topics, shares, Solana addresses: long runs of letters and digits.
  [/[A-Za-z0-9+/_-]{25,}={0,2}/g, maskRun],
  // Recovery phrases.
  [/\b(?:[a-z]{3,8}[ ,]+){11,}[a-z]{3,8}\b/gi, '[words]'],
  // One-time codes from mails; `eip155:534352` is a chain and is kept.
  [/(?<![:\w.])\d{6}(?![\w.])/g, '[digits]'],
]

/** A text without what belongs to the person: addresses, keys, codes, names, mails. */
export function maskText(text: string): string {
  // A huge text is cut before it is masked; the word that the cut splits is dropped whole.
  const short = text.length > LOG_TEXT_CHARS ? text.slice(0, LOG_TEXT_CHARS) : text
  let masked = short.replace(/[\r\n]+/g, ' ')
  for (const [pattern, put] of masks) {
    masked = typeof put === 'string' ? masked.replace(pattern, put) : masked.replace(pattern, put)
  }
  return short === text ? masked : `${masked.replace(/\S+$/, '')}…`
}

/** Anything as JSON that is safe to log: deep values cut, errors as code and message, no functions. */
export function maskDetail(detail: unknown): unknown {
  return mask(detail, 0, new Set())
}

function mask(value: unknown, depth: number, above: ReadonlySet<unknown>): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'bigint') return maskText(String(value))
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object') return undefined
  if (above.has(value) || depth >= LOG_DEPTH) return '…'
  const inside = new Set(above).add(value)
  if (Array.isArray(value)) {
    return value.slice(0, LOG_ITEMS).map((item) => mask(item, depth + 1, inside) ?? null)
  }
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return '[bytes]'
  const fields: Record<string, unknown> = Object.create(null)
  for (const [name, field] of fieldsOf(value).slice(0, LOG_ITEMS)) {
    const masked = secretNames.test(name) ? maskNamed(field) : mask(field, depth + 1, inside)
    if (masked !== undefined) fields[maskText(name)] = masked
  }
  return fields
}

/** An error's own fields are not enumerable, and its `data` is what a wallet or a node said. */
function fieldsOf(value: object): readonly (readonly [string, unknown])[] {
  if (!(value instanceof Error)) return Object.entries(value)
  const { name, message, cause } = value
  const { code, details } = value as Error & { code?: unknown; details?: unknown }
  return Object.entries({ name, code, message, details, cause })
}

function maskNamed(field: unknown): unknown {
  if (field === undefined || typeof field === 'function') return undefined
  const isCode = typeof field === 'number' ? Number.isSafeInteger(field) : typeof field === 'string'
  return isCode && errorCode.test(String(field)) ? field : HIDDEN
}

function maskUrl(found: string): string {
  const [, start = '', host = '', path = ''] =
    /^([^:]+:\/\/)(?:[^/?#@]*@)?([^/?#]*)([^?#]*)/.exec(found) ?? []
  return `${start}${host}${path
    .split('/')
    .map((part) => (/^[-.\w]{0,24}$/.test(part) && !/\d.*\d.*\d.*\d/.test(part) ? part : '…'))
    .join('/')}`
}

/** A long word is a word; what has digits or capitals within is not. */
function maskRun(found: string): string {
  const isWord = /^[A-Z]?[a-z]{2,}([-_/]?[A-Z]?[a-z]{2,})*$/.test(found) || /^[A-Z_]+$/.test(found)
  return isWord ? found : `[${found.length} characters]`
}
