import { useEffect, useState } from 'react'
import type { DirectoryWallet } from '#kernel/directoryWallet.ts'
import { noOffer, type Offer, offerKey } from '#wallet/registry/offer.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'

const failed: Offer = { ...noOffer, status: 'failed' }

/** What the directory adds, from when somebody looks; nothing without a project id. */
export function useOffer(also: readonly DirectoryWallet[]): Offer | undefined {
  const core = useCore()
  const offered = useWidgetState(({ config }) => config.directory === true)
  const open = useWidgetState(({ modal }) => modal.open)
  const [offer, setOffer] = useState<Offer>(
    () => core.queries.getQueryData<Offer>(offerKey) ?? noOffer,
  )

  useEffect(() => {
    // Connect is drawn before it is seen, and asks nobody while it is.
    if (!offered || !open) return
    const life = new AbortController()
    import('#wallet/registry/watchOffer.ts')
      .then(({ watchOffer }) => watchOffer(core, { signal: life.signal, also, onChange: setOffer }))
      .catch(() => {
        if (!life.signal.aborted) setOffer(failed)
      })
    return () => life.abort()
  }, [core, offered, open, also])

  return offered ? offer : undefined
}
