import type { WidgetOptions } from '#protocol'
import { createEmbeddedConnector } from '#connectors/embedded.ts'
import { openEmbedded } from '#connectors/openEmbedded.ts'
import type { Core } from '#kernel/core.ts'
import { open } from '#kernel/modal/open.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeSecureFrame } from '#kernel/testing/fakeSecureFrame.ts'
import { followFrame } from '../followFrame.ts'
import { EMBEDDED } from '../id.ts'

/** A widget that is open at Connect, with an embedded wallet to log in to. */
export async function startLogin(widgetOptions: WidgetOptions = {}) {
  const secureFrame = createFakeSecureFrame()
  let now = 1_000_000
  const base = createTestCore({ widgetOptions })
  const core: Core = {
    ...base,
    secureFrame,
    now: () => now,
    getConnector: (id) => (id === EMBEDDED ? connector : undefined),
  }
  const connector = createEmbeddedConnector({
    load: async () => openEmbedded(core),
    via: () => 'email',
  })
  followFrame(core, await secureFrame.load())
  core.store.setState(({ config }) => ({ config: { ...config, embedded: true } }))
  await open(core)
  const state = () => core.store.getState()
  return {
    core,
    secureFrame,
    state,
    connector,
    published: base.published,
    view: () => topView(state().router).name,
    login: () => state().embeddedWallet.login,
    events: () => base.productEvents.map(({ event }) => event),
    later: (ms: number) => {
      now += ms
    },
  }
}
