import { Empty } from '../components/Empty.tsx'
import { EmptyState, ErrorState, OfflineState } from '../components/states.tsx'
import type { FormattedAmount, TokenViewModel } from '../components/viewModels.ts'
import { ListPanel, Section } from '../components/Panel.tsx'
import { SkeletonRow, Row } from '../components/Row.tsx'
import { TokenTile } from '../components/Tile.tsx'
import { ViewFrame } from '../components/ViewFrame.tsx'
import { Icon } from '../icons/Icon.tsx'
import { searchIcon } from '../icons/laterPaths.ts'
import { checkIcon } from '../icons/paths.ts'
import type { ShownError } from '../i18n/describeError.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { SearchField } from '../primitives/SearchField.tsx'
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx'
import styles from './TokenPicker.module.css'

export type TokenOption = {
  id: string
  token: TokenViewModel
  balance?: FormattedAmount | undefined
  /** Puts it under what the account has, in the place of "All tokens". */
  held?: boolean | undefined
  fiat?: string | undefined
  selected?: boolean | undefined
  /** Why it can't be chosen. */
  unsupported?: string | undefined
}

export type TokenPickerProps = {
  side: 'send' | 'receive'
  query: string
  onQuery: (query: string) => void
  onPick: (optionId: string) => void
  state:
    | { status: 'loading' | 'empty' | 'offline' }
    /** In the order they are to be drawn, already narrowed by the query. */
    | { status: 'ready'; options: readonly TokenOption[] }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}

/** A token and its network, chosen together. */
export function TokenPicker({ side, query, onQuery, onPick, state }: TokenPickerProps) {
  const { picker } = useMessages()
  const title = side === 'send' ? picker.titleSend : picker.titleReceive
  if (state.status === 'offline') return <OfflineState title={title} />
  if (state.status === 'error') {
    const words = { title: picker.errorTitle, body: picker.errorBody }
    return <ErrorState title={title} error={state.error} words={words} onRetry={state.onRetry} />
  }
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={title}
        icon={searchIcon}
        heading={picker.emptyTitle}
        body={picker.emptyBody}
      />
    )
  }
  return (
    <ViewFrame title={title}>
      <SearchField label={picker.search} value={query} onChange={onQuery} />
      {!('options' in state) ? (
        <ListPanel label={picker.others} busy>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </ListPanel>
      ) : (
        <Options options={state.options} query={query} onPick={onPick} />
      )}
    </ViewFrame>
  )
}

type OptionsProps = { options: readonly TokenOption[]; query: string; onPick: (id: string) => void }

function Options({ options, query, onPick }: OptionsProps) {
  const { picker } = useMessages()
  if (options.length === 0) {
    return <Empty icon={searchIcon} title={picker.noMatch} body={picker.noMatchBody(query)} />
  }
  const supported = options.filter(({ unsupported }) => unsupported === undefined)
  const groups = [
    { title: picker.balances, options: supported.filter(({ held }) => held) },
    { title: picker.others, options: supported.filter(({ held }) => !held) },
    {
      title: picker.unavailable,
      options: options.filter((option) => option.unsupported !== undefined),
    },
  ].filter((group) => group.options.length > 0)
  return groups.map((group) => (
    <section key={group.title} className={styles.group}>
      <Section>{group.title}</Section>
      <ListPanel label={group.title}>
        {group.options.map((option) => (
          <OptionRow key={option.id} option={option} onPick={onPick} />
        ))}
      </ListPanel>
    </section>
  ))
}

function OptionRow({ option, onPick }: { option: TokenOption; onPick: (id: string) => void }) {
  const { common } = useMessages()
  const { id, token, balance, fiat, selected, unsupported } = option
  return (
    <Row
      tile={<TokenTile token={token} size={36} />}
      title={token.symbol}
      note={unsupported ?? common.onNetwork(token.network.name)}
      amounts={balance && { top: <bdi title={balance.exact}>{balance.value}</bdi>, bottom: fiat }}
      end={
        selected && (
          <span className={styles.selected}>
            <Icon path={checkIcon} />
            <VisuallyHidden>{common.current}</VisuallyHidden>
          </span>
        )
      }
      current={selected}
      blocked={unsupported !== undefined}
      onClick={() => onPick(id)}
    />
  )
}
