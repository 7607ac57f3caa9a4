import type { EventProps } from '#clients/analytics.ts'
import { parseCaipAccountId } from '#protocol'
import { activeConnection } from '#wallet/connections/slice.ts'
import { connectorManifest } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import type { State } from '#kernel/store.ts'

/** Events that report whether a smart account was used. */
const ofAccounts =
  /SIWX|^INITIATE_SWAP$|^(SWAP|OPEN|SEND|REGISTER_NAME)_|TRANSACTIONS$|^SELECT_BUY_PROVIDER$/

/** An event with the address of the connected account, if there is one. */
export function withPerson(
  core: Pick<Core, 'connectors'>,
  props: EventProps,
  { state, before = state }: { readonly state: State; readonly before?: State },
): EventProps {
  const address = addressOf(state) ?? addressOf(before)
  const enriched = ofAccounts.test(props.event)
    ? { ...props, properties: { ...props.properties, isSmartAccount: isSmart(core, state) } }
    : props
  return address === undefined ? enriched : { ...enriched, address }
}

function addressOf({ connections }: State): string | undefined {
  const connection = activeConnection(connections)
  if (connection.status !== 'connected') return undefined
  return parseCaipAccountId(connection.accounts[0]).address
}

function isSmart(
  core: Pick<Core, 'connectors'>,
  { connections, embeddedWallet: { user } }: State,
): boolean {
  const connection = activeConnection(connections)
  if (connection.status !== 'connected') return false
  const { isLogin = false } = connectorManifest(core, connection.connectorId)
  return isLogin && user?.preferredAccountType === 'smartAccount'
}
