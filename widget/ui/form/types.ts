import type { FormattedAmount, TokenViewModel } from '../components/viewModels.ts'

/** The site that fixed a field. */
export type Lock = { by: string }

/** The unit that an amount is entered in. */
export type AmountUnit = { isDollars: boolean; onToggle: () => void }

export type RouteSend = {
  token?: TokenViewModel | undefined
  /** Decimal string with a point, as typed. */
  amount: string
  fiat?: string | undefined
  balance?: FormattedAmount | undefined
  tokenLock?: Lock | undefined
  amountLock?: Lock | undefined
  onPick: () => void
  onAmount: (amount: string) => void
  /** Fills in a part of what can be spent, 100 for all of it; absent when there is nothing to fill in. */
  onShare?: ((percent: 25 | 50 | 100) => void) | undefined
  /** Absent without a price. */
  unit?: AmountUnit | undefined
}

export type RouteReceive = {
  token?: TokenViewModel | undefined
  /** Absent until there is a quote. */
  amount?: FormattedAmount | undefined
  fiat?: string | undefined
  tokenLock?: Lock | undefined
  onPick: () => void
}

export type RouteRecipient = {
  address: string
  isYou: boolean
  name?: string | undefined
  lock?: Lock | undefined
  /** The page prefilled it; the person may still change it. */
  setBy?: Lock | undefined
  onChange?: (() => void) | undefined
}

/** Two sides of what is moved or exchanged, and what stands between them. */
export type RouteProps = {
  send: RouteSend
  receive: RouteReceive
  recipient?: RouteRecipient | undefined
  /** Absent when a side is locked. */
  onFlip?: (() => void) | undefined
  isQuoting: boolean
  /** The amount cannot be sent, and the field says so. */
  isAmountBad: boolean
  /** The element that says what is wrong. */
  problemId: string | undefined
}
