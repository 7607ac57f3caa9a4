import * as z from 'zod/mini'
import { type SecureAccount, secret, shareSetId } from '#secure/api'
import { bytes, SecureError } from '#secure/wire'
import { toBase64Url } from '../keys/bytes.ts'
import { awaitEnrollment, takeGranted } from '../keys/enrollments.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import { canSign, type WalletParts } from '../keys/wallet.ts'
import type { Page } from '../page.ts'
import { converse, openBlank } from './converse.ts'
import { beginning } from './openWindow.ts'

/** From a window that is one device with this frame. */
const granted = z.strictObject({ shareSetId, sealedShare: bytes(512) })
const admission = z.strictObject({ ticket: secret })

/**
 * Has a window of this browser give this frame a share of its own, where the window holds one; for a
 * new account the window makes the keys. Call it in the click.
 *
 * @throws SecureError `NO_SHARE` where the window has none either
 */
export async function enroll(page: Page, signal: AbortSignal): Promise<void> {
  const opened = openBlank()
  const store = storeOf(page)
  const { api, embedder, appearance, session } = page
  let id = ''
  const begin = async () => {
    const { ticket } = await api.call('makeTicket', { origin: embedder })
    const enrollment = await requestEnrollment(page, store)
    id = enrollment.id
    opened.postMessage(
      beginning(appearance, { name: 'ENROL', join: enrollment }, ticket),
      location.origin,
    )
  }
  // Why it could not is told here.
  const answer = await converse(opened, begin, signal).finally(() => opened.close())
  await takeShare({ api, store }, await session.account(), { id, answer }, signal)
}

/** Takes what the window gave this frame, unless both have one store, too. */
export async function takeShare(
  wallet: WalletParts,
  account: SecureAccount,
  { id, answer }: { id: string; answer: unknown },
  signal: AbortSignal,
): Promise<void> {
  if (await canSign(wallet.store, account)) return
  if (answer === undefined) await awaitEnrollment(wallet, account, id, signal)
  else await takeGranted(wallet, account, granted.parse(answer))
}

/**
 * Signs this frame in by what a window of this browser knows, once the person agreed there; and gives
 * it a share, where the window has one. Call it in the click.
 *
 * @throws SecureError what the window fails with, where nobody is signed in there as this person
 */
export async function signInByWindow(
  page: Page,
  email: string,
  signal: AbortSignal,
): Promise<void> {
  const opened = openBlank()
  const { api, embedder, appearance, session } = page
  const greet = () =>
    opened.postMessage(
      beginning(appearance, { name: 'SIGN_IN', asker: embedder, email }),
      location.origin,
    )
  try {
    const { ticket } = admission.parse(await converse(opened, greet, signal))
    const { account, isOneDevice } = await api.call('redeemTicket', { ticket, isFrame: true })
    const { store } = page
    if (store !== undefined && !(await canSign(store, account))) {
      const enrollment = await requestEnrollment(page, store)
      const request = { name: 'ENROL', join: enrollment, isOneDevice } as const
      const admitting = converse(opened, () => undefined, signal)
      opened.postMessage(beginning(appearance, request), location.origin)
      await admitting.then(
        (answer) => takeShare({ api, store }, account, { id: enrollment.id, answer }, signal),
        // The frame is signed in all the same: a share can come in another way.
        (error: unknown) => console.warn(error),
      )
    }
    session.accept(account)
  } finally {
    opened.close()
  }
}

async function requestEnrollment({ api }: Pick<Page, 'api'>, store: KeyStore) {
  const publicKey = toBase64Url(await store.publicKey())
  const { id } = await api.call('requestEnrollment', { publicKey })
  return { id, publicKey }
}

function storeOf({ store }: Page): KeyStore {
  if (store !== undefined) return store
  throw new SecureError('STORAGE_BLOCKED', 'Your browser keeps nothing here.')
}
