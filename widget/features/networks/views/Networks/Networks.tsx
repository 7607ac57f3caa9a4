import { useState } from 'react'
import { Empty } from '#ui/components/Empty.tsx'
import { EmptyState, ErrorState, ErrorNotice, OfflineBanner } from '#ui/components/states.tsx'
import type { NetworkViewModel } from '#ui/components/viewModels.ts'
import { ListPanel, Section } from '#ui/components/Panel.tsx'
import { SkeletonRow } from '#ui/components/Row.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { searchIcon } from '#ui/icons/laterPaths.ts'
import { infoIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { SearchField } from '#ui/primitives/SearchField.tsx'
import { NetworkRow } from './NetworkRow.tsx'

type NetworkOption = NetworkViewModel & {
  /** Why it can't be chosen. */
  unavailable?: string | undefined
  /** Its coins are worth nothing. */
  testing?: boolean | undefined
}

export type NetworksProps = {
  /** Says what a network is. */
  onHelp?: (() => void) | undefined
  onPick: (networkId: string) => void
  state:
    | { status: 'loading' | 'empty' }
    | ({ status: 'ready' | 'offline' } & NetworksContent)
    | { status: 'error'; error: ShownError; onRetry: () => void }
}

type NetworksContent = {
  networks: readonly NetworkOption[]
  currentId?: string | undefined
  /** The network a wallet is being asked to switch to. */
  switchingId?: string | undefined
  /** The last switch failed; the list stays. */
  failed?: ShownError | undefined
}

const SEARCH_ABOVE = 6

/** The networks this site uses. */
export function Networks({ onPick, onHelp, state }: NetworksProps) {
  const { networks } = useMessages()
  if (state.status === 'error') {
    return <ErrorState title={networks.title} error={state.error} onRetry={state.onRetry} />
  }
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={networks.title}
        icon={infoIcon}
        heading={networks.emptyTitle}
        body={networks.emptyBody}
      />
    )
  }
  return (
    <ViewFrame
      title={networks.title}
      after={
        onHelp && (
          <Link size={12} onClick={onHelp}>
            {networks.help}
          </Link>
        )
      }
    >
      {!('networks' in state) ? (
        <ListPanel label={networks.list} busy>
          <SkeletonRow amounts={false} />
          <SkeletonRow amounts={false} />
          <SkeletonRow amounts={false} />
        </ListPanel>
      ) : (
        <>
          {state.status === 'offline' && <OfflineBanner />}
          <List content={state} onPick={onPick} />
        </>
      )}
    </ViewFrame>
  )
}

function List({ content, onPick }: { content: NetworksContent; onPick: (id: string) => void }) {
  const { networks: words } = useMessages()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const matches = content.networks.filter(({ name }) => name.toLowerCase().includes(wanted))
  const usable = matches.filter(({ unavailable }) => unavailable === undefined)
  const open = usable.filter(({ testing }) => testing !== true)
  const testing = usable.filter((network) => network.testing === true)
  const closed = matches.filter(({ unavailable }) => unavailable !== undefined)
  return (
    <>
      {content.networks.length > SEARCH_ABOVE && (
        <SearchField label={words.search} value={query} onChange={setQuery} />
      )}
      {content.failed && <ErrorNotice error={content.failed} />}
      {matches.length === 0 && (
        <Empty icon={searchIcon} title={words.noMatch} body={words.noMatchBody(query)} />
      )}
      {open.length > 0 && (
        <Rows label={words.list} networks={open} content={content} onPick={onPick} />
      )}
      {testing.length > 0 && (
        <>
          <Section>{words.testing}</Section>
          <Rows label={words.testing} networks={testing} content={content} onPick={onPick} />
        </>
      )}
      {closed.length > 0 && (
        <>
          <Section>{words.unavailable}</Section>
          <ListPanel label={words.unavailable}>
            {closed.map((network) => (
              <NetworkRow
                key={network.id}
                network={network}
                note={network.unavailable}
                blocked
                onPick={onPick}
              />
            ))}
          </ListPanel>
        </>
      )}
    </>
  )
}

type RowsProps = {
  label: string
  networks: readonly NetworkOption[]
  content: NetworksContent
  onPick: (id: string) => void
}

function Rows({ label, networks, content: { currentId, switchingId }, onPick }: RowsProps) {
  return (
    <ListPanel label={label}>
      {networks.map((network) => (
        <NetworkRow
          key={network.id}
          network={network}
          current={network.id === currentId}
          switching={network.id === switchingId}
          blocked={switchingId !== undefined && network.id !== switchingId}
          onPick={onPick}
        />
      ))}
    </ListPanel>
  )
}
