import { useId } from 'react'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx'
import styles from './OtpInput.module.css'

const DIGITS = 6

type OtpInputProps = {
  value: string
  busy?: boolean | undefined
  /** Id of what it is for. */
  leadId?: string | undefined
  /** Id of what is wrong with it. */
  problemId?: string | undefined
  onChange: (value: string) => void
}

/** One real field, which mails and keyboards fill at once, drawn as six boxes. */
export function OtpInput({ value, busy = false, leadId, problemId, onChange }: OtpInputProps) {
  const { otp } = useMessages()
  const id = useId()
  const now = Math.min(value.length, DIGITS - 1)

  return (
    <div
      className={styles.code}
      dir="ltr"
      data-status={problemId === undefined ? undefined : 'bad'}
      data-busy={busy || undefined}
    >
      <input
        id={id}
        data-causeway-start
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        maxLength={64}
        readOnly={busy}
        value={value}
        aria-label={otp.code}
        aria-invalid={problemId === undefined ? undefined : true}
        aria-describedby={[leadId, problemId].filter((one) => one !== undefined).join(' ')}
        // What is pasted may be a line of the mail: its digits count.
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
      />
      {Array.from({ length: DIGITS }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={at}
          className={styles.box}
          data-now={at === now || undefined}
          aria-hidden="true"
        >
          {value[at]}
        </span>
      ))}
      {busy && (
        <VisuallyHidden>
          <span role="status">{otp.checking}</span>
        </VisuallyHidden>
      )}
    </div>
  )
}
