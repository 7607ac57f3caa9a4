import { BaseError } from '#protocol'
import type { WalletRequest } from '../walletRequests.ts'
import type { WalletProvider } from '../wallets.ts'

/** A wallet of the page behind the names of WalletConnect's sessions. */
export type NamespacedWallet = {
  readonly namespace: string
  readonly name: unknown
  readonly icon: unknown
  readonly provider: Omit<WalletProvider, 'request'> & {
    readonly request: (request: Asked) => Promise<unknown>
  }
}

export type Asked = Pick<WalletRequest, 'method' | 'params' | 'caipChainId' | 'account'>

/** What a wallet says that it can do, and cannot. */
export function missing(what: string): BaseError {
  return new BaseError(`This wallet lacks ${what}`, { code: 4200, details: what })
}

export function notShared(): BaseError {
  return new BaseError('The wallet does not share this account', { code: 4100 })
}

export function invalidParams(reason: string): BaseError {
  return new BaseError(reason, { code: -32602 })
}

export function invalidAnswer(): BaseError {
  return new BaseError('The wallet answered something that is not understood', {
    code: 'WALLET_INVALID_ANSWER',
  })
}

/** CAIP-25: which accounts there are on which chain. */
export function sessionOf(accounts: readonly (readonly [chain: string, address: string])[]) {
  const sessionScopes: Record<string, { accounts: string[]; methods: []; notifications: [] }> = {}
  for (const [chain, address] of accounts) {
    sessionScopes[chain] ??= { accounts: [], methods: [], notifications: [] }
    sessionScopes[chain].accounts.push(`${chain}:${address}`)
  }
  return { sessionScopes }
}

/** Own text fields of what came as params; anything else is as good as nothing. */
export function fieldsOf(params: unknown): Partial<Record<string, unknown>> {
  return Object(Array.isArray(params) ? params[0] : params)
}
