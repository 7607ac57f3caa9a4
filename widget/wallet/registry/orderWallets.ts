import { type ConnectorType, connectorTypes, type PageWallet } from '#protocol'
import type { ConnectorRow } from '#kernel/connectorManifest.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import { RECOMMENDED_COUNT } from './limits.ts'
import { recentKey } from '../connect/recent.ts'
import { findOnPage, rowOnPage, isSameWallet } from './sameWallet.ts'

/** One way to connect; `key` is its own in the list. */
export type OfferedWallet = { readonly key: string } & (
  | {
      readonly kind: ConnectorType
      readonly way: ConnectorRow
      readonly page?: undefined
      readonly listing?: undefined
    }
  | {
      readonly kind: ConnectorType
      readonly page: PageWallet
      readonly listing?: undefined
      readonly way?: undefined
    }
  | {
      readonly kind: ConnectorType
      readonly listing: WalletListing
      readonly page?: undefined
      readonly way?: undefined
    }
)

export type WalletsToOrder = {
  /** Wallets that are not on the page can be reached. */
  readonly relay: boolean
  /** Without a relay, wallets of the list are shown all the same: a pick leads to where one can be had. @default false */
  readonly toGet?: boolean | undefined
  /** Connectors that have a row of their own. */
  readonly ways?: readonly { readonly id: string; readonly row: ConnectorRow }[] | undefined
  readonly page: readonly PageWallet[]
  /** With those that serve other namespaces alone. @default page */
  readonly everyPage?: readonly PageWallet[] | undefined
  /** rdns, and keys of `recentKey`; newest first. */
  readonly recent: readonly string[]
  /** Those of the recent ones that the page does not have. */
  readonly recentListings: readonly WalletListing[]
  readonly featured: readonly WalletListing[]
  readonly custom: readonly WalletListing[]
  readonly recommended: readonly WalletListing[]
  /** @default the order of S2.08 */
  readonly order?: readonly ConnectorType[] | undefined
}

/**
 * Every way to connect once, by kind (S2.08). A wallet of the page stands for its listing; who is
 * recommended only fills the list up, so that it stays short where there are wallets already.
 */
export function orderWallets(options: WalletsToOrder): readonly OfferedWallet[] {
  const {
    relay,
    toGet = false,
    ways = [],
    page,
    everyPage = page,
    featured,
    custom,
    recommended,
  } = options
  const { order = connectorTypes } = options
  const taken: WalletListing[] = []
  const take = (kind: ConnectorType, wallets: readonly WalletListing[]): OfferedWallet[] =>
    wallets.flatMap((listing) => {
      const isShown = relay || (toGet && (kind === 'featured' || kind === 'recommended'))
      if (!isShown || rowOnPage({ rows: page, all: everyPage }, listing) !== undefined) return []
      if (taken.some((other) => isSameWallet(other, listing))) return []
      taken.push(listing)
      return { kind, key: recentKey(listing), listing }
    })

  const recent = recentOf(options, take)
  const injected = page
    .filter((wallet) => recent.every((other) => other.key !== wallet.id))
    .map((wallet) => ({
      kind: wallet.kind === 'custom' ? ('external' as const) : ('injected' as const),
      key: wallet.id,
      page: wallet,
    }))
  const known = [...recent, ...injected, ...take('featured', featured), ...take('custom', custom)]
  const room = recommendedRoom(known.length)
  const all: readonly OfferedWallet[] = [
    ...ways.map(({ id, row }) => ({ kind: row.kind, key: id, way: row })),
    ...known,
    ...take('recommended', recommended).slice(0, room),
  ]
  const kinds = [...order, ...connectorTypes.filter((kind) => !order.includes(kind))]
  return kinds.flatMap((kind) => all.filter((wallet) => wallet.kind === kind))
}

/** How many recommended wallets come after so many others (S9.05). */
export function recommendedRoom(others: number): number {
  return Math.max(0, RECOMMENDED_COUNT - others)
}

function recentOf(
  { page, recent, recentListings }: WalletsToOrder,
  take: (kind: ConnectorType, wallets: readonly WalletListing[]) => OfferedWallet[],
): OfferedWallet[] {
  const offered: OfferedWallet[] = []
  for (const key of recent) {
    const listing = recentListings.find((other) => recentKey(other) === key)
    const onPage = page.find(({ rdns }) => rdns === key) ?? (listing && findOnPage(page, listing))
    if (onPage === undefined) offered.push(...take('recent', listing ? [listing] : []))
    else if (offered.every((other) => other.key !== onPage.id)) {
      offered.push({ kind: 'recent', key: onPage.id, page: onPage })
    }
  }
  return offered
}
