import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import { payoutOfTransfer } from '#transactions/transfers/payout.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'

/** Since the deposit was mined; before that, since the person's word. */
export function elapsedOf({ created, depositTimestamp }: Transfer, now: number): number {
  // Chains have clocks of their own: a deposit is neither before its order nor in the future.
  const mined = depositTimestamp === undefined ? created : depositTimestamp * 1_000
  const since = Math.min(Math.max(mined, created), now)
  return Math.max(0, Math.floor((now - since) / 1_000))
}

/** From the deposit, or the person's word where that is not known, to the block of the fill. */
export function tookSeconds({ created, depositTimestamp, fillTimestamp }: Transfer): number {
  if (fillTimestamp === undefined) return 0
  return Math.max(1, Math.round(fillTimestamp - (depositTimestamp ?? created / 1_000)))
}

/**
 * What did not arrive, in the token that was sent, or that part of it which a partner did not take;
 * undefined where the two cannot be compared.
 */
export function feesOf(
  record: Pick<TransferRecord, 'transfer' | 'inputDecimals' | 'outputDecimals'>,
  locale: string,
  partnerFee = 0n,
): FormattedAmount | undefined {
  const { transfer, inputDecimals, outputDecimals } = record
  const decimals = Math.max(inputDecimals, outputDecimals)
  const scale = (value: string | bigint, own: number) =>
    BigInt(value) * 10n ** BigInt(decimals - own)
  const received = payoutOfTransfer(transfer).amount + partnerFee
  const fee = scale(transfer.inputAmount, inputDecimals) - scale(received, outputDecimals)
  if (fee < 0n) return undefined
  const symbol = transfer.route.inputTokenSymbol
  return formatUnits(fee, decimals, { locale, symbol, round: 'up', places: BRIDGE_PLACES })
}
