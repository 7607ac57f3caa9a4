import type { BridgeClient } from './client.ts'
import type { BridgeChain } from './route.ts'
import type { ChainsQuery } from './transport.ts'

/**
 * Chains with their pools and tokens; chains that are not EVM are left out.
 *
 * @throws BridgeApiError, HttpError
 */
export async function getSupportedChains(
  client: BridgeClient,
  query: ChainsQuery = {},
): Promise<readonly BridgeChain[]> {
  const chains = await client.transport.getSupportedChains(query)
  for (const { chainId, spokePool } of chains) client.toldPools.set(chainId, spokePool)
  return chains
}
