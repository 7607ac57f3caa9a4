import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { report } from '#kernel/logs/log.ts'
import type { State } from '#kernel/store.ts'
import { liveConnectorIds } from '#wallet/connections/slice.ts'
import { connectorManifest } from '#kernel/connectors.ts'
import { offersLogin } from '#wallet/embedded/slice.ts'
import type { LoginViews } from './loginViews.ts'

/** A view of the embedded wallet: these views share a chunk and its messages. */
const loginView = <N extends keyof LoginViews>(name: N) => ({
  load: async () => ({ default: (await import('./loginViews.ts')).loginViews[name] }),
  words: ['login'] as const,
})

/** The embedded wallet that a person gets by logging in: login, its requests, and its settings. */
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

/** Capabilities hold for one connection only: the next one is asked again. */
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

/** If a project decides which sites may log people in, it is asked as soon as the modal opens (S5.07). */
function loginIsOffered(core: Core, before: State, after: State): void {
  if (before.modal.open || !after.modal.open || after.config.project !== true) return
  if (after.embeddedWallet.allowed !== 'unknown' || !offersLogin(after)) return
  import('#wallet/embedded/allow.ts').then(({ askAllowed }) => askAllowed(core)).catch(report(core))
}
