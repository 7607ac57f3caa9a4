import type { Core } from '#kernel/core.ts'
import { startChangeAgain } from '#wallet/embedded/login/changeEmail.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { EmailOtp } from '../EmailLogin/EmailOtp.tsx'
import { isOver, loginProblem } from '../EmailLogin/loginWords.ts'

type ChangeOtpProps = {
  title: string
  email: string | undefined
  submit: (core: Core, otp: string) => Promise<void>
}

/** One of the two codes of a change of address; another one comes with a new start. */
export function ChangeOtp({ title, email, submit }: ChangeOtpProps) {
  const core = useCore()
  const messages = useMessages()
  const change = useWidgetState(({ embeddedWallet }) => embeddedWallet.change)
  const online = useWidgetState((state) => state.online)
  return (
    <EmailOtp
      title={title}
      email={email}
      online={online}
      wait={0}
      busy={change?.status === 'busy'}
      problem={change?.error && loginProblem(messages, change.error)}
      over={change?.error && isOver(change.error)}
      onStart={() => startChangeAgain(core)}
      onCode={(code) => {
        submit(core, code).catch(reportError)
      }}
    />
  )
}
