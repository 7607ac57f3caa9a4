import { useState } from 'react'
import type { WalletListing } from '#kernel/walletListing.ts'
import { useWalletImage } from '#shared/hooks/useWalletImage.ts'
import { Tile } from '#ui/components/Tile.tsx'
import { useRushes } from '#ui/lists/RushContext.tsx'

/** A wallet's picture, asked for when it is drawn, or when a list that rushes past comes to rest. */
export function WalletTile({ wallet }: { wallet: WalletListing }) {
  const rushes = useRushes()
  const [wanted, setWanted] = useState(!rushes)
  if (!wanted && !rushes) setWanted(true)
  const { iconUrl, waiting } = useWalletImage(wallet, wanted)
  return <Tile name={wallet.name} iconUrl={iconUrl} waiting={waiting} size={56} />
}
