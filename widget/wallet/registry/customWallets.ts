import type { WidgetOptions } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'
import type { WalletListing } from '#kernel/walletListing.ts'

/** Wallets that the site adds by itself; they need no registry. */
export function customWallets({ wallets }: WidgetOptions): readonly WalletListing[] {
  return (wallets?.custom ?? []).map((wallet) => ({
    ...wallet,
    name: cleanName(wallet.name) ?? wallet.id,
    chains: [],
  }))
}
