import { Panel } from '#ui/components/Panel.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { infoIcon, lockIcon, warnIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { RecipientInput } from './RecipientInput.tsx'
import type { SendNote, SendProps } from './types.ts'
import styles from './Send.module.css'

type SendToProps = SendProps['to'] & { network: string; problemId: string | undefined }

/** Who receives: what was typed, the whole address it leads to, and what is worth knowing of it. */
export function SendTo(props: SendToProps) {
  const { address, checking = false, notes, setBy } = props
  const { send, bridge } = useMessages()
  return (
    <Panel>
      <RecipientInput {...props} label={send.to} />
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
