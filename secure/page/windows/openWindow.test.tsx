import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiName } from '#secure/api'
import type { Page } from '../page.ts'
import { testPage } from '../views/testing/scenes.ts'
import { createReusedWindow } from './reusedWindow.ts'
import { openWindow } from './openWindow.ts'
import { type FromWindow, WINDOW_CHANNEL } from './messages.ts'

const request = { name: 'RPC_REQUEST', payload: { method: 'personal_sign' } } as const
const ticket = 'A'.repeat(43)
const frames: HTMLIFrameElement[] = []
let asked: { name: ApiName; body: unknown }[] = []
const page: Pick<Page, 'api' | 'embedder' | 'appearance'> = {
  ...testPage,
  api: {
    ...testPage.api,
    async call(name: ApiName, body?: unknown) {
      asked.push({ name, body })
      return { ticket } as never // the only row that is asked for here
    },
  },
}

/** A window of this origin that says what it is told to, and keeps what it hears. */
async function openSpeaker(): Promise<Window> {
  const frame = document.createElement('iframe')
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  frame.srcdoc = `<script>
    heard = []
    addEventListener('message', ({ data }) => heard.push(data))
    addEventListener('say', ({ detail }) => parent.postMessage(detail, '*'))
  </script>`
  document.body.append(frame)
  frames.push(frame)
  await loaded
  if (frame.contentWindow === null) throw new Error('The frame is gone')
  return frame.contentWindow
}

type Said = {
  readonly type: FromWindow['type']
  readonly channel?: string
  readonly result?: unknown
}

function say(from: Window, message: Said): void {
  from.dispatchEvent(new CustomEvent('say', { detail: { channel: WINDOW_CHANNEL, ...message } }))
}
const heardBy = (one: Window): unknown[] => Reflect.get(one, 'heard')

let popup: Window
beforeEach(async () => {
  asked = []
  popup = await openSpeaker()
  vi.spyOn(window, 'open').mockImplementation(() => popup)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const frame of frames.splice(0)) frame.remove()
})

test('error: another window is neither told the ticket nor heard, and one that is closed has refused (S7.28)', async () => {
  const stranger = await openSpeaker()
  const answer = openWindow(page, request, new AbortController().signal)
  answer.catch(() => undefined)
  const forged = { type: 'DONE', result: '0xforged' } as const
  say(stranger, { type: 'HELLO' })
  say(stranger, forged)
  say(popup, { ...forged, channel: 'causeway-window/0' })
  say(popup, { type: 'HELLO' })
  await expect
    .poll(() => heardBy(popup))
    .toMatchObject([{ type: 'BEGIN', ticket, request, channel: WINDOW_CHANNEL }])
  expect(heardBy(stranger)).toEqual([])
  // Who asks is what the browser told the frame, and nothing that the request says.
  expect(asked).toEqual([{ name: 'makeTicket', body: { origin: testPage.embedder } }])
  say(popup, { type: 'DONE', result: '0xsigned' })
  expect(await answer).toBe('0xsigned')

  const left = openWindow(page, request, new AbortController().signal)
  left.catch(() => undefined)
  for (const frame of frames.splice(0)) frame.remove()
  await expect(left).rejects.toMatchObject({
    code: 4001,
    message: 'The window was closed before it was done.',
  })
})

test('error: a blocked window, a ticket that nobody makes, and a person who leaves', async () => {
  vi.mocked(window.open).mockReturnValueOnce(null)
  const { signal } = new AbortController()
  await expect(openWindow(page, request, signal)).rejects.toMatchObject({
    code: 'STORAGE_BLOCKED',
    message: 'Your browser blocked the window.',
  })
  const down = { ...page, api: testPage.api }
  const asking = openWindow(down, request, signal)
  asking.catch(() => undefined)
  say(popup, { type: 'HELLO' })
  await expect(asking).rejects.toMatchObject({ code: 'SERVICE_DOWN' })
  expect(heardBy(popup)).toEqual([])

  const life = new AbortController()
  const closing = vi.spyOn(popup, 'close').mockImplementation(() => undefined)
  const leaving = openWindow(page, request, life.signal)
  life.abort()
  await expect(leaving).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  expect(closing).toHaveBeenCalledTimes(1)
})

test('behavior: S9 what a site asks next is done in the window that is open, until that is closed (S7.28)', async () => {
  const { signal } = new AbortController()
  const kept = createReusedWindow()
  expect(kept.isOpen()).toBe(false)
  const approving = openWindow(page, request, signal, kept)
  say(popup, { type: 'HELLO' })
  await expect.poll(() => heardBy(popup)).toMatchObject([{ request }])
  say(popup, { type: 'DONE', result: '0xapproved' })
  expect(await approving).toBe('0xapproved')

  // It has said that it is here, and is told at once, with a ticket of its own.
  expect(kept.isOpen()).toBe(true)
  const next = { name: 'RPC_REQUEST', payload: { method: 'eth_sendTransaction' } } as const
  const sending = openWindow(page, next, signal, kept)
  await expect.poll(() => heardBy(popup)).toMatchObject([{ request }, { request: next }])
  say(popup, { type: 'DONE', result: '0xdeposited' })
  expect(await sending).toBe('0xdeposited')
  expect(asked).toHaveLength(2)
  const down = openWindow({ ...page, api: testPage.api }, next, signal, kept)
  await expect(down).rejects.toMatchObject({ code: 'SERVICE_DOWN' })
  expect(window.open).toHaveBeenCalledTimes(1)

  for (const frame of frames.splice(0)) frame.remove()
  expect(kept.isOpen()).toBe(false)
  vi.mocked(window.open).mockReturnValueOnce(null)
  const blocked = openWindow(page, next, signal, kept)
  await expect(blocked).rejects.toMatchObject({ code: 'STORAGE_BLOCKED' })
})
