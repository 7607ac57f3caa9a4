import { BaseError, standardCodes } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { openAt } from '#kernel/modal/open.ts'
import { showAlert } from '#kernel/notices/notices.ts'
import { when } from '../../requests/when.ts'
import { backTo, push } from '#kernel/router/router.ts'
import type { View } from '#kernel/router/view.ts'
import type { State } from '#kernel/store.ts'
import { storedLogin } from '../items.ts'
import { setLogin } from '../set.ts'
import type { Login } from '../slice.ts'

const steps: readonly string[] = [
  'EmailLogin',
  'EmailDevice',
  'EmailOtp',
  'ConnectingSocial',
  'ConnectingFarcaster',
]

/**
 * The login is too old to sign with: the person logs in once more, and is back where they were
 * ('Session Expired', S8.03). Rejects with 4001 when they leave.
 */
export async function logInAgain(core: Core): Promise<void> {
  const { modal, router } = core.store.getState()
  const [view, login] = firstStep(core)
  setLogin(core, login)
  if (modal.open) push(core, view)
  else {
    await core.page.show({})
    await openAt(core, view)
  }
  showAlert(core, { code: 'SESSION_EXPIRED', message: 'Session Expired' })
  await when(core, (state) => isOver(state) || !isThere(state))
  if (!isThere(core.store.getState())) {
    throw new BaseError('User rejected the request', { code: standardCodes.userRejected.code })
  }
  if (modal.open) backTo(core, router.stack.length - 1)
  else await closeFromFrame(core, 'success')
}

/** The way the person came last; a window needs a click of its own. */
function firstStep(core: Core): [View, Login] {
  const { email = '', socialProvider } = core.storage.get(storedLogin) ?? {}
  if (socialProvider === 'farcaster') {
    return [{ name: 'ConnectingFarcaster' }, { step: 'email', email, status: 'asking' }]
  }
  if (socialProvider === undefined) {
    return [{ name: 'EmailLogin' }, { step: 'email', email, status: 'asking' }]
  }
  return [
    { name: 'ConnectingSocial', provider: socialProvider },
    { step: 'social', provider: socialProvider, status: 'blocked' },
  ]
}

function isOver({ embeddedWallet }: State): boolean {
  return embeddedWallet.login.step === 'none'
}

function isThere({ modal, router }: State): boolean {
  return modal.open && router.stack.some(({ name }) => steps.includes(name))
}
