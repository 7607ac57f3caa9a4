import type { Address, Hex } from 'viem'
import type { CaipAccountId, CaipChainId, Namespace } from '#protocol'
import type { Rpc } from '#clients/rpc.ts'
import type { RequestRules } from './requestRules.ts'
import type { PreparedTransfers } from './transfers.ts'
import type { AdapterNetwork, WalletPort } from './walletPort.ts'

/** Accounts and chain as the wallet reports them. */
export type WalletState = {
  readonly accounts: readonly CaipAccountId[]
  readonly caipChainId: CaipChainId
}

/**
 * Chains of the namespace that the widget offers, the one to start on first. A wallet with a current
 * chain of its own ignores them; one that acts on any chain uses the first that it shares.
 */
export type WantedChains = readonly CaipChainId[]

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

export type TokensQuery = Pick<BalanceQuery, 'rpc' | 'network' | 'tokens' | 'signal'>

/** A token's names, as the chain itself gives them. */
export type TokenFacts = {
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

export type HistoryQuery = Pick<BalanceQuery, 'rpc' | 'network' | 'address' | 'signal'> & {
  readonly cursor?: string | undefined
}

export type FeeQuery = Pick<BalanceQuery, 'rpc' | 'network' | 'signal'> & {
  readonly hash: string
  readonly payer: string
}

/** What a transaction changed for an account: base units, negative where it went out. */
export type ChainTransfer = {
  /** Absent for the native currency. */
  readonly token: Pick<TokenFacts, 'address' | 'decimals'> | undefined
  readonly change: bigint
}

/** A transaction as the chain reports it. */
export type ChainEntry = {
  readonly hash: string
  /** ms. */
  readonly minedAt: number
  readonly status: 'confirmed' | 'failed'
  readonly from: string | undefined
  readonly to: string | undefined
  readonly transfers: readonly ChainTransfer[]
}

/** Signing in where it is not by EIP-4361. @see https://chainagnostic.org/CAIPs/caip-122 */
export type SignInSupport = {
  /** `… wants you to sign in with your Solana account` */
  readonly chainName: string
  /** Whether the account signed this very text. */
  readonly isSignedBy: (signed: {
    address: string
    message: string
    signature: string
  }) => Promise<boolean>
}

/** The call that a wallet is asked to send for a transfer. */
export type TransferCall = {
  readonly to: Address
  readonly data: Hex
  /** Of the native currency, in base units. */
  readonly value: bigint
}

/**
 * How amounts are sent: a call that the wallet completes and sends (`call`), or a transaction that
 * the namespace builds, sends and follows itself, with code that loads when it is needed.
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
  /** True for a text that imitates an address with lookalike characters. */
  readonly isNearlyAddress?: ((text: string) => boolean) | undefined
  readonly isSameAddress: (a: string, b: string) => boolean
  /** Asks the wallet for accounts; the person may have to approve. */
  readonly connect: (wallet: WalletPort, wanted: WantedChains) => Promise<WalletState>
  /** What the wallet already shares, without asking the person. */
  readonly sync: (wallet: WalletPort, wanted: WantedChains) => Promise<WalletState>
  /**
   * Switches the wallet, and adds the network first when the wallet does not know it. Where wallets
   * have no current chain of their own, rejects a chain that this wallet does not share.
   */
  readonly switchNetwork: (wallet: WalletPort, network: AdapterNetwork) => Promise<void>
  readonly toCaipChainId: (walletChainId: unknown) => CaipChainId
  readonly toAccounts: (
    addresses: readonly string[],
    caipChainId: CaipChainId,
  ) => readonly CaipAccountId[]
  /** The requests that a page may make (S6.04); absent where pages use EIP-1193. */
  readonly requests?: RequestRules | undefined
  /** What is requested of a WalletConnect session; without methods, the wallet reports its own. */
  readonly session?:
    | { readonly methods: readonly string[]; readonly events: readonly string[] }
    | undefined
  /** Asks the wallet to sign a text; the signature is in the namespace's format. Absent where unsupported. */
  readonly signMessage?:
    | ((wallet: WalletPort, asked: { account: CaipAccountId; message: string }) => Promise<string>)
    | undefined
  /**
   * Absent where no public way to read them is known.
   *
   * @throws BaseError `BALANCE_UNKNOWN` where the network names no node or service to ask
   */
  readonly loadBalances?: ((query: BalanceQuery) => Promise<Balances>) | undefined
  /** Balances are read at the network's `restUrl` alone. @default false */
  readonly asksRest?: boolean | undefined
  /** Absent where only a list names tokens; where present, balances include every token of an account. */
  readonly describeTokens?: ((query: TokensQuery) => Promise<readonly TokenFacts[]>) | undefined
  /** Absent where a service provides it. */
  readonly loadHistory?:
    | ((query: HistoryQuery) => Promise<{
        readonly entries: readonly ChainEntry[]
        readonly next: string | undefined
      }>)
    | undefined
  /** The fee that `payer` paid for a transaction; absent where receipts tell it. */
  readonly loadFee?: ((query: FeeQuery) => Promise<bigint | null>) | undefined
  /** Absent where the message is that of EIP-4361, or there is no sign-in. */
  readonly signIn?: SignInSupport | undefined
  /** Absent where the widget sends nothing (S5.04). */
  readonly transfers?: TransferSupport | undefined
  readonly explorerLink: (
    network: AdapterNetwork,
    what: { kind: 'transaction' | 'address'; value: string },
  ) => string | undefined
}
