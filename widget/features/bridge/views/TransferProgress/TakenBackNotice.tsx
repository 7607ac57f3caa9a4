import { Notice } from '#ui/components/Notice.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { TransferContent } from './types.ts'

type Props = { what: NonNullable<TransferContent['takenBack']>; state: TransferContent }

/** That a network has replaced its last blocks, and what it means for the money. */
export function TakenBackNotice({ what, state }: Props) {
  const { takenBack } = useMessages().transfer
  const { network } = (what === 'deposit' ? state.send : state.receive).token
  const { title, body } = takenBack[what]
  return (
    <Notice status="warn" title={title(network.name)} live>
      {body}
    </Notice>
  )
}
