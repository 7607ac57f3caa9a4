import type { CaipAccountId, PublicState } from '#protocol'
import type { State } from '#kernel/store.ts'
import { liveConnections, statusOf } from '../connections/slice.ts'
import { embeddedAccount } from './account.ts'
import { accountToSignIn, isHidden } from '../signInState/selectors.ts'

type PublicAccounts = Pick<
  PublicState,
  'status' | 'namespace' | 'accounts' | 'connections' | 'wallet' | 'signedIn' | 'embedded'
>

/** The accounts that a page may see: none that must sign in first. */
export function publicAccounts(state: State): PublicAccounts {
  return {
    status: publicStatus(state),
    namespace: state.connections.activeNamespace,
    accounts: accountsOf(state),
    connections: connectionsOf(state),
    wallet: seenConnections(state)[0]?.[1].wallet,
    signedIn:
      accountToSignIn(state) === undefined ? undefined : state.signIn.step.status === 'signedIn',
    embedded: isHidden(state) ? undefined : embeddedAccount(state),
  }
}

/** An account that must sign in first does not count as connected; a session check may still be running. */
function publicStatus(state: State): PublicState['status'] {
  // One visible account is enough, whatever the active namespace and whatever else is pending.
  if (seenConnections(state).length > 0) return 'connected'
  if (!isHidden(state)) return statusOf(state.connections)
  return state.signIn.step.status === 'checking' ? 'reconnecting' : 'connecting'
}

/** Of every namespace, those of the active one first. */
function accountsOf(state: State): CaipAccountId[] {
  return seenConnections(state).flatMap(([, { accounts }]) => accounts)
}

function connectionsOf(state: State): PublicState['connections'] {
  return seenConnections(state).map(([namespace, { accounts, caipChainId, wallet }]) => ({
    namespace,
    caipChainId,
    wallet,
    account: accounts[0],
  }))
}

/** An account that must sign in first is not visible yet. */
function seenConnections(state: State) {
  const { activeNamespace } = state.connections
  const live = liveConnections(state.connections)
  return isHidden(state) ? live.filter(([name]) => name !== activeNamespace) : live
}
