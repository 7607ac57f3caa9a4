import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import type { NetworksSlice } from '#kernel/networks/slice.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import { toChainViewModel } from '#ui/marks/networkViewModel.ts'
import type { Flight } from '#ui/pending/PendingTransfers.tsx'
import { isLate } from '#transactions/transfers/isLate.ts'

/** A transfer under way as the account shows it. */
export function flightOf(
  { transfer, outputDecimals, expectedSeconds }: TransferRecord,
  { networks, locale, now }: { networks: NetworksSlice; locale: string; now: number },
): Flight {
  const { route } = transfer
  const amount = formatAmount(toDecimal(payoutOf(transfer).amount, outputDecimals), {
    locale,
    decimals: BRIDGE_PLACES,
  })
  const elapsedSeconds = Math.max(0, Math.floor((now - transfer.created) / 1_000))
  return {
    id: transfer.id,
    amount: `${amount} ${route.outputTokenSymbol}`,
    from: toChainViewModel(networks, route.originChainId),
    to: toChainViewModel(networks, route.destinationChainId),
    elapsedSeconds,
    expectedSeconds,
    late: isLate(elapsedSeconds, expectedSeconds),
  }
}
