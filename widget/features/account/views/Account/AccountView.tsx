import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type CaipAccountId,
  type CaipChainId,
  evmChainIdOf,
  type Features,
  isError,
  parseCaipAccountId,
  parseCaipChainId,
} from '#protocol'
import { isOpenRecord } from '#transactions/transfers/record.ts'
import { offersBuying } from '#kernel/config/slice.ts'
import { hasNames, identityQuery, namesQuery } from '#wallet/names/queries.ts'
import { activateNamespace } from '#wallet/connect/activate.ts'
import { adapterOf } from '#wallet/connections/adapter.ts'
import { disconnect } from '#wallet/connect/disconnect.ts'
import { pickAccount } from '#wallet/connect/pickAccount.ts'
import { activeConnection, liveConnections } from '#wallet/connections/slice.ts'
import { offersBackup, putBackupOff } from '#wallet/embedded/backup.ts'
import { embeddedAccount } from '#wallet/embedded/account.ts'
import { openSettings } from '#wallet/embedded/settings.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { isEvmAddress } from '#protocol'
import { buySupportedQuery } from '#kernel/networks/buySupport.ts'
import type { Holding } from '#wallet/portfolio/holding.ts'
import { hasBalances } from '#wallet/portfolio/balances.ts'
import { holdingsQuery } from '#wallet/portfolio/holdings.ts'
import { BALANCE_AGE_MS } from '#wallet/portfolio/limits.ts'
import { selectTab } from '#wallet/portfolio/selectTab.ts'
import type { AccountTab } from '#wallet/portfolio/slice.ts'
import { totalCents } from '#kernel/prices/fiatValue.ts'
import { errand } from '#kernel/router/errand.ts'
import { follow } from '#kernel/router/follow.ts'
import { askToSignIn } from '#wallet/signIn/askToSignIn.ts'
import { showEmbeddedWallet } from '#wallet/embedded/show.ts'
import { mayHaveSwaps, swapSupportQuery } from '#kernel/networks/swapSupport.ts'
import type { SignInStep } from '#wallet/signInState/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNetworkImages } from '#shared/hooks/useNetworkImages.ts'
import { useNow } from '#ui/app/useNow.ts'
import { useOpenNetworks } from '#ui/app/useOpenNetworks.ts'
import { formatAgo } from '#ui/i18n/format.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { NobodyConnected } from '#shared/connect/NobodyConnected.tsx'
import { usePendingPurchases } from '#shared/pending/usePendingPurchases.ts'
import { toNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import { Account, type AccountProps, type AccountFiatValue } from './Account.tsx'
import { dollarsOf, formatHolding } from '#ui/form/fiat.ts'
import { flightOf } from '#shared/pending/flightOf.ts'
import { LazyPanel } from './LazyPanel.tsx'
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

/** Sites may keep people on a network of which the deployment knows only the id. */
function unknownNetwork(caipChainId: CaipChainId): Network {
  const { namespace } = parseCaipChainId(caipChainId)
  return {
    caipChainId,
    namespace,
    chainId: evmChainIdOf(caipChainId),
    name: caipChainId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    testnet: false,
    rpcUrls: [],
    explorerUrl: undefined,
  }
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
  const known = useWidgetState(({ networks }) => networks)
  const offersBuy = useWidgetState(({ config }) => offersBuying(config))
  const buys = useQuery(buySupportedQuery(core, network.caipChainId))
  const step = useWidgetState(({ signIn }) => signIn.step.status)
  const wanted = useWidgetState(({ portfolio }) => portfolio.tab)
  const { address } = parseCaipAccountId(accounts[0])
  const { caipChainId } = network
  const hasService = core.loadBlockchainApi !== undefined
  const holdings = useQuery({
    ...holdingsQuery(core, { caipChainId, address }),
    enabled: hasBalances(core, network),
    refetchInterval: online ? BALANCE_AGE_MS : false,
  })
  const swaps = useQuery(swapSupportQuery(core, network.caipChainId))
  const { data: identity } = useQuery(identityQuery(core, address))
  const purchases = usePendingPurchases((purchaseId) => follow(core, purchaseId))
  useNetworkImages()
  const refresh = useRefresh({ caipChainId, address })
  const onChooseName = useChooseName(address, network)
  const embedded = useEmbedded({
    address,
    cents: holdings.data === undefined ? undefined : totalCents(holdings.data),
  })
  const namespaces = useNamespaces()
  const onNetworks = useOpenNetworks()
  const open = transfers.filter(isOpenRecord)
  const isOld = holdings.data !== undefined && Date.now() - holdings.dataUpdatedAt > BALANCE_AGE_MS
  const now = useNow(open.length > 0 || isOld)
  const isUnknown = !hasBalances(core, network) || isError(holdings.error, 'BALANCE_UNKNOWN')
  const tabs = tabsOf({
    features,
    isUnknown,
    hasService,
  })
  const selected = tabs.includes(wanted) ? wanted : (tabs[0] ?? 'tokens')

  return (
    <Account
      address={address}
      name={identity?.name}
      image={identity?.image}
      onChooseName={onChooseName}
      network={toNetworkViewModel(network)}
      onNetworks={onNetworks}
      onCopy={() => navigator.clipboard.writeText(address)}
      explorerUrl={adapterOf(core, network.namespace).explorerLink(network, {
        kind: 'address',
        value: address,
      })}
      accounts={
        accounts.length < 2
          ? undefined
          : {
              all: sortedAddresses(accounts),
              onPick: (other) => pickAccount(core, `${caipChainId}:${other}`),
            }
      }
      namespaces={namespaces}
      features={{
        onramp:
          offersBuy && hasService && isEvmAddress(address)
            ? whenTrue(buys, errand(core, 'buy'))
            : undefined,
        ...(features?.receive === false ? {} : { receive: errand(core, 'receive') }),
        swaps: mayHaveSwaps(core, caipChainId) ? whenTrue(swaps, errand(core, 'swap')) : undefined,
        ...(features?.send === false || core.adapters[network.namespace]?.transfers === undefined
          ? {}
          : { send: errand(core, 'send') }),
        ...(features?.bridge === false ? {} : { bridge: errand(core, 'bridge') }),
      }}
      flights={open.map((record) => flightOf(record, { networks: known, locale, now }))}
      onFlight={(transferId) => follow(core, transferId)}
      purchases={purchases}
      refresh={isUnknown ? undefined : refresh}
      onTransfers={errand(core, 'transfers')}
      signIn={signInOf(step, () => askToSignIn(core))}
      embedded={embedded}
      onSettings={errand(core, 'settings')}
      onDisconnect={() => disconnect(core, { reason: 'user' })}
      fiatValue={fiatValueOf(holdings.data, {
        failed: holdings.error !== null,
        isUnknown,
        locale,
        old: isOld ? formatAgo(holdings.dataUpdatedAt, now, locale) : undefined,
      })}
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
      selected={selected}
      onSelect={(tab) => selectTab(core, tab)}
    />
  )
}

/** All connected namespaces, if there is more than one. */
function useNamespaces(): AccountProps['namespaces'] {
  const core = useCore()
  const connections = useWidgetState((state) => state.connections)
  const live = liveConnections(connections)
  if (live.length < 2) return undefined
  const all = live.map(([namespace, { accounts }]) => ({
    namespace,
    address: parseCaipAccountId(accounts[0]).address,
  }))
  return {
    current: connections.activeNamespace,
    // Sorted, so that the order stays when another one is picked.
    all: all.sort((a, b) => a.namespace.localeCompare(b.namespace)),
    onPick: (namespace) => activateNamespace(core, namespace),
  }
}

/** The page of the embedded wallet, where it is the one that is connected. */
function useEmbedded(account: {
  address: string
  cents: bigint | undefined
}): AccountProps['embedded'] {
  const core = useCore()
  const isThere = useWidgetState((state) => embeddedAccount(state) !== undefined)
  const canSign = useWidgetState(({ embeddedWallet }) => embeddedWallet.user?.canSign === true)
  const isBare = useWidgetState(({ embeddedWallet }) => embeddedWallet.user?.recovery === null)
  const [, drawAgain] = useState(0)
  if (!isThere) return undefined
  const isOffered = canSign && isBare && offersBackup(core, account)
  return {
    canSign,
    onOpen: () => showEmbeddedWallet(core),
    onBackUp:
      canSign && isBare ? () => openSettings(core, 'recovery').catch(reportError) : undefined,
    onLater: isOffered
      ? () => {
          putBackupOff(core, account)
          drawAgain((times) => times + 1)
        }
      : undefined,
  }
}

/** The way to a name, where the service gives some and the account has none. */
function useChooseName(address: string, { caipChainId }: Network): AccountProps['onChooseName'] {
  const core = useCore()
  const { data: supported, isLoading: isAsked } = useQuery(namesQuery(core, caipChainId))
  const { data: identity, isLoading } = useQuery(identityQuery(core, address))
  const hasService = core.loadBlockchainApi !== undefined
  if (hasService && hasNames(core, caipChainId) && (isAsked || (supported === true && isLoading)))
    return 'pending'
  if (supported !== true || identity === undefined || identity.name !== undefined) return undefined
  return errand(core, 'chooseName')
}

/** The action once the answer is yes; until then its place is kept. */
function whenTrue(
  { data, isLoading }: { data?: boolean | undefined; isLoading: boolean },
  act: (() => void) | undefined,
) {
  if (isLoading) return 'pending'
  return data === true ? act : undefined
}

/** S2.01, S2.05: one tab for each thing the site offers; NFTs are known only from the service's history. */
function tabsOf(options: {
  features: Features | undefined
  hasService: boolean
  /** No source reports what the account holds there. */
  isUnknown: boolean
}): readonly AccountTab[] {
  const { features, hasService, isUnknown } = options
  return [
    ...(features?.tokens === false || isUnknown ? [] : ['tokens' as const]),
    ...(features?.nfts === false || !hasService ? [] : ['nfts' as const]),
    ...(features?.history === false ? [] : ['activity' as const]),
  ]
}

/** Sorted, so that the order stays when another one is picked. */
function sortedAddresses(accounts: readonly CaipAccountId[]): readonly string[] {
  return accounts.map((account) => parseCaipAccountId(account).address).sort()
}

function signInOf(step: SignInStep['status'], ask: () => void): AccountProps['signIn'] {
  if (step === 'signedIn') return 'done'
  return step === 'asking' ? ask : undefined
}

function fiatValueOf(
  holdings: readonly Holding[] | undefined,
  options: { failed: boolean; isUnknown: boolean; locale: string; old: string | undefined },
): AccountFiatValue | undefined {
  const { failed, isUnknown, locale, old } = options
  const native = holdings?.[0]
  if (holdings === undefined || native === undefined) {
    if (isUnknown) return undefined
    return { status: failed ? 'error' : 'loading' }
  }
  const total = totalCents(holdings)
  return {
    status: 'ready',
    total: total === undefined ? undefined : dollarsOf(total, locale),
    native: { ...formatHolding(native, locale), symbol: native.symbol },
    old,
  }
}
