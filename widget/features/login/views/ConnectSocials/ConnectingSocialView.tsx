import { submitSocialCode } from '#wallet/embedded/login/social.ts'
import type { Login } from '#wallet/embedded/slice.ts'
import { back } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useSocialLogin } from '#shared/hooks/useSocialLogin.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { loginProblem } from '../EmailLogin/loginWords.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { ConnectingSocial, type ConnectingSocialProps } from './ConnectingSocial.tsx'

export default function ConnectingSocialView({
  view: { provider },
}: ViewProps<'ConnectingSocial'>) {
  const core = useCore()
  const messages = useMessages()
  const login = useWidgetState(({ embeddedWallet }) => embeddedWallet.login)
  const online = useWidgetState((state) => state.online)
  const start = useSocialLogin()
  return (
    <ConnectingSocial
      provider={provider}
      state={stateOf(login, online, messages)}
      onOpen={() => start(provider)}
      onCode={(code) => {
        submitSocialCode(core, code).catch(reportError)
      }}
      onCancel={() => back(core)}
    />
  )
}

function stateOf(
  login: Login,
  online: boolean,
  messages: Messages,
): ConnectingSocialProps['state'] {
  if (!online) return { status: 'offline' }
  if (login.step !== 'social') return { status: 'closed' }
  if (login.status === 'blocked') return { status: 'blocked', url: login.url }
  if (login.status !== 'failed') return { status: login.status }
  const { error = { code: 'INTERNAL', message: '' } } = login
  return { status: 'failed', problem: loginProblem(messages, error) }
}
