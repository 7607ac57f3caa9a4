import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { WalletListing } from '#kernel/walletListing.ts'
import { IMAGE_WAIT_MS } from '#wallet/registry/limits.ts'
import { walletImageQuery } from '#wallet/registry/walletQueries.ts'
import { useCore } from '#ui/app/CoreContext.tsx'

/**
 * A wallet's picture, while it is drawn; its place is kept free for a moment (S9.07). What is not `wanted` yet is
 * drawn if it is here, and not asked for.
 */
export function useWalletImage({ imageId = '', imageUrl }: WalletListing, wanted = true) {
  const core = useCore()
  const isAsked = imageUrl === undefined && imageId !== ''
  const { data, isPending } = useQuery({
    ...walletImageQuery(core, imageId),
    enabled: isAsked && wanted,
  })
  const waits = isAsked && isPending
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setLate(true), IMAGE_WAIT_MS)
    return () => clearTimeout(timer)
  }, [waits])
  return { iconUrl: imageUrl ?? data, waiting: waits && !late }
}
