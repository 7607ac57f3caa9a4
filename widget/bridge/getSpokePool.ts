import type { Address } from 'viem'
import { knownSpokePools } from './chains.ts'
import type { BridgeClient } from './client.ts'
import { ConfigError } from './errors/client.ts'
import { getSupportedChains } from './getSupportedChains.ts'
import type { Abortable } from './transport.ts'

/**
 * The chain's pool: as configured, else as built in, else as the chain list tells.
 *
 * @throws ConfigError when nobody knows it
 */
export async function getSpokePool(
  client: BridgeClient,
  { chainId, signal }: Abortable & { readonly chainId: number },
): Promise<Address> {
  const sure = pinnedPool(client, chainId)
  if (sure !== undefined) return sure
  if (!client.toldPools.has(chainId)) {
    await getSupportedChains(client, { chainIds: [chainId], omitTokens: true, signal })
  }
  const told = client.toldPools.get(chainId)
  if (told === undefined) throw new ConfigError(chainId)
  return told
}

/** The chain's pool as configured or built in: no service is asked. */
export function pinnedPool(client: BridgeClient, chainId: number): Address | undefined {
  return client.spokePools[chainId] ?? knownSpokePools[chainId]
}
