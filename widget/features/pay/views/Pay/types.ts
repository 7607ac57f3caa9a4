import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'
import type { TimelineStep } from '#ui/components/progress/Timeline.tsx'
import type { ShownError } from '#ui/i18n/describeError.ts'

/** What the page requests. */
export type RequestViewModel = {
  origin: string
  token: TokenViewModel
  /** With its symbol. */
  amount: FormattedAmount
  recipient: string
}

/** One way to pay. Amounts carry their symbol. */
export type WayViewModel = {
  key: string
  token: TokenViewModel
  kind: 'direct' | 'bridge' | 'swap' | 'swapAndBridge'
  cost?: FormattedAmount | undefined
  balance: FormattedAmount
  selected: boolean
  /** Why this way is not available. */
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
        /** The wallet requests of the chosen way; undefined until they are known. */
        steps?: readonly StepViewModel[] | undefined
        onChoose: (key: string) => void
        onPay: () => void
        /** Why the last attempt did not pay. */
        error?: ShownError | undefined
        /** Why the chosen way cannot start. */
        stepsError?: { error: ShownError; onRetry: () => void } | undefined
        /** What was already swapped for this payment, and is in the wallet. */
        swapped?: { give: string; want: string } | undefined
      }
    | {
        status: 'asking'
        request: RequestViewModel
        /** @default 'wallet' */
        phase?: 'checking' | 'wallet' | 'network' | undefined
        steps?: readonly StepViewModel[] | undefined
      }
    /** A swap for this payment that another document has begun. */
    | { status: 'swapping'; request: RequestViewModel }
    | {
        status: 'sent'
        request: RequestViewModel
        steps?: readonly StepViewModel[] | undefined
        onDetails?: (() => void) | undefined
      }
    | { status: 'paid'; request: RequestViewModel; onDetails?: (() => void) | undefined }
    /** The bridge paid less than requested: the person accepted that meanwhile. */
    | {
        status: 'less'
        request: RequestViewModel
        paid: string
        onDetails?: (() => void) | undefined
      }
    /** A transfer that has stopped, or ended in another way: its own view shows it. */
    | { status: 'stopped'; request: RequestViewModel; onDetails: () => void; onAgain: () => void }
    /** The widget cannot tell whether it was sent. */
    | {
        status: 'unknown'
        request: RequestViewModel
        onDetails?: (() => void) | undefined
        onAgain: () => void
      }
}
