import { toWireError } from '#protocol'
import { MESSAGE_CHARS } from './limits.ts'
import type { OwnTransaction } from './record.ts'

/** Of a failure what is kept with its transaction: the code, and one line to read. */
export function serializeError(failure: unknown): NonNullable<OwnTransaction['error']> {
  const { code, message } = toWireError(failure)
  const line = message.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return { code, message: line.slice(0, MESSAGE_CHARS) }
}
