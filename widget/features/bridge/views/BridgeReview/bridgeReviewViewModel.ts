import { toWireError } from '#protocol'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { QUOTE_MAX_AGE_MS } from '#bridges/across/util/limits.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { withChecksum } from '#wallet/recipients/recipient.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import type { Reviewed } from '#transactions/trial/reviewed.ts'
import { toFeeViewModel } from '#ui/form/feeViewModel.ts'
import { formatUnits, toTokenViewModel } from '#ui/form/formatUnits.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import { percentOf } from '#ui/i18n/percentOf.ts'
import { reasonOf } from '#ui/review/reasonOf.ts'
import { toWorseViewModel } from '#ui/review/worseViewModel.ts'
import { mustAcknowledge } from '../../model/form.ts'
import { expectedSecondsOf } from '../../model/quote/fillSpeed.ts'
import { notableLoss } from '../../model/quote/loss.ts'
import type { BridgeForm } from '../../model/slice.ts'
import { arrivalHints } from '../Bridge/arrivalHints.ts'
import type { BridgeFiatValues } from '../Bridge/bridgeFiatValues.ts'
import { fillSpeedHints } from '../Bridge/fillSpeedHints.ts'
import { toPartnerFeeViewModel } from '../Bridge/partnerFact.ts'
import { rateHints } from '../Bridge/rateHints.ts'
import type { BridgeReviewProps, ContractViewModel, ReviewDetails } from './BridgeReview.tsx'

/** What is known when the view is drawn. */
export type ReviewFacts = {
  /** The quote that the person went on with, and the newest of the same. */
  readonly quote: Quote
  readonly latest: Quote
  readonly isRenewing: boolean
  readonly origin: BridgeToken
  readonly destination: BridgeToken
  /** What arrives of the destination's token. */
  readonly arrival: BridgeToken
  readonly isArrivalPending: boolean
  readonly trial: {
    readonly data: Reviewed | undefined
    readonly error: Error | null
    readonly isFetching: boolean
  }
  /** What stays for fees: on the origin, and in the currency that arrives. */
  readonly reserve: bigint | undefined
  readonly gas: bigint | undefined
  readonly isAllowed: boolean | undefined
  /** A wallet that is a contract sends to its own address, and has no contract there. */
  readonly isOwnContractMissing: boolean
  readonly contracts: readonly ContractViewModel[]
  readonly fiatValue: BridgeFiatValues
  readonly form: BridgeForm
  readonly networks: NetworksSlice
  readonly online: boolean
  /** The host of the site. */
  readonly site: string
  /** The recipient that the person says to have checked. */
  readonly acknowledged: string | undefined
  /** The person goes on without a trial. */
  readonly agreed: boolean
  readonly unlimited: string
  readonly locale: string
  readonly now: number
}

/** What the person can do here. */
export type ReviewActions = {
  readonly newQuote: () => void
  readonly retry: () => void
  readonly acknowledge: (recipient: string | undefined) => void
  readonly agree: (agreed: boolean) => void
  readonly confirm: (quote: Quote, arrival: BridgeToken) => void
}

/** The review of a quote: what the person decides on, and what its one button does. */
export function toBridgeReviewViewModel(
  facts: ReviewFacts,
  actions: ReviewActions,
): BridgeReviewProps['state'] {
  const { quote, latest, arrival, trial, now, locale } = facts
  if (!facts.online) return { status: 'offline' }
  const { details, armed } = decisionOf(facts, actions)
  const isOld = now - latest.fetchedAt > QUOTE_MAX_AGE_MS
  if (isOld && facts.isRenewing) return { status: 'refreshing', details }
  if (isOld) return { status: 'empty', onNewQuote: actions.newQuote }
  if (trial.error !== null && !trial.isFetching) {
    return {
      status: 'error',
      details,
      error: toWireError(trial.error),
      reason: reasonOf(trial.error),
      onRetry: actions.retry,
    }
  }
  if (trial.data === undefined || facts.isArrivalPending) return { status: 'trying', details }
  const confirm = () => actions.confirm(latest, arrival)
  const difference = paidOut(latest).amount - paidOut(quote).amount
  if (difference < 0n) {
    const { decimals, symbol } = arrival
    return {
      status: 'moved',
      details,
      difference: formatUnits(-difference, decimals, { locale, symbol, places: BRIDGE_PLACES })
        .value,
      direction: 'less',
      onAccept: confirm,
      armed,
    }
  }
  return { status: 'ready', details, onConfirm: confirm, armed }
}

function paidOut({ deposit, route }: Quote) {
  return payoutOf({ ...deposit, route })
}

/** Everything that the person decides on, and whether they agreed to what has to be agreed to. */
function decisionOf(
  facts: ReviewFacts,
  actions: ReviewActions,
): { details: ReviewDetails; armed: boolean } {
  const { quote, form, trial, isOwnContractMissing, acknowledged, agreed } = facts
  const { depositor } = quote.deposit
  const recipient = withChecksum(paidOut(quote).recipient)
  const mustCheck = mustAcknowledge(form, { depositor, recipient }) || isOwnContractMissing
  const isChecked = !mustCheck || acknowledged === recipient
  const isUntried = trial.data?.status === 'untried'
  return {
    armed: isChecked && (!isUntried || agreed),
    details: {
      ...amountsOf(facts),
      recipient: recipientOf(facts, recipient),
      acknowledgement: mustCheck
        ? {
            checked: isChecked,
            onChange: (checked) => actions.acknowledge(checked ? recipient : undefined),
          }
        : undefined,
      trial: {
        worse: worseOf(facts),
        untried: isUntried ? { checked: agreed, onChange: actions.agree } : undefined,
      },
    },
  }
}

function amountsOf(
  facts: ReviewFacts,
): Omit<ReviewDetails, 'recipient' | 'acknowledgement' | 'trial'> {
  const { quote, latest, origin, destination, arrival, networks, fiatValue, locale, site } = facts
  const { inputAmount } = quote.deposit
  const payout = paidOut(latest)
  const network = findNetwork(networks, origin.caipChainId)
  const input = formatUnits(inputAmount, origin.decimals, { locale, symbol: origin.symbol })
  const loss = notableLoss(latest, { arrives: payout.amount, gas: (facts.gas ?? 0n) / 2n })
  return {
    send: {
      token: toTokenViewModel(origin, networks),
      amount: { value: toDecimal(inputAmount, origin.decimals), exact: input.exact },
      fiat: fiatValue.sent(inputAmount),
    },
    receive: {
      token: toTokenViewModel(arrival, networks),
      amount: formatUnits(payout.amount, arrival.decimals, { locale, places: BRIDGE_PLACES }),
      fiat: fiatValue.received(payout.amount),
    },
    bridgeFee: formatUnits(latest.fees.totalRelayFee.total, origin.decimals, {
      locale,
      symbol: origin.symbol,
      round: 'up',
      places: BRIDGE_PLACES,
    }),
    partnerFee: toPartnerFeeViewModel(payout, arrival, { site, locale }),
    networkFee:
      facts.reserve === undefined || network === undefined
        ? undefined
        : toFeeViewModel(
            facts.reserve / 2n,
            { ...network.nativeCurrency, price: fiatValue.feePrice },
            locale,
          ),
    allowance: facts.isAllowed === false ? { value: input.value, unlimited: false } : undefined,
    expectedSeconds: expectedSecondsOf(latest),
    hints: [
      ...arrivalHints(destination, arrival),
      ...rateHints(latest, origin, destination),
      ...fillSpeedHints(latest, origin, locale),
    ],
    tokens: facts.contracts,
    loss: loss === undefined ? undefined : percentOf(loss * 100, locale),
  }
}

function recipientOf(facts: ReviewFacts, recipient: string): ReviewDetails['recipient'] {
  const { quote, form, destination, networks, site } = facts
  // What the form says of an address counts for no other one.
  const isOfForm = form.recipient?.toLowerCase() === recipient.toLowerCase()
  return {
    address: recipient,
    isYou: recipient === withChecksum(quote.deposit.depositor),
    name: isOfForm ? form.recipientName : undefined,
    setBy: isOfForm && form.recipientSource === 'page' ? site : undefined,
    missingOn: facts.isOwnContractMissing
      ? toTokenViewModel(destination, networks).network.name
      : undefined,
  }
}

function worseOf({ trial, origin, quote, locale, unlimited }: ReviewFacts) {
  const sent = { ...origin, amount: quote.deposit.inputAmount }
  return toWorseViewModel(trial.data, sent, { locale, unlimited })
}
