import { askToConnect } from '#wallet/connections/askToConnect.ts'
import { useQuery } from '@tanstack/react-query'
import { isEvmAddress, parseCaipAccountId } from '#protocol'
import { push } from '#kernel/router/router.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { usePendingPurchases } from '#shared/pending/usePendingPurchases.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useDebounced } from '#ui/app/useDebounced.ts'
import { useOpenNetworks } from '#ui/app/useOpenNetworks.ts'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { changeBuy } from '../../model/form.ts'
import { buyOptionsQuery, buyPriceQuery, preparedPurchaseQuery } from '../../model/queries.ts'
import { startPurchase } from '../../model/start.ts'
import { Buy } from './Buy.tsx'
import { centsOf, toBuyChoice, toBuyQuestion } from './buyChoice.ts'
import { toBuyViewModel } from './buyViewModel.ts'

/** Digits are typed faster than prices come. */
const SETTLE_MS = 400

export default function BuyView() {
  const core = useCore()
  const { buy } = useMessages()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const online = useWidgetState((state) => state.online)
  const form = useWidgetState(({ onramp }) => onramp.form)
  const config = useWidgetState((state) => state.config)
  const pending = usePendingPurchases((purchaseId) =>
    push(core, { name: 'BuyProgress', purchaseId }),
  )
  const iconOf = useTokenIcons()
  const onNetworks = useOpenNetworks()
  const found = useQuery(buyOptionsQuery(core))
  const connected = connection.status === 'connected' ? connection : undefined
  const account = connected && parseCaipAccountId(connected.accounts[0]).address
  const address = isEvmAddress(account) ? account : undefined

  const choice = toBuyChoice(form, { options: found.data?.options, networks, config })
  const { isListed, seller } = choice
  const settled = useDebounced(centsOf(choice), SETTLE_MS)
  const question = toBuyQuestion(choice, settled)
  const price = useQuery(buyPriceQuery(core, online && isListed ? question : undefined))
  const asked =
    question && address && (!isListed || !price.isPending)
      ? {
          ...question,
          address,
          provider: seller.id,
          // Without a price the page of the seller is the one that tells it.
          cryptoAmount: isListed ? price.data?.purchaseAmount : undefined,
        }
      : undefined
  const prepared = useQuery(preparedPurchaseQuery(core, online ? asked : undefined))

  const state = toBuyViewModel(
    {
      online,
      address,
      networks,
      form,
      choice,
      question,
      price,
      asked,
      prepared,
      iconOf,
      methods: buy.methods,
      locale,
      caipChainId: connected?.caipChainId,
      found: found.data,
    },
    {
      connect: () => askToConnect(core),
      pickNetwork: onNetworks,
      pickToken: () => push(core, { name: 'BuyToken' }),
      change: (part) => changeBuy(core, part),
      retry: (failed) => {
        for (const name of failed) ({ price, prepared })[name].refetch().catch(reportError)
      },
      start: (purchase) => {
        startPurchase(core, purchase).catch((error: unknown) => {
          if (!core.signal.aborted) reportError(error)
        })
      },
    },
  )

  return <Buy {...pending} onHelp={() => push(core, { name: 'WhatIsABuy' })} state={state} />
}
