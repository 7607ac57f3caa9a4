import type { GatewaySection } from '../config/section.ts'
import { GatewayError } from '../http/errors.ts'
import type { Asker } from './limits.ts'

/** Subscriptions of all connections of one address. */
const MOST_SUBSCRIPTIONS = 60
const RETRY_SECONDS = 30

/** The place of one connection. */
export type Place = {
  /** Whether one more subscription fits; `unsubscribe` gives it back. */
  readonly subscribe: () => boolean
  readonly unsubscribe: () => void
  /** Gives the place back; once. */
  readonly leave: () => void
}

/** Places for connections, by address, by site and in all; of this process alone, for connections are. */
export type Places = {
  /** @throws GatewayError CONNECTIONS_LIMITED */
  readonly take: (asker: Asker) => Place
}

export function createPlaces({
  perAddress,
  perSite,
  all,
}: GatewaySection['limits']['connections']): Places {
  const connections = createTally()
  const subscriptions = createTally()
  return {
    take({ address, site = '' }) {
      const rows = [
        ['all', all],
        [`address ${address}`, perAddress],
        [`site ${site}`, perSite],
      ] as const
      if (rows.some(([key, most]) => connections.of(key) >= most)) {
        throw new GatewayError('CONNECTIONS_LIMITED', 'Too many connections are open.', {
          retryAfterSeconds: RETRY_SECONDS,
        })
      }
      for (const [key] of rows) connections.add(key, 1)
      return {
        subscribe() {
          if (subscriptions.of(address) >= MOST_SUBSCRIPTIONS) return false
          subscriptions.add(address, 1)
          return true
        },
        unsubscribe: () => subscriptions.add(address, -1),
        leave() {
          for (const [key] of rows) connections.add(key, -1)
        },
      }
    },
  }
}

/** Counts by key, and forgets a key that is back at nothing. */
function createTally() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, by: number) {
      const next = (counts.get(key) ?? 0) + by
      if (next > 0) counts.set(key, next)
      else counts.delete(key)
    },
  }
}
