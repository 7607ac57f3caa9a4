import type { BridgeClient } from './client.ts'
import type { BridgeChain } from './route.ts'
import type { ChainsQuery } from './transport.ts'

/**
 * Chains with their tokens, as the service tells them; chains that are not EVM are left out.
 *
 * @throws BridgeApiError, HttpError
 */
export function getSupportedChains(
  client: BridgeClient,
  query: ChainsQuery = {},
): Promise<readonly BridgeChain[]> {
  return client.transport.getSupportedChains(query)
}
