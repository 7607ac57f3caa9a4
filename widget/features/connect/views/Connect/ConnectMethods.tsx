import type { PageWallet, WidgetOptions } from '#protocol'
import { wantedWallets } from '#wallet/registry/wantedWallets.ts'
import { offersAllWallets } from '#kernel/config/slice.ts'
import { offersRelay } from '#kernel/connectors.ts'
import { customWallets } from '#wallet/registry/customWallets.ts'
import type { Offer } from '#wallet/registry/offer.ts'
import { pickConnector, pickWallet } from '#wallet/registry/pickWallet.ts'
import { excludedIds, withoutHidden } from '#wallet/registry/sameWallet.ts'
import { push } from '#kernel/router/router.ts'
import { orderMethods } from '#wallet/registry/orderMethods.ts'
import { dedupeWallets } from '#wallet/registry/duplicates.ts'
import { type OfferedWallet, orderWallets, recommendedRoom } from '#wallet/registry/orderWallets.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { gridIcon, qrIcon } from '#ui/icons/paths.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Connect, type ConnectProps, type ConnectWallet } from './Connect.tsx'
import { GET_WALLET_URL } from './links.ts'
import { useLogins } from './useLogins.tsx'
import { useConnectRules } from './useConnectRules.ts'
import { useOffer } from './useOffer.ts'

const ALL_WALLETS = 'allWallets'

/** Ways to connect; `isList` draws what stands behind the one row of a site that hides it. */
export function ConnectMethods({ isList }: { isList: boolean }) {
  const core = useCore()
  const { guard, ...rules } = useConnectRules(isList)
  const config = useWidgetState((state) => state.config)
  const { page, ways } = useWanted()
  const hasPageWallet = page.length > 0
  const online = useWidgetState((state) => state.online)
  const recentListings = useWidgetState(({ connections }) => connections.recentListings)
  const offer = useOffer(recentListings)
  const offered = useOffered(offer)
  const allWallets = useAllWallets(offer)
  const rowOf = useRow(offer)
  const skeletons = countSkeletons(offer, { offered, page, options: config.options })
  const wallets = [
    ...offered.map(rowOf),
    ...Array.from({ length: skeletons }, skeletonRow),
    ...allWallets,
  ]
  const logins = useLogins(guard)
  const isLoginFor = ways.some(({ isLogin }) => isLogin)
  const available = isList || !isLoginFor ? [] : logins.available
  const methods = orderMethods([...available, 'wallet'], {
    order: config.options.features?.connectMethodsOrder,
    hasPageWallet,
  })
  const groups = [{ id: 'wallet', wallets }]

  function pick(id: string) {
    if (id === ALL_WALLETS) return push(core, { name: 'AllWallets' })
    const wallet = offered.find(({ key }) => key === id)
    const connecting =
      wallet?.listing === undefined ? pickConnector(core, id) : pickWallet(core, wallet.listing)
    connecting.catch(() => undefined) // told by the view that opens now
  }

  return (
    <Connect
      origin={new URL(config.origin).host}
      state={stateOf(groups, wallets.length + available.length, online)}
      methods={wallets.length === 0 ? methods.filter((id) => id !== 'wallet') : methods}
      email={logins.email}
      socials={logins.socials}
      {...rules}
      onPick={guard(pick)}
    />
  )
}

/** What serves the namespace that is wanted, where one is (S2.02). */
function useWanted() {
  const core = useCore()
  const all = useWidgetState(({ wallets }) => wallets.page)
  const namespace = useWidgetState(({ modal }) => modal.namespace)
  return {
    page: wantedWallets(all, namespace),
    everyPage: all,
    ways: core.connectors.filter(
      ({ serves }) => namespace === undefined || serves?.(core, namespace) !== false,
    ),
  }
}

/** Every way to connect, in its order (S2.08). */
function useOffered(offer: Offer | undefined): readonly OfferedWallet[] {
  const core = useCore()
  const { page, everyPage, ways } = useWanted()
  const connections = useWidgetState((state) => state.connections)
  const config = useWidgetState((state) => state.config)
  const offered = ways.filter(({ isOffered }) => isOffered?.(core) !== false)
  return orderWallets({
    relay: offered.some(({ isRelay }) => isRelay),
    toGet: !offersRelay(core),
    ways: offered.flatMap(({ id, row }) => (id && row ? [{ id, row }] : [])),
    page: waitsForHidden(config.options, offer)
      ? []
      : dedupeWallets(withoutHidden(page, offer?.hidden ?? [])),
    everyPage,
    recent: connections.recentWallets,
    recentListings: connections.recentListings,
    featured: offer?.featured ?? [],
    custom: customWallets(config.options),
    recommended: offer?.recommended ?? [],
    order: config.options.features?.connectorTypeOrder,
  })
}

function useRow(offer: Offer | undefined): (wallet: OfferedWallet) => ConnectWallet {
  const messages = useMessages()
  const phone = useWidgetState(({ config }) => config.phone === true)
  return (wallet) => {
    const { key } = wallet
    if (wallet.way !== undefined) {
      const row = wallet.way.describe(messages, { phone })
      return { id: key, icon: row.iconUrl === undefined ? qrIcon : undefined, ...row }
    }
    const isRecent = wallet.kind === 'recent'
    if (wallet.page !== undefined) {
      const { name, icon } = wallet.page
      return { id: key, name, iconUrl: icon, tag: isRecent ? 'recent' : 'installed' }
    }
    const { name, imageId, imageUrl } = wallet.listing
    const image = imageId === undefined ? null : offer?.images[imageId]
    return {
      id: key,
      name,
      iconUrl: imageUrl ?? image ?? undefined,
      waiting: offer?.status !== 'failed' && imageUrl === undefined && image === undefined,
      tag: isRecent ? 'recent' : undefined,
    }
  }
}

/** As many as will come: nothing below moves when they do. */
function countSkeletons(
  offer: Offer | undefined,
  known: {
    offered: readonly OfferedWallet[]
    page: readonly PageWallet[]
    options: WidgetOptions
  },
): number {
  const { offered, page, options } = known
  if (offer?.status !== 'loading') return 0
  const waiting = waitsForHidden(options, offer) ? page.length : 0
  const coming = (options.wallets?.featured?.length ?? 0) + waiting
  const others = offered.filter(({ way }) => way === undefined).length + coming
  return coming + recommendedRoom(others)
}

/** The registry has not said yet which of the page's wallets the site left out by their ids. */
function waitsForHidden({ wallets }: WidgetOptions, offer: Offer | undefined): boolean {
  const mayCome = offer?.status === 'loading' && offer.hidden === undefined
  return mayCome && excludedIds(wallets?.exclude).length > 0
}

function skeletonRow(_: unknown, at: number): ConnectWallet {
  return { id: `bone-${at}`, name: '', isSkeleton: true }
}

/** The way to all wallets, with how many there are where that is known. */
function useAllWallets(offer: Offer | undefined): readonly ConnectWallet[] {
  const { connect: words } = useMessages()
  const locale = useLocale()
  const isOffered = useWidgetState(({ config }) => offersAllWallets(config))
  if (!isOffered) return []
  const note =
    offer?.count === undefined ? undefined : formatAmount(String(offer.count), { locale })
  return [{ id: ALL_WALLETS, name: words.allWallets, icon: gridIcon, note, leads: true }]
}

function stateOf(
  groups: Extract<ConnectProps['state'], { status: 'ready' }>['groups'],
  count: number,
  online: boolean,
): ConnectProps['state'] {
  if (count === 0) return { status: 'empty', getWalletUrl: GET_WALLET_URL }
  return { status: online ? 'ready' : 'offline', groups }
}
