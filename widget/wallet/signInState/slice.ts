import type { Authentication, SignedMessage } from '#clients/walletConnect/port.ts'
import type { CaipAccountId } from '#protocol'

/** A signed message and whom it is for (S3.07). */
export type SignInSession = {
  readonly account: CaipAccountId
  /** As it was signed, and with what; a session that the page keeps has neither here. */
  readonly message?: string | undefined
  readonly signature?: string | undefined
  /** In ms; absent when only the page knows. */
  readonly expiresAt?: number | undefined
  /** What the page's server said beside yes. */
  readonly data?: unknown
}

/** A message that waits for its signature, and its content. */
export type Prepared = {
  readonly message: string
  readonly domain: string
  readonly statement: string | undefined
  readonly resources: readonly string[]
  readonly nonce: string
  readonly issuedAt: number
  readonly expiresAt: number
}

export type SignInError = { readonly code: string | number; readonly message: string }

/** Where the sign-in of the connected account stands (S4.07). */
export type SignInStep =
  /** The page asks for no sign-in, or nobody is connected. */
  | { readonly status: 'idle' }
  /** The widget looks for a session. */
  | { readonly status: 'checking'; readonly account: CaipAccountId }
  /** The message is being built. */
  | {
      readonly status: 'preparing'
      readonly account: CaipAccountId
      readonly error?: SignInError | undefined
    }
  /** The person decides; without a message, the last try to make one failed. */
  | {
      readonly status: 'asking'
      readonly account: CaipAccountId
      readonly prepared?: Prepared | undefined
      readonly error?: SignInError | undefined
    }
  /** The wallet has it. */
  | { readonly status: 'signing'; readonly account: CaipAccountId; readonly prepared: Prepared }
  | { readonly status: 'verifying'; readonly account: CaipAccountId; readonly prepared: Prepared }
  | { readonly status: 'signedIn'; readonly account: CaipAccountId }

export type SignInSlice = {
  readonly step: SignInStep
  /** Sessions that were found or made in this document, newest first. */
  readonly sessions: readonly SignInSession[]
  /** Signed while connecting, and not looked at yet. */
  readonly signed: readonly (SignedMessage & { readonly asked: Authentication })[]
}

declare module '#kernel/store.ts' {
  interface State {
    readonly signIn: SignInSlice
  }
}

export const signIn: SignInSlice = { step: { status: 'idle' }, sessions: [], signed: [] }

/** The first step of an account's sign-in; `idle` without an account. */
export function startOf(account: CaipAccountId | undefined): SignInStep {
  return account === undefined ? { status: 'idle' } : { status: 'checking', account }
}
