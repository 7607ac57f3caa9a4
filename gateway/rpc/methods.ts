import { isSafeMethod } from '#protocol'

/** What the widget's own parts ask beside: which chain, whether a node is there, trials. */
const ownEvm: ReadonlySet<string> = new Set(['eth_chainId', 'eth_simulateV1', 'net_listening'])
/** A filter lives in one node, and the next question may go to another. */
const filters = /Filter(Changes|Logs)?$/

const solana: ReadonlySet<string> = new Set([
  'getBalance',
  'getBlockHeight',
  'getGenesisHash',
  'getLatestBlockhash',
  'getMinimumBalanceForRentExemption',
  'getMultipleAccounts',
  'getRecentPrioritizationFees',
  'getSignatureStatuses',
  'getSignaturesForAddress',
  'getTokenAccountsByOwner',
  'getTransaction',
  'sendTransaction',
  'simulateTransaction',
])

/** What changes a chain. Everything else that is allowed can be asked of two nodes at once. */
export const changes: ReadonlySet<string> = new Set(['eth_sendRawTransaction', 'sendTransaction'])

/** Whether a node of this chain may be asked so. What reads for the page is `protocol/methods.ts`'s to say. */
export function isAllowedMethod(caipChainId: string, method: string): boolean {
  if (caipChainId.startsWith('solana:')) return solana.has(method)
  if (!caipChainId.startsWith('eip155:')) return false
  return ownEvm.has(method) || (isSafeMethod(method) && !filters.test(method))
}

/** How a node tells where it is. */
export function headMethod(caipChainId: string): string {
  return caipChainId.startsWith('solana:') ? 'getBlockHeight' : 'eth_blockNumber'
}
