import { Avatar } from '#ui/components/identity/Avatar.tsx'
import { ListPanel } from '#ui/components/Panel.tsx'
import { Row } from '#ui/components/Row.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { shorten } from '#ui/i18n/format.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import styles from './RegisterAccountName.module.css'

/** Whether the name can be had. An outage is no answer. */
export type Offer =
  | { status: 'none' | 'checking' | 'available' | 'registered' }
  | { status: 'unknown'; reason?: string | undefined; onRetry?: (() => void) | undefined }

type NameResultProps = { value: string; zone: string; address: string; offer: Offer }

/** The account as others will see it, and whether the name is free. */
export function NameResult({ value, zone, address, offer }: NameResultProps) {
  const { names, common } = useMessages()
  const { status } = offer
  const name = `${status === 'none' ? names.placeholder : value}${zone}`
  const mark = status === 'none' ? undefined : <Mark status={status} />
  return (
    <div className={styles.result}>
      <ListPanel label={names.result} busy={status === 'checking'}>
        <Row
          tile={<Avatar address={address} size={40} />}
          title={<bdi data-quiet={status === 'none' || undefined}>{name}</bdi>}
          note={
            status === 'unknown' ? (
              (offer.reason ?? names.resolveFailed)
            ) : (
              <bdi dir="ltr">{shorten(address)}</bdi>
            )
          }
          end={mark}
        />
      </ListPanel>
      {status === 'unknown' && offer.onRetry !== undefined && (
        <Link size={12} onClick={offer.onRetry}>
          {common.tryAgain}
        </Link>
      )}
      <LiveRegion message={isKnown(status) ? `${name}: ${names[status]}` : undefined} />
    </div>
  )
}

function isKnown(status: Offer['status']): status is 'available' | 'registered' | 'unknown' {
  return status === 'available' || status === 'registered' || status === 'unknown'
}

function Mark({ status }: { status: Exclude<Offer['status'], 'none'> }) {
  const { names } = useMessages()
  if (status === 'checking') return <Skeleton width={64} />
  const looks = { available: 'ok', registered: 'bad', unknown: 'warn' } as const
  return <Tag status={looks[status]}>{names[status]}</Tag>
}
