import { describe, expect, test } from 'vitest'
import { bodyOf, get, HttpError } from './http.ts'

const url = 'https://service.test/path'

function speaker(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = []
  const speak: typeof fetch = async (input) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(String(input))
    if (answer === undefined) throw new Error('no answer left')
    return answer()
  }
  return { asked, fetch: speak }
}

const json = (body: unknown, init?: ResponseInit) => () => new Response(JSON.stringify(body), init)

describe('get', () => {
  test('default', async () => {
    const { asked, fetch } = speaker(json({ a: 1 }))
    const query = { amount: 5n, chainId: [1, 10], flag: true, absent: undefined }
    expect(bodyOf(await get({ url, query, fetch }))).toEqual({ a: 1 })
    expect(asked).toEqual([`${url}?amount=5&chainId=1&chainId=10&flag=true`])
  })

  test('behavior: tries a 502 page and a lost connection again, twice at most', async () => {
    const lost = () => Promise.reject(new TypeError('fetch failed'))
    const page = () => new Response('<html>Bad gateway</html>', { status: 502 })
    const { asked, fetch } = speaker(page, lost, json('ok'))
    expect(bodyOf(await get({ url, fetch, backoffMs: 1 }))).toBe('ok')
    expect(asked).toHaveLength(3)

    const gone = speaker(page)
    const answer = await get({ url, fetch: gone.fetch, backoffMs: 1 })
    expect(gone.asked).toHaveLength(3)
    expect(() => bodyOf(answer)).toThrow(HttpError)
  })

  test('behavior: waits as long as a 429 asks, if that is short', async () => {
    const soon = speaker(json({}, { status: 429, headers: { 'retry-after': '0' } }), json('ok'))
    expect(bodyOf(await get({ url, fetch: soon.fetch }))).toBe('ok')

    const late = speaker(json({}, { status: 429, headers: { 'retry-after': '60' } }))
    const answer = await get({ url, fetch: late.fetch })
    expect(answer).toMatchObject({ status: 429, retryAfterMs: 60_000 })
    expect(late.asked).toHaveLength(1)
  })

  test('behavior: a 4xx is an answer and is not tried again', async () => {
    const { asked, fetch } = speaker(json({ message: 'no' }, { status: 400 }))
    expect(await get({ url, fetch })).toMatchObject({ ok: false, status: 400 })
    expect(asked).toHaveLength(1)
  })

  test('error: an empty, truncated or HTML body', async () => {
    for (const text of ['', '{"a":', '<html></html>']) {
      const { fetch } = speaker(() => new Response(text))
      const answer = await get({ url, fetch })
      expect(() => bodyOf(answer)).toThrow('The service gave an answer that cannot be read.')
    }
  })

  test('error: nobody answers', async () => {
    const { fetch } = speaker(() => Promise.reject(new TypeError('fetch failed')))
    await expect(get({ url, fetch, backoffMs: 1 })).rejects.toMatchObject({
      code: 'HTTP_UNREACHABLE',
      status: 0,
    })
  })

  test('error: no answer in time', async () => {
    const hang: typeof fetch = (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    const request = { url, fetch: hang, timeoutMs: 5, backoffMs: 1 }
    await expect(get(request)).rejects.toMatchObject({ code: 'HTTP_TIMEOUT' })
  })

  test('behavior: an abort passes through untouched', async () => {
    const controller = new AbortController()
    const reason = new Error('closed')
    const hang: typeof fetch = (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        controller.abort(reason)
      })
    await expect(get({ url, fetch: hang, signal: controller.signal })).rejects.toBe(reason)
  })
})
