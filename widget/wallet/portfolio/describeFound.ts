import { queryOptions } from '@tanstack/react-query'
import type { TokenFacts } from '#namespaces/adapter.ts'
import { adapterOf } from '../connections/adapter.ts'
import type { Core } from '#kernel/core.ts'
import type { Network } from '#kernel/networks/network.ts'

/** The names of tokens that only the chain reported; none where the chain does not tell them. */
export async function describeFound(
  core: Core,
  network: Network,
  { tokens }: { tokens: readonly string[] },
): Promise<readonly (TokenFacts & { readonly iconUrl: undefined })[]> {
  const { describeTokens } = adapterOf(core, network.namespace)
  if (describeTokens === undefined || tokens.length === 0) return []
  const query = queryOptions({
    queryKey: ['tokenFacts', network.caipChainId, [...tokens].sort()],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => describeTokens({ rpc: core.rpc, network, tokens, signal }),
  })
  const facts = await core.queries.fetchQuery(query)
  return facts.map((one) => ({ ...one, iconUrl: undefined }))
}
