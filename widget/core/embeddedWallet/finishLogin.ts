import type { SocialLogin } from '#protocol'
import { connect } from '../connections/connect.ts'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '../core.ts'
import { storedLogin, storedMailedAt } from './items.ts'
import { set } from './set.ts'
import { EMBEDDED } from './slice.ts'

export type LoggedIn = {
  readonly email?: string | undefined
  readonly socialProvider?: SocialLogin | undefined
  readonly username?: string | undefined
}

/** The person is logged in: the wallet is connected, or goes on where its login had grown old. */
export async function finishLogin(core: Core, who: LoggedIn): Promise<void> {
  core.storage.set(storedLogin, who)
  core.storage.remove(storedMailedAt)
  set(core, { mailedAt: undefined })
  const connection = activeConnection(core.store.getState().connections)
  const isAgain = connection.status === 'connected' && connection.connectorId === EMBEDDED
  if (!isAgain) await connect(core, { connectorId: EMBEDDED })
  set(core, { login: { step: 'none' } })
}
