import type { Address, Hex } from 'viem'
import type { BridgeAction } from './actions.ts'
import type { Fee, Limits, QuotedToken, SuggestedFees } from './fees.ts'
import type { BridgeChain, Route } from './route.ts'

export type Abortable = { readonly signal?: AbortSignal | undefined }

/** The address of one call, instead of the transport's own. A transport without URLs ignores it. */
export type ApiBase = { readonly apiUrl?: string | undefined }
export type IndexerBase = { readonly indexerUrl?: string | undefined }

export type RoutesQuery = Abortable &
  ApiBase & {
    readonly inputToken?: Address | undefined
    readonly outputToken?: Address | undefined
    readonly originChainId?: number | undefined
    readonly destinationChainId?: number | undefined
    readonly inputTokenSymbol?: string | undefined
    readonly outputTokenSymbol?: string | undefined
  }

export type ChainsQuery = Abortable &
  ApiBase & {
    readonly chainIds?: readonly number[] | undefined
    readonly inputTokenSymbol?: string | undefined
    readonly outputTokenSymbol?: string | undefined
    readonly omitTokens?: boolean | undefined
  }

export type LimitsQuery = Abortable &
  ApiBase & {
    readonly originChainId: number
    readonly destinationChainId: number
    readonly inputToken: Address
    readonly outputToken: Address
    /** Base units of the input token. */
    readonly amount?: bigint | undefined
    readonly recipient?: Address | undefined
    readonly message?: Hex | undefined
    readonly relayer?: Address | undefined
  }

export type FeesQuery = LimitsQuery & {
  readonly amount: bigint
  /** Returns `isAmountTooLow` instead of throwing an error. */
  readonly skipAmountLimit?: boolean | undefined
}

/** A transfer to be quoted. */
export type QuoteQuery = LimitsQuery & {
  readonly amount: bigint
  /** Who pays. */
  readonly depositor: Address
  readonly recipient: Address
  readonly message: Hex
  /** The input is the origin's own currency; its token is the wrapped one. */
  readonly isNative: boolean
}

/** The total, and its parts where the service tells them apart. */
export type QuotedFees = {
  readonly totalRelayFee: Fee
  readonly lpFee?: Fee | undefined
  readonly relayerGasFee?: Fee | undefined
  readonly relayerCapitalFee?: Fee | undefined
}

/** What a bridge offers for a transfer, and what is to be done for it, in this order. */
export type TransportQuote = {
  readonly actions: readonly BridgeAction[]
  /** `undefined`: what does not arrive is the fee. */
  readonly fees: QuotedFees | undefined
  readonly limits: Limits
  readonly isAmountTooLow: boolean
  /** A guess where the service does not tell. */
  readonly estimatedFillTimeSec: number
  /** The pool that pays out, where the service names it. */
  readonly destinationSpokePool?: Address | undefined
  /** How the service counts the tokens, where it tells. */
  readonly inputToken?: QuotedToken | undefined
  readonly outputToken?: QuotedToken | undefined
  /** Until when the service keeps to it, in seconds since 1970. */
  readonly expiresAt?: number | undefined
  /** The service's own id of the transfer, to follow it by. */
  readonly orderId?: Hex | undefined
}

/** A transfer as the services know it. */
export type FollowBase = IndexerBase & {
  /** Of the quote, where it had one. */
  readonly orderId?: Hex | undefined
}

export type DepositStatusQuery = Abortable &
  FollowBase & {
    readonly originChainId: number
    readonly depositId: bigint
  }

export type DepositsQuery = Abortable &
  IndexerBase & {
    readonly depositor: Address
    /** @default 100 */
    readonly limit?: number | undefined
  }

/** A row of an account's history from the indexer. Read its deposit on the chain before you trust it. */
export type ListedDeposit = {
  readonly originChainId: number
  readonly depositId: bigint
  readonly depositHash: Hex | undefined
  /** Seconds since 1970. */
  readonly timestamp: number | undefined
  /** Fields of the deposit by the names of its event, to compare as text. Amounts are in base units, times in seconds since 1970. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined
}

export type DepositStatus = {
  readonly status: 'pending' | 'filled' | 'slowFillRequested' | 'expired' | 'refunded'
  readonly depositHash?: Hex | undefined
  readonly fillHash?: Hex | undefined
  readonly refundHash?: Hex | undefined
  readonly actionSuccess?: boolean | undefined
}

/**
 * The services behind the bridge: what may be selected, a quote with what to do for it, and how to follow it. An
 * implementation checks every answer and decodes every action; what it cannot decode it refuses. Nothing that it
 * answers proves anything: the client asks the chains.
 */
export type BridgeTransport = {
  readonly getAvailableRoutes: (query: RoutesQuery) => Promise<readonly Route[]>
  readonly getSupportedChains: (query: ChainsQuery) => Promise<readonly BridgeChain[]>
  readonly getLimits: (query: LimitsQuery) => Promise<Limits>
  readonly quote: (query: QuoteQuery) => Promise<TransportQuote>
  /** The fees alone (S3.15). @default `getSuggestedFees` of the client rejects */
  readonly getSuggestedFees?: ((query: FeesQuery) => Promise<SuggestedFees>) | undefined
  /** Returns `undefined` while no service has seen the deposit. Rejects without one that could. */
  readonly getDepositStatus: (query: DepositStatusQuery) => Promise<DepositStatus | undefined>
  /** Returns the deposits of an account on all chains, newest first. @default the client asks only the chains */
  readonly getDeposits?: ((query: DepositsQuery) => Promise<readonly ListedDeposit[]>) | undefined
}

/** A transport that can do all of it. */
export type WholeTransport = {
  readonly [name in keyof BridgeTransport]-?: NonNullable<BridgeTransport[name]>
}
