import type { CaipAccountId, SignInOptions } from '#protocol'
import type { Prepared, SignInSession } from '../signInState/slice.ts'

/** Who makes the nonce, checks the signature and keeps the session: the widget, or the page. */
export type Verifier = {
  readonly getNonce: (
    account: CaipAccountId | undefined,
  ) => Promise<{ nonce: string } & Pick<SignInOptions, 'statement' | 'resources' | 'expirationMs'>>
  /** The session of a signature that is good; throws for one that is not. */
  readonly verify: (signed: {
    readonly account: CaipAccountId
    readonly prepared: Prepared
    readonly signature: string
  }) => Promise<SignInSession>
  readonly getSession: (account: CaipAccountId) => Promise<SignInSession | undefined>
  readonly signOut: (account: CaipAccountId) => Promise<void>
}
