import type { CaipAccountId, CaipChainId, Namespace } from '#protocol'
import type { Rpc } from '#clients/rpc.ts'
import type { RequestRules } from './requestRules.ts'
import type { PreparedTransfers } from './transfers.ts'

/**
 * Sends one request to the wallet of a connection. Every way to a wallet (page, WalletConnect,
 * embedded) answers the same names: eip155 those of EIP-1193, any other namespace
 * `wallet_createSession` and `wallet_getSession` (CAIP-25, CAIP-312) and the JSON-RPC names that
 * WalletConnect's sessions have for it.
 */
export type WalletPort = (request: {
  method: string
  params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
  caipChainId?: CaipChainId | undefined
  account?: string | undefined
}) => Promise<unknown>

/** Accounts and chain as the wallet tells them. */
export type WalletState = {
  readonly accounts: readonly CaipAccountId[]
  readonly caipChainId: CaipChainId
}

/**
 * Chains of the namespace that the widget offers, the one to be on first. A wallet that knows by
 * itself where it is does not care; one that acts on any chain is on the first that it shares.
 */
export type WantedChains = readonly CaipChainId[]

/** What an adapter must know of a network; the same shape as core's. */
export type AdapterNetwork = {
  readonly caipChainId: CaipChainId
  /** EIP-155 number, where the namespace has one. */
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
 * How amounts are sent: a call that the wallet completes and sends (`call`), or a transaction that
 * the namespace builds, sends and follows itself, with code that comes when it is needed.
 */
export type TransferSupport =
  | {
      readonly kind: 'call'
      /** `token` is absent for the native currency. */
      readonly encode: (transfer: {
        token: string | undefined
        to: string
        amount: bigint
      }) => TransferCall
    }
  | { readonly kind: 'prepared'; readonly load: () => Promise<PreparedTransfers> }

/**
 * All that differs from one family of chains to another. Nothing outside an adapter asks which
 * namespace it has before it. What is heavy in one is loaded by its functions.
 */
export type NamespaceAdapter = {
  readonly namespace: Namespace
  /** The spec's address rule (S5.09). */
  readonly isAddress: (text: string) => boolean
  readonly isSameAddress: (a: string, b: string) => boolean
  /** Asks the wallet for accounts; a person may have to approve. */
  readonly connect: (wallet: WalletPort, wanted: WantedChains) => Promise<WalletState>
  /** What the wallet already shares, without asking anybody. */
  readonly sync: (wallet: WalletPort, wanted: WantedChains) => Promise<WalletState>
  /**
   * Switches the wallet, and adds the network first when the wallet does not know it. Where wallets
   * are on no chain of their own, rejects what this one does not share.
   */
  readonly switchNetwork: (wallet: WalletPort, network: AdapterNetwork) => Promise<void>
  readonly toCaipChainId: (walletChainId: unknown) => CaipChainId
  readonly toAccounts: (
    addresses: readonly string[],
    caipChainId: CaipChainId,
  ) => readonly CaipAccountId[]
  /** What a page may ask of its wallets (S6.04); absent where pages ask by EIP-1193. */
  readonly requests?: RequestRules | undefined
  /** What is asked of a WalletConnect session; without methods, the wallet says what it can do. */
  readonly session?:
    | { readonly methods: readonly string[]; readonly events: readonly string[] }
    | undefined
  /** Has a text signed: the signature as the namespace writes it. Absent where nobody does. */
  readonly signMessage?:
    | ((wallet: WalletPort, asked: { account: CaipAccountId; message: string }) => Promise<string>)
    | undefined
  /** Absent where no public way to read them is known. */
  readonly loadBalances?: ((query: BalanceQuery) => Promise<Balances>) | undefined
  /** Absent where the widget sends nothing (S5.04). */
  readonly transfers?: TransferSupport | undefined
  /** What an account is, unless its person or the site prefers another (S6.02). */
  readonly accountType: AccountType
  readonly explorerLink: (
    network: AdapterNetwork,
    what: { kind: 'transaction' | 'address'; value: string },
  ) => string | undefined
}

/** S6.02 */
export type AccountType = 'eoa' | 'smartAccount' | 'payment'
