import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { evmChain } from '#protocol'
import type { Proof } from '../components/identity/ExplorerLink.tsx'

/** A transaction with its page on the explorer of its network, where there is one. */
export function proofOf(
  hash: string | undefined,
  chainId: number,
  { networks }: { readonly networks: NetworksSlice },
): Proof | undefined {
  if (hash === undefined) return undefined
  const network = findNetwork(networks, evmChain(chainId))
  const base = network?.explorerUrl?.replace(/\/$/, '')
  return {
    hash,
    url: base === undefined ? undefined : `${base}/tx/${hash}`,
    network: network?.name ?? String(chainId),
  }
}
