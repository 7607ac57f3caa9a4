import type { PageWallet } from '#protocol'

/** A wallet that offers itself for several namespaces has one row: the first one's. */
export function dedupeWallets(page: readonly PageWallet[]): readonly PageWallet[] {
  return page.filter((wallet) => page.find((other) => isDuplicate(wallet, other)) === wallet)
}

/** Ids of a wallet and of those that are the same one for other namespaces. */
export function duplicatesOf(page: readonly PageWallet[], wallet: PageWallet): readonly string[] {
  return page.filter((other) => isDuplicate(wallet, other)).map(({ id }) => id)
}

/** True where both are one wallet, which offers itself for several namespaces. */
export function isDuplicate(wallet: PageWallet, other: PageWallet): boolean {
  if (wallet === other) return true
  return wallet.name === other.name && wallet.namespace !== other.namespace
}
