import { useEffect } from 'react'
import { report } from '#kernel/logs/log.ts'
import { loadNetworkImages } from '#wallet/registry/networkImages.ts'
import { networkMark } from '#ui/marks/networks.ts'
import { useCore } from '#ui/app/CoreContext.tsx'

/** Has the pictures of the networks fetched, for a view that shows them. */
export function useNetworkImages(): void {
  const core = useCore()
  useEffect(() => {
    loadNetworkImages(core, (chain) => networkMark(chain) !== undefined).catch(report(core))
  }, [core])
}
