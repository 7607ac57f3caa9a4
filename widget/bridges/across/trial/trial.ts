import type { Address, Hex } from 'viem'

/** A call as it would be sent; without `to` it creates a contract. */
export type TrialCall = {
  readonly to?: Address | undefined
  readonly data?: Hex | undefined
  /** Wei. */
  readonly value?: bigint | undefined
}

/** What the account would gain or lose, and what others could take, after all calls. */
export type TrialOutcome =
  | {
      readonly status: 'tried'
      /** Wei, without the network fee. */
      readonly native: bigint
      /** Base units; tokens that change nothing are left out. */
      readonly tokens: readonly { readonly token: Address; readonly difference: bigint }[]
      /** Of ERC-721 and ERC-1155. */
      readonly items: readonly {
        readonly token: Address
        readonly id: bigint
        readonly difference: bigint
      }[]
      readonly allowances: readonly TrialAllowance[]
      /** Base units that the receiver would gain; absent if not requested, or if the token does not tell. */
      readonly received?: bigint | undefined
      /** Gas that each call would use as a transaction. */
      readonly gas: readonly bigint[]
      /** True where only what the calls name was read, or where more changed than the limits allow. */
      readonly hasMore: boolean
    }
  /** The call at `index` would be undone; `data` is what it reverts with. */
  | { readonly status: 'reverts'; readonly index: number; readonly data: Hex }
  /** No node tried it. */
  | { readonly status: 'untried' }

/** What a spender could take that it could not take before. */
export type TrialAllowance = {
  readonly token: Address
  readonly spender: Address
  /** Base units; null: unlimited. */
  readonly amount: bigint | null
  /** The one of a collection; null where it is an amount or the whole collection. */
  readonly id: bigint | null
  /** Seconds since 1970; null where it never ends. */
  readonly until: bigint | null
}

/** What is asked before and after the calls. */
export type TrialRead =
  | { readonly kind: 'native' }
  | { readonly kind: 'balance'; readonly token: Address }
  /** The balance of another account. */
  | { readonly kind: 'received'; readonly token: Address; readonly owner: Address }
  | { readonly kind: 'allowance'; readonly token: Address; readonly spender: Address }

/** Tokens and pairs beyond these limits are not read. */
export const MAX_TOKENS = 40
export const MAX_PAIRS = 60
