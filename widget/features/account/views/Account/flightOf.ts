import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { evmChain } from '#protocol'
import { payoutOf } from '#transactions/transfers/payout.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import { networkLook } from '#ui/marks/networkLook.ts'
import type { Flight } from './Flights.tsx'
import { isLate } from './isLate.ts'

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
    from: lookOf(networks, route.originChainId),
    to: lookOf(networks, route.destinationChainId),
    elapsedSeconds,
    expectedSeconds,
    late: isLate(elapsedSeconds, expectedSeconds),
  }
}

/** How a network is drawn; its number where the deployment does not know it. */
export function lookOf(networks: NetworksSlice, chainId: number) {
  const id = evmChain(chainId)
  const network = findNetwork(networks, id)
  return network === undefined ? { id, name: String(chainId) } : networkLook(network)
}
