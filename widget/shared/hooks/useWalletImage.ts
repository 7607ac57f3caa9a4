import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { WalletListing } from '#kernel/walletListing.ts'
import { IMAGE_WAIT_MS } from '#wallet/registry/limits.ts'
import { walletImageQuery } from '#wallet/registry/walletQueries.ts'
import { useCore } from '#ui/app/CoreContext.tsx'

/** A wallet's picture, while it is drawn; its place is kept free for a moment (S9.07). */
export function useWalletImage({ imageId = '', imageUrl }: WalletListing) {
  const core = useCore()
  const isAsked = imageUrl === undefined && imageId !== ''
  const { data, isPending } = useQuery({
    ...walletImageQuery(core, imageId),
    enabled: isAsked,
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
