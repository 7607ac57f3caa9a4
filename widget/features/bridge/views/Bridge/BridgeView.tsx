import { askToConnect } from '#wallet/connections/askToConnect.ts'
import { enterAmountIn, fillAmount, flip, setAmount, setDollars } from '../../model/form.ts'
import { startReview } from '../../model/review.ts'
import { push } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNetworkImages } from '#shared/hooks/useNetworkImages.ts'
import { useNow } from '#ui/app/useNow.ts'
import { STEP_PX, useSteadyCard } from '#ui/app/useSteadyCard.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { Bridge } from './Bridge.tsx'
import { toBridgeViewModel } from './bridgeViewModel.ts'
import type { BridgeProps } from './types.ts'
import { useArrival } from './useArrival.ts'
import { useBridgeForm } from './useBridgeForm.ts'
import { useBridgeFiatValues } from './useBridgeFiatValues.ts'

/** As tall as the review, once there is something to review. */
const REVIEW_PX = 648
const heightOf: { readonly [status in BridgeProps['state']['status']]?: number } = {
  disconnected: STEP_PX,
  enterAmount: STEP_PX,
  problem: STEP_PX,
  quoting: REVIEW_PX,
  quoted: REVIEW_PX,
}

export default function BridgeView() {
  const core = useCore()
  useNetworkImages()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const lock = useWidgetState(({ bridge }) => bridge.lock)
  const origin = useWidgetState(({ config }) => config.origin)
  const online = useWidgetState((state) => state.online)
  const data = useBridgeForm()
  const now = useNow(data.quote.data !== undefined)
  const quote = data.isQuoting ? undefined : data.quote.data
  const { arrival } = useArrival(data.destination, quote?.deposit)
  const fiatValue = useBridgeFiatValues(data.origin, arrival ?? data.destination)
  const viewModel = toBridgeViewModel(
    {
      ...data,
      networks,
      lock,
      online,
      site: new URL(origin).host,
      arrival,
      fiatValue,
      locale,
      now,
    },
    {
      connect: () => askToConnect(core),
      review: (reviewed) => startReview(core, reviewed),
      retry: (failed) => {
        data[failed].refetch().catch(reportError)
      },
      pickToken: (side) => push(core, { name: 'TokenPicker', side }),
      pickRecipient: () => push(core, { name: 'BridgeRecipient' }),
      flip: (sides) => flip(core, sides),
      setAmount: (amount) => setAmount(core, amount),
      setDollars: (dollars, token) => setDollars(core, dollars, token),
      enterAmountIn: (unit, token) => enterAmountIn(core, unit, token),
      fillAmount: (units, token) => fillAmount(core, units, token),
    },
  )
  useSteadyCard({ leastPx: heightOf[viewModel.state.status] ?? 0 })

  return <Bridge {...viewModel} />
}
