import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { type PageWallet, toWireError } from '#protocol'
import { connect } from '#wallet/connect/connect.ts'
import { offersRelay, relayId } from '#kernel/connectors.ts'
import { customWallets } from '#wallet/registry/customWallets.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import { SEARCH_WAIT_MS } from '#wallet/registry/limits.ts'
import { pickConnector, pickWallet } from '#wallet/registry/pickWallet.ts'
import { hiddenQuery, walletsQuery } from '#wallet/registry/walletQueries.ts'
import { excludedIds, rowOnPage, withoutHidden } from '#wallet/registry/sameWallet.ts'
import { dedupeWallets } from '#wallet/registry/duplicates.ts'
import { wantedWallets } from '#wallet/registry/wantedWallets.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useDebounced } from '#ui/app/useDebounced.ts'
import { StatusBadge, Tile } from '#ui/components/Tile.tsx'
import { checkIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { AllWallets, type AllWalletsProps } from './AllWallets.tsx'
import type { WalletCell } from './WalletGrid.tsx'
import { WalletTile } from './WalletTile.tsx'

export default function AllWalletsView() {
  const core = useCore()
  const page = useWidgetState(({ wallets }) => wallets.page)
  const options = useWidgetState(({ config }) => config.options)
  const online = useWidgetState((state) => state.online)
  const hasProject = useWidgetState(({ config }) => config.project === true)
  const { allWallets: words } = useMessages()
  const [query, setQuery] = useState('')
  const [certified, setCertified] = useState(false)
  const typed = query.trim()
  const settled = useDebounced(typed, SEARCH_WAIT_MS)
  const search = typed === '' ? '' : settled
  const found = useInfiniteQuery(walletsQuery(core, { search, certified }))

  const hasRelay = offersRelay(core)
  const onPage = useInstalled()
  // Hundreds of wallets, and each page of the list draws this view several times.
  const pages = found.data?.pages
  const wallets = useMemo(() => {
    const custom = certified || !hasRelay ? [] : customWallets(options)
    const own = custom.filter(({ name }) => matches(name, typed))
    const listed = pages?.flatMap((one) => one.wallets) ?? []
    return unique([...own, ...listed]).filter(
      (wallet) => rowOnPage({ rows: onPage, all: page }, wallet) === undefined,
    )
  }, [certified, hasRelay, options, typed, pages, onPage, page])
  const installed = onPage.filter(({ name }) => !certified && matches(name, typed))
  const { fetchNextPage } = found
  const onNext = useCallback(() => {
    fetchNextPage().catch(reportError)
  }, [fetchNextPage])

  function pick(id: string) {
    const wallet = wallets.find((other) => other.id === id)
    const connecting = wallet === undefined ? pickConnector(core, id) : pickWallet(core, wallet)
    connecting.catch(() => undefined) // told by the view that opens now
  }

  return (
    <AllWallets
      query={query}
      onQuery={setQuery}
      certified={certified}
      onCertified={hasProject ? setCertified : undefined}
      count={search === '' && !certified ? found.data?.pages[0]?.count : undefined}
      onCode={
        hasRelay
          ? () => {
              connect(core, { connectorId: relayId(core) }).catch(() => undefined) // told by its view
            }
          : undefined
      }
      installed={installed.map((wallet) => pageCell(wallet, words.installed))}
      onPick={pick}
      state={stateOf({ found, wallets, online, isTyping: search !== typed, onNext })}
    />
  )
}

/** Wallets of the page, each once; none before it is known which of them the site left out. */
function useInstalled(): readonly PageWallet[] {
  const core = useCore()
  const all = useWidgetState(({ wallets }) => wallets.page)
  const wanted = useWidgetState(({ modal }) => modal.namespace)
  const exclude = useWidgetState(({ config }) => config.options.wallets?.exclude)
  const asks = excludedIds(exclude).length > 0
  const { data: hidden, isPending } = useQuery({ ...hiddenQuery(core), enabled: asks })
  return useMemo(
    () =>
      asks && isPending
        ? []
        : dedupeWallets(withoutHidden(wantedWallets(all, wanted), hidden ?? [])),
    [asks, isPending, all, wanted, hidden],
  )
}

function stateOf(options: {
  found: ReturnType<typeof useInfiniteQuery>
  wallets: readonly WalletListing[]
  online: boolean
  isTyping: boolean
  onNext: () => void
}): AllWalletsProps['state'] {
  const { found, wallets, online, isTyping, onNext } = options
  if (isTyping) return { status: 'loading' }
  if (found.data !== undefined) {
    return { status: 'ready', wallets: wallets.map(cell), next: nextOf(found), onNext }
  }
  if (!online) return { status: 'offline' }
  if (found.error === null || found.isFetching) return { status: 'loading' }
  return {
    status: 'error',
    error: toWireError(found.error),
    onRetry: () => {
      found.refetch().catch(reportError)
    },
  }
}

function nextOf(found: ReturnType<typeof useInfiniteQuery>) {
  if (found.isFetchingNextPage) return 'loading'
  if (found.isFetchNextPageError) return 'failed'
  return found.hasNextPage ? 'there' : 'none'
}

/** A page may bring again what was there before: the list has moved meanwhile. */
function unique(wallets: readonly WalletListing[]): readonly WalletListing[] {
  return [...new Map(wallets.toReversed().map((wallet) => [wallet.id, wallet])).values()].reverse()
}

function matches(name: string, query: string): boolean {
  return name.toLowerCase().includes(query.toLowerCase())
}

const cells = new WeakMap<WalletListing, WalletCell>()

/** The same cell for the same listing, so that a cell that is drawn is not drawn anew with each page. */
function cell(wallet: WalletListing): WalletCell {
  const made = cells.get(wallet) ?? {
    id: wallet.id,
    name: wallet.name,
    tile: <WalletTile wallet={wallet} />,
  }
  cells.set(wallet, made)
  return made
}

function pageCell({ id, name, icon }: PageWallet, note: string): WalletCell {
  const badge = <StatusBadge icon={checkIcon} status="ok" />
  return { id, name, note, tile: <Tile name={name} iconUrl={icon} size={56} badge={badge} /> }
}
