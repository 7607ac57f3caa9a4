import { useEffect, useState } from 'react'
import type { DirectoryWallet } from '#kernel/directoryWallet.ts'
import { noOffer, type Offer, offerKey } from '#wallet/registry/offer.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'

const failed: Offer = { ...noOffer, status: 'failed' }

/** What the directory adds, fetched once the modal is open; undefined without a project id. */
export function useOffer(also: readonly DirectoryWallet[]): Offer | undefined {
  const core = useCore()
  const offered = useWidgetState(({ config }) => config.directory === true)
  const open = useWidgetState(({ modal }) => modal.open)
  const namespace = useWidgetState(({ modal }) => modal.namespace)
  const [told, setTold] = useState<{ namespace: typeof namespace; offer: Offer }>()
  const kept = core.queries.getQueryData<Offer>(offerKey(namespace)) ?? noOffer

  useEffect(() => {
    // Connect is rendered before it is visible, and makes no requests until then.
    if (!offered || !open) return
    const life = new AbortController()
    const setOffer = (offer: Offer) => setTold({ namespace, offer })
    import('#wallet/registry/watchOffer.ts')
      .then(({ watchOffer }) => watchOffer(core, { signal: life.signal, also, onChange: setOffer }))
      .catch(() => {
        if (!life.signal.aborted) setOffer(failed)
      })
    return () => life.abort()
  }, [core, offered, open, also, namespace])

  if (!offered) return undefined
  return told !== undefined && told.namespace === namespace ? told.offer : kept
}
