import type { Payout } from '#transactions/transfers/payout.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import type { Fact } from '#ui/components/Facts.tsx'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { percentOf } from '#ui/i18n/percentOf.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import type { PartnerFeeViewModel } from './types.ts'

/** The fee of the site as it is drawn; undefined where it takes none. */
export function toPartnerFeeViewModel(
  { fee }: Payout,
  { decimals, symbol }: Pick<BridgeToken, 'decimals' | 'symbol'>,
  { site, locale }: { site: string; locale: string },
): PartnerFeeViewModel | undefined {
  if (fee === undefined) return undefined
  const amount = formatUnits(fee.amount, decimals, {
    locale,
    symbol,
    round: 'up',
    places: BRIDGE_PLACES,
  })
  return { site, percent: percentOf(fee.bps, locale), amount }
}

/** Its line, where there is one. */
export function partnerFact(
  viewModel: PartnerFeeViewModel | undefined,
  { partnerFee }: Pick<Messages['bridge'], 'partnerFee'>,
): readonly Fact[] {
  if (viewModel === undefined) return []
  return [{ name: partnerFee(viewModel.site, viewModel.percent), ...viewModel.amount }]
}
