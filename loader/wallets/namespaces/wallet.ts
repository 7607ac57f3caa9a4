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

/** Not `BaseError`: a chunk that shared it with stage 1 would make two files of that. */
export class WalletError extends Error {
  override name = 'WalletError'
  readonly code: number | string
  constructor(message: string, code: number | string) {
    super(message)
    this.code = code
  }
}

/** What a wallet says that it can do, and cannot. */
export function missing(what: string): WalletError {
  return new WalletError(`This wallet lacks ${what}`, 4200)
}

export function notShared(): WalletError {
  return new WalletError('The wallet does not share this account', 4100)
}

export function invalidParams(reason: string): WalletError {
  return new WalletError(reason, -32602)
}

export function invalidAnswer(): WalletError {
  return new WalletError(
    'The wallet answered something that is not understood',
    'WALLET_INVALID_ANSWER',
  )
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
