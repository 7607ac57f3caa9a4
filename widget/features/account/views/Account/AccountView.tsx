import { useQuery } from '@tanstack/react-query'
import { type CaipAccountId, parseCaipAccountId } from '#protocol'
import { offersBuying } from '#kernel/config/slice.ts'
import { buySupportedQuery } from '#kernel/networks/buySupport.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { mayHaveSwaps, swapSupportQuery } from '#kernel/networks/swapSupport.ts'
import { totalCents } from '#kernel/prices/fiatValue.ts'
import { errand } from '#kernel/router/errand.ts'
import { follow } from '#kernel/router/follow.ts'
import { activateNamespace } from '#wallet/connect/activate.ts'
import { disconnect } from '#wallet/connect/disconnect.ts'
import { pickAccount } from '#wallet/connect/pickAccount.ts'
import { adapterOf } from '#wallet/connections/adapter.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { hasNames, identityQuery, namesQuery } from '#wallet/names/queries.ts'
import { hasBalances } from '#wallet/portfolio/balances.ts'
import { holdingsQuery } from '#wallet/portfolio/holdings.ts'
import { BALANCE_AGE_MS } from '#wallet/portfolio/limits.ts'
import { selectTab } from '#wallet/portfolio/selectTab.ts'
import { askToSignIn } from '#wallet/signIn/askToSignIn.ts'
import { isOpenRecord } from '#transactions/transfers/record.ts'
import { NobodyConnected } from '#shared/connect/NobodyConnected.tsx'
import { useNetworkImages } from '#shared/hooks/useNetworkImages.ts'
import { usePendingPurchases } from '#shared/pending/usePendingPurchases.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { useOpenNetworks } from '#ui/app/useOpenNetworks.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { Account } from './Account.tsx'
import { toAccountViewModel } from './accountViewModel.ts'
import { LazyPanel } from './LazyPanel.tsx'
import { unknownNetwork } from './unknownNetwork.ts'
import { useEmbedded } from './useEmbedded.ts'
import { useRefresh } from './useRefresh.ts'

export default function AccountView() {
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const networks = useWidgetState((state) => state.networks)
  // Never an empty card: without an account, it shows how to connect one.
  if (connection.status !== 'connected') return <NobodyConnected />
  const { caipChainId } = connection
  const network = findNetwork(networks, caipChainId) ?? unknownNetwork(caipChainId)
  return <Connected accounts={connection.accounts} network={network} />
}

function Connected(props: {
  accounts: readonly [CaipAccountId, ...CaipAccountId[]]
  network: Network
}) {
  const { accounts, network } = props
  const core = useCore()
  const locale = useLocale()
  const online = useWidgetState((state) => state.online)
  const features = useWidgetState(({ config }) => config.options.features)
  const transfers = useWidgetState(({ bridge }) => bridge.transfers)
  const networks = useWidgetState((state) => state.networks)
  const connections = useWidgetState((state) => state.connections)
  const offersBuy = useWidgetState(({ config }) => offersBuying(config))
  const step = useWidgetState(({ signIn }) => signIn.step.status)
  const wanted = useWidgetState(({ portfolio }) => portfolio.tab)
  const { address } = parseCaipAccountId(accounts[0])
  const { caipChainId } = network
  const reports = hasBalances(core, network)
  const holdings = useQuery({
    ...holdingsQuery(core, { caipChainId, address }),
    enabled: reports,
    refetchInterval: online ? BALANCE_AGE_MS : false,
  })
  const buys = useQuery(buySupportedQuery(core, caipChainId))
  const swaps = useQuery(swapSupportQuery(core, caipChainId))
  const names = useQuery(namesQuery(core, caipChainId))
  const identified = useQuery(identityQuery(core, address))
  const { data: identity } = identified
  const purchases = usePendingPurchases((purchaseId) => follow(core, purchaseId))
  useNetworkImages()
  const refresh = useRefresh({ caipChainId, address })
  const embedded = useEmbedded({
    address,
    cents: holdings.data === undefined ? undefined : totalCents(holdings.data),
  })
  const onNetworks = useOpenNetworks()
  const isOld = holdings.data !== undefined && Date.now() - holdings.dataUpdatedAt > BALANCE_AGE_MS
  const now = useNow(transfers.some(isOpenRecord) || isOld)
  const { tabs, ...viewModel } = toAccountViewModel(
    {
      accounts,
      network,
      networks,
      connections,
      features,
      transfers,
      refresh,
      wanted,
      holdings,
      isOld,
      buys,
      swaps,
      names,
      identity: identified,
      locale,
      now,
      hasService: core.loadBlockchainApi !== undefined,
      hasBalances: reports,
      canSend: core.adapters[network.namespace]?.transfers !== undefined,
      offersBuying: offersBuy,
      mayHaveSwaps: mayHaveSwaps(core, caipChainId),
      hasNames: hasNames(core, caipChainId),
      signIn: step,
    },
    {
      buy: errand(core, 'buy'),
      receive: errand(core, 'receive'),
      swap: errand(core, 'swap'),
      send: errand(core, 'send'),
      bridge: errand(core, 'bridge'),
      chooseName: errand(core, 'chooseName'),
      signIn: () => askToSignIn(core),
      pickAccount: (account) => pickAccount(core, account),
      pickNamespace: (namespace) => activateNamespace(core, namespace),
    },
  )

  return (
    <Account
      {...viewModel}
      name={identity?.name}
      image={identity?.image}
      onNetworks={onNetworks}
      onCopy={() => navigator.clipboard.writeText(address)}
      explorerUrl={adapterOf(core, network.namespace).explorerLink(network, {
        kind: 'address',
        value: address,
      })}
      onFlight={(transferId) => follow(core, transferId)}
      purchases={purchases}
      onTransfers={errand(core, 'transfers')}
      embedded={embedded}
      onSettings={errand(core, 'settings')}
      onDisconnect={() => disconnect(core, { reason: 'user' })}
      online={online}
      tabs={tabs.map((id) => ({
        id,
        // Another account is another list.
        panel: (
          <LazyPanel
            key={`${id} ${address} ${caipChainId}`}
            tab={id}
            address={address}
            network={network}
          />
        ),
      }))}
      onSelect={(tab) => selectTab(core, tab)}
    />
  )
}
