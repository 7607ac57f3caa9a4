import * as z from 'zod/mini'
import { type SecureAccount, secret } from '#secure/api'
import { SecureError } from '#secure/wire'
import { toBase64Url } from '../keys/bytes.ts'
import { awaitJoin } from '../keys/joins.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import { canSign, type WalletParts } from '../keys/wallet.ts'
import type { Page } from '../page.ts'
import { converse, openBlank } from './converse.ts'
import { beginning } from './openWindow.ts'

const admission = z.strictObject({ ticket: secret })

/**
 * Has a window of this browser give this frame a share of its own, where the window holds one; for a
 * new account the window makes the keys. Call it in the click.
 *
 * @throws SecureError `NO_SHARE` where the window has none either
 */
export async function enrol(page: Page, signal: AbortSignal): Promise<void> {
  const opened = openBlank()
  const store = storeOf(page)
  const { api, embedder, appearance, session } = page
  let id = ''
  const begin = async () => {
    const { ticket } = await api.call('makeTicket', { origin: embedder })
    const join = await askToJoin(page, store)
    id = join.id
    opened.postMessage(beginning(appearance, { name: 'ENROL', join }, ticket), location.origin)
  }
  // Why it could not is told here.
  await converse(opened, begin, signal).finally(() => opened.close())
  await takeShare({ api, store }, await session.account(), id, signal)
}

/** Takes what the window let this frame in with, unless the window's own share is this frame's too. */
export async function takeShare(
  wallet: WalletParts,
  account: SecureAccount,
  joinId: string,
  signal: AbortSignal,
): Promise<void> {
  if (!(await canSign(wallet.store, account))) await awaitJoin(wallet, account, joinId, signal)
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
    const { account } = await api.call('redeemTicket', { ticket, isFrame: true })
    const { store } = page
    if (store !== undefined && !(await canSign(store, account))) {
      const join = await askToJoin(page, store)
      const admitting = converse(opened, () => undefined, signal)
      opened.postMessage(beginning(appearance, { name: 'ENROL', join }), location.origin)
      await admitting.then(
        () => awaitJoin({ api, store }, account, join.id, signal),
        // Signed in all the same: a share can come in another way.
        (error: unknown) => console.warn(error),
      )
    }
    session.accept(account)
  } finally {
    opened.close()
  }
}

async function askToJoin({ api }: Pick<Page, 'api'>, store: KeyStore) {
  const publicKey = toBase64Url(await store.publicKey())
  const { id } = await api.call('askToJoin', { publicKey })
  return { id, publicKey }
}

function storeOf({ store }: Page): KeyStore {
  if (store !== undefined) return store
  throw new SecureError('STORAGE_BLOCKED', 'Your browser keeps nothing here.')
}
