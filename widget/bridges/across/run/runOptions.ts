import type { BridgeClient } from '../client/client.ts'
import type { Quote } from '../quote/getQuote.ts'
import type { BridgeProgress, ProgressEvent } from '../transfer/progress.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import type { Transfer } from '../transfer/transfer.ts'
import type { Abortable } from '../transport/transport.ts'
import type { BridgeWallet } from '../transaction/wallet.ts'

export type RunTransferOptions = Abortable & {
  readonly transfer: Transfer
  readonly wallet: BridgeWallet
  /** Saves the transfer. The client waits for it before it sends anything. */
  readonly save: (transfer: Transfer) => Promise<void> | void
  readonly onProgress?: ((progress: BridgeProgress) => void) | undefined
  /** Gets a new quote if the old one is too old. The client uses it only if it does not give less. */
  readonly requote?: ((options: Abortable) => Promise<Quote>) | undefined
  /** @default 60_000 */
  readonly quoteMaxAgeMs?: number | undefined
  /** Switches the wallet to the origin chain. @default false */
  readonly forceOriginChain?: boolean | undefined
  /** @default false */
  readonly infiniteApproval?: boolean | undefined
  /** Continues from `approved` to the deposit without checking the allowance again. @default false */
  readonly skipAllowanceCheck?: boolean | undefined
  /**
   * Lets only one process at a time run a transfer, for example with Web Locks or a row in a database. It waits
   * for its turn on `id`, calls `run` with the latest saved state, and returns the result of `run`. Without it,
   * two processes that resume one transfer at the same time may send it twice.
   */
  readonly lock?:
    | ((id: string, run: (saved?: Transfer) => Promise<Transfer>) => Promise<Transfer>)
    | undefined
  /** Reads the sent transaction again and compares it. @default true */
  readonly verify?: boolean | undefined
  /** The person has checked that the deposit was not sent. @default false */
  readonly resend?: boolean | undefined
  /**
   * Returns true if a deposit with the same fields belongs to another transfer. The client then does not take it
   * for this transfer, whose hash was lost. @default judges by the nonce of the transaction
   */
  readonly isTaken?: ((deposit: DepositLog) => boolean) | undefined
}

/** What the steps share while they run. */
export type Run = Omit<RunTransferOptions, 'transfer' | 'onProgress' | 'lock'> & {
  readonly client: BridgeClient
  readonly transfer: () => Transfer
  /** Changes the transfer and waits until it is kept; `undefined` removes a field. */
  readonly commit: (patch: Partial<Record<keyof Transfer, unknown>>) => Promise<Transfer>
  readonly emit: (event: ProgressEvent) => void
  /** What this run has read itself: it need not be read again. */
  readonly own: { deposit?: DepositLog | undefined; isAllowed?: boolean }
}
