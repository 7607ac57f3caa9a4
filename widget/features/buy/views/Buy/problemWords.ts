import type { Messages } from '#ui/i18n/messageTypes.ts'
import type { BuyFormViewModel, BuyProblemViewModel } from './buyForm.ts'

/** What is wrong with the amount; the button alone says that none was entered. */
export function problemWords(
  buy: Messages['buy'],
  form: Pick<BuyFormViewModel, 'currency'>,
  problem: BuyProblemViewModel,
): string | undefined {
  switch (problem.kind) {
    case 'tooLow':
      return buy.tooLow(problem.minimum, problem.method)
    case 'tooHigh':
      return buy.tooHigh(problem.maximum, problem.method)
    case 'tooManyDecimals':
      return buy.tooManyDecimals(form.currency.value)
    default:
      return undefined
  }
}
