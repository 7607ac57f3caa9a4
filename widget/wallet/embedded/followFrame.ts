import type { SecureFrame, SecureFrameEvent } from '#clients/secureFrame/port.ts'
import { siteName } from '#kernel/config/siteName.ts'
import { disconnect } from '../connect/disconnect.ts'
import { liveConnections } from '../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { log, report } from '#kernel/logs/log.ts'
import { showAlert } from '#kernel/notices/notices.ts'
import { shownLanguage, shownMode } from '#kernel/preferences/slice.ts'
import type { State } from '#kernel/store.ts'
import { alertNotAllowed } from './allow.ts'
import { hideApproval, isLeft, showApproval } from './approval.ts'
import { storedSmartAccountNetworks } from './items.ts'
import { set } from './set.ts'
import { EMBEDDED } from './id.ts'

/** Keeps the secure frame and the widget's state in sync, for as long as both exist. */
export function followFrame(core: Core, frame: SecureFrame): void {
  const warn = (error: unknown) => log(core, 'warn', 'The embedded wallet was not told', error)
  // The last document's value, until the frame reports: no row appears late.
  set(core, { smartAccountNetworks: core.storage.get(storedSmartAccountNetworks) ?? [] })
  const stop = frame.on((event) => onEvent(core, frame, event))
  const unsubscribe = core.store.subscribe((state, before) => {
    const { approval } = state.embeddedWallet
    if (approval !== undefined && isShownBefore(before) && isLeft(core)) frame.leave(approval.id)
    const isReady = state.embeddedWallet.frame === 'ready'
    const hasChanged =
      state.theme !== before.theme ||
      state.config !== before.config ||
      state.preferences !== before.preferences
    if (isReady && hasChanged) frame.request('SYNC_THEME', themeOf(state)).catch(warn)
  })
  core.signal.addEventListener('abort', () => {
    stop()
    unsubscribe()
  })
}

/** Opening takes a moment: only what was on screen can be left. */
function isShownBefore({ modal, router }: State): boolean {
  return modal.open && router.stack.some(({ name }) => name === 'ApproveTransaction')
}

function onEvent(core: Core, frame: SecureFrame, event: SecureFrameEvent): void {
  switch (event.type) {
    case 'loading':
      return set(core, { frame: 'loading' })
    case 'ready':
      set(core, { frame: 'ready', storage: event.storage })
      sync(core, frame).catch((error: unknown) =>
        log(core, 'warn', 'The embedded wallet was not told', error),
      )
      return
    case 'failed': {
      set(core, { frame: 'failed' })
      const { code, message: cause, details } = event.error
      core.emit({ type: 'error', payload: { code, message: cause, details } })
      const message = 'Network Error - Could not load embedded wallet'
      return showAlert(core, { code: 'EMBEDDED_WALLET_NOT_LOADED', message })
    }
    case 'refused':
      set(core, { allowed: 'no' })
      return alertNotAllowed(core)
    case 'show':
      showApproval(core, frame, event).catch(report(core))
      return
    case 'hide':
      return hideApproval(core, event.id)
    case 'session':
      if (!event.isConnected) endSession(core, event)
      return
    default:
      event satisfies never
  }
}

/** It was ended elsewhere, its time is over (S8.03), or the person wanted it so, in settings. */
export function endSession(
  core: Core,
  { isWanted = false }: { readonly isWanted?: boolean | undefined } = {},
): void {
  const live = liveConnections(core.store.getState().connections)
  const own = live.find(([, { connectorId }]) => connectorId === EMBEDDED)
  if (own === undefined) return
  // On every kind of chains that it serves.
  disconnect(core, { namespace: own[0], reason: 'wallet' })
  if (!isWanted) showAlert(core, { code: 'SESSION_EXPIRED', message: 'Session Expired' })
}

/** What a new document has to know of this page. */
async function sync(core: Core, frame: SecureFrame): Promise<void> {
  const { config } = core.store.getState()
  const { metadata, projectId } = config.options
  const name = siteName(config)
  const { icons } = metadata ?? {}
  await Promise.all([
    frame.request('SYNC_THEME', themeOf(core.store.getState())),
    frame.request('SYNC_DAPP_DATA', {
      projectId,
      metadata: {
        ...(name === undefined ? {} : { name }),
        url: config.origin,
        ...(icons === undefined ? {} : { icons: [...icons] }),
      },
    }),
  ])
  const { smartAccountEnabledNetworks } = await frame.request(
    'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    undefined,
  )
  core.storage.set(storedSmartAccountNetworks, smartAccountEnabledNetworks)
  set(core, { smartAccountNetworks: smartAccountEnabledNetworks })
}

function themeOf(state: State) {
  const { theme } = state
  const variables = { '--causeway-preset': theme.preset, ...theme.variables }
  return {
    themeMode: shownMode(state),
    themeVariables: Object.fromEntries(
      Object.entries(variables).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value]],
      ),
    ),
    locale: shownLanguage(state),
  }
}
