import type { CaipChainId } from '#protocol'
import { dollarsOf } from '#kernel/prices/fiatValue.ts'

/** How much of one token an account has on one network. */
export type Holding = {
  readonly caipChainId: CaipChainId
  /** Absent for the native currency. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly iconUrl: string | undefined
  /** Of one, in US dollars, as a decimal; absent where no source named a price. */
  readonly price: string | undefined
}

/** The most valuable first; what has no price follows by name. */
export function byFiatValue(a: Holding, b: Holding): number {
  const [one, two] = [dollarsOf(a) ?? -1n, dollarsOf(b) ?? -1n]
  if (one !== two) return one > two ? -1 : 1
  return a.name.localeCompare(b.name)
}
