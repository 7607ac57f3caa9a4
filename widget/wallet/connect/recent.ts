import { rememberedListings, rememberedWallets } from '../connections/items.ts'
import { RECENT_WALLETS } from '../connections/limits.ts'
import type { Core } from '#kernel/core.ts'
import type { WalletListing } from '#kernel/walletListing.ts'

/** How a wallet of the registry stands among the recent ones, whose others are rdns. */
export function recentKey({ id }: WalletListing): string {
  return `directory:${id}`
}

/** A wallet of the registry was connected: it is offered first the next time (S3.12, S9.01). */
export function rememberWallet(core: Core, wallet: WalletListing): void {
  const { connections } = core.store.getState()
  const key = recentKey(wallet)
  const recentWallets = [
    key,
    ...connections.recentWallets.filter((other) => other !== key && other !== wallet.rdns),
  ].slice(0, RECENT_WALLETS)
  const recentListings = [
    wallet,
    ...connections.recentListings.filter(({ id }) => id !== wallet.id),
  ].filter((listing) => recentWallets.includes(recentKey(listing)))
  core.store.setState((state) => ({
    connections: { ...state.connections, recentWallets, recentListings },
  }))
  core.storage.set(rememberedWallets, recentWallets)
  core.storage.set(rememberedListings, recentListings.map(compact))
}

/** Without what is long and not needed to connect: it may have to fit into a cookie. */
function compact(wallet: WalletListing): WalletListing {
  const { imageUrl = '' } = wallet
  const isShort = imageUrl.startsWith('https:')
  return { ...wallet, chains: [], imageUrl: isShort ? imageUrl : undefined }
}
