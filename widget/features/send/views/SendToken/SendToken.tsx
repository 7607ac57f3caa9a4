import { Empty } from '#ui/components/Empty.tsx'
import { EmptyState, ErrorState, OfflineState } from '#ui/components/states.tsx'
import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'
import { ListPanel, Section } from '#ui/components/Panel.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { searchIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { SearchField } from '#ui/primitives/SearchField.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'
import styles from './SendToken.module.css'

export type TokenRow = {
  id: string
  token: TokenViewModel
  balance: FormattedAmount
  fiat?: string | undefined
  selected: boolean
}

export type SendTokenProps = {
  query: string
  onQuery: (query: string) => void
  onPick: (id: string) => void
  state:
    | { status: 'loading' | 'empty' | 'offline' }
    /** Already narrowed by the query. */
    | { status: 'ready'; tokens: readonly TokenRow[] }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}

/** What the account has, to choose from. */
export function SendToken({ query, onQuery, onPick, state }: SendTokenProps) {
  const { send, sendToken } = useMessages()
  const { title } = sendToken
  if (state.status === 'offline') return <OfflineState title={title} body={send.offlineBody} />
  if (state.status === 'error') {
    const words = { title: send.balancesTitle, body: send.balancesBody }
    return <ErrorState title={title} error={state.error} words={words} onRetry={state.onRetry} />
  }
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={title}
        icon={searchIcon}
        heading={sendToken.emptyTitle}
        body={sendToken.emptyBody}
      />
    )
  }
  const tokens = 'tokens' in state ? state.tokens : undefined
  return (
    <ViewFrame title={title}>
      <SearchField label={sendToken.search} value={query} onChange={onQuery} />
      {tokens?.length === 0 ? (
        <Empty icon={searchIcon} title={sendToken.noMatch} body={sendToken.noMatchBody(query)} />
      ) : (
        <section className={styles.group}>
          <Section>{sendToken.yours}</Section>
          <ListPanel label={sendToken.yours} busy={tokens === undefined}>
            {tokens === undefined ? (
              <>
                <SkeletonRow />
                <SkeletonRow />
                <SkeletonRow />
              </>
            ) : (
              tokens.map((row) => <OneToken key={row.id} row={row} onPick={onPick} />)
            )}
          </ListPanel>
        </section>
      )}
    </ViewFrame>
  )
}

function OneToken({ row, onPick }: { row: TokenRow; onPick: (id: string) => void }) {
  const { common } = useMessages()
  const { id, token, balance, fiat, selected } = row
  return (
    <Row
      tile={<TokenTile token={token} size={36} />}
      title={token.symbol}
      note={token.name ?? common.onNetwork(token.network.name)}
      amounts={{ top: <bdi title={balance.exact}>{balance.value}</bdi>, bottom: fiat }}
      end={
        selected && (
          <span className={styles.selected}>
            <Icon path={checkIcon} />
            <VisuallyHidden>{common.current}</VisuallyHidden>
          </span>
        )
      }
      current={selected}
      onClick={() => onPick(id)}
    />
  )
}
