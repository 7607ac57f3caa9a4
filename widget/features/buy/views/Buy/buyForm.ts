import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'

export type Choice = { value: string; text: string }

export type BuyFormViewModel = {
  amount: string
  onAmount: (amount: string) => void
  currency: Choice
  currencies: readonly Choice[]
  onCurrency: (id: string) => void
  /** Absent if the seller asks for it on its own page. */
  method?: Choice | undefined
  methods: readonly Choice[]
  onMethod: (id: string) => void
  token: TokenViewModel
  onPick: () => void
}

/** Who sells, and for how much. */
export type ProviderViewModel = {
  id: string
  name: string
  /** Of the amount, in percent, formatted: "1–2 %". */
  fees: string
}

export type BuyPrice = {
  /** With its symbol; absent without a price. */
  gives?: FormattedAmount | undefined
  /** Without its symbol. */
  receive?: FormattedAmount | undefined
  providerFee?: string | undefined
  networkFee?: string | undefined
  total: string
}

export type BuyProblemViewModel =
  | { kind: 'enterAmount' | 'tooManyDecimals' }
  | { kind: 'tooLow'; minimum: string; method: string }
  | { kind: 'tooHigh'; maximum: string; method: string }

export type BuyState =
  | { status: 'problem'; problem: BuyProblemViewModel }
  | { status: 'pricing' }
  /** The checkout is being prepared. */
  | { status: 'preparing'; price: BuyPrice }
  | { status: 'ready'; price: BuyPrice; url: string; onStart: () => void }
  /** No price arrived: an estimate is shown, and no purchase can start from it (S8.11). */
  | { status: 'estimate'; price: BuyPrice; onRetry: () => void }
  /** There is a price, but no checkout. */
  | { status: 'noCheckout'; price: BuyPrice; onRetry: () => void }
