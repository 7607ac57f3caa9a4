import { editEmail, resendEmail } from '#wallet/embedded/login/email.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { EmailDevice } from './EmailDevice.tsx'
import { loginProblem } from './loginWords.ts'
import { useMailCooldown } from './useMailCooldown.ts'

export default function EmailDeviceView() {
  const core = useCore()
  const messages = useMessages()
  const login = useWidgetState(({ embeddedWallet }) => embeddedWallet.login)
  const online = useWidgetState((state) => state.online)
  const wait = useMailCooldown()
  const error = 'error' in login ? login.error : undefined
  return (
    <EmailDevice
      email={'email' in login ? login.email : undefined}
      problem={error && loginProblem(messages, error)}
      online={online}
      wait={wait}
      onResend={() => {
        resendEmail(core).catch(reportError)
      }}
      onChangeEmail={() => editEmail(core)}
    />
  )
}
