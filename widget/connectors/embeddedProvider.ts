import {
  BaseError,
  type CaipChainId,
  evmChain,
  isError,
  parseCaipChainId,
  standardCodes,
} from '#protocol'
import { wait } from '#lib/abort.ts'
import type { EmbeddedUser, SecureFrame } from '#clients/secureFrame/port.ts'
import type { WalletRequest } from '#kernel/connector.ts'
import type { RpcRequest } from '#clients/rpc.ts'
import { SIGN_OUT_MS } from '#wallet/embedded/limits.ts'
import { signAndSend } from './signAndSend.ts'

export type EmbeddedProviderOptions = {
  readonly frame: () => Promise<SecureFrame>
  /** The account, while a person is logged in. */
  readonly user: () => EmbeddedUser | undefined
  /** Asks the frame for the account; the frame creates the keys of a new person. */
  readonly loadUser: (options: {
    readonly signal?: AbortSignal | undefined
    readonly chainId?: CaipChainId | undefined
  }) => Promise<EmbeddedUser>
  /** Whether this page may have an embedded wallet at all (S5.07). */
  readonly isAllowed: () => Promise<boolean>
  /** Reports that the widget does not support this method, and throws (S8.08). */
  readonly refuse: (method: string) => never
  /** The session is over (S8.03). */
  readonly onEnded: () => void
  /** The login has expired: resolves when the person has logged in again. */
  readonly logInAgain: () => Promise<void>
  /** Sends what the frame signed, because the frame has no Solana node. */
  readonly send: (asked: RpcRequest) => Promise<unknown>
}

export type EmbeddedProvider = {
  readonly request: (request: WalletRequest) => Promise<unknown>
  readonly cancel: () => void
  readonly end: () => Promise<void>
}

/** Methods that are sent to the frame (S5.13), which may show any of them to the person. */
const asked: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_getAssets',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
]

/** EIP-1193 over the secure frame; accounts and chain are answered here. */
export function createEmbeddedProvider(options: EmbeddedProviderOptions): EmbeddedProvider {
  const { frame, user, loadUser, isAllowed, refuse, onEnded, logInAgain, send } = options
  let attempt = new AbortController()
  /** The same person's addresses on chains of other namespaces. */
  const others = new Map<string, string>()

  async function connect(): Promise<readonly string[]> {
    attempt.abort()
    attempt = new AbortController()
    return [(await loadUser({ signal: attempt.signal })).address]
  }

  /** Restores the session of an earlier visit, if there is one, without asking the person anything. */
  async function restore(): Promise<readonly string[]> {
    const known = user()
    if (known !== undefined) return [known.address]
    if (!(await isAllowed())) return []
    const { isConnected } = await (await frame()).request('IS_CONNECTED', undefined)
    return isConnected ? connect() : []
  }

  async function chainId(): Promise<string> {
    const { chainId: known } = user() ?? (await (await frame()).request('GET_CHAIN_ID', undefined))
    return toHex(known)
  }

  async function switchChain(params: WalletRequest['params']): Promise<null> {
    const wanted = chainParam(params)
    const { chainId } = await (await frame()).request('SWITCH_NETWORK', { chainId: wanted })
    // A network may have another kind of account, and that another address (S6.02).
    if (user() !== undefined) await loadUser({ chainId })
    return null
  }

  /**
   * The account on a chain of another namespace (CAIP-25). The frame stays on the chain that
   * EIP-1193 is on.
   */
  async function session(wanted: CaipChainId | undefined) {
    const known = user()
    if (wanted === undefined || known === undefined) return { sessionScopes: {} }
    const live = await frame()
    const { address } = await live.request('GET_USER', { chainId: wanted })
    await live.request('SWITCH_NETWORK', { chainId: known.chainId })
    others.set(parseCaipChainId(wanted).namespace, address)
    const scope = { accounts: [`${wanted}:${address}`], methods: [], notifications: [] }
    return { sessionScopes: { [wanted]: scope } }
  }

  async function forward(request: WalletRequest): Promise<unknown> {
    const { method, params, caipChainId, account } = request
    const known = user()
    if (known === undefined) {
      throw new BaseError('Please call connect() before request()', {
        code: standardCodes.unauthorized.code,
      })
    }
    const { namespace } = parseCaipChainId(caipChainId ?? known.chainId)
    const own = others.get(namespace) ?? known.address
    if (account !== undefined && account.toLowerCase() !== own.toLowerCase()) {
      throw new BaseError('Another account is active', { code: 'WRONG_ACCOUNT' })
    }
    const live = await frame()
    const ask = () =>
      live.request('RPC_REQUEST', {
        method,
        params,
        chainId: caipChainId ?? known.chainId,
        accountType: known.preferredAccountType,
      })
    try {
      return await ask().catch(async (error: unknown) => {
        if (!isError(error, 'LOGIN_NOT_FRESH')) throw error
        await logInAgain()
        return ask()
      })
    } catch (error) {
      if (isError(error, 'RPC_NOT_ALLOWED')) return refuse(method)
      if (isError(error, 'SESSION_EXPIRED')) onEnded()
      throw error
    }
  }

  return {
    async request(request) {
      switch (request.method) {
        case 'eth_requestAccounts':
          return connect()
        case 'eth_accounts':
          return restore()
        case 'eth_chainId':
          return chainId()
        case 'wallet_createSession':
          await connect()
          return session(firstScope(request.params))
        case 'wallet_getSession':
          await restore()
          return session(request.caipChainId)
        case 'wallet_switchEthereumChain':
          return switchChain(request.params)
        case 'solana_signAndSendTransaction':
          return signAndSend(request, { sign: forward, send })
        default:
          return asked.includes(request.method) ? forward(request) : refuse(request.method)
      }
    },
    cancel: () => attempt.abort(),
    async end() {
      attempt.abort()
      const ending = (await frame()).request('SIGN_OUT', {})
      await Promise.race([ending, wait(SIGN_OUT_MS)])
    },
  }
}

function firstScope(params: WalletRequest['params']): CaipChainId | undefined {
  const { optionalScopes } = Object(params)
  return Object.keys(Object(optionalScopes))[0]
}

function chainParam(params: WalletRequest['params']): CaipChainId {
  const target: unknown = Array.isArray(params) ? params[0] : params
  const chainId =
    typeof target === 'object' && target !== null && 'chainId' in target
      ? target.chainId
      : undefined
  const number = typeof chainId === 'string' ? Number(chainId) : Number.NaN
  if (Number.isSafeInteger(number) && number > 0) return evmChain(number)
  throw new BaseError('Expected a chainId as a hex string', {
    code: standardCodes.invalidParams.code,
  })
}

function toHex(caipChainId: CaipChainId): string {
  return `0x${Number(parseCaipChainId(caipChainId).reference).toString(16)}`
}
