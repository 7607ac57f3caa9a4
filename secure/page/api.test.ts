import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiRows, type ApiName } from '#secure/api'
import type { SecureError } from '#secure/wire'
import { createApi } from './api.ts'

const names = Object.keys(apiRows) as ApiName[] // the table's own keys
const json = (status: number, content: unknown) =>
  new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } })

/** The ways in which a service, or what stands before it, is down. */
const failures: Record<string, () => Promise<Response>> = {
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'a gateway': async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
  'half an answer': async () => new Response('{"acc', { status: 200 }),
  'another answer': async () => json(200, ['unexpected']),
  'an error of another shape': async () => json(500, { error: 'no', stack: 'at secret.ts:1' }),
}

test.each(Object.entries(failures))(
  'error: %s at any step is SERVICE_DOWN, in a sentence that tells nothing else',
  async (_, fail) => {
    const asked: unknown[] = []
    const api = createApi('', (...all) => {
      asked.push(all)
      return fail()
    })
    for (const name of names) {
      // The body is not validated here, since no service reads it.
      const ask = api.call as (name: ApiName, body: unknown) => Promise<unknown>
      await expect(ask(name, { secret: 'abc' })).rejects.toMatchObject({
        code: 'SERVICE_DOWN',
        message: 'The wallet service does not answer. Try again soon.',
      })
    }
    expect(asked).toHaveLength(names.length)
  },
)

describe('what is held', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const isOver = ({ isApproved }: { isApproved: boolean }) => isApproved
  const never = new AbortController().signal

  test('behavior: is waited for over a service that is away for a moment, not over one that is gone', async () => {
    let asked = 0
    const api = createApi('', async () => {
      asked += 1
      return asked < 5 ? new Response('', { status: 502 }) : json(200, { isApproved: true })
    })
    const waiting = api.callUntil('awaitDevice', { login: 'x' }, isOver, never)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await waiting).toEqual({ isApproved: true })
    expect(asked).toBe(5)

    const gone = createApi('', failures['no network'])
    const outcome = gone
      .callUntil('awaitDevice', { login: 'x' }, isOver, never)
      .catch(({ code }: SecureError) => code)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await outcome).toBe('SERVICE_DOWN')
  })

  test('error: who leaves has aborted it, and no timer is left', async () => {
    const life = new AbortController()
    const api = createApi('', failures['no network'])
    const outcome = api
      .callUntil('awaitDevice', { login: 'x' }, isOver, life.signal)
      .catch(({ code }: SecureError) => code)
    await vi.advanceTimersByTimeAsync(0)
    life.abort()
    expect(await outcome).toBe('REQUEST_ABORTED')
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('behavior: mails are asked for in the language of the widget, before those of the browser', async () => {
  const sent: unknown[] = []
  const answer = async (_: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('accept-language'))
    return json(200, {})
  }
  const spoken = ['es']
  const api = createApi('', answer, () => [...spoken, 'en-GB', 'en'])
  await api.call('endSession', { everywhere: false })
  spoken[0] = 'pt-BR'
  await api.call('endSession', { everywhere: false })
  await createApi('', answer).call('endSession', { everywhere: false })
  expect(sent).toEqual(['es,en-GB,en', 'pt-BR,en-GB,en', null])
})
