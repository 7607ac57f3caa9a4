import type { Address } from 'viem'

/** The networks and tokens of a transfer (S3.13). Native currency is the wrapped token with `isNative`. */
export type Route = {
  readonly isNative: boolean
  readonly originChainId: number
  readonly inputToken: Address
  readonly destinationChainId: number
  readonly outputToken: Address
  readonly inputTokenSymbol: string
  readonly outputTokenSymbol: string
}

export type TokenInfo = {
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly logoUrl?: string | undefined
}

export type BridgeChain = {
  readonly chainId: number
  readonly name: string
  /** Where the service names it. It proves nothing: the client uses the pools that it knows. */
  readonly spokePool?: Address | undefined
  readonly spokePoolBlock?: number | undefined
  readonly publicRpcUrl?: string | undefined
  readonly explorerUrl?: string | undefined
  readonly logoUrl?: string | undefined
  readonly inputTokens: readonly TokenInfo[]
  readonly outputTokens: readonly TokenInfo[]
}
