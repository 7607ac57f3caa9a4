import { useState } from 'react'
import { Empty } from '#ui/components/Empty.tsx'
import { EmptyState, ErrorState, OfflineBanner } from '#ui/components/states.tsx'
import type { NetworkViewModel } from '#ui/components/viewModels.ts'
import { ListPanel, Section } from '#ui/components/Panel.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { bridgeIcon, searchIcon } from '#ui/icons/laterPaths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { Filters, noFilter, passes } from './Filters.tsx'
import styles from './Transfers.module.css'
import type { TransferStatus, TransferItem } from './transferItem.ts'

export type TransfersProps = {
  onPick: (id: string) => void
  state:
    | { status: 'loading' }
    | { status: 'empty'; onBridge: () => void; since?: string | undefined }
    | {
        status: 'ready' | 'offline'
        transfers: readonly TransferItem[]
        /** How far back the search for other transfers went, once that is known; formatted. */
        since?: string | undefined
      }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}

const open: readonly TransferStatus[] = ['waiting', 'pending', 'late', 'expired']
const tones = { late: 'warn', failed: 'bad', filled: 'ok', expired: 'warn' } as const

/** Every transfer this device knows of; those under way first. */
export function Transfers({ onPick, state }: TransfersProps) {
  const { transfers: words } = useMessages()
  if (state.status === 'error') {
    const face = { title: words.errorTitle, body: words.errorBody }
    return (
      <ErrorState title={words.title} error={state.error} words={face} onRetry={state.onRetry} />
    )
  }
  const searched = 'since' in state && state.since ? words.searched(state.since) : undefined
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={words.title}
        icon={bridgeIcon}
        heading={words.emptyTitle}
        body={words.emptyBody}
        action={<Button onClick={state.onBridge}>{words.start}</Button>}
        after={searched}
      />
    )
  }
  return (
    <ViewFrame title={words.title} after={searched}>
      {state.status === 'loading' ? (
        <ListPanel label={words.title} busy>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </ListPanel>
      ) : (
        <>
          {state.status === 'offline' && <OfflineBanner />}
          <Filtered transfers={state.transfers} onPick={onPick} />
        </>
      )}
    </ViewFrame>
  )
}

/** Below this many there is nothing to look for. */
const FILTER_FROM = 4

function Filtered({
  transfers,
  onPick,
}: Pick<GroupProps, 'onPick'> & { transfers: GroupProps['items'] }) {
  const { transfers: words } = useMessages()
  const [filter, setFilter] = useState(noFilter)
  const shown = transfers.filter((item) => passes(item, filter))
  const networks = networksOf(transfers)
  return (
    <>
      {transfers.length >= FILTER_FROM && (
        <Filters filter={filter} networks={networks} onFilter={setFilter} />
      )}
      {shown.length === 0 && (
        <Empty icon={searchIcon} title={words.noneTitle} body={words.noneBody}>
          <Link onClick={() => setFilter(noFilter)}>{words.showAll}</Link>
        </Empty>
      )}
      <Group
        title={words.open}
        items={shown.filter(({ status }) => open.includes(status))}
        onPick={onPick}
      />
      <Group
        title={words.past}
        items={shown.filter(({ status }) => !open.includes(status))}
        onPick={onPick}
      />
    </>
  )
}

function networksOf(transfers: readonly TransferItem[]): readonly NetworkViewModel[] {
  const byId = new Map(
    transfers.flatMap(({ from, to }) => [from, to]).map((look) => [look.id, look]),
  )
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name))
}

type GroupProps = { title: string; items: readonly TransferItem[]; onPick: (id: string) => void }

function Group({ title, items, onPick }: GroupProps) {
  const { transfers: words } = useMessages()
  if (items.length === 0) return null
  return (
    <section className={styles.group}>
      <Section>{title}</Section>
      <ListPanel label={title}>
        {items.map((item) => (
          <Row
            key={item.id}
            tile={<TokenTile token={{ ...item.token, network: item.to }} />}
            title={
              <>
                <bdi>{item.amount}</bdi>
                {item.fiat !== undefined && <small className={styles.fiat}>{item.fiat}</small>}
              </>
            }
            note={words.route(item.from.name, item.to.name)}
            amounts={{
              top: <TransferTag status={item.status} />,
              bottom: item.when,
            }}
            onClick={() => onPick(item.id)}
          />
        ))}
      </ListPanel>
    </section>
  )
}

function TransferTag({ status }: { status: TransferStatus }) {
  const { transfers: words } = useMessages()
  const tone = status in tones ? tones[status as keyof typeof tones] : undefined
  return <Tag status={tone}>{words.status[status]}</Tag>
}
