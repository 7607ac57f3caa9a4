import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  CHANNEL,
  newRequestId,
  REQUESTS_IN_FLIGHT,
  SecureError,
  type WireAnswer,
  wireRows,
} from '#secure/wire'
import { createWireServer, type Handlers, type RequestContext, type WireServer } from './server.ts'

const unexpected = async (): Promise<never> => {
  throw new SecureError('INTERNAL', 'Nobody should have come here')
}
const own = (name: string) => name === 'CANCEL' || name === 'RELOAD'
const names = Object.keys(wireRows).filter((name) => !own(name))
// One for each row that the wire does not answer itself.
const none = Object.fromEntries(names.map((name) => [name, unexpected])) as unknown as Handlers

let frame: HTMLIFrameElement
let server: WireServer
let answers: WireAnswer[] = []
let reloads = 0
/** Requests that wait for a person, with their signals. */
let waiting: RequestContext[] = []

const handlers: Handlers = {
  ...none,
  CONNECT_OTP: async () => undefined,
  CONNECT_DEVICE: (_, context) => {
    waiting.push(context)
    return new Promise(() => undefined)
  },
}

beforeEach(async () => {
  answers = []
  waiting = []
  reloads = 0
  frame = document.createElement('iframe')
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  // The widget's side: what it is told to say comes from a window of its own.
  frame.srcdoc =
    '<script>addEventListener("say", ({ detail }) => parent.postMessage(detail, "*"))</script>'
  document.body.append(frame)
  await loaded
  peer().addEventListener('message', ({ data }) => answers.push(data))
  server = start([location.origin])
})
afterEach(() => {
  server.destroy()
  frame.remove()
})

function start(origins: readonly string[]): WireServer {
  const reload = () => {
    reloads += 1
  }
  return createWireServer({ listenTo: window, peer: peer(), origins, handlers, reload })
}

function peer(): Window {
  if (frame.contentWindow === null) throw new Error('The frame is gone')
  return frame.contentWindow
}

function say(detail: unknown): void {
  peer().dispatchEvent(new CustomEvent('say', { detail }))
}

/** Sends a request; answers its id. */
function ask(type: string, payload?: unknown): string {
  const id = newRequestId()
  say({ channel: CHANNEL, type, id, ...(payload === undefined ? {} : { payload }) })
  return id
}

const answerTo = (id: string) =>
  answers.find((answer) => answer.id === id && answer.type !== 'HEARTBEAT')
const errorOf = (id: string) =>
  expect.poll(() => {
    const { type = '', error } = answerTo(id) ?? {}
    return type.endsWith('_ERROR') ? error?.code : undefined
  })

/** Everything that was said before has been heard then. */
async function heard(): Promise<void> {
  const id = ask('CANCEL', { id: newRequestId() })
  await expect.poll(() => answerTo(id)?.type).toBe('CANCEL_SUCCESS')
}

test('behavior: a request is answered once, and what fits no schema changes nothing (S7.28)', async () => {
  const id = ask('CONNECT_OTP', { otp: '123456' })
  await expect.poll(() => answerTo(id)).toMatchObject({ type: 'CONNECT_OTP_SUCCESS' })
  say({ channel: CHANNEL, type: 'CONNECT_OTP', id, payload: { otp: '123456' } }) // a second time
  for (const envelope of [
    null,
    'CONNECT_OTP',
    { type: 'CONNECT_OTP', id: newRequestId(), payload: { otp: '123456' } },
    { channel: 'other/1', type: 'CONNECT_OTP', id: newRequestId(), payload: { otp: '123456' } },
    { channel: CHANNEL, type: 'CONNECT_OTP', id: 'short', payload: { otp: '123456' } },
    { channel: CHANNEL, type: 'CONNECT_OTP', id: newRequestId(), payload: { otp: '1' }, more: 1 },
  ]) {
    say(envelope)
  }
  await heard()
  expect(answers.filter((answer) => answer.type !== 'CANCEL_SUCCESS')).toHaveLength(1)

  await errorOf(ask('CONNECT_OTP', { otp: '12' })).toBe('BAD_MESSAGE')
  await errorOf(ask('TAKE_ALL')).toBe('BAD_MESSAGE')
  await errorOf(ask('__PROTO__')).toBe('BAD_MESSAGE')
  await errorOf(ask('CONNECT_OTP', { otp: 'x'.repeat(140_000) })).toBe('BAD_MESSAGE')
  await errorOf(ask('CONNECT_OTP', { otp: 1n })).toBe('BAD_MESSAGE')
})

test('error: another origin, and another window, are not even answered (S7.28)', async () => {
  window.postMessage({
    channel: CHANNEL,
    type: 'CONNECT_OTP',
    id: newRequestId(),
    payload: { otp: '123456' },
  })
  await heard()
  expect(answers.map(({ type }) => type)).toEqual(['CANCEL_SUCCESS'])

  server.destroy()
  server = start(['https://widget.example'])
  const hearing = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
  ask('CONNECT_OTP', { otp: '123456' })
  await hearing
  server.destroy()
  server = start([location.origin])
  await heard()
  expect(answers.map(({ type }) => type)).toEqual(['CANCEL_SUCCESS', 'CANCEL_SUCCESS'])
})

test('behavior: answers and refusals are for the origin that asked, and no other (S7.28)', async () => {
  const said = vi.spyOn(peer(), 'postMessage')
  ask('CONNECT_OTP', { otp: '123456' })
  ask('TAKE_ALL')
  await expect.poll(() => said.mock.calls.length).toBe(2)
  expect(said.mock.calls.map(([, target]) => target)).toEqual([location.origin, location.origin])
})

test('behavior: what waits is cancelled alone, and RELOAD ends it all (S7.28)', async () => {
  const [one, two, three] = [ask('CONNECT_DEVICE'), ask('CONNECT_DEVICE'), ask('CONNECT_DEVICE')]
  await expect.poll(() => answers.filter(({ type }) => type === 'HEARTBEAT')).toHaveLength(3)
  ask('CANCEL', { id: two })
  await errorOf(two).toBe('REQUEST_ABORTED')
  expect(waiting.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  expect(answerTo(one)).toBe(undefined)

  const reload = ask('RELOAD')
  await expect.poll(() => answerTo(reload)?.type).toBe('RELOAD_SUCCESS')
  await errorOf(one).toBe('REQUEST_ABORTED')
  await errorOf(three).toBe('REQUEST_ABORTED')
  expect(reloads).toBe(1)
})

test('error: more than 32 requests at once are refused, until one is over', async () => {
  const ids = Array.from({ length: REQUESTS_IN_FLIGHT }, () => ask('CONNECT_DEVICE'))
  await errorOf(ask('CONNECT_DEVICE')).toBe('TOO_MANY_REQUESTS')
  expect(waiting).toHaveLength(REQUESTS_IN_FLIGHT)
  const [first = ''] = ids
  ask('CANCEL', { id: first })
  await errorOf(first).toBe('REQUEST_ABORTED')
  const id = ask('CONNECT_OTP', { otp: '123456' })
  await expect.poll(() => answerTo(id)?.type).toBe('CONNECT_OTP_SUCCESS')
})
