import { useQuery } from '@tanstack/react-query'
import type { Network } from '#kernel/networks/network.ts'
import type { Holding } from '#wallet/portfolio/holding.ts'
import { holdingsQuery } from '#wallet/portfolio/holdings.ts'
import { errand } from '#kernel/router/errand.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { type FindIcon, useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { toNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import { fiatOf, formatHolding } from '#ui/form/fiat.ts'
import type { PanelProps } from './panelProps.ts'
import { type TokenRow, Tokens, type TokensProps } from './Tokens.tsx'

/** What the account holds. */
export function TokensPanel({ address, network }: PanelProps) {
  const core = useCore()
  const locale = useLocale()
  const iconOf = useTokenIcons()
  const canReceive = useWidgetState(({ config }) => config.options.features?.receive !== false)
  const holdings = useQuery(holdingsQuery(core, { caipChainId: network.caipChainId, address }))
  const onReceive = canReceive ? errand(core, 'receive') : undefined
  const onRetry = () => {
    holdings.refetch().catch(reportError)
  }
  return (
    <Tokens
      network={network.name}
      state={stateOf(holdings, (holding) => rowOf(holding, { network, locale, iconOf }), {
        onReceive,
        onRetry,
      })}
    />
  )
}

function stateOf(
  {
    data,
    error,
    isFetching,
  }: Pick<ReturnType<typeof useQuery<readonly Holding[]>>, 'data' | 'error' | 'isFetching'>,
  draw: (holding: Holding) => TokenRow,
  { onReceive, onRetry }: { onReceive: (() => void) | undefined; onRetry: () => void },
): TokensProps['state'] {
  if (data === undefined) {
    return error === null || isFetching ? { status: 'loading' } : { status: 'error', onRetry }
  }
  if (data.every(({ amount }) => amount === 0n)) return { status: 'empty', onReceive }
  const hasPrices = data.some(({ price }) => price !== undefined)
  return { status: 'ready', tokens: data.map(draw), hasPrices }
}

function rowOf(
  holding: Holding,
  { network, locale, iconOf }: { network: Network; locale: string; iconOf: FindIcon },
): TokenRow {
  const { address, symbol, name, iconUrl } = holding
  const { chainId } = network
  const known = chainId === undefined ? undefined : iconOf(chainId, address ?? 'native')
  return {
    id: address ?? 'native',
    token: { symbol, name, iconUrl: known ?? iconUrl, network: toNetworkViewModel(network) },
    balance: formatHolding(holding, locale),
    fiat: fiatOf(holding, locale),
  }
}
