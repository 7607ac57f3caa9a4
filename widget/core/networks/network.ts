import type { CaipChainId, Namespace } from '#protocol'

/** A chain as shown to people (S3.04). */
export type Network = {
  readonly caipChainId: CaipChainId
  readonly namespace: Namespace
  /** EIP-155 id, where the namespace has one. */
  readonly chainId: number | undefined
  readonly name: string
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  readonly rpcUrls: readonly string[]
  readonly explorerUrl: string | undefined
  readonly testnet: boolean
}
