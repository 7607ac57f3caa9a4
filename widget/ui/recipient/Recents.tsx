import { Avatar } from '../components/identity/Avatar.tsx'
import { closeIcon } from '../icons/paths.ts'
import { shorten } from '../i18n/format.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { IconButton } from '../primitives/IconButton.tsx'
import styles from './Recents.module.css'

export type RecentsProps = {
  /** Newest first. */
  addresses: readonly string[]
  onPick: (address: string) => void
  onForget: (address: string) => void
}

/** The address book: recipients this browser has sent to, each to pick or to remove. */
export function Recents({ addresses, onPick, onForget }: RecentsProps) {
  const { send } = useMessages()
  if (addresses.length === 0) return null
  return (
    <div className={styles.recents}>
      <h2 className={styles.title}>{send.recents}</h2>
      <ul className={styles.list} aria-label={send.recents}>
        {addresses.map((address) => (
          <li key={address} className={styles.item}>
            <button
              type="button"
              className={styles.pick}
              title={address}
              onClick={() => onPick(address)}
            >
              <Avatar address={address} size={24} />
              <bdi>{shorten(address)}</bdi>
            </button>
            <IconButton
              label={send.forget(shorten(address))}
              icon={closeIcon}
              onClick={() => {
                // The row is removed, so the focus moves first: keyboard and screen reader keep their place.
                document.querySelector<HTMLElement>('[data-causeway-recipient]')?.focus()
                onForget(address)
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
