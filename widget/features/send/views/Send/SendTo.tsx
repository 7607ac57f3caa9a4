import { Panel } from '#ui/components/Panel.tsx'
import { lockIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { RecipientInput } from '#ui/recipient/RecipientInput.tsx'
import { NoteLine, RecipientNote } from '#ui/recipient/RecipientNote.tsx'
import type { SendProps } from './types.ts'

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
        <RecipientNote key={note} note={note} network={props.network} />
      ))}
      {setBy !== undefined && <NoteLine icon={lockIcon}>{bridge.lockedBy(setBy)}</NoteLine>}
    </Panel>
  )
}
