import type { Figure } from '#ui/components/looks.ts'
import type { RouteReceive, RouteSend } from '#ui/form/types.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'

export type ImpactLook =
  | { kind: 'low' | 'notable' | 'grave'; percent: string }
  | { kind: 'unknown' }

export type SwapQuoteLook = {
  /** "1 ETH = 2,991.027 USDC". */
  rate: string
  ageSeconds: number
  renewsInSeconds: number
  impact: ImpactLook
  /** With its unit; absent when it is not known. */
  networkFee?: Figure | undefined
  /** With its symbol. */
  receiveAtLeast: Figure
  onRefresh: () => void
}

export type SwapProblemLook =
  | { kind: 'noToken' | 'sameToken' | 'tooLarge' | 'noLiquidity' | 'noRoute' }
  | { kind: 'notEnough'; symbol: string; missing: string }
  | { kind: 'notEnoughGas'; symbol: string; network: string }
  | { kind: 'tooManyDecimals'; decimals: number }

export type SlippageProps = {
  /** In percent, "1". */
  value: string
  isHigh: boolean
  /** False when the text is no tolerance. */
  onChange: (text: string) => boolean
}

export type SwapProps = {
  send: RouteSend
  receive: RouteReceive
  onFlip: () => void
  slippage: SlippageProps
  state:
    | { status: 'loading' | 'empty' | 'offline' }
    | { status: 'unsupported'; network: string; onNetworks?: (() => void) | undefined }
    | { status: 'disconnected'; onConnect: () => void; quote?: SwapQuoteLook | undefined }
    | { status: 'enterAmount' | 'quoting' }
    | { status: 'quoted'; quote: SwapQuoteLook; onReview: () => void }
    | { status: 'problem'; problem: SwapProblemLook; quote?: SwapQuoteLook | undefined }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}
