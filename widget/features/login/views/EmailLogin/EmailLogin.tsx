import { useState } from 'react'
import { OfflineState } from '#ui/components/states.tsx'
import { IconTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { mailIcon } from '#ui/icons/laterPaths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import styles from './EmailLogin.module.css'

export type EmailLoginProps = {
  /** What was typed before, or is known. */
  email: string
  /** What was typed over that, before something else was shown. @default `email` */
  typed?: string | undefined
  /** What is wrong with it, as a sentence. */
  problem?: string | undefined
  busy?: boolean | undefined
  online?: boolean | undefined
  /** Words of another use of the same form. @default those of a login */
  words?: { title: string; label: string; send: string; sending: string; same?: string } | undefined
  onSend: (email: string) => void
}

/** An address to send a code to. */
export function EmailLogin(props: EmailLoginProps) {
  const { email: known, typed = known, problem, busy = false, online = true, words, onSend } = props
  const { emailLogin, loginFaces } = useMessages()
  const [email, setEmail] = useState(typed)
  const { title, label, send, sending } = words ?? emailLogin
  const same = words?.same
  if (!online) return <OfflineState title={title} body={loginFaces.offline} />
  const isSame = same !== undefined && email.trim().toLowerCase() === known
  const isEmpty = email.trim() === '' || isSame
  const submit = () => {
    if (!busy && !isEmpty) onSend(email)
  }
  return (
    <ViewFrame
      title={title}
      actions={
        <Button busy={busy} blocked={isEmpty} onClick={submit}>
          {busy ? sending : labelOf()}
        </Button>
      }
    >
      {words === undefined && (
        <div className={styles.intro}>
          <IconTile icon={mailIcon} size={56} />
          <h2>{emailLogin.lead}</h2>
          <p>{emailLogin.body}</p>
        </div>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          type="email"
          label={label}
          placeholder={label}
          icon={mailIcon}
          value={email}
          onChange={setEmail}
          problem={problem}
        />
      </form>
    </ViewFrame>
  )

  function labelOf(): string {
    if (isSame) return same
    return isEmpty ? emailLogin.enter : send
  }
}
