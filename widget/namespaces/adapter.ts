import type { CaipAccountId, CaipChainId, Namespace } from '#protocol'
import type { Rpc } from '#clients/rpc.ts'

/** Sends one request to the wallet of a connection. */
export type WalletPort = (request: {
  method: string
  params?: readonly unknown[] | undefined
  caipChainId?: CaipChainId | undefined
  account?: string | undefined
}) => Promise<unknown>

/** Accounts and chain as the wallet tells them. */
export type WalletState = {
  readonly accounts: readonly CaipAccountId[]
  readonly caipChainId: CaipChainId
}

/** What an adapter must know of a network; the same shape as core's. */
export type AdapterNetwork = {
  readonly caipChainId: CaipChainId
  readonly chainId: number | undefined
  readonly name: string
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
  }
  readonly rpcUrls: readonly string[]
  readonly explorerUrl: string | undefined
}

export type BalanceQuery = {
  readonly rpc: Rpc
  readonly network: AdapterNetwork
  readonly address: string
  /** Addresses of tokens; the native currency is always read. */
  readonly tokens: readonly string[]
  readonly signal?: AbortSignal | undefined
}

/** Base units; a token whose balance could not be read is missing. */
export type Balances = {
  readonly native: bigint
  readonly tokens: ReadonlyMap<string, bigint>
}

/** What a wallet is asked so that an amount goes to somebody. */
export type TransferCall = {
  readonly to: string
  /** `0x…` */
  readonly data: string
  /** Of the native currency, in base units. */
  readonly value: bigint
}

/**
 * All that differs from one family of chains to another. Nothing outside an adapter asks which
 * namespace it has before it.
 */
export type NamespaceAdapter = {
  readonly namespace: Namespace
  /** The spec's address rule (S5.09). */
  readonly isAddress: (text: string) => boolean
  readonly isSameAddress: (a: string, b: string) => boolean
  /** Asks the wallet for accounts; a person may have to approve. */
  readonly connect: (wallet: WalletPort) => Promise<WalletState>
  /** What the wallet already shares, without asking anybody. */
  readonly sync: (wallet: WalletPort) => Promise<WalletState>
  /** Switches the wallet; adds the network first when the wallet does not know it. */
  readonly switchNetwork: (wallet: WalletPort, network: AdapterNetwork) => Promise<void>
  readonly toCaipChainId: (walletChainId: unknown) => CaipChainId
  readonly toAccounts: (
    addresses: readonly string[],
    caipChainId: CaipChainId,
  ) => readonly CaipAccountId[]
  readonly loadBalances: (query: BalanceQuery) => Promise<Balances>
  /** Absent where the widget sends nothing (S5.04); `token` is absent for the native currency. */
  readonly encodeTransfer?:
    | ((transfer: { token: string | undefined; to: string; amount: bigint }) => TransferCall)
    | undefined
  readonly explorerLink: (
    network: AdapterNetwork,
    what: { kind: 'transaction' | 'address'; value: string },
  ) => string | undefined
}
