import { useState } from 'react'
import { toWireError } from '#protocol'
import { back } from '#kernel/router/router.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { chooseToken, sameToken } from '../../model/form.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { fiatOf } from '#ui/form/feeViewModel.ts'
import { matchesSearch } from '#ui/form/searchTokens.ts'
import { toTokenViewModel } from '../Send/amountViewModels.ts'
import { useHoldings, useSender } from '../Send/useSendForm.ts'
import { SendToken, type SendTokenProps, type TokenRow } from './SendToken.tsx'

export default function SendTokenView() {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const chosen = useWidgetState(({ send }) => send.form.token)
  const from = useSender()
  const holdings = useHoldings(chosen?.caipChainId ?? networks.active ?? '', from)
  const [query, setQuery] = useState('')
  const held = (holdings.data ?? []).filter(({ amount }) => amount > 0n)

  function option(holding: Holding): TokenRow {
    return {
      id: idOf(holding),
      token: toTokenViewModel(holding, networks),
      balance: formatUnits(holding.amount, holding.decimals, { locale }),
      fiat: fiatOf(holding, locale),
      selected: chosen !== undefined && sameToken(holding, chosen),
    }
  }

  function pick(id: string) {
    const holding = held.find((one) => idOf(one) === id)
    if (holding !== undefined) chooseToken(core, holding)
    back(core)
  }

  return <SendToken query={query} onQuery={setQuery} onPick={pick} state={stateOf()} />

  function stateOf(): SendTokenProps['state'] {
    if (holdings.data !== undefined) {
      if (held.length === 0) return { status: 'empty' }
      return { status: 'ready', tokens: held.filter((one) => matches(one, query)).map(option) }
    }
    if (!online) return { status: 'offline' }
    if (holdings.error === null) return { status: 'loading' }
    return {
      status: 'error',
      error: toWireError(holdings.error),
      onRetry: () => {
        holdings.refetch().catch(reportError)
      },
    }
  }
}

function idOf({ address }: Holding): string {
  return address ?? 'native'
}

function matches({ symbol, name, address = '' }: Holding, query: string): boolean {
  return matchesSearch([symbol, name, address], query)
}
