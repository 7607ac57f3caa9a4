import { changeEmail } from '#wallet/embedded/login/changeEmail.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { EmailLogin } from '../EmailLogin/EmailLogin.tsx'
import { loginProblem } from '../EmailLogin/loginWords.ts'

export default function UpdateEmailView() {
  const core = useCore()
  const messages = useMessages()
  const user = useWidgetState(({ embeddedWallet }) => embeddedWallet.user)
  const change = useWidgetState(({ embeddedWallet }) => embeddedWallet.change)
  const online = useWidgetState((state) => state.online)
  const { title, label, save, saving, same } = messages.updateEmail
  return (
    <EmailLogin
      email={user?.email ?? ''}
      typed={change?.newEmail}
      words={{ title, label, send: save, sending: saving, same }}
      problem={change?.error && loginProblem(messages, change.error)}
      busy={change?.status === 'busy'}
      online={online}
      onSend={(email) => {
        changeEmail(core, email).catch(reportError)
      }}
    />
  )
}
