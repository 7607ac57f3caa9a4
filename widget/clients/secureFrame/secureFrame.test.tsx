import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHANNEL } from '#secure/wire'
import type { SecureFrameError } from './errors.ts'
import { FRAME_ID } from './frameElement.ts'
import type { SecureFrame, SecureFrameEvent } from './port.ts'
import { createSecureFrame } from './secureFrame.ts'
import { READY_PAUSE_MS } from './limits.ts'

/** A document that speaks the wire: what it answers stands in the message that asks. */
const speaker = `<script>
  const channel = '${CHANNEL}'
  const say = (message) => parent.postMessage({ channel, ...message }, '*')
  addEventListener('message', ({ data }) => {
    const { type, id, payload } = data
    parent.heard.push(type)
    if (type === 'CONNECT_EMAIL') say({ id, type: type + '_SUCCESS', payload: { action: 'VERIFY_OTP' } })
    if (type === 'IS_CONNECTED') say({ id, type: type + '_SUCCESS', payload: { isConnected: 'yes' } })
    if (type === 'CONNECT_OTP') {
      say({ id, type: type + '_ERROR', error: { code: 'RATE_LIMITED', message: 'Slow down', retryAfterSeconds: 12 } })
    }
    if (type === 'RPC_REQUEST') say({ type: 'SHOW', payload: { id, height: 240 } })
    if (type === 'GET_CHAIN_ID') location.reload()
  })
  say({ type: 'READY', payload: { version: '1', storage: 'kept' } })
</script>`

const heard: string[] = []
let life = new AbortController()
let events: SecureFrameEvent[] = []

beforeEach(() => {
  life = new AbortController()
  events = []
  heard.length = 0
  Object.assign(window, { heard })
})
afterEach(() => life.abort())

function start(html = speaker): SecureFrame {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  const frame = createSecureFrame({ url, document, title: 'Secure', signal: life.signal })
  frame.on((event) => events.push(event))
  return frame
}

test('default: the document comes with the first request, which waits for it (S4.10, S7.28)', async () => {
  const frame = start()
  expect(document.getElementById(FRAME_ID)).toBe(null)
  const asked = frame.request('CONNECT_EMAIL', { email: 'maren@tern.example' })
  expect(await asked).toEqual({ action: 'VERIFY_OTP' })
  expect(events.map(({ type }) => type)).toEqual(['loading', 'ready'])
  const element = document.getElementById(FRAME_ID)
  expect(element?.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(element?.inert).toBe(true)
  life.abort()
  expect(document.getElementById(FRAME_ID)).toBe(null)
})

test('attack: what another origin says in its place is not heard, and nothing is sent before (S4.10)', async () => {
  const frame = start('<p>Silent</p>')
  const asked = frame.request('CONNECT_EMAIL', { email: 'maren@tern.example' })
  asked.catch(() => undefined) // it ends with the test
  const { contentWindow: source } = document.querySelector<HTMLIFrameElement>(`#${FRAME_ID}`) ?? {}
  const say = (origin: string) => {
    const data = { channel: CHANNEL, type: 'READY', payload: { version: '1', storage: 'kept' } }
    dispatchEvent(new MessageEvent('message', { source: source ?? null, origin, data }))
  }
  say('https://evil.example')
  say('null')
  await new Promise((resolve) => setTimeout(resolve, 2 * READY_PAUSE_MS))
  expect(events.map(({ type }) => type)).toEqual(['loading'])
  say(location.origin)
  await vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(['loading', 'ready']))
})

test('error: the frame’s own code and pause', async () => {
  const frame = start()
  await expect(frame.request('CONNECT_OTP', { otp: '123456' })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 12,
  })
})

test('error: an answer that does not fit is none', async () => {
  await expect(start().request('IS_CONNECTED', undefined)).rejects.toMatchObject({
    code: 'BAD_MESSAGE',
  })
})

test('error: a request that does not fit is not sent', async () => {
  const frame = start()
  await expect(frame.request('CONNECT_OTP', { otp: 'abc' })).rejects.toMatchObject({
    code: 'BAD_MESSAGE',
  })
  // One that fits is heard after it.
  await expect(frame.request('CONNECT_OTP', { otp: '123456' })).rejects.toThrow('Slow down')
  expect(heard.filter((type) => type === 'CONNECT_OTP')).toHaveLength(1)
})

test('error: a document that goes away ends what waits, and the next one is asked anew (S8.04)', async () => {
  const frame = start()
  await expect(frame.request('GET_CHAIN_ID', undefined)).rejects.toMatchObject({
    code: 'REQUEST_ABORTED',
    message: 'Request was aborted',
  })
  const again = frame.request('CONNECT_EMAIL', { email: 'maren@tern.example' })
  expect(await again).toEqual({ action: 'VERIFY_OTP' })
  expect(events.map(({ type }) => type)).toEqual(['loading', 'ready', 'loading', 'ready'])
})

test('behavior: who leaves the frame that is shown cancels what was asked (S9.04)', async () => {
  const frame = start()
  const leaving = new AbortController()
  const asked = frame.request('RPC_REQUEST', { method: 'personal_sign' }, leaving)
  asked.catch(() => undefined)
  await expect
    .poll(() => events.at(-1))
    .toMatchObject({
      type: 'show',
      name: 'RPC_REQUEST',
      method: 'personal_sign',
      height: 240,
    })
  leaving.abort()
  await expect(asked).rejects.toMatchObject({ code: 4001 })
  expect(events.at(-1)?.type).toBe('hide')
  await expect.poll(() => heard.at(-1)).toBe('CANCEL')
})

test('error: other windows and other documents are not heard', async () => {
  const frame = start('<p>Nobody speaks here</p>')
  frame.warm()
  const ready = { version: '1', storage: 'kept' }
  window.postMessage({ channel: CHANNEL, type: 'READY', payload: ready }, '*')
  const asked = frame.request('CONNECT_EMAIL', { email: 'maren@tern.example' })
  asked.catch(() => undefined)
  await expect.poll(() => document.getElementById(FRAME_ID)?.isConnected).toBe(true)
  expect(events.map(({ type }) => type)).toEqual(['loading'])
  frame.destroy()
  await expect(asked).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
})

test('error: a document that says nothing has failed after 20 s (S8.04, S9.04)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asked = start('<p>silent').request('IS_CONNECTED', undefined)
    const outcome = asked.catch(({ code, message }: SecureFrameError) => [code, message])
    vi.advanceTimersByTime(19_999)
    expect(events.map(({ type }) => type)).toEqual(['loading'])
    vi.advanceTimersByTime(1)
    expect(events.map(({ type }) => type)).toEqual(['loading', 'failed'])
    expect(await outcome).toEqual(['IFRAME_LOAD_FAILED', 'Unable to load email login dependency'])
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: a document that is ready is left 500 ms (S9.04)', async () => {
  let readyAt = 0
  const hear = ({ data }: MessageEvent) => {
    if (data?.type === 'READY') readyAt = performance.now()
  }
  addEventListener('message', hear)
  await start().request('CONNECT_EMAIL', { email: 'maren@tern.example' })
  removeEventListener('message', hear)
  expect(performance.now() - readyAt).toBeGreaterThanOrEqual(499)
})

/** Resolves once a document of the frame has loaded. */
function loads(): Promise<unknown> {
  return new Promise((resolve) => {
    document.getElementById(FRAME_ID)?.addEventListener('load', resolve, { once: true })
  })
}

test('error: a document that loads and says no word was refused, which is known after 3 s (H3, E8)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const silent = start('<p>silent').request('IS_CONNECTED', undefined)
    const outcome = silent.catch(({ code, details }: SecureFrameError) => [code, details])
    await loads()
    vi.advanceTimersByTime(2_999)
    expect(events.map(({ type }) => type)).toEqual(['loading'])
    vi.advanceTimersByTime(1)
    const error = expect.objectContaining({ code: 'IFRAME_LOAD_FAILED' })
    expect(events).toEqual([{ type: 'loading' }, { type: 'failed', error }])
    expect(await outcome).toEqual([
      'IFRAME_LOAD_FAILED',
      expect.stringContaining('ALLOWED_ORIGINS'),
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('error: a document that began has its 20 s (H3, E8)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const word = `parent.postMessage({ channel: '${CHANNEL}', type: 'STARTED' }, '*')`
    start(`<script>${word}</script>`).warm()
    // After the frame's own listener.
    const said = new Promise<void>((resolve) => {
      const hear = ({ data }: MessageEvent) => data?.type === 'STARTED' && resolve()
      addEventListener('message', hear, { signal: life.signal })
    })
    await Promise.all([loads(), said])
    vi.advanceTimersByTime(19_999)
    expect(events.map(({ type }) => type)).toEqual(['loading'])
    vi.advanceTimersByTime(1)
    expect(events.at(-1)?.type).toBe('failed')
  } finally {
    vi.useRealTimers()
  }
})
