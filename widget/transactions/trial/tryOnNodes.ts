import { type Address, type Client, createClient, custom } from 'viem'
import type { TrialOutcome } from '#bridges/across/trial/trial.ts'
import { tryCalls } from '#bridges/across/trial/tryCalls.ts'
import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { type TokenInfo, tokenInfoQuery } from '#wallet/portfolio/tokenInfo.ts'

/** A trial older than this is stale, and is run again when a view needs it. */
export const TRIAL_AGE_MS = 15_000
/** The most nodes of a network that are asked, in their order. */
const MAX_NODES = 3

/**
 * Tries the calls on the network's nodes, one after the other, until one succeeds. It rejects only
 * where the caller aborted.
 */
export function tryOnNodes(
  core: Core,
  { caipChainId, ...asked }: Parameters<typeof tryCalls>[1] & { readonly caipChainId: CaipChainId },
): Promise<TrialOutcome> {
  const { signal } = asked
  const clientOf = (node: number): Client =>
    createClient({
      transport: custom(
        {
          request: ({ method, params }) =>
            core.rpc.request({ caipChainId, method, params, nodes: [node, node + 1], signal }),
        },
        // Whatever a node answers, the fallback is the next node; no node is retried.
        { retryCount: 0 },
      ),
    })
  return tryCalls(
    Array.from({ length: MAX_NODES }, (_, node) => clientOf(node)),
    asked,
  )
}

/** The same with the tokens' own names; a token that does not report one stays unnamed. */
export function nameTokens<one extends { readonly token: Address | undefined }>(
  core: Core,
  caipChainId: CaipChainId,
  list: readonly one[],
): Promise<(one & { info: TokenInfo | undefined })[]> {
  return Promise.all(
    list.map(async (found) => {
      const query = tokenInfoQuery(core, { caipChainId, address: found.token })
      return { ...found, info: await core.queries.fetchQuery(query).catch(() => undefined) }
    }),
  )
}
