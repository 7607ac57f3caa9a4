import { numberToHex } from 'viem'
import { getAssets } from './assets.ts'
import { permissionsOf, requestAccounts } from './accounts.ts'
import { getCallsStatus, showCallsStatus } from './callsStatus.ts'
import { getCapabilities } from './capabilities.ts'
import type { WalletConfig, WalletOptions } from './config.ts'
import { errors, ProviderError } from './errors.ts'
import { createHook } from './hook.ts'
import { addChain, switchChain } from './networks.ts'
import { recordAt } from './params.ts'
import { createQuestions } from './questions.ts'
import { readMethods } from './readMethods.ts'
import { rpc } from './rpc.ts'
import { sendCalls } from './sendCalls.ts'
import { createSession, type Listener } from './session.ts'
import { signMessage, signTypedData, transact } from './signing.ts'
import { twice } from './twice.ts'

type Request = { method: string; params?: unknown }

/** The Devnet Wallet as an EIP-1193 provider, and the hook that steers it. */
export function createProvider(config: WalletConfig, options: WalletOptions) {
  const session = createSession(config)
  const { hook, takeFailure } = createHook(session, options)
  const ask = createQuestions({
    session,
    hook,
    walletOrigin: config.walletOrigin,
    origin: options.origin ?? location.origin,
  })
  const context = { session, ask, config, hook }

  async function answer({ method, params }: Request): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return session.addresses()
      case 'eth_chainId':
        return numberToHex(session.chainId())
      case 'net_version':
        return String(session.chainId())
      case 'eth_requestAccounts':
        if (!session.isConnected()) await requestAccounts(context, method)
        return session.addresses()
      case 'wallet_requestPermissions':
        recordAt(params, 0)
        await requestAccounts(context, method)
        return permissionsOf(session)
      case 'wallet_getPermissions':
        return permissionsOf(session)
      case 'wallet_revokePermissions':
        session.disconnect()
        return null
      case 'personal_sign':
        return signMessage(context, params)
      case 'eth_signTypedData_v4':
        return signTypedData(context, params)
      case 'eth_sendTransaction':
        return transact(context, params)
      case 'wallet_switchEthereumChain':
        return switchChain(context, params)
      case 'wallet_addEthereumChain':
        return addChain(context, params)
      case 'wallet_watchAsset':
        await ask(method, { title: 'Watch a token', summary: 'Show this token in the wallet.' })
        return true
      case 'wallet_getCapabilities':
        return getCapabilities(context, params)
      case 'wallet_getAssets':
        return getAssets(context, params)
      case 'wallet_sendCalls':
        return sendCalls(context, params)
      case 'wallet_getCallsStatus':
        return getCallsStatus(context, params)
      case 'wallet_showCallsStatus':
        return showCallsStatus(context, params)
      default:
        if (!readMethods.has(method)) throw errors.unsupported(method)
        return rpc(session.current().chain.rpcUrl, method, params)
    }
  }

  async function request(asked: Request): Promise<unknown> {
    if (typeof asked !== 'object' || asked === null || typeof asked.method !== 'string') {
      throw new ProviderError(-32600, 'A request needs a method')
    }
    hook.requests.push({ method: asked.method, params: asked.params })
    const failure = takeFailure(asked.method)
    if (failure !== undefined) throw failure
    const truth = await answer(asked)
    const lies = hook.lie.results ?? {}
    return Object.hasOwn(lies, asked.method) ? lies[asked.method] : truth
  }

  const provider = {
    isDevnetWallet: true,
    request: (asked: Request): PromiseLike<unknown> =>
      hook.lie.answerTwice === true ? twice(request(asked)) : request(asked),
    on(event: string, listener: Listener) {
      session.on(event, listener)
      return provider
    },
    removeListener(event: string, listener: Listener) {
      session.removeListener(event, listener)
      return provider
    },
  }
  return { provider, hook, context, takeFailure }
}
