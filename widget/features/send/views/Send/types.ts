import type { RecipientProblem } from '#wallet/recipients/recipient.ts'
import type { SendProfile } from '../../model/slice.ts'
import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import type { RecipientWays } from '#ui/recipient/RecipientInput.tsx'
import type { RecipientNoteKind } from '#ui/recipient/RecipientNote.tsx'

/** Why it cannot go on; amounts are formatted, with their symbol. */
export type SendProblemViewModel =
  | { kind: 'noToken' | 'noAmount' | 'notANumber' | 'noRecipient' }
  | { kind: 'you' | 'nobody' | 'lookupFailed' }
  | { kind: 'tooManyDecimals'; decimals: number }
  | { kind: 'notEnough'; symbol: string; missing?: string | undefined }
  | { kind: 'notEnoughWithFee'; symbol: string; missing: string }
  | { kind: 'noFee'; symbol: string; network: string }
  | { kind: 'leavesTooLittle'; reserve: string }
  | { kind: 'tooLittleToOpen'; minimum: string }
  | { kind: 'frozen' | 'recipientFrozen' | 'notTransferable' | 'unknownRules'; symbol: string }
  | { kind: 'badRecipient'; problem: RecipientProblem }

/** What it costs beside the amount. */
export type CostViewModel = {
  fee?: FormattedAmount | undefined
  /** For an account of the token that the receiver does not have yet. */
  setUp?: FormattedAmount | undefined
  /** What the token keeps, and what arrives. */
  withheld?: { keeps: string; arrives: string } | undefined
  total?: string | undefined
}

export type SendProps = {
  token?: TokenViewModel | undefined
  amount: string
  onAmount: (amount: string) => void
  balance?: FormattedAmount | undefined
  onMax?: (() => void) | undefined
  /** What the amount is worth, formatted; where it is entered in dollars, what is sent. */
  fiat?: string | undefined
  /** Present where there is a price: to enter the amount in the other unit. */
  unit?: { isDollars: boolean; onToggle: () => void } | undefined
  onPick: () => void
  to: RecipientWays & {
    /** Whom it leads to. */
    address?: string | undefined
    /** How the receiver looks (S3.09). */
    profile?: SendProfile | undefined
    checking?: boolean | undefined
    notes: readonly RecipientNoteKind[]
    /** The site that named it. */
    setBy?: string | undefined
  }
  network: string
  /** What it costs, once that can be said. */
  cost?: CostViewModel | undefined
  /** One that is on its way. */
  pending?: { amount: string; onSee: () => void } | undefined
  state:
    | { status: 'offline' | 'checking' | 'loading' }
    | { status: 'unsupported'; onNetworks?: (() => void) | undefined }
    | { status: 'disconnected'; onConnect: () => void }
    | { status: 'error'; error: ShownError; onRetry: () => void }
    | { status: 'problem'; problem: SendProblemViewModel }
    /** `to`: the recipient as the button shows it. */
    | { status: 'ready'; amount: string; to: string; onReview: () => void }
}
