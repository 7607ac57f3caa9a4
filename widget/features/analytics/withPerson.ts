import type { EventProps } from '#clients/analytics.ts'
import { parseCaipAccountId } from '#protocol'
import { activeConnection } from '#wallet/connections/slice.ts'
import { EMBEDDED } from '#wallet/connections/ids.ts'
import type { State } from '#kernel/store.ts'

/** Events of which it is told whether a smart account was used. */
const ofAccounts =
  /SIWX|^INITIATE_SWAP$|^(SWAP|OPEN|SEND|REGISTER_NAME)_|TRANSACTIONS$|^SELECT_BUY_PROVIDER$/

/** An event with whom it is of, once somebody is connected. */
export function withPerson(state: State, props: EventProps, before: State = state): EventProps {
  const address = addressOf(state) ?? addressOf(before)
  const told = ofAccounts.test(props.event)
    ? { ...props, properties: { ...props.properties, isSmartAccount: isSmart(state) } }
    : props
  return address === undefined ? told : { ...told, address }
}

function addressOf({ connections }: State): string | undefined {
  const connection = activeConnection(connections)
  if (connection.status !== 'connected') return undefined
  return parseCaipAccountId(connection.accounts[0]).address
}

function isSmart({ connections, embeddedWallet: { user } }: State): boolean {
  const connection = activeConnection(connections)
  const isEmbedded = connection.status === 'connected' && connection.connectorId === EMBEDDED
  return isEmbedded && user?.preferredAccountType === 'smartAccount'
}
