import type { BridgeClient } from './client.ts'
import type { SuggestedFees } from './fees.ts'
import type { FeesQuery } from './transport.ts'

/**
 * What a transfer costs now (S3.15, S7.30).
 *
 * @throws BridgeApiError, HttpError
 */
export function getSuggestedFees(client: BridgeClient, query: FeesQuery): Promise<SuggestedFees> {
  return client.transport.getSuggestedFees(query)
}
