import type { BridgeOptions } from '#protocol'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { BridgeProgress, Failure } from '#bridges/across/transfer/progress.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'

/** What the person chose; empty fields fall back to what suits the network. */
export type BridgeForm = {
  readonly originKey: string | undefined
  readonly destinationKey: string | undefined
  /** As typed, in units of the origin token. */
  readonly amount: string
  /** As typed, where the amount is entered in dollars; `amount` is what they buy. */
  readonly dollars?: string | undefined
  /** Undefined: the connected account. */
  readonly recipient: string | undefined
  /** The name that it was looked up by, in lower case; the address is what counts. */
  readonly recipientName: string | undefined
  /** Who named the recipient: one that the page named is acknowledged before anything is sent. */
  readonly recipientSource: 'page' | 'user'
}

export type BridgeSlice = {
  readonly form: BridgeForm
  /** Fields the page has fixed. */
  readonly lock: NonNullable<BridgeOptions['lock']>
  /** The quote that the person is asked to confirm. */
  readonly review: Quote | undefined
  /** Newest first. */
  readonly transfers: readonly TransferRecord[]
  /** Finer than what is stored: what happens right now, by transfer id. */
  readonly progress: Readonly<Record<string, BridgeProgress>>
  /** Ids of those that this browser keeps no longer than the document. */
  readonly unkept: readonly string[]
  /** Offers to take less that are being made right now, by transfer id. */
  readonly speedUps: Readonly<Record<string, SpeedUpProgress>>
}

/** Where an offer to take less is; once it is sent, the transfer itself says so. */
export type SpeedUpProgress =
  | { readonly status: 'preparing' | 'signing' | 'sending' }
  | { readonly status: 'failed'; readonly error: Failure }

declare module '#kernel/store.ts' {
  interface State {
    readonly bridge: BridgeSlice
  }
}

export const bridge: BridgeSlice = {
  form: {
    originKey: undefined,
    destinationKey: undefined,
    amount: '',
    recipient: undefined,
    recipientName: undefined,
    recipientSource: 'user',
  },
  lock: [],
  review: undefined,
  transfers: [],
  progress: {},
  unkept: [],
  speedUps: {},
}
