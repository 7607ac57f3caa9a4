import { evmChain, evmChainIdOf, parseCaipAccountId } from '#protocol'
import { disconnect } from '../connect/disconnect.ts'
import { EVM, evmChainOf, evmConnection } from '../connections/evm.ts'
import type { Core } from '#kernel/core.ts'
import { switchNetwork } from '../connect/switchNetwork.ts'
import { isHidden } from '../signInState/selectors.ts'
import { InvalidRequestParamsError } from './errors.ts'
import type { PageRequest } from './pageRequest.ts'
import { requestAccounts, returned } from './requestAccounts.ts'
import { requireSignIn } from './requireSignIn.ts'

type Own = (
  core: Core,
  params: readonly unknown[],
  signal: AbortSignal,
  closings?: PageRequest['closings'],
) => unknown

/** Answered at once, from the widget's own state. */
export const ownAnswers: ReadonlyMap<string, Own> = new Map(
  Object.entries<Own>({
    eth_accounts: accountsOf,
    eth_coinbase: (core) => accountsOf(core)[0] ?? null,
    eth_chainId: chainIdOf,
    wallet_getPermissions: permissionsOf,
    async wallet_revokePermissions(core, _, signal) {
      await returned(core, signal)
      const connection = evmConnection(core.store.getState().connections)
      disconnect(core, { namespace: EVM, reason: 'page' })
      if (connection.status === 'connected') endOfPage(core, connection.connectorId)
      return null
    },
  }),
)

/** Answered by the widget, after a person did something. */
export const ownQuestions: ReadonlyMap<string, Own> = new Map(
  Object.entries<Own>({
    async eth_requestAccounts(core, _, signal, closings) {
      await requestAccounts(core, { signal, closings })
      return accountsOf(core)
    },
    async wallet_requestPermissions(core, _, signal, closings) {
      await requestAccounts(core, { signal, closings })
      return permissionsOf(core)
    },
    async wallet_switchEthereumChain(core, [target], signal) {
      const caipChainId = evmChain(chainIdParam(target))
      await returned(core, signal)
      signal.throwIfAborted()
      if (isHidden(core.store.getState())) requireSignIn(core)
      await switchNetwork(core, caipChainId)
      return null
    },
  }),
)

/**
 * The page revokes its permission, so the permission that a wallet of the page granted through the
 * widget is revoked too: a library that talks to that wallet would otherwise keep using it. The
 * widget's own Disconnect keeps it, because the page may use the wallet by itself.
 */
function endOfPage(core: Core, connectorId: string): void {
  const connector = core.getConnector(connectorId)
  if (connector?.via !== 'page') return
  connector
    .request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    .catch(() => undefined) // many wallets know no such method
}

function accountsOf(core: Core): readonly string[] {
  const connection = evmConnection(core.store.getState().connections)
  if (connection.status !== 'connected' || isHidden(core.store.getState())) return []
  return connection.accounts.map((account) => parseCaipAccountId(account).address)
}

function chainIdOf(core: Core): string {
  const active = evmChainOf(core.store.getState())
  const chainId = active === undefined ? undefined : evmChainIdOf(active)
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
  throw new InvalidRequestParamsError('Expected a chainId as a hex string')
}
