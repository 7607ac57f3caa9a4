import type { WidgetOptions } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'
import type { DirectoryWallet } from '#kernel/directoryWallet.ts'

/** Wallets that the site adds by itself; they need no directory. */
export function customWallets({ wallets }: WidgetOptions): readonly DirectoryWallet[] {
  return (wallets?.custom ?? []).map((wallet) => ({
    ...wallet,
    name: cleanName(wallet.name) ?? wallet.id,
    chains: [],
  }))
}
