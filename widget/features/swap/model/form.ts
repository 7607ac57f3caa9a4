import { formatAmount } from '#bridges/across/util/formatAmount.ts'
import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'
import type { State } from '#kernel/store.ts'
import { minimumOf } from './slippage.ts'
import { DEFAULT_SLIPPAGE_BPS, MAX_SLIPPAGE_BPS } from './limits.ts'
import type { SeenRun, SwapForm, SwapOrder, SwapToken } from './slice.ts'

type Pair = { readonly from: SwapToken | undefined; readonly to: SwapToken | undefined }

/** Takes over the amount as it was typed. */
export function setSwapAmount(core: Core, amount: string): void {
  change(core, { amount })
}

/** Chooses one side; the token of the other side changes places with it. */
export function chooseSwapToken(
  core: Core,
  { side, token, pair }: { side: 'from' | 'to'; token: SwapToken; pair: Pair },
): void {
  const other = side === 'from' ? pair.to : pair.from
  if (other?.key === token.key) return flipSwap(core, pair)
  change(core, side === 'from' ? { fromKey: token.key } : { toKey: token.key })
}

/** Exchanges both sides. The amount stays, in the other token's unit. */
export function flipSwap(core: Core, { from, to }: Pair): void {
  change(core, { fromKey: to?.key ?? from?.key, toKey: to === undefined ? undefined : from?.key })
}

/** How much less may arrive, in hundredths of a percent: as chosen for this swap, in Settings, or 1 %. */
export function slippageOf({ swap, preferences }: Pick<State, 'swap' | 'preferences'>): number {
  return swap.form.slippageBps ?? preferences.slippageBps ?? DEFAULT_SLIPPAGE_BPS
}

/** Chooses that for the swap that is being entered. */
export function setSlippage(core: Core, slippageBps: number): void {
  if (slippageBps < 1 || slippageBps > MAX_SLIPPAGE_BPS) return
  change(core, { slippageBps })
}

/** Keeps what is going to be confirmed, and shows it. */
export function reviewSwap(core: Core, order: Omit<SwapOrder, 'minimum'>): void {
  setSwapReview(core, order)
  push(core, { name: 'SwapReview' })
}

/** Puts a newer quote in the place of the one under review. */
export function setSwapReview(core: Core, order: Omit<SwapOrder, 'minimum'>): void {
  const review = { ...order, minimum: minimumOf(order.quoted, order.slippageBps) }
  core.store.setState(({ swap }) => ({ swap: { ...swap, review } }))
}

/** Fills the form as a swap was confirmed that did not come about. */
export function restoreSwap(core: Core, { order }: SeenRun): void {
  const { caipChainId, from, to, amount } = order
  change(core, {
    caipChainId,
    fromKey: from.key,
    toKey: to.key,
    amount: formatAmount(amount, from.decimals),
  })
}

function change(core: Core, part: Partial<SwapForm>): void {
  core.store.setState(({ swap }) => ({ swap: { ...swap, form: { ...swap.form, ...part } } }))
}
