import type { OpenOptions } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { RETURN_WAIT_MS } from '#kernel/modal/limits.ts'
import type { State } from '#kernel/store.ts'
import { activateNamespace } from './activate.ts'
import { activeConnection, liveConnections } from '../connections/slice.ts'

/** When the widget opens, it shows the requested namespace, or else one with a connection. */
export async function activateWantedNamespace(core: Core, options: OpenOptions): Promise<void> {
  await settled(core)
  const [live] = liveConnections(core.store.getState().connections)
  const namespace = options.namespace ?? live?.[0]
  if (namespace !== undefined) activateNamespace(core, namespace)
}

/** Returns a person who browsed other chains without connecting to a namespace with a connection. */
export function activateLiveNamespace(core: Core): void {
  const [live] = liveConnections(core.store.getState().connections)
  if (live !== undefined) activateNamespace(core, live[0])
}

/** Waits briefly for a connection that is being restored, which decides between Account and Connect. */
function settled(core: Core): Promise<void> {
  const returns = ({ connections }: State) =>
    activeConnection(connections).status === 'reconnecting'
  if (!returns(core.store.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(stop, RETURN_WAIT_MS)
    const unsubscribe = core.store.subscribe((state) => {
      if (!returns(state)) stop()
    })
  })
}
