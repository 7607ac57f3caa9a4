import type { QueryAnswer } from '#ui/components/viewModels.ts'
import type { Address } from 'viem'
import { toWireError } from '#protocol'
import { toUnits } from '#lib/decimal.ts'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { BridgeToken, Catalog } from '#kernel/bridge/tokens.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { shareOf } from '#kernel/prices/fiatValue.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import { formatUnits, toTokenViewModel } from '#ui/form/formatUnits.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import type { Lock } from '#ui/form/types.ts'
import type { PricedToken, Selection } from '../../model/form.ts'
import type { CheckedForm } from '../../model/quote/problem.ts'
import type { BridgeForm, BridgeSlice } from '../../model/slice.ts'
import type { BridgeFiatValues } from './bridgeFiatValues.ts'
import { bridgeHints, type HintFacts } from './bridgeHints.ts'
import { toProblemViewModel } from './problemViewModel.ts'
import { toQuoteViewModel } from './quoteViewModel.ts'
import type { BridgeProps, BridgeQuote } from './types.ts'

/** What is known when the view is drawn. */
export type BridgeFacts = HintFacts & {
  readonly form: BridgeForm
  readonly lock: BridgeSlice['lock']
  readonly online: boolean
  /** The host of the site. */
  readonly site: string
  readonly depositor: Address | undefined
  readonly catalog: QueryAnswer<Catalog>
  readonly quote: QueryAnswer<Quote>
  /** True until the quote on its way belongs to what is typed. */
  readonly isQuoting: boolean
  readonly checked: CheckedForm
  readonly balance: bigint | undefined
  /** What stays for the network fee, of its own currency. */
  readonly reserve: bigint | undefined
  readonly fiatValue: BridgeFiatValues
  readonly now: number
}

/** What the person can do here. */
export type BridgeActions = {
  readonly connect: () => void
  readonly review: (quote: Quote) => void
  readonly retry: (failed: 'catalog' | 'quote') => void
  readonly pickToken: (side: 'origin' | 'destination') => void
  readonly pickRecipient: () => void
  readonly flip: (sides: Selection) => void
  readonly setAmount: (amount: string) => void
  readonly setDollars: (dollars: string, token: PricedToken) => void
  readonly enterAmountIn: (unit: 'dollars' | 'token', token: PricedToken) => void
  readonly fillAmount: (units: bigint, token: PricedToken) => void
}

/** The Bridge view: both sides, who receives, the hints, and what its one button says. */
export function toBridgeViewModel(facts: BridgeFacts, actions: BridgeActions): BridgeProps {
  const { lock, origin, destination } = facts
  // A quote of an amount that is no longer there is not shown.
  const quote = facts.isQuoting ? undefined : facts.quote.data
  return {
    send: sendOf(facts, actions),
    receive: receiveOf(facts, actions, quote),
    recipient: recipientOf(facts, actions),
    onFlip:
      lock.includes('origin') || lock.includes('destination')
        ? undefined
        : () => actions.flip({ origin, destination }),
    hints: bridgeHints(facts, quote),
    state: stateOf(facts, actions, quote),
  }
}

function lockOf({ lock, site }: BridgeFacts, field: BridgeSlice['lock'][number]): Lock | undefined {
  return lock.includes(field) ? { by: site } : undefined
}

function sendOf(facts: BridgeFacts, actions: BridgeActions): BridgeProps['send'] {
  const { form, networks, origin, balance, fiatValue, locale } = facts
  const shared = {
    tokenLock: lockOf(facts, 'origin'),
    amountLock: lockOf(facts, 'amount'),
    onPick: () => actions.pickToken('origin'),
  }
  if (origin === undefined) return { ...shared, amount: form.amount, onAmount: actions.setAmount }
  const { price } = fiatValue
  const token = { ...origin, price }
  const dollars = price === undefined ? undefined : form.dollars
  const isDollars = dollars !== undefined
  const units = toUnits(form.amount, origin.decimals)
  const max = maxOf(origin, facts)
  return {
    ...shared,
    token: toTokenViewModel(origin, networks),
    amount: dollars ?? form.amount,
    fiat:
      isDollars && units !== undefined
        ? formatUnits(units, origin.decimals, {
            locale,
            symbol: origin.symbol,
            places: BRIDGE_PLACES,
          }).value
        : fiatValue.sent(units),
    unit:
      price === undefined
        ? undefined
        : {
            isDollars,
            onToggle: () => actions.enterAmountIn(isDollars ? 'token' : 'dollars', token),
          },
    balance: balance === undefined ? undefined : formatUnits(balance, origin.decimals, { locale }),
    onAmount: isDollars ? (amount) => actions.setDollars(amount, token) : actions.setAmount,
    onShare:
      max === undefined
        ? undefined
        : (percent) => actions.fillAmount(shareOf(max, BigInt(percent)), token),
  }
}

function receiveOf(
  facts: BridgeFacts,
  actions: BridgeActions,
  quote: Quote | undefined,
): BridgeProps['receive'] {
  const { networks, destination, fiatValue, locale } = facts
  const payout = quote && payoutOf({ ...quote.deposit, route: quote.route }).amount
  return {
    token: destination && toTokenViewModel(destination, networks),
    amount:
      payout === undefined || destination === undefined
        ? undefined
        : formatUnits(payout, destination.decimals, { locale, places: BRIDGE_PLACES }),
    fiat: fiatValue.received(payout),
    tokenLock: lockOf(facts, 'destination'),
    onPick: () => actions.pickToken('destination'),
  }
}

function recipientOf(facts: BridgeFacts, actions: BridgeActions): BridgeProps['recipient'] {
  const { form, depositor, site } = facts
  if (depositor === undefined) return undefined
  const lock = lockOf(facts, 'recipient')
  return {
    address: form.recipient ?? depositor,
    name: form.recipientName,
    isYou: form.recipient === undefined || form.recipient.toLowerCase() === depositor.toLowerCase(),
    lock,
    setBy: form.recipientSource === 'page' ? { by: site } : undefined,
    onChange: lock === undefined ? actions.pickRecipient : undefined,
  }
}

function stateOf(
  facts: BridgeFacts,
  actions: BridgeActions,
  quote: Quote | undefined,
): BridgeProps['state'] {
  const { catalog, checked, depositor, origin, networks, locale } = facts
  if (!facts.online) return { status: 'offline' }
  const asked = catalog.data === undefined ? 'catalog' : 'quote'
  const { data, error } = facts[asked]
  if (error !== null && data === undefined) {
    return { status: 'error', error: toWireError(error), onRetry: () => actions.retry(asked) }
  }
  if (catalog.data === undefined) return { status: 'loading' }
  if (catalog.data.tokens.length === 0) return { status: 'empty' }
  const viewModel = quote && quoteViewModelOf(facts, actions, quote)
  if (depositor === undefined) {
    return { status: 'disconnected', onConnect: actions.connect, quote: viewModel }
  }
  if (checked.status === 'problem') {
    if (checked.problem.kind === 'enterAmount') return { status: 'enterAmount' }
    const network = findNetwork(networks, origin?.caipChainId)
    return {
      status: 'problem',
      problem: toProblemViewModel(checked.problem, { origin, network, locale }),
    }
  }
  return quote === undefined || viewModel === undefined
    ? { status: 'quoting' }
    : { status: 'quoted', quote: viewModel, onReview: () => actions.review(quote) }
}

function quoteViewModelOf(
  facts: BridgeFacts,
  actions: BridgeActions,
  quote: Quote,
): BridgeQuote | undefined {
  const { origin, destination, arrival, reserve, networks, fiatValue, locale, now, site } = facts
  if (origin === undefined || destination === undefined) return undefined
  return toQuoteViewModel(quote, {
    origin,
    destination: arrival ?? destination,
    network: findNetwork(networks, origin.caipChainId),
    site,
    networkFee: reserve === undefined ? undefined : reserve / 2n,
    feePrice: fiatValue.feePrice,
    locale,
    now,
    onRefresh: () => actions.retry('quote'),
  })
}

/** The whole balance; of a native one, what is left after the network fee. Never rounded up. */
function maxOf(token: BridgeToken, { balance, reserve }: BridgeFacts): bigint | undefined {
  if (balance === undefined) return undefined
  if (!token.isNative) return balance === 0n ? undefined : balance
  if (reserve === undefined || balance <= reserve) return undefined
  return balance - reserve
}
