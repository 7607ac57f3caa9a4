import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WalletListing } from '#kernel/walletListing.ts'
import { useWalletImage } from '#shared/hooks/useWalletImage.ts'
import { walletImageQuery } from '#wallet/registry/walletQueries.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { Tile } from '#ui/components/Tile.tsx'
import { useRushes } from '#ui/lists/RushContext.tsx'

/**
 * A wallet's picture, asked for when it is drawn, or when a list that rushes past comes to rest. A tile that has
 * nothing to ask for yet watches no query: many of them come and go in each frame of such a list.
 */
export function WalletTile({ wallet }: { wallet: WalletListing }) {
  const core = useCore()
  const queries = useQueryClient()
  const rushes = useRushes()
  const [passes, setPasses] = useState(() => rushes && isMissing())
  if (passes && !rushes) setPasses(false)
  if (passes) return <Tile name={wallet.name} waiting size={56} />
  return <AskedTile wallet={wallet} />

  function isMissing(): boolean {
    const { imageUrl, imageId = '' } = wallet
    if (imageUrl !== undefined || imageId === '') return false
    return queries.getQueryData(walletImageQuery(core, imageId).queryKey) === undefined
  }
}

function AskedTile({ wallet }: { wallet: WalletListing }) {
  const { iconUrl, waiting } = useWalletImage(wallet)
  return <Tile name={wallet.name} iconUrl={iconUrl} waiting={waiting} size={56} />
}
