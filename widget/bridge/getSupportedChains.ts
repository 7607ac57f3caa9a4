import type { BridgeClient } from './client.ts'
import type { BridgeChain } from './route.ts'
import type { ChainsQuery } from './transport.ts'

/**
 * Returns the chains and tokens that the service lists. It leaves out chains that are not EVM.
 *
 * @throws BridgeApiError, HttpError
 */
export function getSupportedChains(
  client: BridgeClient,
  query: ChainsQuery = {},
): Promise<readonly BridgeChain[]> {
  return client.transport.getSupportedChains(query)
}
