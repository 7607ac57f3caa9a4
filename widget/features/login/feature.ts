import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { report } from '#kernel/logs/log.ts'
import type { State } from '#kernel/store.ts'
import { liveConnectorIds } from '#wallet/connections/slice.ts'
import { connectorManifest } from '#kernel/connectors.ts'
import { offersLogin } from '#wallet/embedded/slice.ts'
import type { LoginViews } from './loginViews.ts'

/** A view of the embedded wallet: they share a chunk and its words. */
const loginView = <N extends keyof LoginViews>(name: N) => ({
  load: async () => ({ default: (await import('./loginViews.ts')).loginViews[name] }),
  words: ['login'] as const,
})

/** The wallet that somebody has by logging in: the way to it, what it asks, and its settings. */
export const login = feature({
  views: {
    EmailLogin: { ...loginView('EmailLogin'), visit: 'EMAIL_LOGIN_SELECTED' },
    EmailDevice: loginView('EmailDevice'),
    EmailOtp: loginView('EmailOtp'),
    ConnectSocials: loginView('ConnectSocials'),
    ConnectingSocial: loginView('ConnectingSocial'),
    ConnectingFarcaster: loginView('ConnectingFarcaster'),
    ApproveTransaction: { ...loginView('ApproveTransaction'), isBusy: () => true },
    EmbeddedWallet: { ...loginView('EmbeddedWallet'), needsAccount: true },
    ShareProfile: { ...loginView('ShareProfile'), needsAccount: true },
    UpdateEmail: { ...loginView('UpdateEmail'), needsAccount: true, visit: 'EMAIL_EDIT' },
    UpdateEmailPrimaryOtp: { ...loginView('UpdateEmailPrimaryOtp'), needsAccount: true },
    UpdateEmailSecondaryOtp: { ...loginView('UpdateEmailSecondaryOtp'), needsAccount: true },
  },
  on: {
    change(core, before, after) {
      connectionEnded(core, before, after)
      loginIsOffered(core, before, after)
    },
  },
})

/** What a wallet can do was its word of this connection: whoever connects next is asked anew. */
function connectionEnded(core: Core, before: State, after: State): void {
  const live = liveConnectorIds(after.connections)
  const was = liveConnectorIds(before.connections).find((id) => !live.includes(id))
  if (was === undefined) return
  connectorManifest(core, was).ended?.(core)
  core.queries.removeQueries({ queryKey: ['capabilities', was] })
  if (!after.calls.unoffered.includes(was)) return
  core.store.setState(({ calls }) => ({
    calls: { ...calls, unoffered: calls.unoffered.filter((id) => id !== was) },
  }))
}

/** Where a project decides who may log people in, it is asked as soon as somebody looks (S5.07). */
function loginIsOffered(core: Core, before: State, after: State): void {
  if (before.modal.open || !after.modal.open || after.config.directory !== true) return
  if (after.embeddedWallet.allowed !== 'unknown' || !offersLogin(after)) return
  import('#wallet/embedded/allow.ts').then(({ askAllowed }) => askAllowed(core)).catch(report(core))
}
