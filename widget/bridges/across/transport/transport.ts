import type { Address, Hex } from 'viem'
import type { Limits, SuggestedFees } from './fees.ts'
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

export type DepositStatusQuery = Abortable &
  IndexerBase & {
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

/** The services behind the bridge. An implementation has to check every answer. */
export type BridgeTransport = {
  readonly getAvailableRoutes: (query: RoutesQuery) => Promise<readonly Route[]>
  readonly getSupportedChains: (query: ChainsQuery) => Promise<readonly BridgeChain[]>
  readonly getSuggestedFees: (query: FeesQuery) => Promise<SuggestedFees>
  readonly getLimits: (query: LimitsQuery) => Promise<Limits>
  /** Returns `undefined` while the indexer has not seen the deposit. Rejects without an indexer. */
  readonly getDepositStatus: (query: DepositStatusQuery) => Promise<DepositStatus | undefined>
  /** Returns the deposits of an account on all chains, newest first. @default the client asks only the chains */
  readonly getDeposits?: (query: DepositsQuery) => Promise<readonly ListedDeposit[]>
}
