import { useQuery } from '@tanstack/react-query'
import type { WalletListing } from '#kernel/walletListing.ts'
import { recommendedQuery } from '#wallet/registry/walletQueries.ts'
import { findOnPage } from '#wallet/registry/sameWallet.ts'
import { push } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useWalletImage } from '#shared/hooks/useWalletImage.ts'
import { Tile } from '#ui/components/Tile.tsx'
import { GET_WALLET_URL } from '../Connect/links.ts'
import { GetWallet, type GetWalletProps } from './GetWallet.tsx'

export default function GetWalletView() {
  const core = useCore()
  const { data, error, refetch } = useQuery(recommendedQuery(core))
  const page = useWidgetState((state) => state.wallets.page)
  // Leaves out wallets that the page already has.
  const wallets = data?.wallets.filter((wallet) => findOnPage(page, wallet) === undefined)
  return (
    <GetWallet
      moreUrl={GET_WALLET_URL}
      onWallet={(id) => {
        const wallet = wallets?.find((one) => one.id === id)
        if (wallet !== undefined) push(core, { name: 'Downloads', wallet })
      }}
      state={stateOf({ wallets, error, retry: () => void refetch() })}
    />
  )
}

function stateOf(found: {
  wallets: readonly WalletListing[] | undefined
  error: Error | null
  retry: () => void
}): GetWalletProps['state'] {
  const { error, retry } = found
  if (found.wallets !== undefined) {
    const wallets = found.wallets.map((wallet) => ({
      id: wallet.id,
      name: wallet.name,
      tile: <WalletPicture wallet={wallet} />,
    }))
    return { status: 'ready', wallets }
  }
  return error === null ? { status: 'loading' } : { status: 'error', onRetry: retry }
}

function WalletPicture({ wallet }: { wallet: WalletListing }) {
  const { iconUrl, waiting } = useWalletImage(wallet)
  return <Tile name={wallet.name} iconUrl={iconUrl} waiting={waiting} size={36} />
}
