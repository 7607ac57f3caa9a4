import type { EmbeddedAccount } from '#protocol'
import { activeConnection } from '../connections/slice.ts'
import type { State } from '../store.ts'
import { EMBEDDED } from './slice.ts'

/** Who is logged in, as the page may see it (S3.01); undefined while another wallet is connected. */
export function embeddedAccount({
  connections,
  embeddedWallet: { user, preferredAccountTypes },
}: Pick<State, 'connections' | 'embeddedWallet'>): EmbeddedAccount | undefined {
  const connection = activeConnection(connections)
  if (connection.status !== 'connected' || connection.connectorId !== EMBEDDED) return undefined
  if (user === undefined) return undefined
  return {
    email: user.email ?? undefined,
    username: user.userName ?? undefined,
    socialProvider: user.socialProvider ?? undefined,
    preferredAccountTypes: { eip155: user.preferredAccountType, ...preferredAccountTypes },
    smartAccountDeployed: user.smartAccountDeployed,
  }
}
