import type { Address, Hex } from 'viem'
import type { Limits, SuggestedFees } from './fees.ts'
import type { BridgeChain, Route } from './route.ts'

export type Abortable = { readonly signal?: AbortSignal | undefined }

/** Where one call goes instead of the transport's own base; a transport without URLs ignores it. */
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
  /** Answer `isAmountTooLow` instead of an error. */
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

/** A row of somebody's history, as the indexer has it: what it says is to be read on the chain. */
export type ListedDeposit = {
  readonly originChainId: number
  readonly depositId: bigint
  readonly depositHash: Hex | undefined
  /** Seconds since 1970. */
  readonly timestamp: number | undefined
  /** Of the deposit, by the names of its event, to compare as text. Amounts in base units, times in seconds since 1970. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined
}

export type DepositStatus = {
  readonly status: 'pending' | 'filled' | 'slowFillRequested' | 'expired' | 'refunded'
  readonly depositHash?: Hex | undefined
  readonly fillHash?: Hex | undefined
  readonly refundHash?: Hex | undefined
  readonly actionSuccess?: boolean | undefined
}

/** The services behind the bridge. Whoever implements it has checked every answer. */
export type BridgeTransport = {
  readonly getAvailableRoutes: (query: RoutesQuery) => Promise<readonly Route[]>
  readonly getSupportedChains: (query: ChainsQuery) => Promise<readonly BridgeChain[]>
  readonly getSuggestedFees: (query: FeesQuery) => Promise<SuggestedFees>
  readonly getLimits: (query: LimitsQuery) => Promise<Limits>
  /** `undefined` while the indexer has not seen the deposit. Rejects where there is no indexer. */
  readonly getDepositStatus: (query: DepositStatusQuery) => Promise<DepositStatus | undefined>
  /** What an account has sent on all chains, newest first. @default only the chains are asked */
  readonly getDeposits?: (query: DepositsQuery) => Promise<readonly ListedDeposit[]>
}
