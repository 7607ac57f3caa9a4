import { evmChain } from '#protocol'
import { nativeEnds } from '#kernel/bridge/ownCurrency.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'
import { type TokenRef, usePrices } from '#shared/hooks/usePrices.ts'

/** What the amounts of a transfer are worth now, formatted; undefined without a price. */
export type TransferFiatValues = {
  sent: (amount: bigint) => string | undefined
  received: (amount: bigint) => string | undefined
  /** Of the currency that pays the fee on the origin. */
  networkFee: (amount: bigint, decimals: number) => string | undefined
}

/** The dollar values of each of these transfers, with one request for each network. */
export function useTransferFiatValues(
  records: readonly TransferRecord[],
): (record: TransferRecord) => TransferFiatValues {
  const known = useWidgetState(({ networks }) => networks.known)
  const endsOf = ({ transfer: { route } }: TransferRecord) => {
    const ends = nativeEnds(known, route)
    const origin: TokenRef = {
      caipChainId: evmChain(route.originChainId),
      token: ends.origin ? 'native' : route.inputToken,
    }
    const destination: TokenRef = {
      caipChainId: evmChain(route.destinationChainId),
      token: ends.destination ? 'native' : route.outputToken,
    }
    return { origin, destination, currency: { ...origin, token: 'native' } }
  }
  const fiatValue = usePrices(records.flatMap((record) => Object.values(endsOf(record))))
  return (record) => {
    const { origin, destination, currency } = endsOf(record)
    return {
      sent: (amount) => fiatValue(origin, amount, record.inputDecimals),
      received: (amount) => fiatValue(destination, amount, record.outputDecimals),
      networkFee: (amount, decimals) => fiatValue(currency, amount, decimals),
    }
  }
}
