import type { Address, Hex } from 'viem'

export type WalletTransaction = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  /** In wei. */
  readonly value: bigint
  readonly chainId: number
  readonly gas?: bigint | undefined
  /** Set only if a deposit is requested a second time: of two transactions with one nonce, only one can happen. */
  readonly nonce?: number | undefined
}

/** Structured data to sign (EIP-712), without the `EIP712Domain` type. Numbers may be bigint. */
export type WalletTypedData = {
  readonly domain: { readonly name: string; readonly version: string; readonly chainId: number }
  readonly types: Readonly<
    Record<string, readonly { readonly name: string; readonly type: string }[]>
  >
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** Whether a wallet can run a bundle as a whole (EIP-5792). `ready` means after it upgrades the account. */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

export type CallBundle = {
  /** The client chooses the id, so that it can ask for the status if the answer was lost. */
  readonly id: string
  readonly from: Address
  readonly chainId: number
  readonly calls: readonly { readonly to: Address; readonly data: Hex; readonly value: bigint }[]
}

/** The status of a bundle (S4.13). */
export type CallBundleStatus = {
  readonly state: 'pending' | 'success' | 'failure'
  /** A number from 100 to 699, by EIP-5792. */
  readonly code: number
  /** The hashes of the mined transactions. */
  readonly hashes: readonly Hex[]
}

/** The wallet functions that the bridge needs. If the person declines, they reject with the wallet's own code (4001). */
export type BridgeWallet = {
  readonly address: Address | undefined
  readonly chainId: () => Promise<number>
  /** Returns the transaction's hash. */
  readonly sendTransaction: (transaction: WalletTransaction) => Promise<Hex>
  readonly switchChain: (chainId: number) => Promise<void>
  /** Functions for call bundles: implement all three or none. Without them, approval and deposit are separate transactions. */
  readonly getCapabilities?: (chainId: number) => Promise<{ readonly atomic: AtomicStatus }>
  /** Sends a bundle that has to run as a whole. */
  readonly sendCalls?: (bundle: CallBundle) => Promise<{ readonly id: string }>
  /** Rejects with code 5730 if the wallet does not know the bundle. */
  readonly getCallsStatus?: (id: string) => Promise<CallBundleStatus>
  /** Returns the signature of `address`. Signatures of contracts have any length. */
  readonly signTypedData: (typedData: WalletTypedData) => Promise<Hex>
}

/**
 * True when it is sure that nothing was sent: the person said no, or the wallet would not even
 * ask. "Already pending" (-32002) is not among them: what is pending may be this very transaction.
 */
export function wasNotSent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return notSent.includes(error.code)
}

const notSent: readonly unknown[] = [
  4001, // declined (EIP-1193)
  5000, // declined (CAIP-25)
  4100, // locked, or the account is not shared (EIP-1193)
  4200, // not supported (EIP-1193)
  -32601, // not supported (JSON-RPC)
  -32602, // not understood (JSON-RPC)
  'ACTION_REJECTED',
  'UNKNOWN_WALLET',
  'CONNECTOR_NOT_FOUND',
]
