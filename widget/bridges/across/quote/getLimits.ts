import type { BridgeClient } from '../client/client.ts'
import { explainingTrial } from '../client/explainFailure.ts'
import type { Limits } from '../transport/fees.ts'
import type { LimitsQuery } from '../transport/transport.ts'

/**
 * Returns how much people can bridge on a route, in base units of the input token (S3.16, S7.30).
 *
 * @throws BridgeApiError, MessageTooLargeError, BridgeApiSimulationError (SimulationError with `simulateOnError`), HttpError
 */
export function getLimits(client: BridgeClient, query: LimitsQuery): Promise<Limits> {
  const { destinationChainId: chainId, signal } = query
  return client.transport
    .getLimits(query)
    .catch(explainingTrial(client, { chainId, doing: 'fetching limits', signal }))
}
