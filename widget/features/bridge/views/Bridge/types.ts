import type { FormattedAmount } from '#ui/components/viewModels.ts'
import type { RouteReceive, RouteRecipient, RouteSend } from '#ui/form/types.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'

/** The site's own fee, with the site and its share. */
export type PartnerFeeViewModel = { site: string; percent: string; amount: FormattedAmount }

export type BridgeQuote = {
  /** "1 USDC = 0.998 USDC". */
  rate: string
  ageSeconds: number
  renewsInSeconds: number
  expectedSeconds: number
  fees: {
    bridge: FormattedAmount
    /** Its parts, where the service tells them apart. */
    liquidityProviders?: FormattedAmount | undefined
    relayer?: FormattedAmount | undefined
    destinationGas?: FormattedAmount | undefined
    /** Network fee on the origin, with its unit; absent when it is not known. */
    originGas?: FormattedAmount | undefined
    /** The site's fee, in the token that arrives. */
    partner?: PartnerFeeViewModel | undefined
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
  /** The pool unwraps the token for a person's account, and not for a contract. */
  | { kind: 'arrivesAs'; isNative: boolean; token: string; symbol: string }
  /** The widget does not know the rate between the two tokens. */
  | { kind: 'unchecked'; send: string; receive: string }
  /** The person looks at a namespace that the bridge does not serve. */
  | { kind: 'evmOnly'; network: string }

export type BridgeProps = {
  hints?: readonly BridgeHint[] | undefined
  send: RouteSend
  receive: RouteReceive
  recipient?: RouteRecipient | undefined
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
