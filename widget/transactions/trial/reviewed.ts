import type { TrialAllowance } from '#bridges/across/trial/trial.ts'
import type { TokenInfo } from '#wallet/portfolio/tokenInfo.ts'
import type { Taken, Worse } from './worseOf.ts'

/** With what the token calls itself, where it does. */
type Named<one> = one & { readonly info?: TokenInfo | undefined }

/** What is known of a call before it is confirmed. One that would be undone is an error instead. */
export type Reviewed =
  | (Omit<Worse, 'taken' | 'allowed'> & {
      readonly status: 'tried'
      readonly taken: readonly Named<Taken>[]
      readonly allowed: readonly Named<TrialAllowance>[]
      /** Base units that arrive, where that is less than was sent. */
      readonly received: bigint | undefined
    })
  /** No node tried it: the person has to agree to that. */
  | { readonly status: 'untried' }
