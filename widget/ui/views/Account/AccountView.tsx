import { useQuery } from '@tanstack/react-query'
import { parseCaipAccountId, toWireError } from '#protocol'
import { isOpenRecord } from '#core/bridge/record.ts'
import { offersBuying } from '#core/config/slice.ts'
import { identityQuery, namesQuery } from '#core/names/queries.ts'
import { disconnect } from '#core/connections/disconnect.ts'
import { activeConnection } from '#core/connections/slice.ts'
import type { Network } from '#core/networks/network.ts'
import { findNetwork } from '#core/networks/slice.ts'
import { buySupportedQuery } from '#core/onramp/supported.ts'
import { type Balances, balancesQuery } from '#core/portfolio/balances.ts'
import { tokenListQuery, type ListedToken } from '#core/portfolio/tokenList.ts'
import { push } from '#core/router/router.ts'
import { startSend } from '#core/send/form.ts'
import { formatAmount as toDecimal } from '#bridge/formatAmount.ts'
import { swapSupportQuery } from '#core/swap/offer.ts'
import type { SignInStep } from '#core/signIn/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { Account, type AccountProps, type Holding } from './Account.tsx'
import { flightOf } from './flightOf.ts'

export default function AccountView() {
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const networks = useWidgetState((state) => state.networks)
  if (connection.status !== 'connected') return null
  const { address } = parseCaipAccountId(connection.accounts[0])
  const network = findNetwork(networks, connection.caipChainId)
  if (network === undefined) return null
  return <Connected address={address} network={network} />
}

function Connected({ address, network }: { address: string; network: Network }) {
  const core = useCore()
  const locale = useLocale()
  const online = useWidgetState((state) => state.online)
  const features = useWidgetState(({ config }) => config.options.features)
  const transfers = useWidgetState(({ bridge }) => bridge.transfers)
  const known = useWidgetState(({ networks }) => networks)
  const offersBuy = useWidgetState(({ config }) => offersBuying(config))
  const canBuy = useQuery(buySupportedQuery(core, network.caipChainId)).data === true && offersBuy
  const open = transfers.filter(isOpenRecord)
  const now = useNow(open.length > 0)
  const list = useQuery(tokenListQuery(core, network.caipChainId))
  const tokens = list.data ?? []
  const balances = useQuery({
    ...balancesQuery(core, {
      caipChainId: network.caipChainId,
      address,
      tokens: tokens.map((token) => token.address),
    }),
    // The first answer stays while the token list makes the question longer.
    placeholderData: (before) => before,
  })
  const swaps = useQuery(swapSupportQuery(core, network.caipChainId))
  const { data: identity } = useQuery(identityQuery(core, address))
  const onChooseName = useChooseName(address, network)
  const step = useWidgetState(({ signIn }) => signIn.step.status)
  const iconOf = useTokenIcons()
  const nativeIcon = network.chainId === undefined ? undefined : iconOf(network.chainId, 'native')

  return (
    <Account
      address={address}
      name={identity?.name}
      image={identity?.image}
      onChooseName={onChooseName}
      network={{ id: network.caipChainId, name: network.name }}
      onNetworks={() => push(core, { name: 'Networks' })}
      onCopy={() => navigator.clipboard.writeText(address)}
      features={{
        ...(canBuy ? { onramp: () => push(core, { name: 'Buy' }) } : {}),
        ...(features?.receive === false ? {} : { receive: () => push(core, { name: 'Receive' }) }),
        ...(swaps.data === true ? { swaps: () => push(core, { name: 'Swap' }) } : {}),
        ...(features?.send === false ? {} : { send: () => startSend(core) }),
        ...(features?.bridge === false ? {} : { bridge: () => push(core, { name: 'Bridge' }) }),
      }}
      flights={open.map((record) => flightOf(record, { networks: known, locale, now }))}
      onFlight={(transferId) => push(core, { name: 'TransferProgress', transferId })}
      onTransfers={() => push(core, { name: 'Transfers' })}
      signIn={signInOf(step, () => push(core, { name: 'SIWXSignMessage' }))}
      onDisconnect={() => disconnect(core, { reason: 'user' })}
      state={stateOf({ balances, tokens, network, nativeIcon, locale, online })}
    />
  )
}

/** The way to a name, where the service gives some and the account has none. */
function useChooseName(address: string, { caipChainId }: Network): (() => void) | undefined {
  const core = useCore()
  const { data: supported } = useQuery(namesQuery(core, caipChainId))
  const { data: identity } = useQuery(identityQuery(core, address))
  if (supported !== true || identity === undefined || identity.name !== undefined) return undefined
  return () => push(core, { name: 'RegisterAccountName' })
}

function signInOf(step: SignInStep['status'], ask: () => void): AccountProps['signIn'] {
  if (step === 'signedIn') return 'done'
  return step === 'asking' ? ask : undefined
}

function stateOf(options: {
  balances: ReturnType<typeof useQuery<Balances>>
  tokens: readonly ListedToken[]
  network: Network
  nativeIcon: string | undefined
  locale: string
  online: boolean
}): AccountProps['state'] {
  const { balances, tokens, network, nativeIcon, locale, online } = options
  const { data, error, refetch } = balances
  if (data === undefined) {
    if (error === null) return { status: 'loading' }
    return {
      status: 'error',
      error: toWireError(error),
      onRetry: () => {
        refetch().catch(reportError)
      },
    }
  }
  const { symbol, decimals } = network.nativeCurrency
  const native = { ...figure(data.native, decimals, locale), symbol }
  const held = tokens.flatMap((token) => holdingOf(token, data, network, locale))
  const holdings = [nativeHolding(native, network, nativeIcon), ...held]
  if (data.native === 0n && held.length === 0) return { status: 'empty', native }
  return { status: online ? 'ready' : 'offline', native, tokens: holdings }
}

/** A token with nothing of it, or without decimals, is left out (S5.05). */
function holdingOf(
  token: ListedToken,
  balances: Balances,
  network: Network,
  locale: string,
): readonly Holding[] {
  const balance = balances.tokens.get(token.address) ?? 0n
  if (balance === 0n || token.decimals === 0) return []
  return [
    {
      id: token.address,
      token: {
        symbol: token.symbol,
        name: token.name,
        iconUrl: token.iconUrl,
        network: { id: network.caipChainId, name: network.name },
      },
      balance: figure(balance, token.decimals, locale),
    },
  ]
}

function nativeHolding(
  native: { value: string; exact?: string | undefined; symbol: string },
  network: Network,
  iconUrl: string | undefined,
): Holding {
  return {
    id: 'native',
    token: {
      symbol: native.symbol,
      name: network.nativeCurrency.name,
      iconUrl,
      network: { id: network.caipChainId, name: network.name },
    },
    balance: { value: native.value, exact: native.exact },
  }
}

function figure(amount: bigint, decimals: number, locale: string) {
  const exact = toDecimal(amount, decimals)
  return { value: formatAmount(exact, { locale }), exact }
}
