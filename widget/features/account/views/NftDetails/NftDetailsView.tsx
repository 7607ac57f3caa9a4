import { activeConnection } from '#wallet/connections/slice.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { collectionOf, type OwnedNft } from '../../nfts/collection.ts'
import { reset } from '#kernel/router/router.ts'
import { evmChainIdOf, parseCaipAccountId } from '#protocol'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { formatAmount, formatDateTime } from '#ui/i18n/format.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { useHistory } from '../Account/useHistory.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { proofOf } from '#ui/marks/proofOf.ts'
import { NftDetails } from './NftDetails.tsx'

export default function NftDetailsView({ view }: ViewProps<'NftDetails'>) {
  const core = useCore()
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const networks = useWidgetState((state) => state.networks)
  const onAccount = () => reset(core, { name: 'Account' })
  const network =
    connection.status === 'connected' ? findNetwork(networks, connection.caipChainId) : undefined
  if (connection.status !== 'connected' || network === undefined) {
    return <NftDetails state={{ status: 'empty', onAccount }} />
  }
  const { address } = parseCaipAccountId(connection.accounts[0])
  return <Found id={view.id} address={address} network={network} onAccount={onAccount} />
}

type FoundProps = { id: string; address: string; network: Network; onAccount: () => void }

function Found({ id, address, network, onAccount }: FoundProps) {
  const online = useWidgetState((state) => state.online)
  const { entries } = useHistory({ address, network })
  const { owned, spam } = collectionOf(entries)
  const found = [...owned, ...spam].find((one) => one.id === id)
  if (found === undefined) return <NftDetails state={{ status: 'empty', onAccount }} />
  return <Ready found={found} network={network} online={online} />
}

function Ready(props: { found: OwnedNft; network: Network; online: boolean }) {
  const { found, network, online } = props
  const locale = useLocale()
  const { nfts: words } = useMessages()
  const networks = useWidgetState((state) => state.networks)
  const { nft, received, count } = found
  const chainId = evmChainIdOf(network.caipChainId) ?? 0
  return (
    <NftDetails
      state={{
        status: online ? 'ready' : 'offline',
        facts: {
          name: nft.name ?? words.unnamed,
          url: nft.detailUrl ?? nft.previewUrl,
          count: count > 1 ? formatAmount(String(count), { locale }) : undefined,
          network: network.name,
          received: formatDateTime(received.minedAt, locale),
          from: received.from,
          proof: proofOf(received.hash, chainId, { networks }),
          isSpam: nft.isSpam,
        },
      }}
    />
  )
}
