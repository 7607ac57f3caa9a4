import type { Core } from '#kernel/core.ts'
import { onWalletEvent } from '../connect/walletEvent.ts'
import { asBaseError } from '#kernel/errors/asBaseError.ts'
import { frameOf } from './frame.ts'
import { storedAccountTypes } from './items.ts'
import { set } from './set.ts'
import { EMBEDDED } from './id.ts'

type AccountType = 'eoa' | 'smartAccount'

/**
 * The kind of account that is wanted: what the person chose, else what the site set (S6.02). Where a
 * network lacks it, the frame uses the plain one.
 */
export function preferredAccountType(core: Core): AccountType {
  const { embeddedWallet, config } = core.store.getState()
  const chosen = {
    ...core.storage.get(storedAccountTypes),
    ...embeddedWallet.preferredAccountTypes,
  }
  return chosen.eip155 ?? config.options.defaultAccountTypes?.eip155 ?? 'smartAccount'
}

/** Changes the kind of account; where that fails, the plain one is used (S6.02). */
export async function setPreferredAccount(core: Core, type: AccountType): Promise<void> {
  const frame = await frameOf(core)
  const next = await frame.request('SET_PREFERRED_ACCOUNT', { type }).catch((error: unknown) => {
    keep(core, 'eoa')
    throw asBaseError(error)
  })
  keep(core, next.type)
  const { user } = core.store.getState().embeddedWallet
  if (user === undefined) return
  set(core, { user: { ...user, preferredAccountType: next.type, address: next.address } })
  // The address may be the same, and what it can do another.
  core.queries.removeQueries({ queryKey: ['capabilities', EMBEDDED] })
  if (next.address.toLowerCase() === user.address.toLowerCase()) return
  onWalletEvent(core, EMBEDDED, { type: 'accountsChanged', accounts: [next.address] })
}

function keep(core: Core, eip155: AccountType): void {
  const types = { ...core.storage.get(storedAccountTypes), eip155 }
  core.storage.set(storedAccountTypes, types)
  set(core, { preferredAccountTypes: types })
}
