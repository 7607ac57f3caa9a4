import { EmptyState, OfflineState } from '#ui/components/states.tsx'
import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { IconTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { mailIcon } from '#ui/icons/laterPaths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import styles from './EmailLogin.module.css'
import { problemAndTryAgain } from './loginWords.ts'

export type EmailDeviceProps = {
  email: string | undefined
  /** Why the approval did not come, as a sentence. */
  problem?: string | undefined
  online?: boolean | undefined
  wait: number
  onResend: () => void
  onChangeEmail: () => void
}

/** A browser that the wallet has not seen: it is approved by a link in a mail. */
export function EmailDevice(props: EmailDeviceProps) {
  const { email, problem, online = true, wait, onResend, onChangeEmail } = props
  const messages = useMessages()
  const { emailDevice, otp, loginFaces } = messages
  if (!online) return <OfflineState title={emailDevice.title} body={loginFaces.offline} />
  if (email === undefined) {
    const start = <Button onClick={onChangeEmail}>{loginFaces.start}</Button>
    const words = { title: emailDevice.title, heading: otp.title, body: otp.over }
    return <EmptyState icon={mailIcon} action={start} {...words} />
  }
  return (
    <ViewFrame
      title={emailDevice.title}
      actions={
        <Button kind="quiet" blocked={wait > 0} onClick={onResend}>
          {wait > 0 ? otp.resendIn(wait) : otp.resend}
        </Button>
      }
    >
      <div className={styles.intro}>
        <SpinnerRing status={problem === undefined ? 'busy' : 'off'}>
          <IconTile icon={mailIcon} size={72} />
        </SpinnerRing>
        <h2>{emailDevice.lead}</h2>
        <p>
          {emailDevice.body} <b>{email}</b> <Link onClick={onChangeEmail}>{otp.change}</Link>
        </p>
      </div>
      {problem === undefined ? (
        <p className={styles.note} role="status">
          {emailDevice.wait}. {emailDevice.after}
        </p>
      ) : (
        <Notice status="bad" title={emailDevice.failed} live>
          {problemAndTryAgain(messages, problem)}
        </Notice>
      )}
    </ViewFrame>
  )
}
