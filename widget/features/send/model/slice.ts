import type { ErrorCode } from '#protocol'
import type { Holding } from '#wallet/portfolio/holdings.ts'

/** What the person chose (S3.09). */
export type SendForm = {
  /** As it was when picked; its balance is read again. */
  readonly token: Holding | undefined
  /** As typed, in the token's unit. */
  readonly amount: string
  /** As typed in dollars, if the input is in dollars: the amount follows from it. */
  readonly dollars: string | undefined
  /** As typed: an address or a name. */
  readonly recipient: string
  /** Who named the recipient: the person confirms one that the page named before anything is sent. */
  readonly recipientSource: 'page' | 'user'
}

/** Name and picture of a recipient; they are always shown beside the whole address. */
export type SendProfile = {
  readonly name: string | undefined
  readonly image: string | undefined
}

/** What the person is about to confirm: nothing of it changes on the way to the wallet. */
export type SendPlan = {
  readonly token: Holding
  /** Base units. */
  readonly amount: bigint
  readonly from: string
  readonly to: string
  /** The name that was typed and resolved. */
  readonly toName: string | undefined
  /** The recipient's profile, from the service (S3.09). */
  readonly toProfile: SendProfile | undefined
  readonly isSetByPage: boolean
  /** This browser has sent nothing there before. */
  readonly isFirstTime: boolean
  readonly isContract: boolean
}

export type SendSlice = {
  readonly form: SendForm
  readonly review: SendPlan | undefined
  /** True while the send is checked again, before the wallet is asked. */
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
