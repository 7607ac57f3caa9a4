import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { isOpenPurchase } from '#transactions/purchases/open.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { formatMoney } from '#ui/i18n/money.ts'
import type { PendingPurchasesProps } from '#ui/pending/PendingPurchases.tsx'
import { formatBought } from '#ui/form/formatBought.ts'
import { toTokenViewModel } from '#ui/marks/tokenViewModel.ts'

/** Purchases that have not arrived yet, newest first, and the way to each. */
export function usePendingPurchases(
  onPending: (purchaseId: string) => void,
): PendingPurchasesProps {
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const purchases = useWidgetState(({ onramp }) => onramp.purchases)
  const iconOf = useTokenIcons()
  return {
    pending: purchases
      .filter(isOpenPurchase)
      .map(({ id, caipChainId, token, expected, fiat, status }) => {
        const { value } = formatBought(toDecimal(BigInt(expected), token.decimals), locale)
        return {
          id,
          token: toTokenViewModel({ caipChainId, ...token }, networks, iconOf),
          amount: expected === '0' ? token.symbol : `${value} ${token.symbol}`,
          fiat: formatMoney(fiat.amount, fiat.currency, locale),
          isPaid: status !== 'waiting',
        }
      }),
    onPending,
  }
}
