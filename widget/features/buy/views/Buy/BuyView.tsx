import { askToConnect } from '#wallet/connections/askToConnect.ts'
import { useQuery } from '@tanstack/react-query'
import { parseCaipAccountId } from '#protocol'
import { activeConnection } from '#wallet/connections/slice.ts'
import { checkMoney, type BuyProblem } from '../../model/amount.ts'
import { estimateOf } from '../../model/estimate.ts'
import { isEvmAddress } from '#protocol'
import { changeBuy } from '../../model/form.ts'
import { type BuyMethod, createOffer, selectBuy } from '../../model/offer.ts'
import { type Provider, providersOf } from '../../model/providers.ts'
import {
  buyOptionsQuery,
  buyPriceQuery,
  type BuyQuestion,
  preparedPurchaseQuery,
} from '../../model/queries.ts'
import { startPurchase } from '../../model/start.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { push } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useOpenNetworks } from '#ui/app/useOpenNetworks.ts'
import { useDebounced } from '#ui/app/useDebounced.ts'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Buy } from './Buy.tsx'
import type {
  BuyFormViewModel,
  BuyPrice,
  BuyProblemViewModel,
  BuyState,
  ProviderViewModel,
} from './buyForm.ts'
import { decimalOf, formatMoney } from '#ui/i18n/money.ts'
import { toPriceViewModel } from './priceViewModel.ts'
import { toTokenViewModel } from '#ui/marks/tokenViewModel.ts'
import { usePendingPurchases } from '#shared/pending/usePendingPurchases.ts'

/** Digits are typed faster than prices come. */
const SETTLE_MS = 400
/** What a seller takes whose limits are on its own page alone. */
const ANY_AMOUNT: BuyMethod = { id: '', min: 1n, max: 10n ** 12n }

export default function BuyView() {
  const core = useCore()
  const messages = useMessages()
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

  const offer = found.data && createOffer(found.data.options, networks.offered)
  const { token, currency, method } = offer
    ? selectBuy(form, offer, networks.active)
    : { token: undefined, currency: undefined, method: undefined }
  const sellers = providersOf(config, token)
  const seller = sellers.find(({ id }) => id === form.provider) ?? sellers[0]
  // The list of what is for sale, its limits and its prices are Coinbase's.
  const isListed = seller.id === 'coinbase'
  const checked = method && checkMoney(form.amount, isListed ? method : ANY_AMOUNT)
  const cents = checked?.status === 'ok' ? checked.cents : undefined
  const settled = useDebounced(cents, SETTLE_MS)
  const question: BuyQuestion | undefined =
    settled === undefined || settled !== cents || token === undefined || currency === undefined
      ? undefined
      : { token, currency, amount: decimalOf(settled) }
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

  const viewModelOf = (key: {
    caipChainId: string
    address?: string | undefined
    symbol: string
  }) => toTokenViewModel(key, networks, iconOf)
  const shared = {
    ...pending,
    onHelp: () => push(core, { name: 'WhatIsABuy' }),
  }
  if (!online) return <Buy {...shared} state={{ status: 'offline' }} />
  if (connected !== undefined && address === undefined) {
    const network = findNetwork(networks, connected.caipChainId)?.name ?? connected.caipChainId
    return <Buy {...shared} state={{ status: 'elsewhere', network, onNetworks }} />
  }
  if (address === undefined) {
    const onConnect = () => askToConnect(core)
    return <Buy {...shared} state={{ status: 'disconnected', onConnect }} />
  }
  if (found.data === undefined) return <Buy {...shared} state={{ status: 'loading' }} />
  if (token === undefined || currency === undefined || method === undefined) {
    return <Buy {...shared} state={{ status: 'empty' }} />
  }

  const viewModel: BuyFormViewModel = {
    amount: form.amount,
    onAmount: (amount) => changeBuy(core, { amount }),
    currency: { value: currency.id, text: currencyName(currency.id, locale) },
    currencies: (offer?.currencies ?? []).map(({ id }) => ({
      value: id,
      text: currencyName(id, locale),
    })),
    onCurrency: (id) => changeBuy(core, { currency: id }),
    method: isListed ? methodChoice(messages, method) : undefined,
    methods: currency.methods.map((one) => methodChoice(messages, one)),
    onMethod: (id) => changeBuy(core, { method: id }),
    token: viewModelOf(token),
    onPick: () => push(core, { name: 'BuyToken' }),
  }
  return (
    <Buy
      {...shared}
      state={{
        status: 'form',
        form: viewModel,
        provider: toProviderViewModel(seller, locale),
        providers: sellers.map((one) => toProviderViewModel(one, locale)),
        onProvider: (id) => changeBuy(core, { provider: sellers.find((one) => one.id === id)?.id }),
        builtIn: found.data.isBuiltIn,
        buy: stateOf(),
      }}
    />
  )

  function stateOf(): BuyState {
    if (checked?.status === 'problem' && method !== undefined && currency !== undefined) {
      return {
        status: 'problem',
        problem: toProblemViewModel(checked.problem, method, currency.id, messages, locale),
      }
    }
    if (question === undefined) return { status: 'pricing' }
    if (!isListed) {
      const total = formatMoney(question.amount, question.currency.id, locale)
      return checkoutState({ total }, undefined)
    }
    const retry = () => {
      price.refetch().catch(reportError)
      prepared.refetch().catch(reportError)
    }
    if (price.error !== null && price.data === undefined) {
      const shown = toPriceViewModel(estimateOf(question), question, locale)
      if (prepared.error !== null) return { status: 'estimate', onRetry: retry, price: shown }
      // Nothing is promised: the seller's page tells the price, and what comes is seen by its arrival.
      return checkoutState({ total: shown.total }, undefined)
    }
    if (price.data === undefined) return { status: 'pricing' }
    return checkoutState(toPriceViewModel(price.data, question, locale), price.data.purchaseAmount)
  }

  function checkoutState(shown: BuyPrice, purchaseAmount: string | undefined): BuyState {
    if (prepared.data !== undefined && asked !== undefined) {
      const { data } = prepared
      return {
        status: 'ready',
        price: shown,
        url: data.url,
        onStart: () => {
          startPurchase(core, { ...asked, prepared: data, purchaseAmount }).catch(
            (error: unknown) => {
              if (!core.signal.aborted) reportError(error)
            },
          )
        },
      }
    }
    if (prepared.error === null) return { status: 'preparing', price: shown }
    return {
      status: 'noCheckout',
      price: shown,
      onRetry: () => {
        prepared.refetch().catch(reportError)
      },
    }
  }
}

function toProviderViewModel(
  { id, name, feeFrom, feeTo }: Provider,
  locale: string,
): ProviderViewModel {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return { id, name, fees: percent.formatRange(feeFrom / 100, feeTo / 100) }
}

function toProblemViewModel(
  problem: BuyProblem,
  { id }: BuyMethod,
  currency: string,
  messages: Messages,
  locale: string,
): BuyProblemViewModel {
  const method = methodName(messages, id)
  switch (problem.kind) {
    case 'tooLow':
      return {
        kind: 'tooLow',
        method,
        minimum: formatMoney(decimalOf(problem.minimum), currency, locale),
      }
    case 'tooHigh':
      return {
        kind: 'tooHigh',
        method,
        maximum: formatMoney(decimalOf(problem.maximum), currency, locale),
      }
    default:
      return problem
  }
}

function methodChoice(messages: Messages, { id }: BuyMethod) {
  return { value: id, text: methodName(messages, id) }
}

/** Ways to pay that providers name alike; another is called as it comes. */
function methodName({ buy }: Messages, id: string): string {
  const names: Readonly<Record<string, string>> = buy.methods
  return Object.hasOwn(names, id) ? (names[id] ?? id) : id.replaceAll('_', ' ').toLowerCase()
}

function currencyName(id: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(id)
  return name === undefined || name === id ? id : `${id} · ${name}`
}
