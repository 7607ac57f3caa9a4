import * as z from 'zod/mini'
import { type SecureErrorShape, SecureError } from '#secure/wire'
import { createApi } from '../api.ts'
import { openKeyStore } from '../keys/keyStore.ts'
import { createLook } from '../look.ts'
import type { Page } from '../page.ts'
import { getUser } from '../requests/account.ts'
import { runRpc } from '../requests/rpc.ts'
import { openSettings } from '../requests/settings.ts'
import { createScreen } from '../screen.ts'
import { createSession } from '../session.ts'
import { mountWindow, type WindowFace } from '../views/mountWindow.tsx'
import { describe, type RequestContext } from '../wire/server.ts'
import { type FromWindow, type ToWindow, toWindow, WINDOW_CHANNEL } from './messages.ts'
import { ownOutside } from './ownOutside.ts'

/** A window that a frame of this origin opened: does the one thing it was opened for. */
export async function startWindow(): Promise<void> {
  const look = createLook(navigator.language)
  const face = mountWindow(look)
  const opener: Window | null = window.opener
  if (opener === null) return face.show({ at: 'lost' })
  const { ticket, request, theme } = await begin(opener)
  look.sync(theme)

  const answer = (message: Omit<Extract<FromWindow, { type: 'DONE' }>, 'channel'>) =>
    opener.postMessage({ channel: WINDOW_CHANNEL, ...message }, location.origin)
  const fail = (error: SecureErrorShape) => {
    const message: FromWindow = { channel: WINDOW_CHANNEL, type: 'FAILED', error }
    opener.postMessage(message, location.origin)
  }
  try {
    const result = await serve(ticket, request, look, face)
    answer({ type: 'DONE', result })
    face.show({ at: 'done' })
    window.close()
  } catch (error) {
    fail(describe(error))
    face.show({ at: 'failed', error })
  }
}

/** Says that it is here, and hears what it is for: from its opener, which is of this origin. */
function begin(opener: Window): Promise<ToWindow> {
  const { promise, hear } = listen(opener)
  addEventListener('message', hear)
  const hello: FromWindow = { channel: WINDOW_CHANNEL, type: 'HELLO' }
  opener.postMessage(hello, location.origin)
  return promise.finally(() => removeEventListener('message', hear))
}

function listen(opener: Window) {
  let resolve: (message: ToWindow) => void = () => undefined
  const promise = new Promise<ToWindow>((settle) => {
    resolve = settle
  })
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source !== opener || event.origin !== location.origin) return
    const parsed = z.safeParse(toWindow, event.data)
    if (parsed.success) resolve(parsed.data)
  }
  return { promise, hear }
}

async function serve(
  ticket: ToWindow['ticket'],
  request: ToWindow['request'],
  look: Page['look'],
  face: WindowFace,
): Promise<unknown> {
  const api = createApi()
  const { signal } = new AbortController()
  const context: RequestContext = { id: ticket, signal }
  switch (request.name) {
    case 'SAVE_FILE':
      await face.press('save')
      return ownOutside.saveFile(request.file, signal)
    case 'MAKE_PASSKEY':
      await face.press('passkey')
      return ownOutside.makePasskey(request.userName, signal)
    case 'USE_PASSKEY':
      await face.press('passkey')
      return ownOutside.openPasskey(request, signal)
  }

  const [config, { account, origin }, store] = await Promise.all([
    api.call('getConfig'),
    api.call('redeemTicket', { ticket }),
    openKeyStore(),
  ])
  if (store === undefined) {
    throw new SecureError('STORAGE_BLOCKED', 'Your browser keeps nothing at all for the wallet.')
  }
  const session = createSession(api, config, () => undefined)
  session.accept(account)
  const screen = createScreen(
    async () => face.ask(page),
    () => face.show({ at: 'working' }),
  )
  const page: Page = {
    api,
    config,
    session,
    screen,
    look,
    store,
    asker: origin,
    outside: ownOutside,
    isWindow: true,
  }
  switch (request.name) {
    case 'GET_USER':
      return getUser(page, request.payload, context)
    case 'RPC_REQUEST':
      return runRpc(page, request.payload, context)
    case 'OPEN_SETTINGS':
      return openSettings(page, request.payload, context)
  }
}
