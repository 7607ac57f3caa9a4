import type { SmartAccounts } from '#secure/api'
import type { Network } from '../session.ts'

/** A network on which the account can be a smart account. */
export type SmartNetwork = Network & { readonly smartAccounts: SmartAccounts }

export function isSmartNetwork(network: Network): network is SmartNetwork {
  return network.smartAccounts !== undefined
}
