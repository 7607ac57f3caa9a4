import type { SecureConfig } from '#secure/api'
import { CHANNEL } from '#secure/wire'
import { createApi } from './api.ts'
import { openKeyStore } from './keys/keyStore.ts'
import { storedLanguage } from './storedLanguage.ts'
import { createLasting, seesCookies } from './lasting.ts'
import { createAppearance } from './appearance.ts'
import type { Page } from './page.ts'
import { createPossession } from './possession.ts'
import { createHandlers } from './requests/handlers.ts'
import { createScreen } from './screen.ts'
import { createSession } from './session.ts'
import { findFramePolicy } from './wire/framePolicy.ts'
import { createWireServer, type WireServer } from './wire/server.ts'
import { createFrameOutside } from './windows/frameOutside.ts'

/** Between tries to reach the service; the widget waits 20 s for the frame in all (S9.04). */
const PAUSE_MS = 1_000

/** The hidden frame: listens to its widget, and draws only when a person is asked. */
export async function startFrame(): Promise<WireServer | undefined> {
  // Who asks is known once the service answers; that a document runs is no secret from anybody.
  if (window.parent !== window) parent.postMessage({ channel: CHANNEL, type: 'STARTED' }, '*')
  const appearance = createAppearance(navigator.languages, storedLanguage)
  const possession = createPossession()
  const api = createApi('', undefined, () => appearance.get().languages, possession)
  const config = await untilAnswered(() => api.call('getConfig'))
  const standing = findFramePolicy(config, {
    ancestorOrigins: location.ancestorOrigins && [...location.ancestorOrigins],
    isTop: window.parent === window,
  })
  const post = (message: object) => {
    for (const origin of standing.widgets) parent.postMessage(message, origin)
  }
  if (!standing.isAllowed) {
    const refusal = { code: 'ORIGIN_NOT_ALLOWED', message: standing.reason }
    if (window.parent !== window) post({ channel: CHANNEL, type: 'REFUSED', payload: refusal })
    return undefined
  }

  const store = await openKeyStore()
  await possession.attach(store?.session)
  let server: WireServer | undefined
  const session = createSession(
    api,
    config,
    (isConnected, isWanted) =>
      server?.event('SESSION_UPDATE', { isConnected, ...(isWanted && { isWanted }) }),
    possession,
  )
  const draw = once(async () => {
    const { mount } = await import('./views/mount.tsx')
    mount(page, (id, height) => server?.event('SHOW', { id, height: Math.min(2_000, height) }))
  })
  const screen = createScreen(draw, (id) => server?.event('HIDE', { id }))
  const { embedder } = standing
  const outside = createFrameOutside({ api, embedder, appearance })
  const lasting = createLasting({ api, possession, store, seesCookies })
  const page: Page = {
    api,
    config,
    session,
    screen,
    appearance,
    store,
    lasting,
    embedder,
    outside,
    isWindow: false,
  }

  server = createWireServer({
    listenTo: window,
    peer: window.parent,
    origins: standing.widgets,
    handlers: createHandlers(page),
    reload: () => location.reload(),
  })
  server.event('READY', { version: config.version, storage: store ? 'kept' : 'blocked' })
  return server
}

async function untilAnswered(ask: () => Promise<SecureConfig>): Promise<SecureConfig> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      console.warn(error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Runs once, and again only where it failed. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}
