import { useState } from 'react'
import { toWireError } from '#protocol'
import { back } from '#kernel/router/router.ts'
import { chooseSwapToken } from '../../model/form.ts'
import type { SwapToken } from '../../model/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { useDepositor } from '#shared/hooks/useDepositor.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { useHeldAtFirst } from '#ui/form/useHeldAtFirst.ts'
import { matchesSearch } from '#ui/form/searchTokens.ts'
import { balanceOf, useSwapBalances, useSwapPair } from '../Swap/useSwapForm.ts'
import { toSwapTokenViewModel } from '../Swap/swapViewModels.ts'
import { SwapTokenPicker, type SwapTokenPickerProps } from './SwapTokenPicker.tsx'

/** Balances are asked for so many of the list: each is a question of its own. */
const MOST_BALANCES = 60

export default function SwapTokenView({ view }: ViewProps<'SwapToken'>) {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const account = useDepositor()
  const [query, setQuery] = useState('')
  const pair = useSwapPair()
  const { tokens, caipChainId } = pair
  const list = tokens.data ?? []
  const found = list.filter((token) => matches(token, query))
  const { data: balances, isLoading } = useSwapBalances(
    caipChainId,
    account,
    list.slice(0, MOST_BALANCES),
  )
  const amountOf = (token: SwapToken) => balanceOf(balances, token) ?? 0n
  const held = useHeldAtFirst({
    held: list.filter((token) => amountOf(token) > 0n).map(({ key }) => key),
    hasTokens: list.length > 0,
    isWaiting: isLoading,
  })
  const selected = view.side === 'from' ? pair.from : pair.to

  function pick(key: string) {
    const token = list.find((other) => other.key === key)
    if (token === undefined) return
    chooseSwapToken(core, { side: view.side, token, pair })
    back(core)
  }

  return (
    <SwapTokenPicker
      side={view.side}
      query={query}
      onQuery={setQuery}
      onPick={pick}
      state={stateOf({
        tokens,
        online,
        isEmpty: list.length === 0,
        isReady: held !== undefined,
        options: found.map((token) => {
          const balance = amountOf(token)
          return {
            id: token.key,
            token: toSwapTokenViewModel(token, networks),
            balance: balance > 0n ? formatUnits(balance, token.decimals, { locale }) : undefined,
            held: held?.has(token.key),
            selected: token.key === selected?.key,
          }
        }),
      })}
    />
  )
}

function stateOf(options: {
  tokens: ReturnType<typeof useSwapPair>['tokens']
  online: boolean
  isEmpty: boolean
  isReady: boolean
  options: Extract<SwapTokenPickerProps['state'], { options: unknown }>['options']
}): SwapTokenPickerProps['state'] {
  const { tokens, online, isEmpty, isReady } = options
  if (tokens.data !== undefined) {
    if (isEmpty) return { status: 'empty' }
    return isReady ? { status: 'ready', options: options.options } : { status: 'loading' }
  }
  if (!online) return { status: 'offline' }
  if (tokens.error === null) return { status: 'loading' }
  return {
    status: 'error',
    error: toWireError(tokens.error),
    onRetry: () => {
      tokens.refetch().catch(reportError)
    },
  }
}

function matches({ symbol, name, key }: SwapToken, query: string): boolean {
  return matchesSearch([symbol, name, key], query)
}
