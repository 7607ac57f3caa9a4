import type { Figure, TokenLook } from '#ui/components/looks.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'

/** The site that fixed a field. */
export type Lock = { by: string }

/** The unit that an amount is entered in. */
export type AmountUnit = { isDollars: boolean; onToggle: () => void }

type BridgeSend = {
  token?: TokenLook | undefined
  /** Decimal string with a point, as typed. */
  amount: string
  fiat?: string | undefined
  balance?: Figure | undefined
  tokenLock?: Lock | undefined
  amountLock?: Lock | undefined
  onPick: () => void
  onAmount: (amount: string) => void
  /** Fills in a part of what can be spent, 100 for all of it; absent when there is nothing to fill in. */
  onShare?: ((percent: 25 | 50 | 100) => void) | undefined
  /** Absent where no price is known. */
  unit?: AmountUnit | undefined
}

type BridgeReceive = {
  token?: TokenLook | undefined
  /** Absent until there is a quote. */
  amount?: Figure | undefined
  fiat?: string | undefined
  tokenLock?: Lock | undefined
  onPick: () => void
}

export type BridgeRecipient = {
  address: string
  isYou: boolean
  name?: string | undefined
  lock?: Lock | undefined
  /** The page named it; whoever is here may still change it. */
  setBy?: Lock | undefined
  onChange?: (() => void) | undefined
}

/** A fee of the site's own, with whose it is and which share. */
export type PartnerFeeLook = { site: string; percent: string; amount: Figure }

export type BridgeQuote = {
  /** "1 USDC = 0.998 USDC". */
  rate: string
  ageSeconds: number
  renewsInSeconds: number
  expectedSeconds: number
  fees: {
    bridge: Figure
    liquidityProviders: Figure
    relayer: Figure
    destinationGas: Figure
    /** Network fee on the origin, with its unit; absent when it is not known. */
    originGas?: Figure | undefined
    /** What the site takes, in the token that arrives. */
    partner?: PartnerFeeLook | undefined
  }
  onRefresh: () => void
}

export type BridgeProblem =
  | { kind: 'tooLow'; minimum: string }
  | { kind: 'tooHigh'; maximum: string }
  | { kind: 'notEnough'; symbol: string; missing: string }
  | { kind: 'notEnoughGas'; symbol: string; network: string }
  | { kind: 'tooManyDecimals'; decimals: number }
  | { kind: 'noRoute' | 'sameSides' | 'noToken' }

/** What to know before going on. Amounts carry their symbol. */
export type BridgeHint =
  | { kind: 'likely' | 'soon' | 'slow'; amount: string }
  | { kind: 'noGas'; symbol: string; network: string }
  | { kind: 'ownContract'; network: string }
  /** The pool unwraps the token for accounts of people, and not for contracts. */
  | { kind: 'arrivesAs'; isNative: boolean; token: string; symbol: string }
  /** Nobody here knows what one is worth in the other. */
  | { kind: 'unchecked'; send: string; receive: string }
  /** A kind of chains is looked at that the bridge does not serve. */
  | { kind: 'evmOnly'; network: string }

export type BridgeProps = {
  hints?: readonly BridgeHint[] | undefined
  send: BridgeSend
  receive: BridgeReceive
  recipient?: BridgeRecipient | undefined
  /** Absent when a side is locked. */
  onFlip?: (() => void) | undefined
  state:
    | { status: 'loading' | 'empty' | 'offline' }
    | { status: 'disconnected'; onConnect: () => void; quote?: BridgeQuote | undefined }
    | { status: 'enterAmount' | 'quoting' }
    | { status: 'quoted'; quote: BridgeQuote; onReview: () => void }
    | { status: 'problem'; problem: BridgeProblem; quote?: BridgeQuote | undefined }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}
