import type { IncomingMessage } from 'node:http'

/** What services and nodes ask for; what is not named is open to everybody. */
export type ServiceKeys = {
  /** Of the bridge's API, as a bearer token. */
  bridgeApi: string
  /** Of the nodes, as a bearer token. */
  rpc: string
  /** Of the wallet list, balances, prices, names, swaps and purchases. */
  projectId: string
  /** Of the indexer of accounts, as `apikey`. */
  accountIndexer: string
  /** Of the source of prices, as the first word of its paths. */
  priceSource: string
}

/** The body of a 401. */
export const unauthorized = { status: 401, message: 'Unauthorized' }

export function hasBearer({ headers }: IncomingMessage, key: string | undefined): boolean {
  return key === undefined || headers.authorization === `Bearer ${key}`
}
