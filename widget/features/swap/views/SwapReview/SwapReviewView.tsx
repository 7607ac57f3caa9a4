import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toWireError } from '#protocol'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { back } from '#kernel/router/router.ts'
import { minimumOf } from '../../model/slippage.ts'
import { setSwapReview } from '../../model/form.ts'
import { GRAVE_IMPACT_BPS, QUOTE_MAX_AGE_MS } from '../../model/limits.ts'
import { swapFeeQuery, swapQuoteQuery } from '../../model/quote.ts'
import { preparedSwapQuery } from '../../model/review.ts'
import { startSwap } from '../../model/run.ts'
import type { SwapOrder } from '../../model/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { percentOf } from '#ui/i18n/percentOf.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { useDepositor } from '#shared/hooks/useDepositor.ts'
import {
  toFeeViewModel,
  toImpactViewModel,
  toRateViewModel,
  toSwapTokenViewModel,
} from '../Swap/swapViewModels.ts'
import { useSwapFiatValues } from '../Swap/useSwapFiatValues.ts'
import { type SwapDetails, SwapReview, type SwapReviewProps } from './SwapReview.tsx'

/** What a person signs for is shown with more digits than what they hold. */
const REVIEW_DECIMALS = 6

export default function SwapReviewView() {
  const core = useCore()
  const order = useWidgetState(({ swap }) => swap.review)
  const account = useDepositor()
  if (order === undefined || order.account.toLowerCase() !== account?.toLowerCase()) {
    // Another account was chosen in the wallet meanwhile: this is not theirs.
    return <SwapReview state={{ status: 'empty', onNewQuote: () => back(core) }} />
  }
  return <Review order={order} />
}

function Review({ order }: { order: SwapOrder }) {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const [acknowledged, setAcknowledged] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [unlimited, setUnlimited] = useState(false)
  const now = useNow(true)
  const { from, to, amount, account, quoted, minimum, slippageBps, impactBps } = order
  const prepared = useQuery(preparedSwapQuery(core, order))
  const fresh = useQuery(swapQuoteQuery(core, { from, to, amount, account }))
  const needsApproval = prepared.data?.needsApproval ?? from.address !== undefined
  const fee = useQuery(swapFeeQuery(core, order.caipChainId, needsApproval))
  const fiatValueOf = useSwapFiatValues([from, to])
  const given = { value: toDecimal(amount, from.decimals) }
  const isGrave = impactBps !== undefined && impactBps >= GRAVE_IMPACT_BPS
  const isUntried = prepared.data?.isTried === false
  const details: SwapDetails = {
    send: {
      token: toSwapTokenViewModel(from, networks),
      amount: given,
      fiat: fiatValueOf(from, amount),
    },
    receive: {
      token: toSwapTokenViewModel(to, networks),
      amount: formatExact(quoted, to.decimals, locale),
      fiat: fiatValueOf(to, quoted),
    },
    rate: toRateViewModel({ from, to, amount, output: quoted, locale }),
    impact: toImpactViewModel(impactBps, locale),
    slippage: percentOf(slippageBps, locale),
    networkFee: toFeeViewModel(fee.data, order.caipChainId, networks, locale),
    receiveAtLeast: formatExact(minimum, to.decimals, locale, to.symbol),
    contract: prepared.data && {
      address: prepared.data.spender,
      isKnown: prepared.data.isKnown,
    },
    allowance:
      prepared.data?.needsApproval === true
        ? {
            value: `${given.value} ${from.symbol}`,
            unlimited,
            onUnlimited: setUnlimited,
          }
        : undefined,
    untried: isUntried ? { checked: agreed, onChange: setAgreed } : undefined,
    acknowledgement: isGrave ? { checked: acknowledged, onChange: setAcknowledged } : undefined,
  }
  return <SwapReview state={stateOf()} />

  function stateOf(): SwapReviewProps['state'] {
    if (!online) return { status: 'offline' }
    const { data: latest } = fresh
    if (latest !== undefined && latest.output < minimum) {
      const least = minimumOf(latest.output, slippageBps)
      return {
        status: 'moved',
        details,
        now: formatExact(latest.output, to.decimals, locale, to.symbol).value,
        least: formatExact(least, to.decimals, locale, to.symbol).value,
        onAccept: () => {
          const { output, fetchedAt: quotedAt, impactBps: impact } = latest
          setSwapReview(core, { ...order, quoted: output, quotedAt, impactBps: impact })
        },
      }
    }
    const fetchedAt = Math.max(order.quotedAt, latest?.fetchedAt ?? 0)
    if (now - fetchedAt > QUOTE_MAX_AGE_MS && !fresh.isFetching) {
      return { status: 'empty', onNewQuote: () => back(core) }
    }
    if (prepared.error !== null && !prepared.isFetching) {
      return {
        status: 'error',
        details,
        error: toWireError(prepared.error),
        onRetry: () => {
          prepared.refetch().catch(reportError)
        },
      }
    }
    if (prepared.data === undefined) return { status: 'checking', details }
    return {
      status: 'ready',
      details,
      armed: (!isGrave || acknowledged) && (!isUntried || agreed),
      // From here on, the progress view shows any failure.
      onConfirm: () =>
        startSwap(core, order, { unlimited, untried: isUntried && agreed }).catch(reportError),
    }
  }
}

/** Cut, with the whole of it beside. */
function formatExact(
  amount: bigint,
  decimals: number,
  locale: string,
  symbol?: string,
): FormattedAmount {
  const exact = toDecimal(amount, decimals)
  const tail = symbol === undefined ? '' : ` ${symbol}`
  const value = formatAmount(exact, { locale, decimals: REVIEW_DECIMALS })
  return { value: `${value}${tail}`, exact: `${exact}${tail}` }
}
