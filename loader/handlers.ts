import { type Handlers, type PageContract, parseEvent } from '#protocol'
import type { LoaderContext } from './stage0/loaderContext.ts'
import { writeSnapshot } from './stage0/snapshot.ts'
import type { Opening } from './frame/opening.ts'
import type { Place } from './frame/place.ts'
import type { Services } from './services.ts'

/** What one document of the frame may ask the page for. */
export function createHandlers({
  context,
  place,
  opening,
  services,
}: {
  readonly context: LoaderContext
  readonly place: Place
  readonly opening: Opening
  readonly services: () => Promise<Services>
}): Omit<Handlers<PageContract>, 'hello' | 'refused'> {
  let revision = 0
  return {
    publish({ revision: next, state, events }) {
      if (next <= revision) return
      revision = next
      writeSnapshot(() => localStorage, state)
      context.setState(state)
      for (const sent of events) {
        const event = parseEvent(sent)
        if (event !== undefined) context.emitter.emit(event.type, event.payload)
      }
    },
    show: opening.showAsked,
    hide: ({ reason }) => opening.finishClose(reason, false),
    resize: ({ height }) => place.seen()?.resize(height),
    walletRequest: async (request) => (await services()).wallets.request(request),
    discoverWallets: async ({ namespaces }) => (await services()).discover(namespaces),
    signIn: async (call) => (await services()).signIn(call),
    openUrl: async ({ url }) => (await services()).openUrl(url),
    lock: async ({ name }) => (await services()).locks.take(name),
    unlock: async ({ name }) => (await services()).locks.release(name),
  }
}
