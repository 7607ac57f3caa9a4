import { abortable, anySignal } from '#lib/abort.ts'
import { SOURCE_TIMEOUT_MS } from '../util/limits.ts'
import { orNothing } from '../util/orNothing.ts'

/** A source that fails, or takes too long, is not news; an abort is. */
export function tried<value>(
  promise: Promise<value>,
  signal: AbortSignal | undefined,
  timeoutMs = SOURCE_TIMEOUT_MS,
): Promise<value | undefined> {
  return orNothing(within(promise, signal, timeoutMs), signal)
}

export function within<value>(
  promise: Promise<value>,
  signal: AbortSignal | undefined,
  timeoutMs: number,
): Promise<value> {
  const timeout = AbortSignal.timeout(timeoutMs)
  return abortable(promise, signal === undefined ? timeout : anySignal([signal, timeout]))
}
