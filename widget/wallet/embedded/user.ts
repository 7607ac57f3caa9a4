import type { CaipChainId } from '#protocol'
import type { EmbeddedUser } from '#clients/secureFrame/port.ts'
import { evmChainOf } from '../connections/evm.ts'
import type { Core } from '#kernel/core.ts'
import { frameOf } from './frame.ts'
import { storedProfile } from './items.ts'
import { preferredAccountType } from './preferred.ts'
import { set } from './set.ts'

/** The account as the frame reports it now; the frame creates the keys of a new person. */
export async function loadUser(
  core: Core,
  options: {
    readonly signal?: AbortSignal | undefined
    /** @default the active network */
    readonly chainId?: CaipChainId | undefined
  } = {},
): Promise<EmbeddedUser> {
  const frame = await frameOf(core)
  const { signal, chainId = evmChainOf(core.store.getState()) } = options
  const user = await frame.request(
    'GET_USER',
    {
      ...(chainId === undefined ? {} : { chainId }),
      preferredAccountType: preferredAccountType(core),
    },
    { signal },
  )
  set(core, { user, profile: core.storage.get(storedProfile) === true ? 'shared' : 'kept' })
  return user
}
