import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { type IconPath, infoIcon, warnIcon } from '../icons/paths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import styles from './RecipientNote.module.css'

export type RecipientNoteKind = 'firstTime' | 'contract' | 'otherNetwork'

type NoteLineProps = { icon: IconPath; warns?: boolean; children: ReactNode }

/** A line under an address. */
export function NoteLine({ icon, warns = false, children }: NoteLineProps) {
  return (
    <p className={styles.note} data-warn={warns || undefined}>
      <Icon path={icon} size={16} />
      <span>{children}</span>
    </p>
  )
}

/** A word about the address, under it. */
export function RecipientNote({ note, network }: { note: RecipientNoteKind; network: string }) {
  const { send } = useMessages()
  const words = {
    firstTime: send.firstTime,
    contract: send.contract(network),
    otherNetwork: send.otherNetwork(network),
  }
  const isWarning = note !== 'firstTime'
  return (
    <NoteLine icon={isWarning ? warnIcon : infoIcon} warns={isWarning}>
      {words[note]}
    </NoteLine>
  )
}
