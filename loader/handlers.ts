import { BaseError, type Handlers, type PageContract, parseEvent } from '#protocol'
import type { Connection } from './connection.ts'
import type { Host } from './host.ts'
import type { Locks } from './locks.ts'
import type { Opening } from './opening.ts'
import type { Place } from './place.ts'

/** What one document of the frame may ask the page for. */
export function createHandlers({
  host,
  place,
  connection,
  opening,
  locks,
}: {
  readonly host: Host
  readonly place: Place
  readonly connection: Connection
  readonly opening: Opening
  readonly locks: Locks
}): Omit<Handlers<PageContract>, 'hello' | 'refused'> {
  let revision = 0
  return {
    publish({ revision: next, state, events }) {
      if (next <= revision) return
      revision = next
      host.setState(state)
      for (const sent of events) {
        const event = parseEvent({ type: sent.type, payload: sent.payload })
        if (event !== undefined) host.emitter.emit(event.type, event.payload)
      }
    },
    show: opening.showAsked,
    hide: ({ reason }) => opening.finishClose(reason, false),
    resize: ({ height }) => place.seen()?.resize(height),
    walletRequest(request) {
      const wallets = connection.wallets()
      if (wallets !== undefined) return wallets.request(request)
      throw new BaseError('Wallets of the page are switched off', { code: 'UNKNOWN_WALLET' })
    },
    walletStatus: ({ id }) => connection.wallets()?.status(id) ?? { status: 'unknown' },
    openUrl: async ({ url }) => (await import('./links.ts')).openUrl(url),
    lock: ({ name }) => locks.take(name),
    unlock: ({ name }) => locks.release(name),
  }
}
