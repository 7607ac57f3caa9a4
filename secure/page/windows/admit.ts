import { SecureError } from '#secure/wire'
import { type Granted, grantOwn, approveEnrollment } from '../keys/enrollments.ts'
import { canSign } from '../keys/wallet.ts'
import type { Page } from '../page.ts'
import type { WindowRequest } from './messages.ts'

type Parts = Pick<Page, 'api' | 'session' | 'store'> & {
  /** The service sees frame and window as one device, as in a browser with one cookie jar for all sites. */
  readonly isOneDevice: boolean
}
type Enroll = Extract<WindowRequest, { name: 'ENROL' }>

/**
 * The window's part of `enroll`: gives a frame of this browser a share of its own through the service or,
 * where both are one device, the window's share in its answer.
 */
export async function admit(
  { api, session, store, isOneDevice }: Parts,
  { join: enrollment }: Enroll,
): Promise<Granted | undefined> {
  const account = await session.account()
  if (store === undefined || account.addresses === null || !(await canSign(store, account))) {
    throw new SecureError('NO_SHARE', 'This browser holds no part of your key yet.')
  }
  if (isOneDevice) return grantOwn({ store }, account, enrollment)
  await approveEnrollment({ api, store }, account, enrollment)
  return undefined
}

/**
 * Whether the person is signed in in this window, as whom the frame says, and lately enough.
 *
 * @throws SecureError `SESSION_EXPIRED`, `LOGIN_NOT_FRESH`, or `NO_SHARE` where it is somebody else
 */
export async function checkSignedIn(
  { api, config, session }: Pick<Page, 'api' | 'config' | 'session'>,
  email: string,
): Promise<void> {
  const account = await session.account()
  if (account.email !== email) {
    throw new SecureError('NO_SHARE', 'Somebody else is signed in in this window.')
  }
  const { now } = await api.call('getTime')
  if (account.verifiedAt + config.freshSeconds <= now) {
    throw new SecureError(
      'LOGIN_NOT_FRESH',
      'Your last login is a while ago. Please sign in again.',
    )
  }
}
