import type { Core } from '#kernel/core.ts'
import { askAllowed } from '#wallet/embedded/allow.ts'
import { endSession } from '#wallet/embedded/followFrame.ts'
import { frameOf } from '#wallet/embedded/frame.ts'
import { logInAgain } from '#wallet/embedded/login/logInAgain.ts'
import { loadUser } from '#wallet/embedded/user.ts'
import { refuse } from '#wallet/requests/refuse.ts'
import { createEmbeddedProvider, type EmbeddedProvider } from './embeddedProvider.ts'

/** The embedded wallet of this widget; all of its code comes through here. */
export function openEmbedded(core: Core): EmbeddedProvider {
  const user = () => core.store.getState().embeddedWallet.user
  return createEmbeddedProvider({
    frame: () => frameOf(core),
    user,
    loadUser: (options) => loadUser(core, options),
    isAllowed: () => askAllowed(core),
    refuse: (method) => refuse(core, method),
    onEnded: () => endSession(core),
    logInAgain: () => logInAgain(core),
    send: (asked) => core.rpc.request(asked),
  })
}
