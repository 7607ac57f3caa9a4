import { isRefusedUntilAgreed } from '../../connections/legal.ts'
import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'
import { finishLogin } from './finishLogin.ts'
import { frameOf } from '../frame.ts'
import { loginError, setLogin } from '../set.ts'
import { signalWhileViewOpen } from '../signalWhileViewOpen.ts'

/** Logs in with Farcaster: a code to scan, or a link into the app, and its approval there. */
export async function loginWithFarcaster(core: Core): Promise<void> {
  if (isRefusedUntilAgreed(core)) return
  push(core, { name: 'ConnectingFarcaster' })
  const { signal, stop } = signalWhileViewOpen(core, ['ConnectingFarcaster'])
  const asked = { step: 'farcaster', requestedAt: core.now() } as const
  setLogin(core, { ...asked, status: 'loading' })
  try {
    const frame = await frameOf(core)
    const { url } = await frame.request('GET_FARCASTER_URI', undefined, { signal })
    setLogin(core, { ...asked, status: 'waiting', url })
    const { userName } = await frame.request('CONNECT_FARCASTER', undefined, { signal })
    setLogin(core, { ...asked, status: 'retrieving' })
    await finishLogin(core, { socialProvider: 'farcaster', username: userName ?? undefined })
  } catch (error) {
    if (signal.aborted) return setLogin(core, { step: 'none' })
    setLogin(core, { ...asked, status: 'failed', error: loginError(error) })
  } finally {
    stop()
  }
}
