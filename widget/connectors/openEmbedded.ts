import type { Core } from '#core/core.ts'
import { askAllowed } from '#core/embeddedWallet/allow.ts'
import { endSession } from '#core/embeddedWallet/followFrame.ts'
import { frameOf } from '#core/embeddedWallet/frame.ts'
import { logInAgain } from '#core/embeddedWallet/logInAgain.ts'
import { loadUser } from '#core/embeddedWallet/user.ts'
import { refuse } from '#core/requests/refuse.ts'
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
