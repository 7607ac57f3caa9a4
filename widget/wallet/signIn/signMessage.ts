import { type CaipAccountId, isUserRejection } from '#protocol'
import { adapterOf, connectorOf, walletPort } from '../connections/adapter.ts'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { MessagesUnsupportedError, NoActiveAccountError, SignatureDeclinedError } from './errors.ts'

/**
 * Asks the connected wallet to sign a text.
 *
 * @throws SignatureDeclinedError where its person does not (S8.01), and what the wallet says
 */
export async function signMessage(
  core: Core,
  { account, message }: { account: CaipAccountId; message: string },
): Promise<string> {
  const { connections } = core.store.getState()
  const connection = activeConnection(connections)
  if (connection.status !== 'connected') throw new NoActiveAccountError()
  const { signMessage: ask } = adapterOf(core, connections.activeNamespace)
  if (ask === undefined) throw new MessagesUnsupportedError(connections.activeNamespace)
  const wallet = walletPort(connectorOf(core, connection.connectorId))
  return ask(wallet, { account, message }).catch((cause: unknown) => {
    throw isUserRejection(cause) ? new SignatureDeclinedError(cause) : cause
  })
}
