import { MOST_SEEN } from './limits.ts'
import type { Log } from './news.ts'

/** Remembers logs that were told: sockets and polls bring the same ones. */
export type Seen = {
  /** Whether it is news. */
  readonly add: (log: Pick<Log, 'blockHash' | 'logIndex' | 'removed'>) => boolean
}

export function createSeen(most = MOST_SEEN): Seen {
  // Whether it was taken back, by block and place.
  const told = new Map<string, boolean>()
  return {
    add({ blockHash, logIndex, removed }) {
      const key = `${blockHash} ${Number(logIndex)}`
      if (told.get(key) === removed) return false
      // Moved to the end: the first ones are forgotten first.
      told.delete(key)
      told.set(key, removed)
      const [oldest] = told.size > most ? told.keys() : []
      if (oldest !== undefined) told.delete(oldest)
      return true
    },
  }
}
