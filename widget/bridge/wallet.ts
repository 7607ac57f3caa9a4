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

/** True when the person said no: then nothing was sent. */
export function isRejection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return error.code === 4001 || error.code === 5000 || error.code === 'ACTION_REJECTED'
}
