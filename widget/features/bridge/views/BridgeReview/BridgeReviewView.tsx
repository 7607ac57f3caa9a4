import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { type BridgeToken, findInput, findOutput } from '#kernel/bridge/tokens.ts'
import { back } from '#kernel/router/router.ts'
import { withChecksum } from '#wallet/recipients/recipient.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import { useDepositor } from '#shared/hooks/useDepositor.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { useSteadyCard } from '#ui/app/useSteadyCard.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { allowanceQuery } from '../../model/allowance.ts'
import { feeReserveQuery } from '../../model/quote/networkFee.ts'
import { quoteQuery } from '../../model/quote/quote.ts'
import { setReview } from '../../model/review.ts'
import { startTransfer } from '../../model/start.ts'
import { bridgeTrialQuery } from '../../model/trial.ts'
import { useArrival } from '../Bridge/useArrival.ts'
import { useBridgeFiatValues } from '../Bridge/useBridgeFiatValues.ts'
import { useOwnContractMissing } from '../Bridge/useBridgeForm.ts'
import { BridgeReview } from './BridgeReview.tsx'
import { toBridgeReviewViewModel } from './bridgeReviewViewModel.ts'
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
  const { unlimited } = useMessages().review
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const form = useWidgetState(({ bridge }) => bridge.form)
  const site = useWidgetState(({ config }) => new URL(config.origin).host)
  const [acknowledged, setAcknowledged] = useState<string>()
  const [agreed, setAgreed] = useState(false)
  const now = useNow(true)
  const reserve = useQuery(feeReserveQuery(core, origin.caipChainId))
  const allowance = useQuery(allowanceQuery(core, quote))
  const fresh = useFreshQuote({ quote, origin, destination })
  const latest = fresh.data ?? quote
  const trial = useQuery(bridgeTrialQuery(core, latest))
  const arriving = useArrival(destination, latest.deposit)
  const arrival = arriving.arrival ?? destination
  const fiatValue = useBridgeFiatValues(origin, arrival)
  const { depositor } = quote.deposit
  const isOwnContractMissing = useOwnContractMissing(
    origin,
    destination,
    recipientOf(quote),
    depositor,
  )
  const contracts = useContracts(origin, destination)
  const gas = useQuery(feeReserveQuery(core, arrival.isNative ? arrival.caipChainId : undefined))
  const state = toBridgeReviewViewModel(
    {
      quote,
      latest,
      origin,
      destination,
      arrival,
      trial,
      isOwnContractMissing,
      contracts,
      fiatValue,
      form,
      networks,
      online,
      site,
      acknowledged,
      agreed,
      unlimited,
      locale,
      now,
      isRenewing: fresh.isFetching,
      isArrivalPending: arriving.isPending,
      reserve: reserve.data,
      gas: gas.data,
      isAllowed: allowance.data,
    },
    {
      newQuote: () => back(core),
      retry: () => {
        trial.refetch().catch(reportError)
      },
      acknowledge: setAcknowledged,
      agree: setAgreed,
      confirm: (confirmed, arrives) => {
        setReview(core, confirmed)
        const transfer = { quote: confirmed, origin, destination: arrives }
        startTransfer(core, transfer).catch(() => undefined) // told by the progress view
      },
    },
  )

  return <BridgeReview state={state} />
}

/** The same question again, while it is looked at. */
function useFreshQuote({ quote, origin, destination }: ReviewProps) {
  const { deposit, route } = quote
  const { depositor } = deposit
  const recipient = recipientOf(quote)
  return useQuery(
    quoteQuery(useCore(), {
      route,
      inputAmount: deposit.inputAmount,
      depositor,
      recipient: recipient === withChecksum(depositor) ? undefined : recipient,
      fee: payoutOf({ ...deposit, route }).fee,
      shown: { input: origin.decimals, output: destination.decimals },
    }),
  )
}

function recipientOf({ deposit, route }: Quote) {
  return withChecksum(payoutOf({ ...deposit, route }).recipient)
}
