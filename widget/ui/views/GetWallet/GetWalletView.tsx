import { useQuery } from '@tanstack/react-query'
import type { DirectoryWallet } from '#core/directory/directoryWallet.ts'
import { recommendedQuery, type WalletsFound } from '#core/directory/queries.ts'
import { push } from '#core/router/router.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { useWalletImage } from '#ui/app/useWalletImage.ts'
import { Tile } from '#ui/components/Tile.tsx'
import { GET_WALLET_URL } from '../Connect/links.ts'
import { GetWallet, type GetWalletProps } from './GetWallet.tsx'

export default function GetWalletView() {
  const core = useCore()
  const { data, error, refetch } = useQuery(recommendedQuery(core))
  const wallets = data?.wallets ?? []
  return (
    <GetWallet
      moreUrl={GET_WALLET_URL}
      onWallet={(id) => {
        const wallet = wallets.find((one) => one.id === id)
        if (wallet !== undefined) push(core, { name: 'Downloads', wallet })
      }}
      state={stateOf({ data, error, retry: () => void refetch() })}
    />
  )
}

function stateOf(found: {
  data: WalletsFound | undefined
  error: Error | null
  retry: () => void
}): GetWalletProps['state'] {
  const { data, error, retry } = found
  if (data !== undefined) {
    const wallets = data.wallets.map((wallet) => ({
      ...{ id: wallet.id, name: wallet.name },
      tile: <WalletPicture wallet={wallet} />,
    }))
    return { status: 'ready', wallets }
  }
  return error === null ? { status: 'loading' } : { status: 'error', onRetry: retry }
}

function WalletPicture({ wallet }: { wallet: DirectoryWallet }) {
  const { iconUrl, waiting } = useWalletImage(wallet)
  return <Tile name={wallet.name} iconUrl={iconUrl} waiting={waiting} size={36} />
}
