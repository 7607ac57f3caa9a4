import { useEffect, useId, useState } from 'react'
import { EmptyState, OfflineState } from '#ui/components/states.tsx'
import { OtpInput } from '#ui/components/OtpInput.tsx'
import { IconTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { mailIcon } from '#ui/icons/laterPaths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import styles from './EmailLogin.module.css'
import { problemAndTryAgain } from './loginWords.ts'
import { type Clipboard, pasteCode, useCodeOnReturn } from './useCodeOnReturn.ts'

const DIGITS = 6

export type EmailOtpProps = {
  /** @default that of a login */
  title?: string | undefined
  /** Where the code went; undefined when there is none to wait for. */
  email: string | undefined
  /** The code is being verified. */
  busy?: boolean | undefined
  /** What was wrong with the last code, as a sentence. */
  problem?: string | undefined
  online?: boolean | undefined
  /** Seconds until another mail may be asked for. */
  wait: number
  onCode: (code: string) => void
  /** The page that approved this browser shows the code: no mail was sent. */
  shown?: boolean | undefined
  /** Absent if the browser denies the clipboard to frames. */
  clipboard?: Clipboard | undefined
  /** Absent if only starting over brings another code. */
  onResend?: (() => void) | undefined
  onChangeEmail?: (() => void) | undefined
  /** The code has expired: only starting over brings another one. */
  over?: boolean | undefined
  /** Starts the login over. */
  onStart?: (() => void) | undefined
}

/** Asks for the code that was mailed, or shown on the approval page; the sixth digit submits it. */
export function EmailOtp(props: EmailOtpProps) {
  const {
    email,
    busy = false,
    problem,
    online = true,
    wait,
    shown = false,
    clipboard,
    onCode,
    onResend,
    onChangeEmail,
    over = false,
    onStart,
  } = props
  const messages = useMessages()
  const { otp, loginFaces } = messages
  const { title = otp.title } = props
  const [code, setCode] = useState('')
  const id = useId()
  const enter = (next: string) => {
    setCode(next)
    if (next.length === DIGITS && next !== code) onCode(next)
  }
  useCodeOnReturn({ clipboard, isWanted: !busy && !over && code === '', onFound: enter })

  useEffect(() => {
    if (problem !== undefined) setCode('')
  }, [problem])

  const start = onStart && <Button onClick={onStart}>{loginFaces.start}</Button>
  if (!online) return <OfflineState title={title} body={loginFaces.offline} />
  if (email === undefined) {
    const words = { heading: otp.title, body: otp.over }
    return <EmptyState title={title} icon={mailIcon} action={start} {...words} />
  }
  const again = shown ? otp.byMail : otp.resend
  const resend = onResend && (
    <Button kind="quiet" blocked={wait > 0} onClick={onResend}>
      {wait > 0 ? otp.resendIn(wait) : again}
    </Button>
  )
  return (
    <ViewFrame title={title} actions={resend ?? (over && start)}>
      <div className={styles.intro}>
        <IconTile icon={mailIcon} size={56} />
        <h2>{shown ? otp.shownLead : otp.lead}</h2>
        <p id={`${id}lead`}>
          {shown ? otp.shownBody : otp.body} {!shown && <b>{email}</b>}{' '}
          {onChangeEmail !== undefined && <Link onClick={onChangeEmail}>{otp.change}</Link>}
        </p>
      </div>
      {!over && (
        <OtpInput
          value={code}
          busy={busy}
          leadId={`${id}lead`}
          problemId={problem === undefined ? undefined : id}
          onChange={enter}
        />
      )}
      {!over && clipboard !== undefined && (
        <p className={styles.paste}>
          <Link onClick={() => pasteCode(clipboard, enter)}>{otp.paste}</Link>
        </p>
      )}
      {problem !== undefined && (
        <p id={id} className={styles.problem} role="alert">
          {over ? problem : problemAndTryAgain(messages, problem)}
        </p>
      )}
      <p className={styles.note}>{over ? otp.over : otp.expires}</p>
    </ViewFrame>
  )
}
