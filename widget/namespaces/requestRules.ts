import type { CaipAccountId, CaipChainId } from '#protocol'

/** The connection that a request is for, as far as its rules need it. */
export type RequestContext = {
  /** The active account is the first. */
  readonly accounts: readonly CaipAccountId[]
  readonly caipChainId: CaipChainId
}

export type RequestParams = readonly unknown[] | Readonly<Record<string, unknown>> | undefined

/** A request as it may be sent on; `account` is the address that it acts for. */
export type CheckedRequest = {
  readonly params: RequestParams
  readonly account: string | undefined
}

/** The requests that a page may make to the wallets of a namespace. No other passes (S6.04). */
export type RequestRules = {
  /** Answered from the widget's own state, once an account is connected. */
  readonly accounts: ReadonlyMap<string, (context: RequestContext) => unknown>
  /** Sent on to the wallet, whose person has to agree. */
  readonly approve: readonly string[]
  /** Passes any other method too: the widget knows none of them, and the session names those it granted. */
  readonly passes?: boolean | undefined
  /**
   * Checks the params before any wallet sees them.
   *
   * @throws BaseError -32602 where they make no sense, 4100 where they name an account that is not
   * connected
   */
  readonly check: (
    context: RequestContext,
    asked: { readonly method: string; readonly params: RequestParams },
  ) => CheckedRequest
}
