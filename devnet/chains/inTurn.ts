const turns = new WeakMap<object, Promise<unknown>>()

/**
 * Runs steps of one owner one after the other. Anvil counts nonces of unlocked accounts itself and
 * gives the same one twice when two transactions arrive together.
 */
export function inTurn<result>(owner: object, step: () => Promise<result>): Promise<result> {
  const turn = (turns.get(owner) ?? Promise.resolve()).then(step, step)
  turns.set(
    owner,
    turn.catch(() => undefined),
  )
  return turn
}
