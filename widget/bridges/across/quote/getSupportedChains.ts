import type { BridgeClient } from '../client/client.ts'
import type { BridgeChain } from '../transport/route.ts'
import type { ChainsQuery } from '../transport/transport.ts'

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
