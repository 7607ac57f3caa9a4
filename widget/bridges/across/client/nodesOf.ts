import type { Client } from 'viem'
import type { BridgeClient } from './client.ts'
import { ofChain } from './ofChain.ts'

/**
 * Each node of a chain by itself, where the client has several, so that their answers can be compared.
 * None where there is only one, which has already been asked.
 */
export function nodesOf(client: BridgeClient, chainId: number): readonly Client[] {
  const chain = client.chainClient(chainId)
  const { transport } = chain
  const transports: unknown = transport.type === 'fallback' ? transport.transports : undefined
  if (!Array.isArray(transports) || transports.length < 2) return []
  // viem puts questions of one id into one call, whichever node they are for.
  return transports.map(({ request }, at) =>
    ofChain({ ...chain, uid: `${chain.uid}.${at}`, request }, chainId),
  )
}
