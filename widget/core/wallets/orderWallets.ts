import type { PageWallet } from '#protocol'

export type OrderedWallet = PageWallet & { readonly isRecent: boolean }

/** Recent wallets first, newest first, then the others as they announced themselves (S2.08). */
export function orderWallets(
  page: readonly PageWallet[],
  recent: readonly string[],
): readonly OrderedWallet[] {
  const rank = ({ rdns }: PageWallet) => {
    const at = recent.indexOf(rdns)
    return at === -1 ? recent.length : at
  }
  return page
    .map((wallet) => ({ ...wallet, isRecent: recent.includes(wallet.rdns) }))
    .sort((a, b) => rank(a) - rank(b))
}
