import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startUpstream, type TestUpstream } from '../testing/startUpstream.ts'
import { fetchBounded } from './fetchBounded.ts'

let service: TestUpstream
beforeEach(async () => {
  service = await startUpstream({ body: { ok: true } })
})
afterEach(() => service.stop())

const ask = (signal: AbortSignal, timeoutMs = 5_000) =>
  fetchBounded({
    url: service.url,
    method: 'GET',
    headers: {},
    timeoutMs,
    maxBytes: 1_000,
    signals: [signal],
  })
const left = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

test('default: what the service says, by headers of any case, and nothing listens afterwards', async () => {
  const { signal } = new AbortController()
  const { status, headers, bytes } = await ask(signal)
  expect([status, headers.get('Content-Type'), headers.get('x-none')]).toEqual([
    200,
    'application/json',
    null,
  ])
  expect(JSON.parse(bytes.toString())).toEqual({ ok: true })
  expect(left(signal)).toBe(0)
})

test('error: too late, and nothing listens afterwards', async () => {
  const { signal } = new AbortController()
  service.answer(() => undefined)
  await expect(ask(signal, 50)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  expect(left(signal)).toBe(0)
})

test('error: the gateway stops before it asks, and while it waits', async () => {
  const stopping = new AbortController()
  service.answer(() => undefined)
  const asked = expect(ask(stopping.signal)).rejects.toMatchObject({ code: 'STOPPING' })
  await expect.poll(() => service.sent.length).toBe(1)
  stopping.abort()
  await asked
  await expect(ask(stopping.signal)).rejects.toMatchObject({ code: 'STOPPING' })
  expect([service.sent.length, left(stopping.signal)]).toEqual([1, 0])
})
