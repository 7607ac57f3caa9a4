import type { OwnTransaction } from '#transactions/record.ts'
import { shorten } from '#ui/i18n/format.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'

export type AlterationViewModel = {
  /** Addresses are drawn whole. */
  readonly isAddress: boolean
  readonly asked: string
  readonly sent: string
}

/** In which words a Send that was altered differs from what was confirmed. */
export function toAlterationViewModel(
  { alteration, purpose }: OwnTransaction,
  locale: string,
): AlterationViewModel | undefined {
  if (alteration === undefined || purpose.type !== 'send') return undefined
  const { field, asked, sent } = alteration
  if (field === 'to' || field === 'from') return { isAddress: true, asked, sent }
  const { token } = purpose
  const amountField = token.address === undefined ? 'value' : 'amount'
  const { decimals: places, symbol } = token
  const amount = (units: string) =>
    formatUnits(BigInt(units), places, { locale, symbol, places }).value
  const draw = field === amountField ? amount : shorten
  return { isAddress: false, asked: draw(asked), sent: draw(sent) }
}
