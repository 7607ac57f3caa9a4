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

/** What the bridge needs of a wallet. A refusal rejects with the wallet's own code (4001). */
export type BridgeWallet = {
  readonly address: Address | undefined
  readonly chainId: () => Promise<number>
  /** Answers the transaction's hash. */
  readonly sendTransaction: (transaction: WalletTransaction) => Promise<Hex>
  readonly switchChain: (chainId: number) => Promise<void>
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
]
