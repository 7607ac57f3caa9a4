import type { Address } from 'viem'
import { knownSpokePools } from '../contracts/chains.ts'
import type { BridgeClient } from './client.ts'
import { ConfigError } from '../errors/client.ts'
import type { Abortable } from '../transport/transport.ts'

/**
 * Returns the pool of a chain: the configured one (`spokePools`), else the built-in one. It asks no service.
 *
 * @throws ConfigError for a chain without either
 */
export async function getSpokePool(
  client: Pick<BridgeClient, 'spokePools'>,
  { chainId }: Abortable & { readonly chainId: number },
): Promise<Address> {
  const pool = poolOf(client, chainId)
  if (pool === undefined) throw new ConfigError(chainId)
  return pool
}

/** The same, undefined where there is none. */
export function poolOf(
  { spokePools }: Pick<BridgeClient, 'spokePools'>,
  chainId: number,
): Address | undefined {
  return spokePools[chainId] ?? knownSpokePools[chainId]
}
