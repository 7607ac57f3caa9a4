import { expect } from 'vitest'
import { findDeposits } from '#bridges/across/deposit/findDeposits.ts'
import { originChainId, type World } from '#bridges/across/testing/world.ts'
import type { Core } from '#kernel/core.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import type { Person } from './person.ts'

export const recordsOf = (core: Core) => core.store.getState().bridge.transfers

/** The only transfer. */
export const only = (core: Core): TransferRecord => {
  const [record, ...more] = recordsOf(core)
  if (record === undefined || more.length > 0) throw new Error(`${more.length + 1} records`)
  return record
}

/** The deposits of a person, as the chain reports them. */
export async function depositsOf(world: World, { owner }: Person) {
  const chainIds = [originChainId]
  const found = await findDeposits(world.client, { depositor: owner.address, chainIds })
  expect(found.failures).toEqual([])
  return found.deposits
}
