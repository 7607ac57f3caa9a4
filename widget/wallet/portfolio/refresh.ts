import type { Core } from '#kernel/core.ts'

const names = ['balances', 'serviceBalances', 'holdings', 'activity'] as const

/** Something of the account has moved: whatever is shown of it is read anew. */
export async function refreshAccount(core: Core): Promise<void> {
  await Promise.all(names.map((name) => core.queries.invalidateQueries({ queryKey: [name] })))
}

/**
 * Somebody asks for it: the chain is read anew, and whoever else tells something once what they told
 * is old (S9.01).
 */
export async function readAnew(core: Core): Promise<void> {
  await core.queries.invalidateQueries({ queryKey: ['balances'], refetchType: 'none' })
  await Promise.all([
    core.queries.invalidateQueries({ queryKey: ['holdings'] }),
    core.queries.refetchQueries({ queryKey: ['activity'], type: 'active', stale: true }),
  ])
}
