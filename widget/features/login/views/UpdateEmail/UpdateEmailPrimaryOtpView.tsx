import { submitPrimaryOtp } from '#wallet/embedded/login/changeEmail.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { ChangeOtp } from './ChangeOtp.tsx'

export default function UpdateEmailPrimaryOtpView() {
  const { updateEmail } = useMessages()
  const email = useWidgetState(({ embeddedWallet }) => embeddedWallet.user?.email) ?? undefined
  return <ChangeOtp title={updateEmail.primaryTitle} email={email} submit={submitPrimaryOtp} />
}
