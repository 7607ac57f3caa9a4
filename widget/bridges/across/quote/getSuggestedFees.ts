import type { BridgeClient } from '../client/client.ts'
import { NotOfferedError } from '../errors/service.ts'
import { explainingTrial } from '../client/explainFailure.ts'
import type { SuggestedFees } from '../transport/fees.ts'
import type { FeesQuery } from '../transport/transport.ts'

/**
 * Returns the current cost of a transfer (S3.15, S7.30).
 *
 * @throws BridgeApiError, MessageTooLargeError, BridgeApiSimulationError (SimulationError with `simulateOnError`),
 * HttpError, NotOfferedError (the service tells fees only with a quote)
 */
export async function getSuggestedFees(
  client: BridgeClient,
  query: FeesQuery,
): Promise<SuggestedFees> {
  const { destinationChainId: chainId, signal } = query
  const { transport } = client
  if (transport.getSuggestedFees === undefined) {
    throw new NotOfferedError('it tells fees only with a quote')
  }
  return transport
    .getSuggestedFees(query)
    .catch(explainingTrial(client, { chainId, doing: 'fetching suggested fees', signal }))
}
