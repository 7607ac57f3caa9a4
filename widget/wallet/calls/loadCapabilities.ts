import { type CaipChainId, evmChainIdOf } from '#protocol'
import { connectorOf } from '../connections/adapter.ts'
import { evmConnection } from '../connections/evm.ts'
import type { Core } from '#kernel/core.ts'
import { isUnknownMethod } from './sequential.ts'
import { InvalidCallsAnswerError } from './errors.ts'
import { CAPABILITIES_AGE_MS } from './limits.ts'
import { type AtomicStatus, capabilities } from './schemas.ts'

export type CapabilitiesOptions = {
  readonly connectorId: string
  readonly account: string
  readonly caipChainId: CaipChainId
}

/**
 * What the wallet can do with call bundles for this account on this chain (EIP-5792). Asked once in
 * `CAPABILITIES_AGE_MS`; a wallet that does not know the question is not asked again.
 */
export async function loadCapabilities(
  core: Core,
  { connectorId, account, caipChainId }: CapabilitiesOptions,
): Promise<{ readonly atomic: AtomicStatus }> {
  const isUnoffered = () => core.store.getState().calls.unoffered.includes(connectorId)
  if (isUnoffered()) return { atomic: 'unsupported' }
  const loaded = await core.queries.fetchQuery({
    queryKey: ['capabilities', connectorId, account.toLowerCase(), caipChainId],
    staleTime: CAPABILITIES_AGE_MS,
    retry: false,
    queryFn: () => ask(core, { connectorId, account, caipChainId }),
  })
  return isUnoffered() ? { atomic: 'unsupported' } : loaded
}

async function ask(
  core: Core,
  { connectorId, account, caipChainId }: CapabilitiesOptions,
): Promise<{ readonly atomic: AtomicStatus }> {
  const chainId = `0x${(evmChainIdOf(caipChainId) ?? 0).toString(16)}`
  const method = 'wallet_getCapabilities'
  try {
    const params = [account, [chainId]]
    const answer = await connectorOf(core, connectorId).request({ method, params })
    const parsed = capabilities.safeParse(answer)
    if (!parsed.success) throw new InvalidCallsAnswerError(method)
    const own = Object.entries(parsed.data).find(([key]) => key.toLowerCase() === chainId)
    return { atomic: own?.[1].atomic?.status ?? 'unsupported' }
  } catch (error) {
    if (!isUnknownMethod(error)) throw error
    noteUnoffered(core, connectorId)
    return { atomic: 'unsupported' }
  }
}

/** For as long as it is connected, nothing is bundled with this wallet. */
export function noteUnoffered(core: Core, connectorId: string): void {
  core.store.setState(({ calls, connections }) => {
    const connection = evmConnection(connections)
    const isConnected = connection.status === 'connected' && connection.connectorId === connectorId
    if (!isConnected || calls.unoffered.includes(connectorId)) return {}
    return { calls: { ...calls, unoffered: [...calls.unoffered, connectorId] } }
  })
}
