import { isUserRejection, type SocialLogin } from '#protocol'
import { connect, stopConnecting } from '../../connect/connect.ts'
import { liveConnections } from '../../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { log } from '#kernel/logs/log.ts'
import { showAlert } from '#kernel/notices/notices.ts'
import { homeOf } from '#kernel/modal/chooseView.ts'
import { reset } from '#kernel/router/router.ts'
import { forgetLogin } from '../forget.ts'
import { frameOf } from '../frame.ts'
import { storedLogin } from '../items.ts'
import { askProfile } from '../profile.ts'
import { set } from '../set.ts'
import { EMBEDDED } from '../id.ts'

export type LoggedIn = {
  readonly email?: string | undefined
  readonly socialProvider?: SocialLogin | undefined
  readonly username?: string | undefined
}

/** The person is logged in: the wallet is connected, or goes on where its login had grown old. */
export async function finishLogin(core: Core, who: LoggedIn): Promise<void> {
  const { email, socialProvider } = who
  core.storage.set(storedLogin, { email, socialProvider })
  const live = liveConnections(core.store.getState().connections)
  const isAgain = live.some(([, { connectorId }]) => connectorId === EMBEDDED)
  if (!isAgain) {
    await askProfile(core, who)
    await connect(core, { connectorId: EMBEDDED }).catch((error: unknown) => giveUp(core, error))
  }
  set(core, { login: { step: 'none' } })
}

/** Logged in, but without a wallet (S8.04): signed out again, and back to Connect. */
async function giveUp(core: Core, error: unknown): Promise<void> {
  const message = 'A problem occurred while trying initialize authentication'
  if (!isUserRejection(error)) showAlert(core, { code: 'EMBEDDED_WALLET_NOT_STARTED', message })
  log(core, 'warn', message, error)
  forgetLogin(core)
  stopConnecting(core)
  const state = core.store.getState()
  if (state.modal.open) reset(core, homeOf(core))
  const frame = await frameOf(core)
  await frame.request('SIGN_OUT', {}).catch((failure: unknown) => {
    log(core, 'warn', 'The embedded wallet was not told of the end', failure)
  })
}
