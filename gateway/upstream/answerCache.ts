import type { Freshness } from './freshness.ts'

/** One is not kept where it is larger. */
const MOST_ANSWER_BYTES = 1_000_000
const MOST_BYTES = 32_000_000

export type Answer = {
  readonly status: number
  readonly type: string
  readonly bytes: Buffer
  readonly freshness: Freshness
}

export type Kept = Answer & {
  readonly storedAt: number
}

/** A question may be longer than its answer. */
const sizeOf = (key: string, { bytes }: Answer) => key.length + bytes.length

/** Answers for as long as their services allow, the least recently used given up first. */
export function createAnswerCache(now: () => number, mostBytes = MOST_BYTES) {
  const entries = new Map<string, Kept>()
  let size = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    size -= sizeOf(key, entry)
  }

  return {
    /** One that is fresh, or that may stand in where no new one can be had. */
    find(key: string): { readonly entry: Kept; readonly isFresh: boolean } | undefined {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      const ageMs = now() - entry.storedAt
      if (ageMs >= entry.freshness.staleMs) {
        drop(key)
        return undefined
      }
      entries.delete(key)
      entries.set(key, entry)
      return { entry, isFresh: ageMs < entry.freshness.freshMs }
    },
    keep(key: string, answer: Answer): Kept {
      const entry = { ...answer, storedAt: now() }
      drop(key)
      const { bytes, freshness, status } = answer
      if (status !== 200 || freshness.freshMs === 0 || bytes.length > MOST_ANSWER_BYTES)
        return entry
      entries.set(key, entry)
      size += sizeOf(key, entry)
      for (const [oldest] of entries) {
        if (size <= mostBytes) break
        drop(oldest)
      }
      return entry
    },
  }
}
