import { editEmail, resendEmail, submitOtp } from '#wallet/embedded/login/email.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { EmailOtp } from './EmailOtp.tsx'
import { isOver, loginProblem } from './loginWords.ts'
import { frameClipboard } from './useCodeOnReturn.ts'
import { useMailCooldown } from './useMailCooldown.ts'

const clipboard = frameClipboard()

export default function EmailOtpView() {
  const core = useCore()
  const messages = useMessages()
  const login = useWidgetState(({ embeddedWallet }) => embeddedWallet.login)
  const online = useWidgetState((state) => state.online)
  const wait = useMailCooldown()
  const error = 'error' in login ? login.error : undefined
  return (
    <EmailOtp
      email={'email' in login ? login.email : undefined}
      busy={login.step === 'otp' && login.status === 'busy'}
      problem={error && loginProblem(messages, error)}
      over={error && isOver(error)}
      shown={'isShown' in login && login.isShown}
      online={online}
      wait={wait}
      clipboard={clipboard}
      onCode={(code) => {
        submitOtp(core, code).catch(reportError)
      }}
      onResend={() => {
        resendEmail(core).catch(reportError)
      }}
      onChangeEmail={() => editEmail(core)}
      onStart={() => editEmail(core)}
    />
  )
}
