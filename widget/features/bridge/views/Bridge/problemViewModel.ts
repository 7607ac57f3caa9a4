import type { BridgeToken } from '#kernel/bridge/tokens.ts'
import type { Network } from '#kernel/networks/network.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'
import type { FormProblem } from '../../model/quote/problem.ts'
import type { BridgeProblem } from './types.ts'

/** A problem with its amounts as they are drawn: what is needed rounded up, what is allowed down. */
export function toProblemViewModel(
  problem: Exclude<FormProblem, { kind: 'enterAmount' }>,
  options: {
    origin: BridgeToken | undefined
    /** That of the origin. */
    network: Network | undefined
    locale: string
  },
): BridgeProblem {
  const { origin, network, locale } = options
  const amount = (value: bigint, round: 'up' | 'down') =>
    formatUnits(value, origin?.decimals ?? 0, { locale, symbol: origin?.symbol ?? '', round }).value
  switch (problem.kind) {
    case 'tooLow':
      return { kind: 'tooLow', minimum: amount(problem.minimum, 'up') }
    case 'tooHigh':
      return { kind: 'tooHigh', maximum: amount(problem.maximum, 'down') }
    case 'notEnough':
      return {
        kind: 'notEnough',
        symbol: origin?.symbol ?? '',
        missing: amount(problem.missing, 'up'),
      }
    case 'notEnoughGas':
      return {
        kind: 'notEnoughGas',
        symbol: network?.nativeCurrency.symbol ?? '',
        network: network?.name ?? '',
      }
    default:
      return problem
  }
}
