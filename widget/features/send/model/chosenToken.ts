import type { Holding } from '#wallet/portfolio/holdings.ts'
import { sameToken } from './form.ts'

/** The picked token with its current balance; if the account holds only one token, that one. */
export function chosenToken(
  chosen: Holding | undefined,
  holdings: readonly Holding[] | undefined,
): Holding | undefined {
  if (chosen === undefined) {
    const held = holdings?.filter(({ amount }) => amount > 0n) ?? []
    return held.length === 1 ? held[0] : undefined
  }
  const now = holdings?.find((one) => sameToken(one, chosen))
  if (now !== undefined) return now
  // A token that is not in the list has no balance.
  return holdings === undefined ? chosen : { ...chosen, amount: 0n }
}
