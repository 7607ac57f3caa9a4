import type { WalletListing } from '#kernel/walletListing.ts'
import { useWalletImage } from '#shared/hooks/useWalletImage.ts'
import { Tile } from '#ui/components/Tile.tsx'

/** A wallet's picture, asked for when it is drawn. */
export function WalletTile({ wallet }: { wallet: WalletListing }) {
  const { iconUrl, waiting } = useWalletImage(wallet)
  return <Tile name={wallet.name} iconUrl={iconUrl} waiting={waiting} size={56} />
}
