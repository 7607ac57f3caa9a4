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
  /** Over HTTP. */
  readonly rpcUrls: readonly string[]
  /** The same over WebSockets, for subscriptions in place of polling. @default none */
  readonly socketUrls?: readonly string[] | undefined
  /** Where balances are read on chains without JSON-RPC for it. @default nowhere */
  readonly restUrl?: string | undefined
  readonly explorerUrl: string | undefined
  readonly testnet: boolean
  /** What the wallet list calls its picture. @default the known one of its chain */
  readonly imageId?: string | undefined
  /** That picture as `data:`, once it has come. */
  readonly iconUrl?: string | undefined
  /** Who named it. @default 'deployment' */
  readonly from?: 'presets' | 'page' | undefined
}
