import { BaseError, interactiveMethods, standardCodes } from '#protocol'
import { findSequentialBundle, isUnknownMethod, loadSequentialStatus } from '../calls/sequential.ts'
import { sendSequentially } from './sendSequentially.ts'
import { adapterOf, connectorOf } from '../connections/adapter.ts'
import { EVM, evmConnection } from '../connections/evm.ts'
import type { Connected } from '../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { checkAnswer } from './checks/checkAnswer.ts'
import { checkParams, type Checked } from './checks/checkParams.ts'
import { enqueueRequest } from './queue.ts'
import type { PageRequest } from './pageRequest.ts'
import { returned } from './requestAccounts.ts'
import { requireSignIn } from './requireSignIn.ts'
import { isTransaction, sendAndEmit } from './sendAndEmit.ts'

type Asked = PageRequest & { readonly params: readonly unknown[] }

/**
 * Passes a request of the page on to the connected wallet, once params and account are right, and
 * answers what the wallet answered, where it is an answer.
 */
export async function askWallet(core: Core, asked: Asked): Promise<unknown> {
  const { method } = asked
  if (!interactiveMethods.includes(method)) {
    const connection = await connected(core, core.signal)
    return ask(core, { asked, connection })
  }
  return enqueueRequest(core, asked, async ({ signal, asking }) => {
    const connection = await connected(core, signal)
    const { connectorId } = connection
    return ask(core, { asked, connection, onSend: () => asking(connectorId) })
  })
}

async function ask(
  core: Core,
  options: { asked: Asked; connection: Connected; onSend?: () => void },
): Promise<unknown> {
  const { asked, connection, onSend } = options
  const { id, method } = asked
  const checked = await checkParams({ core, connection, method, params: asked.params })
  const apart =
    method === 'wallet_getCallsStatus' ? findSequentialBundle(core, checked.params[0]) : undefined
  if (apart !== undefined) return loadSequentialStatus(core, apart)
  const send = async () => {
    onSend?.()
    return forward(core, { asked, connection, checked })
  }
  if (isTransaction(method)) {
    const { caipChainId } = connection
    return sendAndEmit(core, { id, caipChainId, send: async () => String(await send()) })
  }
  try {
    return await send()
  } catch (error) {
    if (method !== 'wallet_sendCalls' || !isUnknownMethod(error)) throw error
    return sendSequentially(core, { id, connection, params: checked.params, error, onSend })
  }
}

async function forward(
  core: Core,
  { asked, connection, checked }: { asked: Asked; connection: Connected; checked: Checked },
): Promise<unknown> {
  const { id, method, expiry } = asked
  const { connectorId, caipChainId } = connection
  const { params, account } = checked
  const connector = connectorOf(core, connectorId)
  const answer = await connector.request({ id, method, params, caipChainId, account, expiry })
  return checkAnswer(method, answer)
}

/** The connection; one that was remembered may still be on its way back. */
async function connected(core: Core, signal: AbortSignal): Promise<Connected> {
  await returned(core, signal)
  const { connections } = core.store.getState()
  const connection = evmConnection(connections)
  if (connection.status !== 'connected') {
    throw new BaseError('Please call connect() before request()', {
      code: standardCodes.unauthorized.code,
    })
  }
  requireSignIn(core)
  adapterOf(core, EVM)
  return connection
}
