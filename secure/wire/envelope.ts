import * as z from 'zod/mini'
import { secureError } from './errors.ts'
import { text } from './shapes.ts'

/** Both sides put it on every message, to tell it from other messages of the same windows. */
export const CHANNEL = 'causeway-secure/1'

/** 128 random bits as hex: only a window that sees the request can answer it. */
export const requestId = text(32, /^[0-9a-f]{32}$/)

/** Widget → frame. */
export const wireRequest = z.strictObject({
  channel: z.literal(CHANNEL),
  type: text(64, /^[A-Z_]+$/),
  id: requestId,
  payload: z.optional(z.unknown()),
})
export type WireRequest = z.infer<typeof wireRequest>

/** Frame → widget: `NAME_SUCCESS` and `NAME_ERROR` answer, anything else is an event without id. */
export const wireAnswer = z.strictObject({
  channel: z.literal(CHANNEL),
  type: text(72, /^[A-Z_]+$/),
  id: z.optional(requestId),
  payload: z.optional(z.unknown()),
  error: z.optional(secureError),
})
export type WireAnswer = z.infer<typeof wireAnswer>

export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
