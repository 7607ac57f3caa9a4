import { BaseError, type Namespace, standardCodes } from '#protocol'
import { adapterOf, connectorOf } from '../connections/adapter.ts'
import { type Connected, connectionOf } from '../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import type { State } from '#kernel/store.ts'
import { askForAccount } from './askForAccount.ts'
import { enqueueRequest } from './queue.ts'
import { refuse } from './refuse.ts'
import type { PageRequest } from './pageRequest.ts'
import { when } from './when.ts'

type Asked = PageRequest & { readonly namespace: Namespace }

/**
 * A request of the page to a wallet of another namespace than EIP-1193's: answered from our own
 * state, or by the connected wallet, by the rules of the namespace's adapter (S6.04).
 */
export async function requestNamespaced(core: Core, asked: Asked): Promise<unknown> {
  const { namespace, method, params } = asked
  const { requests: rules } = adapterOf(core, namespace)
  if (rules === undefined) return refuse(core, method)
  const answer = rules.accounts.get(method)
  if (answer !== undefined) {
    if (connectedOf(core, namespace) !== undefined) return answer(requireConnected(core, namespace))
    return enqueueRequest(core, asked, async ({ signal }) => {
      await connectFor(core, asked, signal)
      return answer(requireConnected(core, namespace))
    })
  }
  if (!rules.approve.includes(method) && rules.passes !== true) return refuse(core, method)
  return enqueueRequest(core, asked, async ({ signal, asking }) => {
    await when(core, (state) => !isReturning(state, namespace), signal)
    const connection = requireConnected(core, namespace)
    const { connectorId, caipChainId } = connection
    const checked = rules.check(connection, { method, params })
    asking(connectorId)
    const { id, expiry } = asked
    return connectorOf(core, connectorId).request({ id, method, ...checked, caipChainId, expiry })
  })
}

/** Waits for an account, and 4001 when the widget is closed. */
async function connectFor(core: Core, asked: Asked, signal: AbortSignal): Promise<void> {
  const { namespace, closings } = asked
  await when(core, (state) => !isReturning(state, namespace), signal)
  if (connectedOf(core, namespace) !== undefined) return
  const isThere = (state: State) => isConnected(state, namespace)
  await askForAccount(core, { namespace, isThere, signal, closings })
}

function requireConnected(core: Core, namespace: Namespace): Connected {
  const connection = connectedOf(core, namespace)
  if (connection !== undefined) return connection
  throw new BaseError('Please call connect() before request()', {
    code: standardCodes.unauthorized.code,
  })
}

function connectedOf(core: Core, namespace: Namespace): Connected | undefined {
  const connection = connectionOf(core.store.getState().connections, namespace)
  return connection.status === 'connected' ? connection : undefined
}

function isConnected({ connections }: State, namespace: Namespace): boolean {
  return connectionOf(connections, namespace).status === 'connected'
}

function isReturning({ connections }: State, namespace: Namespace): boolean {
  return connectionOf(connections, namespace).status === 'reconnecting'
}
