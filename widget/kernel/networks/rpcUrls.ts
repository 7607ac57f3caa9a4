import { BLOCKCHAIN_URL } from '../config/serviceUrls.ts'
import type { Core } from '../core.ts'
import type { Network } from './network.ts'

/**
 * The nodes that the widget uses for a network: for a preset one the project's service first (S7.23),
 * then public nodes. Wallets get only the public ones.
 */
export function rpcUrlsOf(
  { store, deployment }: Pick<Core, 'store' | 'deployment'>,
  { caipChainId, rpcUrls, from }: Network,
): readonly string[] {
  const { services } = deployment
  const projectId = services?.projectId ?? store.getState().config.options.projectId
  if (projectId === undefined || from !== 'presets') return rpcUrls
  const service = services?.blockchainUrl ?? BLOCKCHAIN_URL
  return [`${service}/v1/?${new URLSearchParams({ chainId: caipChainId, projectId })}`, ...rpcUrls]
}
