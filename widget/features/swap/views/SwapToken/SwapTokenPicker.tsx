import { Empty } from '#ui/components/Empty.tsx'
import { EmptyState, ErrorState, OfflineState } from '#ui/components/states.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { ListPanel, Section } from '#ui/components/Panel.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { searchIcon, swapIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { SearchField } from '#ui/primitives/SearchField.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'
import type { TokenOption, TokenPickerProps } from '#ui/form/TokenPicker.tsx'
import styles from '#ui/form/TokenPicker.module.css'

export type SwapTokenPickerProps = Omit<TokenPickerProps, 'side'> & { side: 'from' | 'to' }

/** More rows at once do not help the person; search finds the others. */
const MOST_ROWS = 60

/** A token of the swap's network; those that the account holds come first. */
export function SwapTokenPicker({ side, query, onQuery, onPick, state }: SwapTokenPickerProps) {
  const { swap, picker } = useMessages()
  const title = side === 'from' ? swap.pickGive : swap.pickWant
  if (state.status === 'offline') return <OfflineState title={title} />
  if (state.status === 'error') {
    const words = { title: picker.errorTitle, body: picker.errorBody }
    return <ErrorState title={title} error={state.error} words={words} onRetry={state.onRetry} />
  }
  if (state.status === 'empty') {
    const words = { heading: swap.emptyTitle, body: swap.emptyBody }
    return <EmptyState title={title} icon={swapIcon} {...words} />
  }
  return (
    <ViewFrame title={title}>
      <SearchField label={swap.pickSearch} value={query} onChange={onQuery} />
      {'options' in state ? (
        <Options options={state.options} query={query} onPick={onPick} />
      ) : (
        <ListPanel label={swap.all} busy>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </ListPanel>
      )}
    </ViewFrame>
  )
}

type OptionsProps = { options: readonly TokenOption[]; query: string; onPick: (id: string) => void }

function Options({ options, query, onPick }: OptionsProps) {
  const { swap, picker } = useMessages()
  if (options.length === 0) {
    return <Empty icon={searchIcon} title={picker.noMatch} body={picker.noMatchBody(query)} />
  }
  const others = options.filter(({ held }) => !held)
  const groups = [
    { title: swap.yours, options: options.filter(({ held }) => held) },
    { title: swap.all, options: others.slice(0, MOST_ROWS) },
  ].filter((group) => group.options.length > 0)
  return (
    <>
      {groups.map((group) => (
        <section key={group.title} className={styles.group}>
          <Section>{group.title}</Section>
          <ListPanel label={group.title}>
            {group.options.map((option) => (
              <OptionRow key={option.id} option={option} onPick={onPick} />
            ))}
          </ListPanel>
        </section>
      ))}
      {others.length > MOST_ROWS && (
        <Footnote>{swap.moreMatch(String(others.length - MOST_ROWS))}</Footnote>
      )}
    </>
  )
}

function OptionRow({ option, onPick }: { option: TokenOption; onPick: (id: string) => void }) {
  const { common } = useMessages()
  const { id, token, balance, selected } = option
  return (
    <Row
      tile={<TokenTile token={token} size={36} />}
      title={token.symbol}
      note={token.name}
      amounts={balance && { top: <bdi title={balance.exact}>{balance.value}</bdi> }}
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
