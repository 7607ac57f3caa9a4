import type { Rpc } from '#clients/rpc.ts'
import type { AdapterNetwork, WalletPort } from './walletPort.ts'

/** An amount that the person wants to send. */
export type Transfer = {
  readonly network: AdapterNetwork
  readonly from: string
  readonly to: string
  /** Absent for the native currency. */
  readonly token?: { readonly address: string; readonly decimals: number } | undefined
  /** Base units. */
  readonly amount: bigint
}

/** The costs of a transfer besides its amount, in base units of the native currency. */
export type TransferCost = {
  /** The network fee. */
  readonly fee: bigint
  /** A one-time cost so that the receiver can hold it, such as the rent of a token account. */
  readonly setUp: bigint
  /** The balance that the sender has to keep. */
  readonly reserve: bigint
  /** The token's own transfer fee, in its base units. */
  readonly withheld: bigint
  /** Why it would not arrive, as far as the chain shows before a simulation. */
  readonly problem?: TransferProblem | undefined
}

export type TransferProblem =
  /** The address has no account yet, and an amount below `minimum` cannot open one. */
  | { readonly kind: 'tooLittleToOpen'; readonly minimum: bigint }
  /** Set by the token's creator: an account is frozen, or the token cannot be transferred. */
  | { readonly kind: 'frozen' | 'recipientFrozen' | 'notTransferable' }
  /** The token requires extensions that the widget cannot build. */
  | { readonly kind: 'unknownRules' }

/** What lives at the address of a receiver. */
export type Receiver =
  | 'account'
  /** The address has received nothing yet. */
  | 'new'
  /** No key can sign for it: a program may. */
  | 'program'
  /** Funds sent there are lost: the address is a token, a token account, or a program. */
  | 'notAPerson'

/** A transaction that was built: the wallet is asked for it, and nothing of it is sent yet. */
export type PreparedTransfer = {
  /** Whole, without a signature, as the namespace writes it. */
  readonly transaction: string
  /** The last block that can include it. */
  readonly lastValid: bigint
}

/** What the wallet signed, after it was compared with what was prepared. */
export type SignedTransfer = PreparedTransfer & {
  readonly id: string
  /** True where the wallet sent it itself: the widget cannot send it again. */
  readonly isSent: boolean
}

/** How a transaction that was sent ended. */
export type TransferEnd =
  | { readonly status: 'confirmed' }
  | { readonly status: 'failed'; readonly reason: string }
  /** No block can include it any more. */
  | { readonly status: 'expired' }

type Asked = { readonly rpc: Rpc; readonly network: AdapterNetwork; readonly signal: AbortSignal }

/** Transfers of a namespace whose transactions the widget builds and sends itself. */
export type PreparedTransfers = {
  readonly readReceiver: (asked: Asked & { readonly address: string }) => Promise<Receiver>
  /** Without a receiver, the costs are those of a transfer to oneself. */
  readonly estimate: (asked: Asked & { readonly transfer: Transfer }) => Promise<TransferCost>
  /**
   * Builds it and tries it on the chain.
   *
   * @throws BaseError `SEND_WOULD_FAIL`, `WRONG_CLUSTER`
   */
  readonly prepare: (asked: Asked & { readonly transfer: Transfer }) => Promise<PreparedTransfer>
  /**
   * Asks the wallet for it; nothing is sent from here.
   *
   * @throws BaseError `WALLET_SIGNED_OTHER` where the wallet signed something else
   */
  readonly sign: (
    asked: Asked & {
      readonly from: string
      readonly prepared: PreparedTransfer
      readonly wallet: WalletPort
      /** Called where the wallet is asked to send it as well: from then on it may have been sent. */
      readonly onSending: () => void
    },
  ) => Promise<SignedTransfer>
  /** Sends the transaction, resends it until a block includes it, and resolves with the chain's outcome. */
  readonly follow: (asked: Asked & { readonly signed: SignedTransfer }) => Promise<TransferEnd>
  /** Searches the chain for a transaction whose answer was lost; undefined once it has expired. */
  readonly find: (
    asked: Asked & { readonly from: string; readonly prepared: PreparedTransfer },
  ) => Promise<string | undefined>
}
