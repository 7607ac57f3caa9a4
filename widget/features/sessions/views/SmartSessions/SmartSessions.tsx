import { EmptyState, ErrorState, ErrorNotice, OfflineBanner } from '#ui/components/states.tsx'
import { ListPanel } from '#ui/components/Panel.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { IconTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { lockIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'

type Session = {
  readonly pci: string
  /** Undefined if it is unknown which site has the session. */
  readonly site: string | undefined
  readonly endsAt: string
  readonly isOver: boolean
  readonly permissions: readonly string[]
}

export type SmartSessionsProps = {
  /** Undefined while they load. */
  readonly sessions: readonly Session[] | undefined
  readonly error?: ShownError | undefined
  /** The session being revoked. */
  readonly revoking?: string | undefined
  /** Why the last revocation failed. */
  readonly problem?: ShownError | undefined
  readonly online?: boolean | undefined
  readonly onRetry: () => void
  readonly onRevoke: (pci: string) => void
}

/** What sites may do with the account without asking, each with its expiry. */
export function SmartSessions(props: SmartSessionsProps) {
  const { sessions, error, revoking, problem, online = true, onRetry, onRevoke } = props
  const { smartSessions: words } = useMessages()
  if (sessions === undefined && error !== undefined) {
    return <ErrorState title={words.title} error={error} onRetry={onRetry} />
  }
  if (sessions?.length === 0) {
    const face = { heading: words.emptyTitle, body: words.emptyBody }
    return <EmptyState title={words.title} icon={lockIcon} {...face} />
  }
  return (
    <ViewFrame title={words.title}>
      {!online && <OfflineBanner />}
      <p>{words.lead}</p>
      {problem !== undefined && <ErrorNotice error={problem} />}
      <ListPanel label={words.title} busy={sessions === undefined}>
        {sessions === undefined ? (
          <>
            <SkeletonRow amounts={false} />
            <SkeletonRow amounts={false} />
          </>
        ) : (
          sessions.map((session) => (
            <SessionRow
              key={session.pci}
              session={session}
              isRevoking={revoking === session.pci}
              isBlocked={!online || revoking !== undefined}
              onRevoke={() => onRevoke(session.pci)}
            />
          ))
        )}
      </ListPanel>
    </ViewFrame>
  )
}

type SessionRowProps = {
  session: Session
  isRevoking: boolean
  isBlocked: boolean
  onRevoke: () => void
}

/** One press revokes it, once the wallet has confirmed; an expired session stays listed for a while. */
function SessionRow({ session, isRevoking, isBlocked, onRevoke }: SessionRowProps) {
  const { smartSessions: words } = useMessages()
  const { site = words.unknownSite, endsAt, isOver, permissions } = session
  const end = isOver ? words.ended(endsAt) : words.ends(endsAt)
  return (
    <Row
      tile={<IconTile icon={lockIcon} size={36} />}
      title={<bdi>{site}</bdi>}
      note={isRevoking ? words.revoking : [...permissions, end].join(' · ')}
      end={!isOver && <Tag>{words.revoke}</Tag>}
      busy={isRevoking}
      blocked={isBlocked && !isRevoking}
      onClick={isOver ? undefined : onRevoke}
    />
  )
}
