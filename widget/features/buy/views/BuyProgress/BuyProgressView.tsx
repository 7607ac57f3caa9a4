import { homeOf } from '#kernel/modal/chooseView.ts'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { providerOf } from '../../model/providers.ts'
import { isOpenPurchase } from '#transactions/purchases/open.ts'
import { keepWaiting, leavePurchase } from '../../model/watch.ts'
import { backTo, reset } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { formatMoney } from '#ui/i18n/money.ts'
import { formatBought } from '#ui/form/formatBought.ts'
import { toTokenViewModel } from '#ui/marks/tokenViewModel.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { BuyProgress, type BuyProgressProps } from './BuyProgress.tsx'

export default function BuyProgressView({ view }: ViewProps<'BuyProgress'>) {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const { purchases, checkouts } = useWidgetState(({ onramp }) => onramp)
  const iconOf = useTokenIcons()
  const purchase = purchases.find(({ id }) => id === view.purchaseId)
  const isOpen = purchase !== undefined && isOpenPurchase(purchase)
  const now = useNow(isOpen)
  const toBuy = () => {
    if (
      !backTo(
        core,
        core.store.getState().router.stack.findIndex(({ name }) => name === 'Buy'),
      )
    ) {
      reset(core, { name: 'Buy' })
    }
  }
  const onClose = () => reset(core, homeOf(core))
  if (purchase === undefined) {
    return <BuyProgress onClose={onClose} state={{ status: 'unknown', onBuy: toBuy }} />
  }
  const { id, token, caipChainId, expected, arrived, fiat, at, status, waitUntil } = purchase
  const isKnown = arrived !== undefined || expected !== '0'
  const bought = formatBought(toDecimal(BigInt(arrived ?? expected), token.decimals), locale)
  const known = {
    provider: providerOf(purchase.provider).name,
    token: toTokenViewModel({ caipChainId, ...token }, networks, iconOf),
    amount: isKnown
      ? { value: `${bought.value} ${token.symbol}`, exact: `${bought.exact} ${token.symbol}` }
      : { value: token.symbol },
    fiat: formatMoney(fiat.amount, fiat.currency, locale),
  }
  const state = (): BuyProgressProps['state'] => {
    if (status === 'arrived') return { ...known, status }
    if (status === 'failed' || status === 'left') return { ...known, status, onAgain: toBuy }
    return {
      ...known,
      status,
      offline: !online,
      elapsedSeconds: (now - at) / 1_000,
      over: now >= waitUntil,
      url: checkouts[id],
      onKeepWaiting: () => {
        keepWaiting(core, id).catch((error: unknown) => {
          if (!core.signal.aborted) reportError(error)
        })
      },
      onLeave: () => leavePurchase(core, id),
    }
  }
  return <BuyProgress onClose={onClose} state={state()} />
}
