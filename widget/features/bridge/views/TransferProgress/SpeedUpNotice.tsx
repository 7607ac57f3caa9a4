import { ExplorerLink } from '#ui/components/identity/ExplorerLink.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import type { IconPath } from '#ui/icons/paths.ts'
import { describeError, isDeclined } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { SpeedUpShown } from './types.ts'

// Drawn here alone: what all share is loaded before anything is seen.
const boltIcon: IconPath = 'M13 3.5L5.5 13.5H11l-1 7 7.5-10H12z'

type SpeedUpNoticeProps = {
  speedUp: SpeedUpShown
  /** Of the origin, where the offer is shown to the relayers. */
  network: string
}

/** What taking less would mean, where it stands, and what it cannot promise. */
export function SpeedUpNotice({ speedUp, network }: SpeedUpNoticeProps) {
  const messages = useMessages()
  const { transfer } = messages
  switch (speedUp.status) {
    case 'offer': {
      const { now, receive, more, again, error } = speedUp
      return (
        <>
          {error && <Failed error={error} />}
          <Notice icon={boltIcon} title={transfer.speedTitle} live>
            <p>{transfer.speedBody(now, receive, more)}</p>
            <p>{transfer.speedHow(network)}</p>
            {again && <p>{transfer.speedTwice}</p>}
          </Notice>
        </>
      )
    }
    case 'preparing':
    case 'signing':
    case 'sending':
      return (
        <Notice icon={boltIcon} title={transfer.speeding[speedUp.status]} live>
          {transfer.speedingNote[speedUp.status]}
        </Notice>
      )
    case 'sent':
      return (
        <Notice icon={boltIcon} title={transfer.speedSentTitle} live>
          <p>{transfer.speedSentBody(speedUp.receive)}</p>
          {speedUp.proof && <ExplorerLink proof={speedUp.proof} />}
        </Notice>
      )
    case 'unsure':
      return (
        <Notice icon={boltIcon} title={transfer.speedUnsureTitle}>
          {transfer.speedUnsureBody(speedUp.receive)}
        </Notice>
      )
    case 'otherAccount':
      return (
        <Notice icon={boltIcon} title={transfer.speedOwnerTitle}>
          {transfer.speedOwnerBody(speedUp.owner)}
        </Notice>
      )
  }
}

function Failed({ error }: { error: { code: string | number; message: string } }) {
  const messages = useMessages()
  const { transfer } = messages
  if (isDeclined(error)) return <Notice live>{transfer.speedDeclined}</Notice>
  return (
    <Notice status="bad" title={transfer.speedFailed} live>
      {describeError(messages, error).body}
    </Notice>
  )
}
