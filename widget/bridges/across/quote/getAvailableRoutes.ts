import type { BridgeClient } from '../client/client.ts'
import type { Route } from '../transport/route.ts'
import type { RoutesQuery } from '../transport/transport.ts'

/**
 * Returns the routes that Across serves now. All fields are optional filters (S7.30).
 *
 * @throws BridgeApiError, HttpError
 */
export function getAvailableRoutes(
  client: BridgeClient,
  query: RoutesQuery = {},
): Promise<readonly Route[]> {
  return client.transport.getAvailableRoutes(query)
}
