import type { Address } from 'viem'
import type { CaipChainId } from '#protocol'

/** Exactly how much of what a page asks for, and for whom. */
export type PaymentRequest = {
  readonly caipChainId: CaipChainId
  /** Absent for the native currency. */
  readonly address: Address | undefined
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly recipient: Address
}
