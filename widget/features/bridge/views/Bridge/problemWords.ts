import type { Messages } from '#ui/i18n/messageTypes.ts'
import type { BridgeProblem } from './types.ts'

/** The words of a problem: on the button, and under the route. */
export function problemWords(
  { bridge }: Messages,
  problem: BridgeProblem,
): { button: string; body?: string } {
  switch (problem.kind) {
    case 'tooLow':
      return { button: bridge.minimum(problem.minimum), body: bridge.tooLowBody }
    case 'tooHigh':
      return { button: bridge.maximum(problem.maximum), body: bridge.tooHighBody }
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
      return {
        button: bridge.decimals(problem.decimals),
        body: bridge.decimals(problem.decimals),
      }
    case 'noRoute':
      return { button: bridge.noRoute, body: bridge.noRouteBody }
    case 'sameSides':
      return { button: bridge.sameSides, body: bridge.sameSidesBody }
    case 'noToken':
      return { button: bridge.chooseToken }
  }
}
