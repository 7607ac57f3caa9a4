import type { PageWallet } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'

/** What the widget announces itself as. */
const OWN_RDNS = 'dev.causeway.widget'

/**
 * Wallets of the page by names that can be read; one without any goes by its rdns. What announces
 * itself as the widget is none.
 */
export function shownWallets(wallets: readonly PageWallet[]): readonly PageWallet[] {
  return wallets
    .filter(({ rdns }) => rdns !== OWN_RDNS)
    .map((wallet) => ({ ...wallet, name: cleanName(wallet.name) ?? wallet.rdns }))
}
