import { useEffect } from 'react'
import { report } from '#kernel/log.ts'
import { loadNetworkImages } from '#kernel/networks/images.ts'
import { networkMark } from '../marks/networks.ts'
import { useCore } from './CoreContext.tsx'

/** Has the pictures of the networks fetched, for a view that shows them. */
export function useNetworkImages(): void {
  const core = useCore()
  useEffect(() => {
    loadNetworkImages(core, (chain) => networkMark(chain) !== undefined).catch(report(core))
  }, [core])
}
