import type { Messages } from '#ui/i18n/messageTypes.ts'
import type { SwapProblemViewModel } from './types.ts'

/** The words of a problem: on the button, and under the two legs. */
export function swapProblemWords(
  { bridge, swap }: Messages,
  problem: SwapProblemViewModel,
): { button: string; body?: string } {
  switch (problem.kind) {
    case 'notEnough':
      return {
        button: bridge.notEnough(problem.symbol),
        body: bridge.moreThanYouHave(problem.missing),
      }
    case 'notEnoughGas':
      return {
        button: bridge.notEnoughGas(problem.symbol),
        body: bridge.gasNeeded(problem.symbol, problem.network),
      }
    case 'tooManyDecimals':
      return { button: bridge.decimals(problem.decimals) }
    case 'noLiquidity':
      return { button: swap.noLiquidity, body: swap.noLiquidityBody }
    case 'noRoute':
      return { button: swap.noRoute, body: swap.noRouteBody }
    case 'sameToken':
      return { button: swap.sameToken }
    case 'tooLarge':
      return { button: swap.tooLarge }
    case 'noToken':
      return { button: bridge.chooseToken }
  }
}
