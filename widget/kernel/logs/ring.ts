import { LOG_PART_CHARS } from '#protocol'
import type { LogEntry, LogPart, LogRing } from './entry.ts'
import { LOG_CHARS, LOG_LINE_CHARS } from './limits.ts'
import { maskDetail, maskText } from './mask.ts'

/** A line of the log: when, how bad, what, and the masked rest of it as JSON. */
export function lineOf({ at, level, message, detail }: LogEntry): string {
  const detailText = detail === undefined ? '' : ` ${JSON.stringify(maskDetail(detail)) ?? ''}`
  const line = `${new Date(at).toISOString()} ${level} ${maskText(message)}${detailText}`
  return line.length <= LOG_LINE_CHARS ? line : `${line.slice(0, LOG_LINE_CHARS)}…`
}

/** Keeps the newest lines, about a megabyte of them, masked as they come (S9.08). */
export function createRing({ maxChars = LOG_CHARS, partChars = LOG_PART_CHARS } = {}): LogRing {
  const lines: string[] = []
  /** Number of the first line that is still there. */
  let first = 1
  let chars = 0

  function part(after: number): LogPart {
    const from = Math.max(after - first + 1, 0)
    const taken: string[] = []
    let size = 0
    for (const line of lines.slice(from)) {
      size += line.length + 1
      if (size > partChars && taken.length > 0) break
      taken.push(line)
    }
    const last = first + from + taken.length - 1
    return { text: taken.join('\n'), last, more: last < first + lines.length - 1 }
  }

  return {
    keep(entry) {
      const line = lineOf(entry)
      lines.push(line)
      chars += line.length + 1
      while (chars > maxChars) {
        chars -= (lines.shift()?.length ?? 0) + 1
        first += 1
      }
    },
    part,
    text: () => lines.join('\n'),
  }
}
