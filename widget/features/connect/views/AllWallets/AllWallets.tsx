import { useMemo, useState } from 'react'
import { Empty } from '#ui/components/Empty.tsx'
import { OfflineBanner } from '#ui/components/states.tsx'
import { Section } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { searchIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon, qrIcon, walletIcon, warnIcon } from '#ui/icons/paths.ts'
import { describeError, type ShownError } from '#ui/i18n/describeError.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Chip } from '#ui/primitives/Chip.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { SearchField } from '#ui/primitives/SearchField.tsx'
import { WalletGridSkeleton, type WalletCell, WalletGrid } from './WalletGrid.tsx'
import styles from './AllWallets.module.css'

export type AllWalletsProps = {
  query: string
  onQuery: (query: string) => void
  certified: boolean
  /** Undefined where nobody certifies the wallets of the list. */
  onCertified?: ((certified: boolean) => void) | undefined
  /** Of the whole registry. */
  count?: number | undefined
  /** Shows a code that any wallet can scan. */
  onCode?: (() => void) | undefined
  /** Wallets of the page that match. */
  installed: readonly WalletCell[]
  onPick: (id: string) => void
  state:
    | { status: 'loading' }
    | { status: 'offline' }
    | {
        status: 'ready'
        wallets: readonly WalletCell[]
        /** How the next page stands. */
        next: 'none' | 'there' | 'loading' | 'failed'
        onNext: () => void
      }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}

/** The rows that stand for a page on its way. */
const BONE_ROWS = 4

/** The whole registry, to look through and to search. */
export function AllWallets(props: AllWalletsProps) {
  const { query, onQuery, certified, onCertified, count, onCode, state } = props
  const { common, allWallets: words } = useMessages()
  const locale = useLocale()
  // As state: what is drawn inside has to know when it is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  // To format a number takes as long as to draw a row, and this is drawn anew with each page.
  const shownCount = useMemo(
    () => (count === undefined ? undefined : formatAmount(String(count), { locale })),
    [count, locale],
  )
  const search = shownCount === undefined ? words.search : words.searchCount(shownCount)
  return (
    <ViewFrame
      title={words.title}
      actions={
        state.status === 'error' ? (
          <Button onClick={state.onRetry}>{common.tryAgain}</Button>
        ) : undefined
      }
    >
      <SearchField
        label={search}
        value={query}
        onChange={onQuery}
        end={
          onCode !== undefined && <IconButton label={words.code} icon={qrIcon} onClick={onCode} />
        }
      />
      {onCertified !== undefined && (
        <div className={styles.filters}>
          <Chip pressed={certified} onClick={() => onCertified(!certified)}>
            {certified && <Icon path={checkIcon} size={12} />}
            {words.certified}
          </Chip>
        </div>
      )}
      {state.status === 'offline' && <OfflineBanner />}
      <div
        ref={setScroller}
        className={styles.scroller}
        data-status={state.status}
        aria-busy={state.status === 'loading' || undefined}
      >
        <Lists {...props} scroller={scroller} />
      </div>
      <LiveRegion message={messageOf(props, words.found)} />
    </ViewFrame>
  )
}

type ListsProps = AllWalletsProps & { scroller: HTMLElement | null }

function Lists({ installed, scroller, onPick, ...props }: ListsProps) {
  const { allWallets: words } = useMessages()
  return (
    <>
      {installed.length > 0 && (
        <section>
          <Section>{words.onDevice}</Section>
          <WalletGrid
            label={words.onDevice}
            wallets={installed}
            scroller={scroller}
            onPick={onPick}
          />
        </section>
      )}
      <WalletRegistry {...props} installed={installed} scroller={scroller} onPick={onPick} />
    </>
  )
}

function WalletRegistry(props: ListsProps) {
  const { query, certified, installed, scroller, onCode, onPick, state } = props
  const messages = useMessages()
  const { allWallets: words } = messages
  if (state.status === 'offline') return null
  if (state.status === 'error') {
    const known = Object.hasOwn(messages.errors, state.error.code)
    const title = known ? describeError(messages, state.error).title : words.errorTitle
    const body = onCode === undefined ? undefined : words.errorBody
    return <Empty icon={warnIcon} status="bad" title={title} body={body} />
  }
  if (state.status === 'loading') return <WalletGridSkeleton rows={BONE_ROWS} />
  if (state.wallets.length === 0 && (state.next === 'none' || state.next === 'failed')) {
    if (installed.length > 0 && query !== '') return null
    return <Nothing query={query} certified={certified} />
  }
  return (
    <section aria-busy={state.next === 'loading' || undefined}>
      {installed.length > 0 && <Section>{words.more}</Section>}
      <WalletGrid
        label={words.more}
        wallets={state.wallets}
        scroller={scroller}
        onPick={onPick}
        onEnd={state.next === 'there' ? state.onNext : undefined}
      />
      {(state.next === 'there' || state.next === 'loading') && <WalletGridSkeleton rows={1} />}
      {state.next === 'failed' && <MoreFailed onRetry={state.onNext} />}
    </section>
  )
}

function Nothing({ query, certified }: { query: string; certified: boolean }) {
  const { allWallets: words } = useMessages()
  if (query === '' && !certified) {
    return <Empty icon={walletIcon} title={words.emptyTitle} body={words.emptyBody} />
  }
  const body = certified ? words.noCertifiedBody : words.noMatchBody(query)
  return <Empty icon={searchIcon} title={words.noMatch} body={body} />
}

function MoreFailed({ onRetry }: { onRetry: () => void }) {
  const { common, allWallets: words } = useMessages()
  return (
    <div className={styles.failed} role="alert">
      <p>{words.pageFailed}</p>
      <Button kind="quiet" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </div>
  )
}

/** How many were found, for those who do not see the list change. */
function messageOf(
  { query, state, installed }: AllWalletsProps,
  found: (count: number) => string,
): string | undefined {
  if (query === '' || state.status !== 'ready') return undefined
  return found(state.wallets.length + installed.length)
}
