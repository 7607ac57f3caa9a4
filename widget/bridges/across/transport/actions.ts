import type { Address, Hex } from 'viem'

/**
 * What a deposit into Across's pool says. Amounts are in base units, times in seconds since 1970 by the chain's
 * clock.
 */
export type DepositTerms = {
  readonly depositor: Address
  readonly recipient: Address
  readonly inputToken: Address
  readonly outputToken: Address
  readonly inputAmount: bigint
  readonly outputAmount: bigint
  readonly originChainId: number
  readonly destinationChainId: number
  readonly exclusiveRelayer: Address
  readonly quoteTimestamp: number
  readonly fillDeadline: number
  /** 0, a number of seconds, or a time, in the format of the pool. */
  readonly exclusivityDeadline: number
  readonly message: Hex
  /** The contract that is called. */
  readonly spokePool: Address
  /** Of the origin's own currency, in base units: what is sent with the call. */
  readonly value: bigint
}

/**
 * One thing that a bridge asks to be done, decoded. It is never sent as it was asked for: the client compares it
 * with the request and the pins, and makes a call of its own.
 */
export type BridgeAction =
  | {
      readonly type: 'approve'
      readonly chainId: number
      readonly token: Address
      readonly spender: Address
      /** Base units of the token. */
      readonly amount: bigint
    }
  | { readonly type: 'deposit'; readonly terms: DepositTerms }
