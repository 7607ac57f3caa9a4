import type { PageWallet } from '#protocol'
import type { WalletListing } from '#kernel/walletListing.ts'
import { isDuplicate } from './duplicates.ts'

/** A wallet that names itself differently on a phone is still that wallet. */
const aliases: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' }

/** The wallet of the page that this listing stands for. */
export function findOnPage(
  page: readonly PageWallet[],
  { rdns }: WalletListing,
): PageWallet | undefined {
  if (rdns === undefined) return undefined
  return page.find((wallet) => plain(wallet.rdns) === plain(rdns))
}

/**
 * The wallet among these that matches the listing: the one whose rdns it names, or the same wallet's
 * entry for another namespace, found through `all` of the page's wallets.
 */
export function rowOnPage(
  { rows, all }: { readonly rows: readonly PageWallet[]; readonly all: readonly PageWallet[] },
  listing: WalletListing,
): PageWallet | undefined {
  const wallet = findOnPage(all, listing)
  return wallet && rows.find((row) => isDuplicate(row, wallet))
}

/** The wallets of the page but those that are left out. */
export function withoutHidden(
  page: readonly PageWallet[],
  hidden: readonly string[],
): readonly PageWallet[] {
  const names = hidden.map(plain)
  return page.filter(({ rdns }) => !names.includes(plain(rdns)))
}

/** The ids are hashes; what else stands in `exclude` is rdns. */
const registryId = /^[\da-f]{32,}$/i

/** Those of the wallets that a site leaves out which the registry alone can name. */
export function excludedIds(exclude: readonly string[] = []): readonly string[] {
  return exclude.filter((entry) => registryId.test(entry))
}

/** True when both list one wallet. */
export function isSameWallet(a: WalletListing, b: WalletListing): boolean {
  return (
    a.id === b.id ||
    (a.rdns !== undefined && b.rdns !== undefined && plain(a.rdns) === plain(b.rdns))
  )
}

function plain(rdns: string): string {
  return aliases[rdns] ?? rdns
}
