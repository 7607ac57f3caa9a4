import { useId } from 'react'
import { Address } from '#ui/components/Address.tsx'
import { Avatar } from '#ui/components/Avatar.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { closeIcon, infoIcon, lockIcon, warnIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import type { SendNote, SendProps } from './types.ts'
import styles from './Send.module.css'

type SendToProps = SendProps['to'] & { network: string; problemId: string | undefined }

/** Who receives: what was typed, the whole address it leads to, and what is worth knowing of it. */
export function SendTo(props: SendToProps) {
  const {
    value,
    onChange,
    takesNames,
    address,
    checking = false,
    notes,
    setBy,
    profile,
    onPaste,
  } = props
  const { send, search, bridge } = useMessages()
  const id = useId()
  return (
    <Panel>
      <div className={styles.to}>
        <label className={styles.label} htmlFor={id}>
          {send.to}
        </label>
        <div className={styles.line}>
          <input
            id={id}
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
            aria-invalid={props.problemId !== undefined || undefined}
            aria-describedby={props.problemId}
            onChange={(event) => onChange(event.target.value)}
          />
          {value === '' && onPaste !== undefined && (
            <span className={styles.paste}>
              <Link size={12} onClick={onPaste}>
                {send.paste}
              </Link>
            </span>
          )}
          {value !== '' && (
            <IconButton label={search.clear} icon={closeIcon} onClick={() => onChange('')} />
          )}
        </div>
      </div>
      {address !== undefined && (
        <div className={styles.whole}>
          <Avatar address={address} imageUrl={profile?.image} size={40} />
          <div>
            {profile?.name !== undefined && profile.name !== value.trim().toLowerCase() && (
              <bdi className={styles.name}>{profile.name}</bdi>
            )}
            <Address address={address} />
          </div>
        </div>
      )}
      <LiveRegion message={checking ? send.checking : address} />
      {notes.map((note) => (
        <Note key={note} note={note} network={props.network} />
      ))}
      {setBy !== undefined && (
        <p className={styles.note}>
          <Icon path={lockIcon} size={16} />
          <span>{bridge.lockedBy(setBy)}</span>
        </p>
      )}
    </Panel>
  )
}

/** A word about the address, under it. */
export function Note({ note, network }: { note: SendNote; network: string }) {
  const { send } = useMessages()
  const words = {
    firstTime: send.firstTime,
    contract: send.contract(network),
    otherNetwork: send.otherNetwork(network),
  }
  const isWarning = note !== 'firstTime'
  return (
    <p className={styles.note} data-warn={isWarning || undefined}>
      <Icon path={isWarning ? warnIcon : infoIcon} size={16} />
      <span>{words[note]}</span>
    </p>
  )
}
