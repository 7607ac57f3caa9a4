import type { PageWallet } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'

/** Wallets of the page by names that can be read; one without any goes by its rdns. */
export function shownWallets(wallets: readonly PageWallet[]): readonly PageWallet[] {
  return wallets.map((wallet) => ({ ...wallet, name: cleanName(wallet.name) ?? wallet.rdns }))
}
