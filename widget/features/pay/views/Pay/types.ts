import type { Figure, TokenLook } from '#ui/components/looks.ts'
import type { TimelineStep } from '#ui/components/progress/Timeline.tsx'
import type { ShownError } from '#ui/i18n/describeError.ts'

/** What is asked for. */
export type RequestLook = {
  origin: string
  token: TokenLook
  /** With its symbol. */
  amount: Figure
  recipient: string
}

/** One way to pay. Figures carry their symbol. */
export type WayLook = {
  key: string
  token: TokenLook
  kind: 'direct' | 'bridge' | 'swap' | 'swapAndBridge'
  cost?: Figure | undefined
  balance: Figure
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
export type StepLook = { status: TimelineStep['status'] } & (
  | { kind: 'approveSwap' | 'approveBridge'; symbol: string }
  | { kind: 'swap'; give: string; least: string }
  | { kind: 'send' | 'deposit'; amount: string }
)

export type PayProps = {
  onClose: () => void
  state:
    | { status: 'empty' | 'offline' }
    | { status: 'disconnected'; request: RequestLook; onConnect: () => void }
    | { status: 'loading'; request: RequestLook }
    | { status: 'error'; error: ShownError; onRetry: () => void }
    | {
        status: 'choose'
        request: RequestLook
        ways: readonly WayLook[]
        /** What the wallet will be asked for on the chosen way; undefined until it is known. */
        steps?: readonly StepLook[] | undefined
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
        request: RequestLook
        /** @default 'wallet' */
        phase?: 'checking' | 'wallet' | 'network' | undefined
        steps?: readonly StepLook[] | undefined
      }
    /** A swap for it that another document has begun. */
    | { status: 'swapping'; request: RequestLook }
    | {
        status: 'sent'
        request: RequestLook
        steps?: readonly StepLook[] | undefined
        onDetails?: (() => void) | undefined
      }
    | { status: 'paid'; request: RequestLook; onDetails?: (() => void) | undefined }
    /** The bridge paid less than was asked for: the person accepted it meanwhile. */
    | { status: 'less'; request: RequestLook; paid: string; onDetails?: (() => void) | undefined }
    /** A transfer that stands still, or has ended otherwise: its own view tells. */
    | { status: 'stopped'; request: RequestLook; onDetails: () => void; onAgain: () => void }
    /** Nobody can say whether it was sent. */
    | {
        status: 'unknown'
        request: RequestLook
        onDetails?: (() => void) | undefined
        onAgain: () => void
      }
}
