import type { EventProps } from '#clients/analytics.ts'
import type { Login } from '#wallet/embedded/slice.ts'
import { connectorManifest } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import type { State } from '#kernel/store.ts'

/** The product events of a login (S7.21): the way, never the address or what was typed. */
export function loginEvents(
  before: State,
  after: State,
  core: Pick<Core, 'connectors'>,
): EventProps[] {
  const was = before.embeddedWallet.login
  const is = after.embeddedWallet.login
  if (isEntering(after, core) && !isEntering(before, core)) return passed(is)
  if (was === is) return []
  if (is.step === 'social' || is.step === 'farcaster') return socialEvents(was, is)
  if (is.step === 'none') return canceled(was)
  return emailEvents(was, is)
}

/** The login was accepted: its wallet is connected now. */
function isEntering({ connections: { attempt } }: State, core: Pick<Core, 'connectors'>): boolean {
  if (attempt?.status !== 'waiting') return false
  return connectorManifest(core, attempt.connectorId).isLogin === true
}

function passed(login: Login): EventProps[] {
  if (login.step === 'otp') return [{ type: 'track', event: 'EMAIL_VERIFICATION_CODE_PASS' }]
  const provider = providerOf(login)
  if (provider === undefined) return []
  return [{ type: 'track', event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } }]
}

type Social = Extract<Login, { step: 'social' | 'farcaster' }>
type Email = Extract<Login, { step: 'email' | 'device' | 'otp' }>

function socialEvents(was: Login, is: Social): EventProps[] {
  const properties = { provider: is.step === 'farcaster' ? 'farcaster' : is.provider }
  const isNew = was.step !== is.step || was.status !== is.status
  if (!isNew) return []
  switch (is.status) {
    case 'opening':
    case 'loading':
      return [{ type: 'track', event: 'SOCIAL_LOGIN_STARTED', properties }]
    case 'retrieving':
      return [{ type: 'track', event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties }]
    case 'closed':
    case 'declined':
      return [{ type: 'track', event: 'SOCIAL_LOGIN_CANCELED', properties }]
    case 'failed': {
      const error = { ...properties, message: String(is.error?.code) }
      return [{ type: 'error', event: 'SOCIAL_LOGIN_ERROR', properties: error }]
    }
    default:
      return []
  }
}

/** The person left while the widget waited for the provider. */
function canceled(was: Login): EventProps[] {
  const provider = providerOf(was)
  const isWaiting = 'status' in was && (was.status === 'waiting' || was.status === 'opening')
  if (provider === undefined || !isWaiting) return []
  return [{ type: 'track', event: 'SOCIAL_LOGIN_CANCELED', properties: { provider } }]
}

function emailEvents(was: Login, is: Email): EventProps[] {
  const events: EventProps[] = []
  if (is.step === 'email' && is.status === 'busy') {
    events.push({ type: 'track', event: 'EMAIL_SUBMITTED' })
  }
  if (is.step === 'otp' && was.step === 'device') {
    events.push({ type: 'track', event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  }
  if (is.step === 'otp' && was.step !== 'otp') {
    events.push({ type: 'track', event: 'EMAIL_VERIFICATION_CODE_SENT' })
  }
  if (is.step === 'otp' && is.status === 'failed') {
    const message = String(is.error?.code)
    events.push({ type: 'error', event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
  }
  return events
}

function providerOf(login: Login): string | undefined {
  if (login.step === 'farcaster') return 'farcaster'
  return login.step === 'social' ? login.provider : undefined
}
