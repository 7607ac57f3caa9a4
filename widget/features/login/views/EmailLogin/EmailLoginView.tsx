import { loginWithEmail } from '#wallet/embedded/login/email.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { EmailLogin } from './EmailLogin.tsx'
import { loginProblem } from './loginWords.ts'

export default function EmailLoginView() {
  const core = useCore()
  const messages = useMessages()
  const login = useWidgetState(({ embeddedWallet }) => embeddedWallet.login)
  const online = useWidgetState((state) => state.online)
  const error = 'error' in login ? login.error : undefined
  return (
    <EmailLogin
      email={'email' in login ? (login.email ?? '') : ''}
      problem={error && loginProblem(messages, error)}
      busy={login.step === 'email' && login.status === 'busy'}
      online={online}
      onSend={(email) => {
        loginWithEmail(core, email).catch(reportError)
      }}
    />
  )
}
