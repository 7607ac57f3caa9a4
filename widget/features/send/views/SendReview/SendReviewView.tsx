import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { back } from '#kernel/router/router.ts'
import { confirmSend } from '../../model/confirm.ts'
import { sendFeeQuery } from '../../model/fee.ts'
import type { SendPlan } from '../../model/slice.ts'
import { isTriedFirst, sendTrialQuery } from '../../model/trial.ts'
import { toWireError } from '#protocol'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { reasonOf } from '#ui/review/reasonOf.ts'
import { toWorseViewModel } from '#ui/review/worseViewModel.ts'
import { fiatOf } from '#ui/form/feeViewModel.ts'
import { toCostViewModel, toTokenViewModel, totalOf } from '../Send/amountViewModels.ts'
import type { RecipientNoteKind } from '#ui/recipient/RecipientNote.tsx'
import { useHoldings, useSender } from '../Send/useSendForm.ts'
import { SendReview } from './SendReview.tsx'

export default function SendReviewView() {
  const core = useCore()
  const plan = useWidgetState(({ send }) => send.review)
  const from = useSender()
  // Another account was chosen in the wallet meanwhile: this is not theirs.
  if (plan === undefined || plan.from.toLowerCase() !== from?.toLowerCase()) {
    return <SendReview state={{ status: 'empty', onBack: () => back(core) }} />
  }
  return <Review plan={plan} />
}

function Review({ plan }: { plan: SendPlan }) {
  const core = useCore()
  const locale = useLocale()
  const { send, review } = useMessages()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const isChecking = useWidgetState((state) => state.send.isChecking)
  const failure = useWidgetState((state) => state.send.failure)
  const site = useWidgetState(({ config }) => new URL(config.origin).host)
  const [isChecked, setIsChecked] = useState(false)
  const [isAgreed, setIsAgreed] = useState(false)
  const { token, amount, from, to, toProfile, isContract, isFirstTime, isSetByPage } = plan
  const fee = useQuery(sendFeeQuery(core, { token, from, to, amount }))
  const trial = useQuery(sendTrialQuery(core, plan))
  const worse = toWorseViewModel(
    trial.data,
    { ...token, amount },
    { locale, unlimited: review.unlimited },
  )
  const isUntried = trial.data?.status === 'untried'
  const holdings = useHoldings(token.caipChainId, from)
  const native = holdings.data?.find(({ address }) => address === undefined)
  const network = findNetwork(networks, token.caipChainId)
  if (!online) return <SendReview state={{ status: 'offline' }} />
  const currency = network && { ...network.nativeCurrency, price: native?.price }
  const mustCheck = isContract || isFirstTime || isSetByPage
  const notes: RecipientNoteKind[] = [
    ...(isContract ? ['contract' as const] : []),
    ...(isFirstTime ? ['firstTime' as const] : []),
  ]
  const isNative = token.address === undefined
  const details = {
    token: toTokenViewModel(token, networks),
    amount: `${toDecimal(amount, token.decimals)} ${token.symbol}`,
    fiat: fiatOf({ ...token, amount }, locale),
    to,
    notes,
    toName: plan.toName ?? toProfile?.name,
    toImage: toProfile?.image,
    setBy: isSetByPage ? site : undefined,
    contract: token.address,
    ...(fee.data === undefined || currency === undefined
      ? {}
      : toCostViewModel(fee.data, { token, amount, currency, locale })),
    total:
      fee.data === undefined || currency === undefined || worse?.gives !== undefined
        ? undefined
        : totalOf(
            { ...token, amount, isNative },
            { ...currency, amount: fee.data.fee + fee.data.setUp },
            { locale, and: send.and },
          ),
    trial: {
      worse,
      untried: isUntried ? { checked: isAgreed, onChange: setIsAgreed } : undefined,
    },
    consent: mustCheck ? { checked: isChecked, onChange: setIsChecked } : undefined,
  }
  if (isChecking) return <SendReview state={{ status: 'checking', details }} />
  if (trial.error !== null && !trial.isFetching) {
    const onRetry = () => {
      trial.refetch().catch(reportError)
    }
    const said = { failure: toWireError(trial.error), reason: reasonOf(trial.error) }
    return <SendReview state={{ status: 'error', details, ...said, onRetry }} />
  }
  if (isTriedFirst(core, plan) && trial.data === undefined) {
    return <SendReview state={{ status: 'trying', details }} />
  }
  const onConfirm = () => void confirmSend(core)
  return <SendReview state={{ status: 'ready', details, onConfirm, failure }} />
}
