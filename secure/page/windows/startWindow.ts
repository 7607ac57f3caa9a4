import * as z from 'zod/mini'
import { type SecureErrorShape, SecureError } from '#secure/wire'
import { createApi } from '../api.ts'
import type { RecoveryFile } from '../keys/recoveryFile.ts'
import { type KeyStore, openKeyStore } from '../keys/keyStore.ts'
import { storedLanguage } from '../storedLanguage.ts'
import { createLasting, seesCookies } from '../lasting.ts'
import { createAppearance } from '../appearance.ts'
import type { Page } from '../page.ts'
import { createPossession } from '../possession.ts'
import { canSign } from '../keys/wallet.ts'
import { ensureKeys, getUser } from '../requests/account.ts'
import { proveEmail } from '../requests/email.ts'
import { runRpc } from '../requests/rpc.ts'
import { openSettings } from '../requests/settings.ts'
import { createScreen, declined } from '../screen.ts'
import { createSession } from '../session.ts'
import { mountWindow, type WindowContent } from '../views/window/mountWindow.tsx'
import { describe, type RequestContext } from '../wire/server.ts'
import { admit, checkSignedIn } from './admit.ts'
import {
  type FromWindow,
  type ToWindow,
  toWindow,
  WINDOW_CHANNEL,
  type WindowRequest,
} from './messages.ts'
import { ownOutside, saveFile } from './ownOutside.ts'

/** How long a window waits for the next question of a flow, such as the deposit after its approval. */
const KEPT_MS = 180_000
/** How often it is looked whether its frame is still there, since no event tells. */
const LOOK_MS = 500

/** A window that a frame of this origin opened: does what it was opened for. */
export async function startWindow(): Promise<void> {
  const appearance = createAppearance(navigator.languages, storedLanguage)
  const face = mountWindow(appearance)
  const opener: Window | null = window.opener
  if (opener === null) return face.show({ at: 'lost' })
  const mail = openMail(opener, appearance)

  const answer = (message: Omit<Extract<FromWindow, { type: 'DONE' }>, 'channel'>) =>
    opener.postMessage({ channel: WINDOW_CHANNEL, ...message }, location.origin)
  const fail = (error: SecureErrorShape) => {
    const message: FromWindow = { channel: WINDOW_CHANNEL, type: 'FAILED', error }
    opener.postMessage(message, location.origin)
  }
  const desk: Desk = { mail, face, appearance, answer, fail, gone: untilGone(opener) }
  const first = await mail.next()
  const { request } = first
  if (request.name === 'REVIEW') return reviewAll(request, desk)
  if (request.name === 'SAVE_FILE') return save(request.file, desk)
  return request.name === 'SIGN_IN' ? signIn(request, desk) : serveAll(first, desk)
}

/** The frame has gone with its page: what is confirmed from then on would be confirmed to nobody. */
function untilGone(opener: Window): Promise<undefined> {
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      if (!opener.closed) return
      clearInterval(looking)
      resolve(undefined)
    }, LOOK_MS)
  })
}

type Mail = { next(): Promise<ToWindow> }

/**
 * Reports that the window is ready, and receives its task from its opener, which is of this origin and
 * also says how the window is drawn.
 */
function openMail(opener: Window, appearance: Page['appearance']): Mail {
  const waiting: ToWindow[] = []
  let take: ((message: ToWindow) => void) | undefined
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== opener || event.origin !== location.origin) return
    const parsed = z.safeParse(toWindow, event.data)
    if (!parsed.success) return
    const { theme, language } = parsed.data
    appearance.sync(theme)
    if (language !== undefined) appearance.choose(language)
    if (take === undefined) waiting.push(parsed.data)
    else take(parsed.data)
    take = undefined
  })
  const hello: FromWindow = { channel: WINDOW_CHANNEL, type: 'HELLO' }
  opener.postMessage(hello, location.origin)
  return {
    next() {
      const [first] = waiting.splice(0, 1)
      if (first !== undefined) return Promise.resolve(first)
      return new Promise((resolve) => {
        take = resolve
      })
    },
  }
}

type Desk = {
  mail: Mail
  face: WindowContent
  appearance: Page['appearance']
  answer: (message: { type: 'DONE'; result?: unknown }) => void
  fail: (error: SecureErrorShape) => void
  /** Resolves when there is nobody left to answer to. */
  gone: Promise<undefined>
}

/** Asks what its frame sends, one question after the other; the frame does what is confirmed. */
async function reviewAll(
  first: Extract<WindowRequest, { name: 'REVIEW' }>,
  desk: Desk,
): Promise<void> {
  const { face, answer, fail, gone } = desk
  let request: WindowRequest | undefined = first
  while (request?.name === 'REVIEW') {
    const isConfirmed = await Promise.race([face.review(request.asker, request.review), gone])
    if (!isConfirmed) {
      fail(describe(declined()))
      return window.close()
    }
    answer({ type: 'DONE' })
    // The person's own settings are not part of a site's flow.
    if (request.review.kind !== 'approval') break
    request = (await awaitNext(desk))?.request
  }
  window.close()
}

/**
 * The window stays until the person or its frame closes it: closing it ends a download that has not
 * begun, and no browser reports when one has.
 */
async function save(file: RecoveryFile, { face, answer }: Desk): Promise<void> {
  await face.press('save')
  saveFile(file)
  face.show({ at: 'saved', onSave: () => saveFile(file) })
  answer({ type: 'DONE' })
}

/** The next request after this one; undefined if none came in time. */
function awaitNext({ mail, face, gone }: Desk): Promise<ToWindow | undefined> {
  face.show({ at: 'next' })
  return Promise.race([mail.next(), pause(KEPT_MS), gone])
}

/** Does what its frame cannot, and the next steps of the flow of a site too. */
async function serveAll(first: ToWindow, desk: Desk): Promise<void> {
  const { mail, face, answer, fail, gone } = desk
  let asked: ToWindow | undefined = first
  while (asked !== undefined) {
    const isFlow: boolean = asked.request.name === 'RPC_REQUEST'
    try {
      answer({ type: 'DONE', result: await serve(asked, desk) })
    } catch (error) {
      fail(describe(error))
      // As in a review: what was declined ends the flow.
      if (isFlow && error instanceof SecureError && error.code === 4001) break
      face.show({ at: 'failed', error })
      if (!isFlow) return
      // The person may read the error for as long as they like; the site may ask again meanwhile.
      asked = await Promise.race([mail.next(), gone])
      continue
    }
    if (!isFlow) face.show({ at: 'done' })
    asked = isFlow ? await awaitNext(desk) : undefined
  }
  window.close()
}

/** Lets in a site that has no session yet, and then its frame, which asks once it is signed in. */
async function signIn(
  { asker: embedder, email }: Extract<WindowRequest, { name: 'SIGN_IN' }>,
  { mail, face, appearance, answer, fail, gone }: Desk,
): Promise<void> {
  try {
    const { page } = await openPage(undefined, { appearance, face, gone })
    await checkSignedIn(page, email)
    const review = face.review(embedder, { kind: 'signIn', email })
    if (!(await Promise.race([review, gone]))) throw declined()
    face.show({ at: 'working' })
    const { ticket } = await page.api.call('makeTicket', { origin: embedder })
    answer({ type: 'DONE', result: { ticket } })
    const { request } = await mail.next()
    if (request.name !== 'ENROL') return
    const { isOneDevice = false } = request
    answer({ type: 'DONE', result: await admit({ ...page, isOneDevice }, request) })
  } catch (error) {
    // The frame reports it, and continues in another way.
    fail(describe(error))
  } finally {
    window.close()
  }
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

async function serve({ ticket, request }: ToWindow, desk: Desk): Promise<unknown> {
  const { face } = desk
  const { name } = request
  if (ticket === undefined || name === 'REVIEW' || name === 'SIGN_IN' || name === 'SAVE_FILE') {
    throw new SecureError('BAD_MESSAGE', 'A ticket is missing.')
  }
  const { signal } = new AbortController()
  const context: RequestContext = { id: ticket, signal }
  switch (request.name) {
    case 'MAKE_PASSKEY':
      await face.press('passkey')
      return ownOutside.makePasskey(request.userName, signal)
    case 'USE_PASSKEY':
      await face.press('passkey')
      return ownOutside.openPasskey(request, signal)
  }

  const { page, store, isOneDevice } = await openPage(ticket, desk)
  switch (request.name) {
    case 'GET_USER':
      return noting(getUser(page, request.payload, context))
    case 'RPC_REQUEST':
      return noting(runRpc(page, request.payload, context))
    case 'OPEN_SETTINGS':
      return openSettings(page, request.payload, context)
    case 'PROVE_EMAIL':
      return proveEmail(page, request.email, context)
    case 'ENROL':
      await ensureKeys(page, context)
      return noting(admit({ ...page, isOneDevice }, request))
  }

  /** This browser has signed, as a frame on another site may hear. */
  async function noting<T>(doing: Promise<T>): Promise<T> {
    const done = await doing
    if (await canSign(store, await page.session.account())) await page.api.call('noteBrowser', {})
    return done
  }
}

/** The window's own document of the wallet; with a ticket, it is signed in as the person of its frame. */
async function openPage(
  ticket: string | undefined,
  { appearance, face, gone }: Pick<Desk, 'appearance' | 'face' | 'gone'>,
): Promise<{ page: Page; store: KeyStore; isOneDevice: boolean }> {
  const possession = createPossession()
  const api = createApi('', undefined, undefined, possession)
  const store = await openKeyStore()
  if (store === undefined) {
    throw new SecureError('STORAGE_BLOCKED', 'Your browser keeps nothing at all for the wallet.')
  }
  await possession.attach(store.session)
  const lasting = createLasting({ api, possession, store, seesCookies })
  if (ticket !== undefined) await lasting()
  const [config, redeemed] = await Promise.all([
    api.call('getConfig'),
    ticket === undefined ? undefined : api.call('redeemTicket', { ticket }),
  ])
  const session = createSession(api, config, () => undefined, possession)
  if (redeemed !== undefined) session.accept(redeemed.account)
  const screen = createScreen(
    async () => face.ask(page),
    () => face.show({ at: 'working' }),
  )
  gone.then(() => {
    const refuse = () => screen.current()?.refuse(declined())
    screen.subscribe(refuse)
    refuse()
  })
  const page: Page = {
    api,
    config,
    session,
    screen,
    appearance,
    store,
    lasting,
    embedder: redeemed?.origin ?? null,
    outside: ownOutside,
    isWindow: true,
  }
  return { page, store, isOneDevice: redeemed?.isOneDevice ?? false }
}
