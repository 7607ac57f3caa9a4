import type { BridgeClient } from '../client/client.ts'
import { explainingTrial } from '../client/explainFailure.ts'
import type { SuggestedFees } from '../transport/fees.ts'
import type { FeesQuery } from '../transport/transport.ts'

/**
 * Returns the current cost of a transfer (S3.15, S7.30).
 *
 * @throws BridgeApiError, MessageTooLargeError, BridgeApiSimulationError (SimulationError with `simulateOnError`), HttpError
 */
export function getSuggestedFees(client: BridgeClient, query: FeesQuery): Promise<SuggestedFees> {
  const { destinationChainId: chainId, signal } = query
  return client.transport
    .getSuggestedFees(query)
    .catch(explainingTrial(client, { chainId, doing: 'fetching suggested fees', signal }))
}
