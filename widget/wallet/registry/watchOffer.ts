import type { Core } from '#kernel/core.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import { IMAGE_WAIT_MS } from './limits.ts'
import { noOffer, type Offer, offerKey } from './offer.ts'
import { featuredQuery, hiddenQuery, recommendedQuery, walletImageQuery } from './walletQueries.ts'

/**
 * Loads what the registry adds to Connect, and reports it as it arrives: listings first, then each
 * picture. `status` reports a failure; the view of all wallets shows the details.
 */
export async function watchOffer(
  core: Core,
  options: {
    readonly signal: AbortSignal
    /** Listings whose pictures are wanted too. */
    readonly also: readonly WalletListing[]
    readonly onChange: (offer: Offer) => void
  },
): Promise<void> {
  const { signal, also, onChange } = options
  const key = offerKey(core.store.getState().modal.namespace)
  let offer: Offer = core.queries.getQueryData<Offer>(key) ?? noOffer
  const tell = (change: Partial<Offer>) => {
    offer = { ...offer, ...change }
    core.queries.setQueryData(key, offer)
    if (!signal.aborted) onChange(offer)
  }
  const showImage = (id: string, url: string | null) =>
    tell({ images: { ...offer.images, [id]: url } })

  const images = loadImages(core, also, showImage)
  try {
    const [featured, { wallets, count }] = await Promise.all([
      core.queries.fetchQuery(featuredQuery(core)),
      core.queries.fetchQuery(recommendedQuery(core)),
      // Wallets of the page wait for it alone.
      core.queries.fetchQuery(hiddenQuery(core)).then((hidden) => tell({ hidden })),
    ])
    tell({ status: 'ready', featured, recommended: wallets, count })
    await loadImages(core, [...featured, ...wallets], showImage)
  } catch {
    tell({ status: 'failed' })
  }
  await images
}

/** Resolves when every picture is there or will not come. */
async function loadImages(
  core: Core,
  wallets: readonly WalletListing[],
  onImage: (id: string, url: string | null) => void,
): Promise<void> {
  const ids = new Set(wallets.flatMap(({ imageId }) => imageId ?? []))
  await Promise.all(
    [...ids].map(async (id) => {
      const late = setTimeout(() => onImage(id, null), IMAGE_WAIT_MS)
      const url = await core.queries.fetchQuery(walletImageQuery(core, id)).catch(() => null)
      clearTimeout(late)
      onImage(id, url)
    }),
  )
}
