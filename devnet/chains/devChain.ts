import type { ChainClient } from './client.ts'
import type { Contracts } from './contracts.ts'

export type Currency = { name: string; symbol: string; decimals: number }

/** One chain of the devnet, with everything that was deployed on it. */
export type DevChain = {
  chainId: number
  name: string
  /** What its gas is paid in. */
  nativeCurrency: Currency
  /** Address of the node itself, past every fault switch. */
  directUrl: string
  pid: number
  contracts: Contracts
  /** Where the nonces of its deployers start. */
  firstNonce: number
  /** Signs as the relayer; reads and steers the chain. */
  client: ChainClient
  stop(): Promise<void>
}
