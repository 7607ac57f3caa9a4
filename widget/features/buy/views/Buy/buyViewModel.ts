import type { QueryAnswer } from '#ui/components/viewModels.ts'
import type { Address } from 'viem'
import type { CaipChainId } from '#protocol'
import type { OnrampQuote } from '#clients/blockchainApi/onramp.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import type { FindIcon } from '#ui/app/useTokenIcons.ts'
import { decimalOf, formatMoney } from '#ui/i18n/money.ts'
import { toTokenViewModel } from '#ui/marks/tokenViewModel.ts'
import type { BuyProblem } from '../../model/amount.ts'
import { estimateOf } from '../../model/estimate.ts'
import type { BuyCurrency, BuyMethod, BuyToken } from '../../model/offer.ts'
import type { Provider } from '../../model/providers.ts'
import type {
  BuyQuestion,
  FoundOptions,
  PreparedPurchase,
  PurchaseQuestion,
} from '../../model/queries.ts'
import type { BuyForm } from '../../model/slice.ts'
import type { PurchaseStart } from '../../model/start.ts'
import type { BuyProps } from './Buy.tsx'
import type { BuyChoice } from './buyChoice.ts'
import type {
  BuyFormViewModel,
  BuyPrice,
  BuyProblemViewModel,
  BuyState,
  ProviderViewModel,
} from './buyForm.ts'
import { toPriceViewModel } from './priceViewModel.ts'

/** What is known when the view is drawn. */
export type BuyFacts = {
  readonly online: boolean
  /** The network of the connected account. */
  readonly caipChainId: CaipChainId | undefined
  /** The connected account, if what is bought can be sent to it. */
  readonly address: Address | undefined
  readonly networks: NetworksSlice
  readonly found: FoundOptions | undefined
  readonly form: BuyForm
  readonly choice: BuyChoice
  /** Undefined while it is being typed. */
  readonly question: BuyQuestion | undefined
  readonly price: QueryAnswer<OnrampQuote>
  /** The checkout that was asked for. */
  readonly asked: PurchaseQuestion | undefined
  readonly prepared: QueryAnswer<PreparedPurchase>
  readonly iconOf: FindIcon
  readonly methods: Readonly<Record<string, string>>
  readonly locale: string
}

/** What the person can do here. */
export type BuyActions = {
  readonly connect: () => void
  /** Absent where there is nothing to choose. */
  readonly pickNetwork: (() => void) | undefined
  readonly pickToken: () => void
  readonly change: (part: Partial<BuyForm>) => void
  readonly retry: (failed: readonly ('price' | 'prepared')[]) => void
  readonly start: (purchase: PurchaseStart) => void
}

/** The Buy view: what stands in the way of buying, or its form. */
export function toBuyViewModel(facts: BuyFacts, actions: BuyActions): BuyProps['state'] {
  const { caipChainId, address, networks, found, choice, locale } = facts
  if (!facts.online) return { status: 'offline' }
  if (caipChainId === undefined) return { status: 'disconnected', onConnect: actions.connect }
  if (address === undefined) {
    const network = findNetwork(networks, caipChainId)?.name ?? caipChainId
    return { status: 'elsewhere', network, onNetworks: actions.pickNetwork }
  }
  if (found === undefined) return { status: 'loading' }
  const { token, currency, method, seller, sellers } = choice
  if (token === undefined || currency === undefined || method === undefined) {
    return { status: 'empty' }
  }
  const chosen = { token, currency, method }
  return {
    status: 'form',
    form: formOf(chosen, facts, actions),
    provider: toProviderViewModel(seller, locale),
    providers: sellers.map((one) => toProviderViewModel(one, locale)),
    onProvider: (id) => actions.change({ provider: sellers.find((one) => one.id === id)?.id }),
    builtIn: found.isBuiltIn,
    buy: stateOf(chosen, facts, actions),
  }
}

type Chosen = {
  readonly token: BuyToken
  readonly currency: BuyCurrency
  readonly method: BuyMethod
}

function formOf(
  { token, currency, method }: Chosen,
  { form, choice, networks, iconOf, methods, locale }: BuyFacts,
  actions: BuyActions,
): BuyFormViewModel {
  return {
    amount: form.amount,
    onAmount: (amount) => actions.change({ amount }),
    currency: currencyChoice(currency, locale),
    currencies: choice.currencies.map((one) => currencyChoice(one, locale)),
    onCurrency: (id) => actions.change({ currency: id }),
    method: choice.isListed ? methodChoice(method, methods) : undefined,
    methods: currency.methods.map((one) => methodChoice(one, methods)),
    onMethod: (id) => actions.change({ method: id }),
    token: toTokenViewModel(token, networks, iconOf),
    onPick: actions.pickToken,
  }
}

function stateOf(chosen: Chosen, facts: BuyFacts, actions: BuyActions): BuyState {
  const { choice, question, price, prepared, locale } = facts
  const { checked } = choice
  if (checked?.status === 'problem') {
    return { status: 'problem', problem: toProblemViewModel(checked.problem, chosen, facts) }
  }
  if (question === undefined) return { status: 'pricing' }
  if (!choice.isListed) {
    const total = formatMoney(question.amount, question.currency.id, locale)
    return checkoutState({ total }, undefined)
  }
  if (price.error !== null && price.data === undefined) {
    const shown = toPriceViewModel(estimateOf(question), question, locale)
    const retry = () => actions.retry(['price', 'prepared'])
    if (prepared.error !== null) return { status: 'estimate', onRetry: retry, price: shown }
    // Nothing is promised: the seller's page tells the price, and what comes is seen by its arrival.
    return checkoutState({ total: shown.total }, undefined)
  }
  if (price.data === undefined) return { status: 'pricing' }
  return checkoutState(toPriceViewModel(price.data, question, locale), price.data.purchaseAmount)

  function checkoutState(shown: BuyPrice, purchaseAmount: string | undefined): BuyState {
    const { asked } = facts
    const { data } = prepared
    if (data !== undefined && asked !== undefined) {
      return {
        status: 'ready',
        price: shown,
        url: data.url,
        onStart: () => actions.start({ ...asked, prepared: data, purchaseAmount }),
      }
    }
    if (prepared.error === null) return { status: 'preparing', price: shown }
    return { status: 'noCheckout', price: shown, onRetry: () => actions.retry(['prepared']) }
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
  { method, currency }: Chosen,
  { methods, locale }: BuyFacts,
): BuyProblemViewModel {
  const name = methodName(method, methods)
  const money = (cents: bigint) => formatMoney(decimalOf(cents), currency.id, locale)
  switch (problem.kind) {
    case 'tooLow':
      return { kind: 'tooLow', method: name, minimum: money(problem.minimum) }
    case 'tooHigh':
      return { kind: 'tooHigh', method: name, maximum: money(problem.maximum) }
    default:
      return problem
  }
}

function methodChoice(method: BuyMethod, methods: BuyFacts['methods']) {
  return { value: method.id, text: methodName(method, methods) }
}

/** Ways to pay that providers name alike; another is called as it comes. */
function methodName({ id }: BuyMethod, methods: BuyFacts['methods']): string {
  return Object.hasOwn(methods, id) ? (methods[id] ?? id) : id.replaceAll('_', ' ').toLowerCase()
}

function currencyChoice({ id }: BuyCurrency, locale: string) {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(id)
  return { value: id, text: name === undefined || name === id ? id : `${id} · ${name}` }
}
