import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'
import type { TimelineStep } from '#ui/components/progress/Timeline.tsx'
import type { ShownError } from '#ui/i18n/describeError.ts'

/** What is asked for. */
export type RequestViewModel = {
  origin: string
  token: TokenViewModel
  /** With its symbol. */
  amount: FormattedAmount
  recipient: string
}

/** One way to pay. Figures carry their symbol. */
export type WayViewModel = {
  key: string
  token: TokenViewModel
  kind: 'direct' | 'bridge' | 'swap' | 'swapAndBridge'
  cost?: FormattedAmount | undefined
  balance: FormattedAmount
  selected: boolean
  /** Why it cannot be taken. */
  problem?:
    | 'notEnough'
    | 'tooLow'
    | 'tooHigh'
    | 'contract'
    | 'unwrapped'
    | 'noPrice'
    | 'market'
    | 'noFee'
    | undefined
}

/** One confirmation in the wallet; amounts carry their symbol. */
export type StepViewModel = { status: TimelineStep['status'] } & (
  | { kind: 'approveSwap' | 'approveBridge'; symbol: string }
  | { kind: 'swap'; give: string; least: string }
  | { kind: 'send' | 'deposit'; amount: string }
)

export type PayProps = {
  onClose: () => void
  state:
    | { status: 'empty' | 'offline' }
    | { status: 'disconnected'; request: RequestViewModel; onConnect: () => void }
    | { status: 'loading'; request: RequestViewModel }
    | { status: 'error'; error: ShownError; onRetry: () => void }
    | {
        status: 'choose'
        request: RequestViewModel
        ways: readonly WayViewModel[]
        /** What the wallet will be asked for on the chosen way; undefined until it is known. */
        steps?: readonly StepViewModel[] | undefined
        onChoose: (key: string) => void
        onPay: () => void
        /** Why the last try did not pay. */
        error?: ShownError | undefined
        /** Why the chosen way cannot be begun. */
        stepsError?: { error: ShownError; onRetry: () => void } | undefined
        /** What was swapped for it already, and is in the wallet. */
        swapped?: { give: string; want: string } | undefined
      }
    | {
        status: 'asking'
        request: RequestViewModel
        /** @default 'wallet' */
        phase?: 'checking' | 'wallet' | 'network' | undefined
        steps?: readonly StepViewModel[] | undefined
      }
    /** A swap for it that another document has begun. */
    | { status: 'swapping'; request: RequestViewModel }
    | {
        status: 'sent'
        request: RequestViewModel
        steps?: readonly StepViewModel[] | undefined
        onDetails?: (() => void) | undefined
      }
    | { status: 'paid'; request: RequestViewModel; onDetails?: (() => void) | undefined }
    /** The bridge paid less than was asked for: the person accepted it meanwhile. */
    | {
        status: 'less'
        request: RequestViewModel
        paid: string
        onDetails?: (() => void) | undefined
      }
    /** A transfer that stands still, or has ended otherwise: its own view tells. */
    | { status: 'stopped'; request: RequestViewModel; onDetails: () => void; onAgain: () => void }
    /** Nobody can say whether it was sent. */
    | {
        status: 'unknown'
        request: RequestViewModel
        onDetails?: (() => void) | undefined
        onAgain: () => void
      }
}
