import { type ReactNode, useId, useState } from 'react'
import { Address } from '../components/identity/Address.tsx'
import { Avatar } from '../components/identity/Avatar.tsx'
import { scanIcon } from '../icons/laterPaths.ts'
import { closeIcon } from '../icons/paths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import { Link } from '../primitives/Link.tsx'
import { Recents, type RecentsProps } from './Recents.tsx'
import { Scanner } from './Scanner.tsx'
import styles from './RecipientInput.module.css'

/** The ways to enter a recipient, besides typing. */
export type RecipientWays = {
  value: string
  onChange: (value: string) => void
  /** Whether names can be looked up here. */
  takesNames: boolean
  /** Absent if the browser has no clipboard access. */
  onPaste?: (() => void) | undefined
  /** Takes a scanned code; false if it holds no recipient. Absent if the browser cannot scan codes. */
  onCode?: ((text: string) => boolean) | undefined
  /** Recent recipients, shown while nothing is typed. */
  recents?: Omit<RecentsProps, 'onPick'> | undefined
}

type RecipientInputProps = RecipientWays & {
  label: string
  network: string
  problemId: string | undefined
  /** The address that the text resolves to. */
  address?: string | undefined
  name?: string | undefined
  /** Name and picture, from the service. */
  profile?: { readonly name: string | undefined; readonly image: string | undefined } | undefined
  children?: ReactNode
}

/** The recipient: typed, pasted, scanned or picked; with the whole address it resolves to. */
export function RecipientInput(props: RecipientInputProps) {
  const { label, value, onChange, takesNames, onPaste, onCode, recents, problemId } = props
  const { address, profile, name = profile?.name } = props
  const { send, search } = useMessages()
  const [isScanning, setScanning] = useState(false)
  const id = useId()
  return (
    <>
      <div className={styles.to}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.line}>
          <input
            id={id}
            data-causeway-recipient=""
            className={styles.input}
            type="text"
            value={value}
            placeholder={takesNames ? send.toAddressOrName : send.toAddress}
            maxLength={260}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            data-long={value.length > 24 || undefined}
            aria-invalid={problemId !== undefined || undefined}
            aria-describedby={problemId}
            onChange={(event) => onChange(event.target.value)}
          />
          {value === '' && onPaste !== undefined && (
            <span className={styles.paste}>
              <Link size={12} onClick={onPaste}>
                {send.paste}
              </Link>
            </span>
          )}
          {value === '' && onCode !== undefined && (
            <IconButton
              label={send.scan}
              icon={scanIcon}
              onClick={() => setScanning((before) => !before)}
            />
          )}
          {value !== '' && (
            <IconButton label={search.clear} icon={closeIcon} onClick={() => onChange('')} />
          )}
        </div>
      </div>
      {isScanning && value === '' && onCode !== undefined && (
        <Scanner
          network={props.network}
          onCode={(text) => {
            const isTaken = onCode(text)
            if (isTaken) setScanning(false)
            return isTaken
          }}
          onClose={() => setScanning(false)}
        />
      )}
      {address !== undefined && (
        <div className={styles.whole}>
          <Avatar address={address} imageUrl={profile?.image} size={40} />
          <div>
            {name !== undefined && name !== value.trim().toLowerCase() && (
              <bdi className={styles.name}>{name}</bdi>
            )}
            <Address address={address} />
          </div>
        </div>
      )}
      {value === '' && !isScanning && recents !== undefined && (
        <Recents {...recents} onPick={onChange} />
      )}
      {props.children}
    </>
  )
}
