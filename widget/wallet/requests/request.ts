import {
  BaseError,
  isGrantRevocation,
  isSafeMethod,
  isUserRejection,
  isWalletMethod,
  standardCodes,
} from '#protocol'
import { adapterOf } from '../connections/adapter.ts'
import { evmChainOf, evmConnection } from '../connections/evm.ts'
import { asBaseError } from '#kernel/errors/asBaseError.ts'
import type { Core } from '#kernel/core.ts'
import { log } from '#kernel/logs/log.ts'
import { needsSignIn } from '../signInState/selectors.ts'
import { askWallet } from './askWallet.ts'
import { enqueueRequest } from './queue.ts'
import { ownAnswers, ownQuestions } from './ownAnswers.ts'
import { refuse } from './refuse.ts'
import type { PageRequest } from './pageRequest.ts'

/**
 * Answers an EIP-1193 request of the page: from the widget's state, from its own RPC, or from the
 * connected wallet, by the tables of `protocol/methods.ts` (S6.04). Nothing else passes.
 */
export async function request(core: Core, asked: PageRequest): Promise<unknown> {
  const { method } = asked
  log(core, isSafeMethod(method) ? 'debug' : 'info', 'request', { method })
  try {
    return await answer(core, asked)
  } catch (error) {
    const { code } = asBaseError(error)
    log(core, isUserRejection(error) ? 'info' : 'warn', 'request failed', { method, code })
    throw error
  }
}

async function answer(core: Core, asked: PageRequest): Promise<unknown> {
  const { method, params, namespace } = asked
  if (namespace !== undefined && adapterOf(core, namespace).requests !== undefined) {
    const { requestNamespaced } = await import('./namespaced.ts')
    return requestNamespaced(core, { ...asked, namespace })
  }
  if (isSafeMethod(method)) return read(core, method, params)
  if (!isGrantRevocation(method, params)) {
    const own = ownAnswers.get(method)
    if (own !== undefined) return own(core, list(params), core.signal)
    const question = ownQuestions.get(method)
    if (question !== undefined) {
      if (isAnswered(core, method)) return question(core, list(params), core.signal)
      return enqueueRequest(core, asked, ({ signal }) =>
        Promise.resolve(question(core, list(params), signal, asked.closings)),
      )
    }
    if (!isWalletMethod(method)) return refuse(core, method)
  }
  return askWallet(core, { ...asked, params: list(params) })
}

/** Accounts that are there are not asked for again, however often a library wants them. */
function isAnswered({ store }: Core, method: string): boolean {
  const state = store.getState()
  const isConnected = evmConnection(state.connections).status === 'connected'
  return isConnected && !needsSignIn(state) && method !== 'wallet_switchEthereumChain'
}

function read(core: Core, method: string, params: PageRequest['params']): Promise<unknown> {
  const active = evmChainOf(core.store.getState())
  if (active === undefined) {
    throw new BaseError('Chain is not supported', { code: standardCodes.chainDisconnected.code })
  }
  return core.rpc.request({ caipChainId: active, method, params, signal: core.signal })
}

function list(params: PageRequest['params']): readonly unknown[] {
  if (params === undefined) return []
  return Array.isArray(params) ? params : [params]
}
