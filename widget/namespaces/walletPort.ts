import type { CaipChainId } from '#protocol'

/**
 * Sends one request to the wallet of a connection. Every way to a wallet (page, WalletConnect,
 * embedded) answers the same names: eip155 those of EIP-1193, any other namespace
 * `wallet_createSession` and `wallet_getSession` (CAIP-25, CAIP-312) and the JSON-RPC names that
 * WalletConnect's sessions have for it.
 */
export type WalletPort = (request: {
  method: string
  params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
  caipChainId?: CaipChainId | undefined
  account?: string | undefined
}) => Promise<unknown>

/** What an adapter must know of a network; the same shape as core's. */
export type AdapterNetwork = {
  readonly caipChainId: CaipChainId
  /** EIP-155 number, where the namespace has one. */
  readonly chainId: number | undefined
  readonly name: string
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  readonly rpcUrls: readonly string[]
  /** What is asked over REST where a chain has no JSON-RPC for it. */
  readonly restUrl?: string | undefined
  readonly explorerUrl: string | undefined
}
