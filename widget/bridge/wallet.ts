import type { Address, Hex } from 'viem'

export type WalletTransaction = {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  /** Wei. */
  readonly value: bigint
  readonly chainId: number
  readonly gas?: bigint | undefined
  /** Only when a deposit is asked for a second time: of two with one nonce only one can happen. */
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

/** How a wallet carries out a bundle as a whole (EIP-5792); `ready`: after upgrading the account. */
export type AtomicStatus = 'supported' | 'ready' | 'unsupported'

export type CallBundle = {
  /** Chosen by who asks, so that an answer that was lost can be asked for. */
  readonly id: string
  readonly from: Address
  readonly chainId: number
  readonly calls: readonly { readonly to: Address; readonly data: Hex; readonly value: bigint }[]
}

/** What became of a bundle (S4.13). */
export type CallBundleStatus = {
  readonly state: 'pending' | 'success' | 'failure'
  /** 100 to 699, by EIP-5792. */
  readonly code: number
  /** Of the transactions that were mined. */
  readonly hashes: readonly Hex[]
}

/** What the bridge needs of a wallet. A refusal rejects with the wallet's own code (4001). */
export type BridgeWallet = {
  readonly address: Address | undefined
  readonly chainId: () => Promise<number>
  /** Answers the transaction's hash. */
  readonly sendTransaction: (transaction: WalletTransaction) => Promise<Hex>
  readonly switchChain: (chainId: number) => Promise<void>
  /** Call bundles: all three or none. Without them approval and deposit are sent one by one. */
  readonly getCapabilities?: (chainId: number) => Promise<{ readonly atomic: AtomicStatus }>
  /** Asks for all of it or nothing. */
  readonly sendCalls?: (bundle: CallBundle) => Promise<{ readonly id: string }>
  /** Rejects with code 5730 where the wallet does not know the bundle. */
  readonly getCallsStatus?: (id: string) => Promise<CallBundleStatus>
  /** Answers the signature of `address`; of any length, since contracts sign in their own way. */
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
