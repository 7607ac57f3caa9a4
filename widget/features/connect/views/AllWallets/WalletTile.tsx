import type { DirectoryWallet } from '#wallet/registry/directoryWallet.ts'
import { useWalletImage } from '#ui/app/useWalletImage.ts'
import { Tile } from '#ui/components/Tile.tsx'

/** A wallet's picture, asked for when it is drawn. */
export function WalletTile({ wallet }: { wallet: DirectoryWallet }) {
  const { iconUrl, waiting } = useWalletImage(wallet)
  return <Tile name={wallet.name} iconUrl={iconUrl} waiting={waiting} size={56} />
}
