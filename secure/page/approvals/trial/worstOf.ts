import type { TrialAllowance, TrialOutcome } from '#bridges/across/trial/trial.ts'

type Tried = Extract<TrialOutcome, { status: 'tried' }>

/**
 * The worst of what transactions leave that are sent one after the other: the last of them may never be
 * made, so what it would give back counts for nothing. `last` is what all of them leave, `earlier` what
 * each of those before it does.
 */
export function worstOf(earlier: readonly Tried[], last: Tried): Tried {
  const all = [...earlier, last]
  const tokens = new Map(last.tokens.map((one) => [one.token, one]))
  const items = new Map(last.items.map((one) => [`${one.token} ${one.id}`, one]))
  const allowances = new Map<string, TrialAllowance>()
  for (const outcome of all) {
    for (const one of outcome.tokens) {
      if (isLess(one.difference, tokens.get(one.token)?.difference)) tokens.set(one.token, one)
    }
    for (const one of outcome.items) {
      const key = `${one.token} ${one.id}`
      if (isLess(one.difference, items.get(key)?.difference)) items.set(key, one)
    }
    for (const one of outcome.allowances) {
      const key = `${one.token} ${one.spender} ${one.id}`
      if (isMore(one, allowances.get(key))) allowances.set(key, one)
    }
  }
  const native = all.reduce(
    (least, one) => (isLess(one.native, least) ? one.native : least),
    last.native,
  )
  return {
    ...last,
    native,
    tokens: [...tokens.values()],
    items: [...items.values()],
    allowances: [...allowances.values()],
    hasMore: all.some(({ hasMore }) => hasMore),
  }
}

/** Of what is there at the end, only a loss before it counts. */
function isLess(difference: bigint, than = 0n): boolean {
  return difference < 0n && difference < than
}

function isMore({ amount }: TrialAllowance, than: TrialAllowance | undefined): boolean {
  if (than === undefined) return true
  return than.amount !== null && (amount === null || amount > than.amount)
}
