import type { Rpc } from '#clients/rpc.ts'
import type { AdapterNetwork, WalletPort } from './adapter.ts'

/** An amount that is to go to somebody. */
export type Transfer = {
  readonly network: AdapterNetwork
  readonly from: string
  readonly to: string
  /** Absent for the native currency. */
  readonly token?: { readonly address: string; readonly decimals: number } | undefined
  /** Base units. */
  readonly amount: bigint
}

/** What a transfer costs beside its amount, in base units of the native currency. */
export type TransferCost = {
  /** What the network takes for it. */
  readonly fee: bigint
  /** What is paid once so that the receiver can have it, such as the rent of a token account. */
  readonly setUp: bigint
  /** What the token itself keeps of the amount, in its base units. */
  readonly withheld: bigint
}

/** How a transaction that was sent ended. */
export type TransferEnd =
  | { readonly status: 'confirmed' }
  | { readonly status: 'failed'; readonly reason: string }
  /** It can never be taken up any more. */
  | { readonly status: 'expired' }

/**
 * Transfers of a namespace whose transactions the widget builds and sends itself. What cannot arrive,
 * or cannot be paid for, is rejected by `estimate` and again by `send` before the wallet is asked.
 */
export type PreparedTransfers = {
  readonly estimate: (asked: {
    transfer: Transfer
    rpc: Rpc
    signal: AbortSignal
  }) => Promise<TransferCost>
  /** Builds it, asks the wallet and sends it; answers its id on the chain. */
  readonly send: (asked: {
    transfer: Transfer
    wallet: WalletPort
    rpc: Rpc
    signal: AbortSignal
    /** Told right before the wallet is asked. */
    onAsk: () => void
  }) => Promise<{ readonly id: string; readonly lastValid: bigint }>
  /** Waits for its end; also of one that another document sent. */
  readonly follow: (asked: {
    network: AdapterNetwork
    id: string
    /** The block after which it cannot be taken up any more. */
    lastValid: bigint
    rpc: Rpc
    signal: AbortSignal
  }) => Promise<TransferEnd>
}
