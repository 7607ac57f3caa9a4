import { useEffect, useState } from 'react'
import type { WalletListing } from '#kernel/walletListing.ts'
import { noOffer, type Offer, offerKey } from '#wallet/registry/offer.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'

const failed: Offer = { ...noOffer, status: 'failed' }

/** What the registry adds, fetched once the modal is open; undefined where there is no list. */
export function useOffer(also: readonly WalletListing[]): Offer | undefined {
  const core = useCore()
  const offered = useWidgetState(({ config }) => config.walletRegistry === true)
  const open = useWidgetState(({ modal }) => offered && modal.open)
  const namespace = useWidgetState(({ modal }) => modal.namespace)
  const [current, setCurrent] = useState<{ namespace: typeof namespace; offer: Offer }>()
  const cached = core.queries.getQueryData<Offer>(offerKey(namespace)) ?? noOffer

  useEffect(() => {
    // Connect is rendered before it is visible, and makes no requests until then.
    if (!open) return
    const life = new AbortController()
    const setOffer = (offer: Offer) => setCurrent({ namespace, offer })
    import('#wallet/registry/watchOffer.ts')
      .then(({ watchOffer }) => watchOffer(core, { signal: life.signal, also, onChange: setOffer }))
      .catch(() => {
        if (!life.signal.aborted) setOffer(failed)
      })
    return () => life.abort()
  }, [core, open, also, namespace])

  if (!offered) return undefined
  return current !== undefined && current.namespace === namespace ? current.offer : cached
}
