import { useEffect, useMemo, useState } from 'react'
import { collectionOf, type OwnedNft } from '../../nfts/collection.ts'
import { NFT_PAGES } from '../../nfts/limits.ts'
import { push } from '#kernel/router/router.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { formatAmount } from '#ui/i18n/format.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { PanelProps } from './panelProps.ts'
import { type NftCell, Nfts, type NftsProps } from './Nfts.tsx'
import { useHistory } from './useHistory.ts'

/** The NFTs of the account, derived from its history. */
export function NftsPanel(props: PanelProps) {
  const core = useCore()
  const locale = useLocale()
  const { nfts: words } = useMessages()
  const history = useLookFurther(useHistory(props))
  const { owned, spam } = useMemo(() => collectionOf(history.entries), [history.entries])
  const draw = (one: OwnedNft) => cellOf(one, { locale, unnamed: words.unnamed })
  return (
    <Nfts
      network={props.network.name}
      onPick={(id) => push(core, { name: 'NftDetails', id })}
      state={stateOf(history, owned.map(draw), spam.map(draw))}
    />
  )
}

/**
 * Pages back through the history automatically, because the account still owns what it received long ago;
 * after some pages it continues only when the person asks.
 */
function useLookFurther(history: ReturnType<typeof useHistory>): ReturnType<typeof useHistory> {
  const { next, pages, isFetching, onNext } = history
  const [most, setMost] = useState(NFT_PAGES)
  const looksOn = next === 'there' && pages < most
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came is followed by one
  useEffect(() => {
    if (looksOn && !isFetching) onNext()
  }, [looksOn, isFetching, pages, onNext])
  const onFurther = () => {
    setMost(pages + NFT_PAGES)
    if (next === 'failed') onNext()
  }
  return { ...history, next: looksOn ? 'loading' : next, onNext: onFurther }
}

function stateOf(
  { status, isMissing, next, onNext, onRetry }: ReturnType<typeof useHistory>,
  owned: readonly NftCell[],
  spam: readonly NftCell[],
): NftsProps['state'] {
  if (isMissing) return { status: 'unknown' }
  if (status === 'error') return { status, onRetry }
  if (status !== 'ready') return { status }
  return { status, owned, spam, next, onNext }
}

function cellOf(
  { id, nft, count }: OwnedNft,
  { locale, unnamed }: { locale: string; unnamed: string },
): NftCell {
  return {
    id,
    name: nft.name ?? unnamed,
    url: nft.previewUrl,
    count: count > 1 ? `×${formatAmount(String(count), { locale })}` : undefined,
  }
}
