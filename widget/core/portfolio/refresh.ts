import type { Core } from '../core.ts'

const names = ['balances', 'serviceBalances', 'holdings', 'activity'] as const

/** Something of the account has moved: whatever is shown of it is read anew. */
export async function refreshAccount(core: Core): Promise<void> {
  await Promise.all(names.map((name) => core.queries.invalidateQueries({ queryKey: [name] })))
}
