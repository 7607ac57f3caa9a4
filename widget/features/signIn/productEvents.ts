import type { EventProps } from '#clients/analytics.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'

/** Sign-in events: the wallet was asked, the result, and the person refusing (S7.21). */
export function eventsOf(before: State, after: State): EventProps[] {
  const was = before.signIn.step
  const is = after.signIn.step
  const { active: network = '' } = before.networks
  const track = (event: string): EventProps => ({ type: 'track', event, properties: { network } })
  if (is.status === 'signing' && was.status !== 'signing') return [track('CLICK_SIGN_SIWX_MESSAGE')]
  if (is.status === 'signedIn')
    return was.status === 'verifying' ? [track('SIWX_AUTH_SUCCESS')] : []
  if (isLeft(before, after)) return [track('CLICK_CANCEL_SIWX')]
  if (is.status !== 'asking' || is.error === undefined || was.status === 'signedIn') return []
  if ('error' in was && was.error === is.error) return []
  const properties = { network, message: String(is.error.code) }
  return [{ type: 'error', event: 'SIWX_AUTH_ERROR', properties }]
}

/** The request was shown, and is gone without an answer. */
function isLeft(before: State, after: State): boolean {
  return isAsked(before) && !isAsked(after)
}

function isAsked({ modal, router }: State): boolean {
  const { name } = topView(router)
  return modal.open && (name === 'SIWXSignMessage' || name === 'ConnectingSiwe')
}
