import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { toWireError } from '#protocol'
import { chooseDestination, chooseOrigin } from '../../model/form.ts'
import { type BridgeToken, type Catalog, destinationsOf } from '#kernel/bridge/tokens.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { balancesQuery } from '#wallet/portfolio/balances.ts'
import { back } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useSteadyCard } from '#ui/app/useSteadyCard.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { formatUnits, toTokenViewModel } from '#ui/form/formatUnits.ts'
import { useDepositor } from '#shared/hooks/useDepositor.ts'
import { useSelection } from '../Bridge/useBridgeForm.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { type TokenOption, TokenPicker, type TokenPickerProps } from '#ui/form/TokenPicker.tsx'
import { useHeldAtFirst } from '#ui/form/useHeldAtFirst.ts'
import { matchesSearch } from '#ui/form/searchTokens.ts'

export default function TokenPickerView({ view }: ViewProps<'TokenPicker'>) {
  const core = useCore()
  useSteadyCard({ isList: true })
  const { bridge } = useMessages()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const { catalog, origin, destination } = useSelection()
  const [query, setQuery] = useState('')
  const tokens = catalog.data?.tokens ?? []
  const { balanceOf, isLoading } = useBalances(tokens)
  const held = useHeldAtFirst({
    held: tokens.filter((token) => balanceOf(token)).map(({ key }) => key),
    hasTokens: tokens.length > 0,
    isWaiting: isLoading,
  })
  const isOrigin = view.side === 'origin'
  const selected = isOrigin ? origin : destination

  function option(token: BridgeToken): TokenOption {
    const balance = balanceOf(token)
    return {
      id: token.key,
      token: toTokenViewModel(token, networks),
      balance: balance ? formatUnits(balance, token.decimals, { locale }) : undefined,
      held: held?.has(token.key),
      selected: token.key === selected?.key,
      unsupported: canChoose(catalog.data, token, isOrigin, origin) ? undefined : bridge.noRoute,
    }
  }

  function pick(key: string) {
    const token = tokens.find((other) => other.key === key)
    if (token === undefined || catalog.data === undefined) return
    if (isOrigin) chooseOrigin(core, catalog.data, token)
    else chooseDestination(core, token)
    back(core)
  }

  return (
    <TokenPicker
      side={isOrigin ? 'send' : 'receive'}
      query={query}
      onQuery={setQuery}
      onPick={pick}
      state={stateOf({
        catalog,
        online,
        options: tokens.filter((token) => matches(token, query, networks)).map(option),
        hasTokens: tokens.length > 0,
        isReady: held !== undefined,
      })}
    />
  )
}

function stateOf(options: {
  catalog: ReturnType<typeof useSelection>['catalog']
  online: boolean
  options: readonly TokenOption[]
  hasTokens: boolean
  isReady: boolean
}): TokenPickerProps['state'] {
  const { catalog, online, hasTokens, isReady } = options
  if (catalog.data !== undefined) {
    if (!hasTokens) return { status: 'empty' }
    return isReady ? { status: 'ready', options: options.options } : { status: 'loading' }
  }
  if (!online) return { status: 'offline' }
  if (catalog.error === null) return { status: 'loading' }
  return {
    status: 'error',
    error: toWireError(catalog.error),
    onRetry: () => {
      catalog.refetch().catch(reportError)
    },
  }
}

/** An origin needs somewhere to go; a destination must be reachable from the origin. */
function canChoose(
  catalog: Catalog | undefined,
  token: BridgeToken,
  isOrigin: boolean,
  origin: BridgeToken | undefined,
): boolean {
  if (catalog === undefined) return false
  if (isOrigin) return destinationsOf(catalog, token).length > 0
  return origin !== undefined && destinationsOf(catalog, origin).includes(token)
}

function matches(token: BridgeToken, query: string, networks: NetworksSlice): boolean {
  const network = findNetwork(networks, token.caipChainId)?.name ?? ''
  return matchesSearch([token.symbol, token.name, network, token.address], query)
}

/** Balances on every network of the list, one question per network. */
function useBalances(tokens: readonly BridgeToken[]) {
  const core = useCore()
  const depositor = useDepositor()
  const chains = [...new Set(tokens.map(({ caipChainId }) => caipChainId))]
  const results = useQueries({
    queries: chains.map((caipChainId) => ({
      ...balancesQuery(core, {
        caipChainId,
        address: depositor ?? '',
        tokens: tokens
          .filter((token) => token.caipChainId === caipChainId && !token.isNative)
          .map(({ address }) => address),
      }),
      enabled: depositor !== undefined,
    })),
  })
  function balanceOf(token: BridgeToken): bigint | undefined {
    const balances = results[chains.indexOf(token.caipChainId)]?.data
    return token.isNative ? balances?.native : balances?.tokens.get(token.address)
  }
  return { balanceOf, isLoading: results.some((result) => result.isLoading) }
}
