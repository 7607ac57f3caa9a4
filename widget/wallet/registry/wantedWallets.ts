import type { Namespace, PageWallet } from '#protocol'
import { EVM } from '../connections/evm.ts'

/** Wallets of the page that serve the namespace that is wanted; all of them where any will do. */
export function wantedWallets(
  page: readonly PageWallet[],
  wanted: Namespace | undefined,
): readonly PageWallet[] {
  return wanted === undefined ? page : page.filter(({ namespace = EVM }) => namespace === wanted)
}
