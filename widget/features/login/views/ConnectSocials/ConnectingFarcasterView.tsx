import { useEffect } from 'react'
import { loginWithFarcaster } from '#wallet/embedded/login/farcaster.ts'
import type { Login } from '#wallet/embedded/slice.ts'
import { back } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useSite } from '#ui/app/useSite.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { loginProblem } from '../EmailLogin/loginWords.ts'
import { ConnectingFarcaster, type ConnectingFarcasterProps } from './ConnectingFarcaster.tsx'

export default function ConnectingFarcasterView() {
  const core = useCore()
  const messages = useMessages()
  const login = useWidgetState(({ embeddedWallet }) => embeddedWallet.login)
  const phone = useWidgetState(({ config }) => config.phone)
  const { domain } = useSite()
  const online = useWidgetState((state) => state.online)
  const start = () => {
    loginWithFarcaster(core).catch(reportError)
  }

  // The view may open to log in once more; then it has to start the login itself.
  useEffect(() => {
    const { step } = core.store.getState().embeddedWallet.login
    if (step !== 'farcaster') loginWithFarcaster(core).catch(reportError)
  }, [core])

  return (
    <ConnectingFarcaster
      phone={phone}
      site={domain}
      requestedAt={login.step === 'farcaster' ? login.requestedAt : undefined}
      state={stateOf(login, online, messages)}
      onCopy={(url) => navigator.clipboard.writeText(url)}
      onOpenApp={(url) => {
        core.page.openUrl({ url }).catch(reportError)
      }}
      onRetry={start}
      onCancel={() => back(core)}
    />
  )
}

function stateOf(
  login: Login,
  online: boolean,
  messages: Messages,
): ConnectingFarcasterProps['state'] {
  if (!online) return { status: 'offline' }
  if (login.step !== 'farcaster') return { status: 'loading' }
  const { status, url, error = { code: 'INTERNAL', message: '' } } = login
  if (status === 'failed') return { status, problem: loginProblem(messages, error) }
  if (status !== 'waiting') return { status }
  return url === undefined ? { status: 'loading' } : { status, url }
}
