import type { FormattedAmount } from '#ui/components/viewModels.ts'
import type { RouteReceive, RouteSend } from '#ui/form/types.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'

export type ImpactViewModel =
  | { kind: 'low' | 'notable' | 'grave'; percent: string }
  | { kind: 'unknown' }

export type SwapQuoteViewModel = {
  /** "1 ETH = 2,991.027 USDC". */
  rate: string
  ageSeconds: number
  renewsInSeconds: number
  impact: ImpactViewModel
  /** With its unit; absent when it is not known. */
  networkFee?: FormattedAmount | undefined
  /** With its symbol. */
  receiveAtLeast: FormattedAmount
  onRefresh: () => void
}

export type SwapProblemViewModel =
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
    | { status: 'disconnected'; onConnect: () => void; quote?: SwapQuoteViewModel | undefined }
    | { status: 'enterAmount' | 'quoting' }
    | { status: 'quoted'; quote: SwapQuoteViewModel; onReview: () => void }
    | { status: 'problem'; problem: SwapProblemViewModel; quote?: SwapQuoteViewModel | undefined }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}
