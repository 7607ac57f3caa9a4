import type { ViewArguments } from '#protocol'
import type { Core } from '#kernel/core.ts'

/** What the page asked for with `open()`: a form of its own, with the person's own slippage. */
export function prefillSwap(core: Core, wanted: ViewArguments): void {
  const { amount = '', fromToken, toToken, caipChainId } = wanted
  core.store.setState(({ swap }) => ({
    swap: {
      ...swap,
      form: {
        ...swap.form,
        caipChainId,
        fromKey: fromToken?.toLowerCase(),
        toKey: toToken?.toLowerCase(),
        amount,
      },
    },
  }))
}
