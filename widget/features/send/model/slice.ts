import type { ErrorCode } from '#protocol'
import type { Holding } from '#wallet/portfolio/holdings.ts'

/** What the person chose (S3.09). */
export type SendForm = {
  /** As it was when it was chosen; how much there is of it is asked anew. */
  readonly token: Holding | undefined
  /** As typed, in the token's unit. */
  readonly amount: string
  /** As typed in dollars, where it is entered so: the amount follows from it. */
  readonly dollars: string | undefined
  /** As typed: an address or a name. */
  readonly recipient: string
  /** Who named the recipient: one that the page named is confirmed before anything is sent. */
  readonly recipientSource: 'page' | 'user'
}

/** Name and picture of a receiver: whoever is asked to trust it sees the whole address with it. */
export type SendProfile = {
  readonly name: string | undefined
  readonly image: string | undefined
}

/** What is going to be confirmed: nothing of it changes on the way to the wallet. */
export type SendPlan = {
  readonly token: Holding
  /** Base units. */
  readonly amount: bigint
  readonly from: string
  readonly to: string
  /** As it was typed and looked up. */
  readonly toName: string | undefined
  /** How the receiver looks, by the service's word (S3.09). */
  readonly toProfile: SendProfile | undefined
  readonly isSetByPage: boolean
  /** Nothing was sent there from this browser. */
  readonly isFirstTime: boolean
  readonly isContract: boolean
}

export type SendSlice = {
  readonly form: SendForm
  readonly review: SendPlan | undefined
  /** True while it is looked at once more, before the wallet is asked. */
  readonly isChecking: boolean
  /** Why the wallet was not asked, or did not send. */
  readonly failure: { readonly code: ErrorCode; readonly message: string } | undefined
}

declare module '#kernel/store.ts' {
  interface State {
    readonly send: SendSlice
  }
}

export const send: SendSlice = {
  form: {
    token: undefined,
    amount: '',
    dollars: undefined,
    recipient: '',
    recipientSource: 'user',
  },
  review: undefined,
  isChecking: false,
  failure: undefined,
}
