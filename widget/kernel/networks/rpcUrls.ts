import { BLOCKCHAIN_URL } from '../config/serviceUrls.ts'
import type { Core } from '../core.ts'
import type { Network } from './network.ts'

/**
 * Where the widget asks a network: a preset one at the project's service first (S7.23), then at
 * public nodes. Wallets are told the public ones alone.
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
