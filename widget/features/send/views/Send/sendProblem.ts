import type { Network } from '#kernel/networks/network.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'
import type { SendProblem } from '../../model/check.ts'
import type { SendProblemViewModel } from './types.ts'

/** A problem with its amounts as they are drawn: what is missing is rounded up. */
export function toSendProblem(
  problem: SendProblem,
  options: { token: Holding | undefined; network: Network; locale: string },
): SendProblemViewModel {
  const { token, network, locale } = options
  const symbol = token?.symbol ?? ''
  const missing = (amount: bigint) =>
    formatUnits(amount, token?.decimals ?? 0, { locale, symbol, round: 'up' }).value
  const ofNative = (amount: bigint) =>
    formatUnits(amount, network.nativeCurrency.decimals, {
      locale,
      symbol: network.nativeCurrency.symbol,
      round: 'up',
    }).value
  switch (problem.kind) {
    case 'notEnough':
      return {
        kind: problem.kind,
        symbol,
        missing: problem.missing === 0n ? undefined : missing(problem.missing),
      }
    case 'notEnoughWithFee':
      return { kind: problem.kind, symbol, missing: missing(problem.missing) }
    case 'noFee':
      return { kind: 'noFee', symbol: network.nativeCurrency.symbol, network: network.name }
    case 'leavesTooLittle':
      return { kind: problem.kind, reserve: ofNative(problem.reserve) }
    case 'tooLittleToOpen':
      return { kind: problem.kind, minimum: ofNative(problem.minimum) }
    case 'frozen':
    case 'recipientFrozen':
    case 'notTransferable':
    case 'unknownRules':
      return { kind: problem.kind, symbol }
    default:
      // The kinds with more to say are above.
      return problem
  }
}
