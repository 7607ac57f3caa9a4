import type { Address } from 'viem'
import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { log } from '#kernel/logs/log.ts'
import { type Holding, holdingsQuery } from '#wallet/portfolio/holdings.ts'
import { swapSupportQuery } from '#kernel/networks/swapSupport.ts'
import type { SwapToken } from '#features/swap/model/slice.ts'
import { swapTokensQuery } from '#features/swap/model/tokens.ts'
import { SWAPPED_TOKENS } from './limits.ts'

/** What an account has on a network, as far as it can be swapped there. */
export type HeldTokens = {
  /** The tokens that the swap service knows; empty without swaps. */
  readonly tokens: readonly SwapToken[]
  /** Those of which the account has some, the most valuable first. */
  readonly held: readonly { readonly token: SwapToken; readonly holding: Holding }[]
}

const nothing: HeldTokens = { tokens: [], held: [] }

/** Without swaps, or if a service does not answer, this is empty and the other ways remain. */
export async function holdingsToSwap(
  core: Core,
  caipChainId: CaipChainId,
  account: Address,
): Promise<HeldTokens> {
  try {
    const isOffered = await core.queries.fetchQuery(swapSupportQuery(core, caipChainId))
    if (!isOffered) return nothing
    const [holdings, tokens] = await Promise.all([
      core.queries.fetchQuery(holdingsQuery(core, { caipChainId, address: account })),
      core.queries.fetchQuery(swapTokensQuery(core, caipChainId)),
    ])
    const held = holdings.flatMap((holding) => {
      const key = holding.address?.toLowerCase() ?? 'native'
      const token = tokens.find((one) => one.key === key)
      return token === undefined || holding.amount === 0n ? [] : [{ token, holding }]
    })
    return { tokens, held: held.slice(0, SWAPPED_TOKENS + 1) }
  } catch (error) {
    core.signal.throwIfAborted()
    log(core, 'warn', 'Paying by a swap is left out: a service does not answer', error)
    return nothing
  }
}
