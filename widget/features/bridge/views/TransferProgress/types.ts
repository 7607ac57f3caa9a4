import type { Proof } from '#ui/components/identity/ExplorerLink.tsx'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import type { TransferSummaryEnd } from '#ui/review/TransferSummary.tsx'

/** Status of a step, as the spec names them (S4.14). */
export type StepStatus =
  | 'idle'
  | 'simulationPending'
  | 'simulationSuccess'
  | 'txPending'
  | 'txSuccess'
  | 'simulationError'
  | 'txError'
  | 'error'

export type TransferStep = {
  kind: 'approve' | 'deposit' | 'fill'
  status: StepStatus
  /** Its transaction, once there is one. */
  proof?: Proof | undefined
  /** Time of day it was done, formatted. */
  time?: string | undefined
  /** It has waited for the wallet longer than usual. */
  isLate?: boolean | undefined
}

/** A field of the sent transaction that differs from what was confirmed. */
export type AlteredField = {
  field: keyof Messages['transfer']['alteredField']
  confirmed: string
  sent: string
}

export type TransferContent = {
  send: TransferSummaryEnd
  receive: TransferSummaryEnd
  /** Shortened address or name, if the recipient is not the sender. */
  recipient?: string | undefined
  steps: readonly TransferStep[]
  /** Confirmations of the deposit on the origin, while the transfer waits for its fill. */
  confirmations?: number | undefined
  /** Approval and deposit go in one call bundle: one step. */
  bundled?: boolean | undefined
  /** This browser keeps the transfer only as long as the document. */
  unkept?: boolean | undefined
  /** What a reorg removed from the network. */
  takenBack?: keyof Messages['transfer']['takenBack'] | undefined
  onDetails?: (() => void) | undefined
}

/** Taking less so that a relayer pays (S5.12). Amounts carry their symbol. */
export type SpeedUpShown =
  | {
      status: 'offer'
      now: string
      receive: string
      more: string
      /** An earlier offer may not have been sent. */
      again?: boolean | undefined
      error?: ShownError | undefined
      onSpeedUp: () => void
    }
  | { status: 'preparing' | 'signing' | 'sending' }
  | { status: 'sent'; receive: string; proof?: Proof | undefined }
  | { status: 'unsure'; receive: string }
  /** Shortened: the account that has to be connected. */
  | { status: 'otherAccount'; owner: string }

export type LateReason = keyof Messages['transfer']['lateReasons']

export type TransferProgressProps = {
  onClose: () => void
  state:
    | { status: 'loading' | 'offline' }
    | { status: 'empty'; onTransfers: () => void }
    | { status: 'error'; error: ShownError; onRetry: () => void }
    | ({ status: 'pending'; elapsedSeconds: number; expectedSeconds: number } & TransferContent)
    | ({
        status: 'late'
        elapsedSeconds: number
        expectedSeconds: number
        reason: LateReason
        /** Time of day after which it is refunded, formatted. */
        deadline: string
        /** Absent when it does not apply. */
        speedUp?: SpeedUpShown | undefined
      } & TransferContent)
    | ({
        status: 'done'
        tookSeconds: number
        /** With its symbol. */
        fees?: FormattedAmount | undefined
        fillType?: keyof Messages['transfer']['fillTypes'] | undefined
        /** Which offer the relayer took, where there were two. */
        agreed?: keyof Messages['transfer']['offers'] | undefined
        /** The calls of its message failed, and the tokens went to the fallback. */
        actionsFailed?: boolean | undefined
      } & TransferContent)
    | ({
        status: 'expired' | 'refunded'
        /** Time of day the fill deadline passed, formatted. */
        expiredAt: string
        /** When the refund is due, formatted. */
        refundBy?: string | undefined
        /** Shortened address the refund goes to. */
        depositor: string
        refundProof?: Proof | undefined
        onAgain: () => void
      } & TransferContent)
    | ({
        status: 'failed'
        error: ShownError
        safe: boolean
        onRetry: () => void
      } & TransferContent)
    | ({
        /** The confirmed quote is outdated: shows both amounts before the transfer goes on. */
        status: 'moved'
        before: string
        now: string
        /** With its symbol; absent when nothing changed. */
        difference?: { amount: string; direction: 'less' | 'more' } | undefined
        onAccept: () => void
      } & TransferContent)
    | ({ status: 'renewing' } & TransferContent)
    | ({ status: 'rejected' | 'cancelled' | 'waiting'; onRetry: () => void } & TransferContent)
    | ({ status: 'altered'; fields: readonly AlteredField[] } & TransferContent)
}

/** A state in which there is a transfer to draw. */
export type TransferShown = Extract<TransferProgressProps['state'], TransferContent>
