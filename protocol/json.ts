import * as z from 'zod/mini'
import { MESSAGE_CHARS, PARAMS_COUNT } from './limits.ts'
import { text } from './shapes.ts'

/** JSON and nothing else: what can be logged, recorded and replayed, within the size cap. */
export const json = z
  .unknown()
  .check(
    z.refine(
      (value) => isJson(value, 0) && sizeOf(value) <= MESSAGE_CHARS,
      'Not JSON or too large',
    ),
  )

/** A JSON-RPC method name. */
export const methodName = text(64, /^[a-zA-Z][a-zA-Z0-9_]*$/)

/** JSON-RPC params: a list, or one object as EIP-1193 allows. */
export const rpcParams = z.custom<readonly unknown[] | Readonly<Record<string, unknown>>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length <= PARAMS_COUNT &&
    isJson(value, 0) &&
    sizeOf(value) <= MESSAGE_CHARS,
)

/** The id of one request: chosen once by who asks, seen at most once by who answers. */
export const requestId = text(64, /^[-\w]{8,}$/)

const DEPTH = 24

function isJson(value: unknown, depth: number): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth >= DEPTH) return false
  const prototype = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return false
  return Object.entries(value).every(([key, item]) => safeKey(key) && isJson(item, depth + 1))
}

/** Structured clone keeps an own `__proto__`; a later merge would write through it. */
function safeKey(key: string): boolean {
  return !/^(__proto__|constructor|prototype)$/.test(key)
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}
