import { submitSecondaryOtp } from '#wallet/embedded/login/changeEmail.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { ChangeOtp } from './ChangeOtp.tsx'

export default function UpdateEmailSecondaryOtpView() {
  const { updateEmail } = useMessages()
  const email = useWidgetState(({ embeddedWallet }) => embeddedWallet.change?.newEmail)
  return <ChangeOtp title={updateEmail.secondaryTitle} email={email} submit={submitSecondaryOtp} />
}
