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
  /** What the service of swaps knows; empty where there are no swaps. */
  readonly tokens: readonly SwapToken[]
  /** Of which the account has some, the most valuable first. */
  readonly held: readonly { readonly token: SwapToken; readonly holding: Holding }[]
}

const nothing: HeldTokens = { tokens: [], held: [] }

/** Without swaps, or where somebody does not answer, the other ways are still there. */
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
