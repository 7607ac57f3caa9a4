import {
  BaseError,
  evmChain,
  evmChainIdOf,
  isSafeMethod,
  isWalletMethod,
  standardCodes,
} from '#protocol'
import { adapterOf, connectorOf } from '../connections/adapter.ts'
import { disconnect } from '../connections/disconnect.ts'
import { activeConnection, type Connection } from '../connections/slice.ts'
import type { Core } from '../core.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { isHidden, needsSignIn } from '../signIn/selectors.ts'
import { checkParams } from './checkParams.ts'
import { requestAccounts } from './requestAccounts.ts'

export type PageRequest = {
  readonly id: string
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
}

/**
 * Answers an EIP-1193 request of the page: from our own state, from our own RPC, or from the
 * connected wallet, by the tables of `protocol/methods.ts` (S6.04). Nothing else passes.
 */
export async function request(core: Core, { id, method, params }: PageRequest): Promise<unknown> {
  const own = ownAnswers.get(method)
  if (own !== undefined) return own(core, list(params))
  if (isSafeMethod(method)) return read(core, method, params)
  if (!isWalletMethod(method)) {
    throw new BaseError(`The method ${method} is not supported`, {
      code: standardCodes.unsupportedMethod.code,
    })
  }
  const connection = connected(core)
  const { account } = checkParams(core, connection, method, list(params))
  return tell(core, { id, method, connection }, () =>
    connectorOf(core, connection.connectorId).request({
      id,
      method,
      params,
      caipChainId: connection.caipChainId,
      account,
    }),
  )
}

type Own = (core: Core, params: readonly unknown[]) => Promise<unknown> | unknown

const ownAnswers: ReadonlyMap<string, Own> = new Map<string, Own>(
  Object.entries<Own>({
    eth_accounts: (core) => accountsOf(core),
    eth_coinbase: (core) => accountsOf(core)[0] ?? null,
    eth_chainId: (core) => chainIdOf(core),
    eth_requestAccounts: async (core) => {
      await requestAccounts(core)
      return accountsOf(core)
    },
    wallet_requestPermissions: async (core) => {
      await requestAccounts(core)
      return permissionsOf(core)
    },
    wallet_getPermissions: (core) => permissionsOf(core),
    wallet_revokePermissions: (core) => {
      disconnect(core, { reason: 'page' })
      return null
    },
    wallet_switchEthereumChain: async (core, [target]) => {
      if (isHidden(core.store.getState())) connected(core) // says that it has to sign in
      await switchNetwork(core, evmChain(chainIdParam(target)))
      return null
    },
  }),
)

function accountsOf(core: Core): readonly string[] {
  const connection = activeConnection(core.store.getState().connections)
  if (connection.status !== 'connected' || isHidden(core.store.getState())) return []
  return connection.accounts.map((account) => account.slice(account.lastIndexOf(':') + 1))
}

function chainIdOf(core: Core): string {
  const { networks } = core.store.getState()
  const chainId = networks.active === undefined ? undefined : evmChainIdOf(networks.active)
  return `0x${(chainId ?? 1).toString(16)}`
}

/** EIP-2255: one permission, the accounts. */
function permissionsOf(core: Core): readonly unknown[] {
  const accounts = accountsOf(core)
  if (accounts.length === 0) return []
  return [
    {
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
    },
  ]
}

function chainIdParam(target: unknown): number {
  const chainId =
    typeof target === 'object' && target !== null && 'chainId' in target
      ? target.chainId
      : undefined
  const number =
    typeof chainId === 'string' && /^0x[0-9a-fA-F]{1,13}$/.test(chainId) ? Number(chainId) : 0
  if (number > 0) return number
  throw new BaseError('Expected a chainId as a hex string', {
    code: standardCodes.invalidParams.code,
  })
}

function read(core: Core, method: string, params: PageRequest['params']): Promise<unknown> {
  const { active } = core.store.getState().networks
  if (active === undefined) {
    throw new BaseError('Chain is not supported', { code: standardCodes.chainDisconnected.code })
  }
  return core.rpc.request({ caipChainId: active, method, params, signal: core.signal })
}

type Connected = Extract<Connection, { status: 'connected' }>

function connected(core: Core): Connected {
  const { connections } = core.store.getState()
  const connection = activeConnection(connections)
  if (connection.status !== 'connected') {
    throw new BaseError('Connect a wallet first', { code: standardCodes.unauthorized.code })
  }
  if (needsSignIn(core.store.getState())) {
    throw new BaseError('Sign in with the wallet first', {
      code: standardCodes.unauthorized.code,
    })
  }
  adapterOf(core, connections.activeNamespace)
  return connection
}

function list(params: PageRequest['params']): readonly unknown[] {
  if (params === undefined) return []
  return Array.isArray(params) ? params : [params]
}

const transactionMethods = ['eth_sendTransaction', 'wallet_sendTransaction']

/** A transaction of the page is told as one: requested, then submitted, rejected or failed. */
async function tell(
  core: Core,
  { id, method, connection }: { id: string; method: string; connection: Connected },
  send: () => Promise<unknown>,
): Promise<unknown> {
  if (!transactionMethods.includes(method)) return send()
  const payload = { id, kind: 'request' as const, caipChainId: connection.caipChainId }
  core.emit({ type: 'transaction', payload: { ...payload, status: 'requested' } })
  try {
    const hash = await send()
    if (typeof hash !== 'string' || !/^0x[0-9a-fA-F]{64}$/.test(hash)) {
      throw new BaseError('The wallet answered something that is not a transaction hash', {
        code: 'WALLET_INVALID_ANSWER',
      })
    }
    core.emit({ type: 'transaction', payload: { ...payload, status: 'submitted', hash } })
    return hash
  } catch (error) {
    const rejected =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 4001
    core.emit({
      type: 'transaction',
      payload: { ...payload, status: rejected ? 'rejected' : 'failed' },
    })
    throw error
  }
}
