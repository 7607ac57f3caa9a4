import type { Address } from 'viem'
import { knownSpokePools } from './chains.ts'
import type { BridgeClient } from './client.ts'
import { ConfigError } from './errors/client.ts'
import type { Abortable } from './transport.ts'

/**
 * The chain's pool: as configured (`spokePools`), else as built in. No service is asked for it.
 *
 * @throws ConfigError for a chain that has neither
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
