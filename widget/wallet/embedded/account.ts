import type { EmbeddedAccount } from '#protocol'
import { activeConnection } from '../connections/slice.ts'
import type { State } from '#kernel/store.ts'
import { wantsProfile } from './slice.ts'
import { EMBEDDED } from './id.ts'

/**
 * Who is logged in, as the page may see it (S3.01); undefined while another wallet is connected. E-mail
 * address and user name are the person's to give (S18).
 */
export function embeddedAccount({
  config,
  connections,
  embeddedWallet: { user, profile, preferredAccountTypes },
}: Pick<State, 'config' | 'connections' | 'embeddedWallet'>): EmbeddedAccount | undefined {
  const connection = activeConnection(connections)
  if (connection.status !== 'connected' || connection.connectorId !== EMBEDDED) return undefined
  if (user === undefined) return undefined
  const isShared = wantsProfile(config) && profile === 'shared'
  return {
    ...(isShared && user.email !== null && { email: user.email }),
    ...(isShared && user.userName !== null && { username: user.userName }),
    socialProvider: user.socialProvider ?? undefined,
    preferredAccountTypes: { eip155: user.preferredAccountType, ...preferredAccountTypes },
    smartAccountDeployed: user.smartAccountDeployed,
  }
}
