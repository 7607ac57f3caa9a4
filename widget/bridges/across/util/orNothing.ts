import { abortable } from '#lib/abort.ts'

/** The answer of a source that may fail, which is no news; an abort is. */
export function orNothing<value>(
  asked: Promise<value>,
  signal: AbortSignal | undefined,
): Promise<value | undefined> {
  return abortable(asked, signal).catch(() => {
    signal?.throwIfAborted()
    return undefined
  })
}
