import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { QUOTE_MAX_AGE_MS } from '#bridges/across/util/limits.ts'
import { allowanceQuery } from '../../model/allowance.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { mustAcknowledge } from '../../model/form.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import { notableLoss } from '../../model/quote/loss.ts'
import { feeReserveQuery } from '../../model/quote/networkFee.ts'
import { expectedSecondsOf } from '../../model/quote/fillSpeed.ts'
import { quoteQuery } from '../../model/quote/quote.ts'
import { withChecksum } from '#wallet/recipients/recipient.ts'
import { setReview } from '../../model/review.ts'
import type { BridgeForm } from '../../model/slice.ts'
import { startTransfer } from '../../model/start.ts'
import { type BridgeToken, findInput, findOutput } from '#kernel/bridge/tokens.ts'
import { bridgeTrialQuery } from '../../model/trial.ts'
import { toWireError } from '#protocol'
import { findNetwork } from '#kernel/networks/slice.ts'
import { back } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { useSteadyCard } from '#ui/app/useSteadyCard.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { percentOf } from '#ui/i18n/percentOf.ts'
import { formatUnits, toTokenViewModel } from '#ui/form/formatUnits.ts'
import { toWorseViewModel } from '#ui/review/worseViewModel.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import { toPartnerFeeViewModel } from '../Bridge/partnerFact.ts'
import { fillSpeedHints } from '../Bridge/fillSpeedHints.ts'
import { rateHints } from '../Bridge/rateHints.ts'
import { useDepositor } from '#shared/hooks/useDepositor.ts'
import { useOwnContractMissing } from '../Bridge/useBridgeForm.ts'
import { useBridgeFiatValues } from '../Bridge/useBridgeFiatValues.ts'
import { toFeeViewModel } from '#ui/form/feeViewModel.ts'
import { BridgeReview, type BridgeReviewProps, type ReviewDetails } from './BridgeReview.tsx'
import { arrivalHints } from '../Bridge/arrivalHints.ts'
import { useArrival } from '../Bridge/useArrival.ts'
import { reasonOf } from '#ui/review/reasonOf.ts'
import { useContracts } from './useContracts.ts'

export default function BridgeReviewView() {
  const core = useCore()
  useSteadyCard()
  const quote = useWidgetState(({ bridge }) => bridge.review)
  const depositor = useDepositor()
  const catalog = useQuery(catalogQuery(core))
  const onNewQuote = () => back(core)
  if (quote === undefined || depositor === undefined) {
    return <BridgeReview state={{ status: 'empty', onNewQuote }} />
  }
  if (quote.deposit.depositor.toLowerCase() !== depositor.toLowerCase()) {
    // Another account was chosen in the wallet meanwhile: this quote is not theirs.
    return <BridgeReview state={{ status: 'empty', onNewQuote }} />
  }
  const { route } = quote
  const origin = catalog.data && findInput(catalog.data, route)
  const destination = catalog.data && findOutput(catalog.data, route)
  if (origin === undefined || destination === undefined) {
    return <BridgeReview state={{ status: 'loading' }} />
  }
  return <Review quote={quote} origin={origin} destination={destination} />
}

type ReviewProps = { quote: Quote; origin: BridgeToken; destination: BridgeToken }

function Review({ quote, origin, destination }: ReviewProps) {
  const core = useCore()
  const locale = useLocale()
  const { review } = useMessages()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const { deposit, route } = quote
  const reviewed = payoutOf({ ...deposit, route })
  const { depositor } = deposit
  const recipient = withChecksum(reviewed.recipient)
  const form = useWidgetState(({ bridge }) => bridge.form)
  const [acknowledged, setAcknowledged] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const now = useNow(true)
  const fee = useQuery(feeReserveQuery(core, origin.caipChainId))
  const allowance = useQuery(allowanceQuery(core, quote))
  const fresh = useQuery(
    quoteQuery(core, {
      route,
      inputAmount: deposit.inputAmount,
      depositor,
      recipient: recipient === withChecksum(depositor) ? undefined : recipient,
      fee: reviewed.fee,
      shown: { input: origin.decimals, output: destination.decimals },
    }),
  )
  const network = findNetwork(networks, origin.caipChainId)
  const latest = fresh.data ?? quote
  const trial = useQuery(bridgeTrialQuery(core, latest))
  const worse = toWorseViewModel(
    trial.data,
    { ...origin, amount: deposit.inputAmount },
    { locale, unlimited: review.unlimited },
  )
  const arriving = useArrival(destination, latest.deposit)
  const arrival = arriving.arrival ?? destination
  const fiatValue = useBridgeFiatValues(origin, arrival)
  const isUntried = trial.data?.status === 'untried'
  const isMissing = useOwnContractMissing(origin, destination, recipient, depositor)
  const site = useWidgetState(({ config }) => new URL(config.origin).host)
  const mustCheck = mustAcknowledge(form, { depositor, recipient }) || isMissing
  const isChecked = !mustCheck || acknowledged === recipient
  const armed = isChecked && (!isUntried || agreed)
  const output = (amount: bigint) =>
    formatUnits(amount, arrival.decimals, { locale, symbol: arrival.symbol, places: BRIDGE_PLACES })
  const payout = payoutOf({ ...latest.deposit, route })
  const shown = payout.amount
  const tokens = useContracts(origin, destination)
  const gas = useQuery(feeReserveQuery(core, arrival.isNative ? arrival.caipChainId : undefined))
  const loss = notableLoss(latest, { arrives: shown, gas: (gas.data ?? 0n) / 2n })
  const input = formatUnits(deposit.inputAmount, origin.decimals, { locale, symbol: origin.symbol })
  const details: ReviewDetails = {
    send: {
      token: toTokenViewModel(origin, networks),
      amount: {
        value: toDecimal(deposit.inputAmount, origin.decimals),
        exact: input.exact,
      },
      fiat: fiatValue.sent(deposit.inputAmount),
    },
    receive: {
      token: toTokenViewModel(arrival, networks),
      amount: formatUnits(shown, arrival.decimals, { locale, places: BRIDGE_PLACES }),
      fiat: fiatValue.received(shown),
    },
    bridgeFee: formatUnits(latest.fees.totalRelayFee.total, origin.decimals, {
      locale,
      symbol: origin.symbol,
      round: 'up',
      places: BRIDGE_PLACES,
    }),
    partnerFee: toPartnerFeeViewModel(payout, arrival, { site, locale }),
    networkFee:
      fee.data === undefined || network === undefined
        ? undefined
        : toFeeViewModel(
            fee.data / 2n,
            { ...network.nativeCurrency, price: fiatValue.feePrice },
            locale,
          ),
    allowance:
      allowance.data === undefined || allowance.data
        ? undefined
        : { value: input.value, unlimited: false },
    expectedSeconds: expectedSecondsOf(latest),
    hints: [
      ...arrivalHints(destination, arrival),
      ...rateHints(latest, origin, destination),
      ...fillSpeedHints(latest, origin, locale),
    ],
    tokens,
    loss: loss === undefined ? undefined : percentOf(loss * 100, locale),
    recipient: {
      address: recipient,
      isYou: recipient === withChecksum(depositor),
      name: nameOf(form, recipient),
      setBy: isSetByPage(form, recipient) ? site : undefined,
      missingOn: isMissing ? toTokenViewModel(destination, networks).network.name : undefined,
    },
    acknowledgement: mustCheck
      ? {
          checked: isChecked,
          onChange: (checked) => setAcknowledged(checked ? recipient : undefined),
        }
      : undefined,
    trial: {
      worse,
      untried: isUntried ? { checked: agreed, onChange: setAgreed } : undefined,
    },
  }

  function confirm() {
    setReview(core, latest)
    startTransfer(core, { quote: latest, origin, destination: arrival }).catch(() => undefined) // told by the progress view
  }

  return <BridgeReview state={stateOf()} />

  function stateOf(): BridgeReviewProps['state'] {
    if (!online) return { status: 'offline' }
    const isOld = now - latest.fetchedAt > QUOTE_MAX_AGE_MS
    if (isOld && fresh.isFetching) return { status: 'refreshing', details }
    if (isOld) return { status: 'empty', onNewQuote: () => back(core) }
    if (trial.error !== null && !trial.isFetching) {
      return {
        status: 'error',
        details,
        error: toWireError(trial.error),
        reason: reasonOf(trial.error),
        onRetry: () => {
          trial.refetch().catch(reportError)
        },
      }
    }
    if (trial.data === undefined || arriving.isPending) return { status: 'trying', details }
    const difference = shown - reviewed.amount
    if (difference < 0n) {
      return {
        status: 'moved',
        details,
        difference: output(-difference).value,
        direction: 'less',
        onAccept: confirm,
        armed,
      }
    }
    return { status: 'ready', details, onConfirm: confirm, armed }
  }
}

function isSetByPage({ recipient, recipientSource }: BridgeForm, to: string): boolean {
  return recipientSource === 'page' && recipient?.toLowerCase() === to.toLowerCase()
}

/** By which it was looked up; of another address it says nothing. */
function nameOf({ recipient, recipientName }: BridgeForm, to: string): string | undefined {
  return recipient?.toLowerCase() === to.toLowerCase() ? recipientName : undefined
}
