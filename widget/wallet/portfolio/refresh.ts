import type { Core } from '#kernel/core.ts'

const names = ['balances', 'serviceBalances', 'holdings', 'activity'] as const

/** Refetches everything that is shown of the account, after something of it moved. */
export async function refreshAccount(core: Core): Promise<void> {
  await Promise.all(names.map((name) => core.queries.invalidateQueries({ queryKey: [name] })))
}

/**
 * Refreshes at the person's request: the chain is read again, other sources only once their data is
 * stale (S9.01).
 */
export async function readAnew(core: Core): Promise<void> {
  await core.queries.invalidateQueries({ queryKey: ['balances'], refetchType: 'none' })
  await Promise.all([
    core.queries.invalidateQueries({ queryKey: ['holdings'] }),
    core.queries.refetchQueries({ queryKey: ['activity'], type: 'active', stale: true }),
  ])
}
