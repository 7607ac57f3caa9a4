import type { CaipAccountId } from '#protocol'
import { type Prepared, type SignInError, type SignInStep, startOf } from '../signInState/slice.ts'

/** What happens to a sign-in; all but `accountChanged` is of one account. */
export type SignInEvent =
  | { readonly type: 'accountChanged'; readonly account: CaipAccountId | undefined }
  | { readonly type: 'found' | 'missing' | 'signed' | 'verified'; readonly account: CaipAccountId }
  | { readonly type: 'sent'; readonly account: CaipAccountId }
  | { readonly type: 'again'; readonly account: CaipAccountId }
  | { readonly type: 'prepared'; readonly account: CaipAccountId; readonly prepared: Prepared }
  | { readonly type: 'failed'; readonly account: CaipAccountId; readonly error: SignInError }
  | { readonly type: 'declined'; readonly account: CaipAccountId; readonly error: SignInError }
  | { readonly type: 'expired'; readonly account: CaipAccountId; readonly error: SignInError }

/**
 * The next step of a sign-in (S4.07). An event of another account, or one that is no longer expected,
 * changes nothing: an answer of a wallet may be minutes late.
 */
export function advance(step: SignInStep, event: SignInEvent): SignInStep {
  if (event.type === 'accountChanged') return startOf(event.account)
  if (step.status === 'idle' || step.account !== event.account) return step
  const { account } = step
  switch (event.type) {
    case 'found':
      return step.status === 'checking' ? { status: 'signedIn', account } : step
    case 'missing':
      return step.status === 'checking' ? { status: 'asking', account } : step
    case 'again':
      return step.status === 'asking' ? { status: 'preparing', account, error: step.error } : step
    case 'prepared':
      return step.status === 'preparing'
        ? { status: 'asking', account, prepared: event.prepared, error: step.error }
        : step
    case 'sent':
      return step.status === 'asking' && step.prepared !== undefined
        ? { status: 'signing', account, prepared: step.prepared }
        : step
    case 'signed':
      return step.status === 'signing' ? { ...step, status: 'verifying' } : step
    case 'verified':
      return step.status === 'verifying' ? { status: 'signedIn', account } : step
    case 'declined':
      return step.status === 'signing' ? { ...step, status: 'asking', error: event.error } : step
    case 'failed':
      return step.status === 'signedIn' ? step : { status: 'asking', account, error: event.error }
    case 'expired':
      return step.status === 'signedIn' ? { status: 'asking', account, error: event.error } : step
  }
}
