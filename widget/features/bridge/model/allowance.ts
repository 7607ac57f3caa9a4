import { queryOptions } from '@tanstack/react-query'
import { checkAllowance } from '#bridges/across/deposit/checkAllowance.ts'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { Core } from '#kernel/core.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'

/** Whether the pool may already take the amount of this quote (S4.14). */
export function allowanceQuery(core: Core, { route, deposit }: Quote) {
  const { depositor, spokePoolAddress, inputAmount } = deposit
  return queryOptions({
    queryKey: [
      'bridge',
      'allowance',
      route.originChainId,
      route.inputToken,
      depositor,
      String(inputAmount),
    ],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<boolean> => {
      if (route.isNative) return true
      const { isEnough } = await checkAllowance(bridgeClient(core), {
        chainId: route.originChainId,
        token: route.inputToken,
        owner: depositor,
        spender: spokePoolAddress,
        amount: inputAmount,
        signal,
      })
      return isEnough
    },
  })
}
