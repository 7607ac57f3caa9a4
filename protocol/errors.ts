import * as z from 'zod/mini'
import { BaseError } from './baseError.ts'
import { text } from './shapes.ts'

/** Numeric codes that cross the frame, each with the standard that defines it (S8.09). */
export const standardCodes = {
  parse: { code: -32700, standard: 'JSON-RPC 2.0' },
  invalidRequest: { code: -32600, standard: 'JSON-RPC 2.0' },
  methodNotFound: { code: -32601, standard: 'JSON-RPC 2.0' },
  invalidParams: { code: -32602, standard: 'JSON-RPC 2.0' },
  internal: { code: -32603, standard: 'JSON-RPC 2.0' },
  invalidInput: { code: -32000, standard: 'EIP-1474' },
  pending: { code: -32002, standard: 'EIP-1474' },
  userRejected: { code: 4001, standard: 'EIP-1193' },
  unauthorized: { code: 4100, standard: 'EIP-1193' },
  unsupportedMethod: { code: 4200, standard: 'EIP-1193' },
  disconnected: { code: 4900, standard: 'EIP-1193' },
  chainDisconnected: { code: 4901, standard: 'EIP-1193' },
  unrecognizedChain: { code: 4902, standard: 'EIP-3085' },
  userRejectedSession: { code: 5000, standard: 'CAIP-25' },
} as const satisfies Record<string, { code: number; standard: string }>

/** Our own codes, which the loader raises. A code is never renamed or reused. */
export const widgetErrorCodes = [
  'FRAME_TIMEOUT',
  'CSP_FRAME_SRC',
  'FRAME_REFUSED',
  'FRAME_LOST',
  'LOADER_CHUNK_FAILED',
  'ORIGIN_NOT_ALLOWED',
  'NESTED_HOST',
  'SAME_ORIGIN_FRAME',
  'STORAGE_BLOCKED',
  'PROTOCOL_MISMATCH',
  'POPUP_BLOCKED',
  'FLOOD',
  'INVALID_OPTIONS',
  'TARGET_NOT_FOUND',
  'DESTROYED',
  'TOO_MANY_OPENS',
  'UNKNOWN_WALLET',
  'BROWSER_TOO_OLD',
  'FRAME_UNREACHABLE',
] as const
export type WidgetErrorCode = (typeof widgetErrorCodes)[number]

/** A number of EIP-1193 or JSON-RPC, or one of our own names in upper snake case. */
export const errorCode = z.union([z.number(), text(64, /^[A-Z][A-Z0-9_]*$/)])

/** How an error looks on the wire: no stack, no class, nothing but what may be shown. */
export const wireError = z.strictObject({
  code: errorCode,
  message: text(2_000),
  details: z.optional(text(4_000)),
  data: z.optional(z.unknown()),
})
export type WireError = z.infer<typeof wireError>

const MESSAGE_CHARS = 2_000

/** Turns whatever was thrown into the wire's form; a stack, an ABI or a class never crosses. */
export function toWireError(error: unknown): WireError {
  const given: Partial<Record<string, unknown>> = Object(error)
  const code = errorCode.safeParse(given.code)
  const details = typeof given.details === 'string' && given.details.slice(0, 2 * MESSAGE_CHARS)
  const data = jsonOrUndefined(given.data)
  return {
    code: code.success ? code.data : -32603,
    message:
      (typeof given.message === 'string' && given.message.slice(0, MESSAGE_CHARS)) ||
      'An error occurred',
    ...(details !== false && { details }),
    ...(data !== undefined && { data }),
  }
}

/** The error that the caller on the other side sees. */
export function fromWireError({ code, message, details, data }: WireError): BaseError {
  return new BaseError(message, { code, details, data })
}

const DATA_CHARS = 16_000

function jsonOrUndefined(value: unknown): unknown {
  try {
    const text = JSON.stringify(value)
    return text === undefined || text.length > DATA_CHARS ? undefined : JSON.parse(text)
  } catch {
    return undefined // cyclic data or a bigint: worth less than the code beside it
  }
}
