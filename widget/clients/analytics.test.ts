import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAnalytics } from './analytics.ts'

type Sent = { url: URL; init: RequestInit; body: Record<string, unknown> }

/** The service as one function: its settings, then what it answers to events. */
function service(
  settings: () => Response | Promise<Response>,
  status = 202,
  analyticsUrl = 'https://pulse.example',
) {
  const events: Sent[] = []
  const asked: URL[] = []
  const failed: unknown[] = []
  const onForbidden = vi.fn()
  const answers = { status, fails: false }
  const analytics = createAnalytics({
    projectId: 'abc',
    apiUrl: 'https://api.example',
    analyticsUrl,
    origin: 'https://shop.example:8443',
    version: '1.2.3',
    onForbidden,
    onFailed: (error) => failed.push(error),
    fetch: async (input, init = {}) => {
      const url = new URL(String(input))
      if (url.pathname === '/getAnalyticsConfig') {
        asked.push(url)
        return settings()
      }
      events.push({ url, init, body: JSON.parse(String(init.body)) })
      if (answers.fails) throw new TypeError('Failed to fetch')
      return new Response(null, { status: answers.status })
    },
  })
  return { analytics, events, asked, failed, onForbidden, answers }
}

const enabled = (isAnalyticsEnabled: unknown) => () => Response.json({ isAnalyticsEnabled })
const props = { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } } as const

afterEach(() => vi.unstubAllGlobals())

describe('createAnalytics', () => {
  test('behavior: a gateway of the widget’s own origin gets JSON (S7.21)', async () => {
    vi.stubGlobal('origin', 'https://widget.example')
    const { analytics, events } = service(
      enabled(true),
      202,
      'https://widget.example/api/for/a/events',
    )
    analytics.send(props)
    await vi.waitFor(() => expect(events).toHaveLength(1))
    expect(events[0]?.init.headers).toEqual({ 'content-type': 'application/json' })
    expect(events[0]?.url.pathname).toBe('/api/for/a/events/e')
  })

  test('default: asks once whether events are wanted, then posts each (S7.21, S7.25)', async () => {
    const { analytics, events, asked } = service(enabled(true))
    const before = Date.now()
    analytics.send(props)
    analytics.send({ ...props, address: '0x1' })
    expect(events).toEqual([])
    await vi.waitFor(() => expect(events).toHaveLength(2))
    analytics.send(props)
    expect(events).toHaveLength(3) // at once: the page may be gone the next moment
    expect(asked.map(String)).toEqual([
      'https://api.example/getAnalyticsConfig?projectId=abc&st=causeway&sv=1.2.3',
    ])
    const [first, second] = events
    expect(String(first?.url)).toBe('https://pulse.example/e?projectId=abc&st=causeway&sv=1.2.3')
    expect(first?.init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(first?.init.headers).toBeUndefined() // none that would cost a preflight
    expect(first?.body).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: 'https://shop.example:8443/',
      domain: 'shop.example',
      timestamp: expect.any(Number),
      props,
    })
    expect(Number(first?.body.timestamp)).toBeGreaterThanOrEqual(before)
    expect(second?.body.eventId).not.toBe(first?.body.eventId)
    expect(second?.body.props).toMatchObject({ address: '0x1' })
  })

  test('behavior: a project that wants none is told none (S7.25)', async () => {
    const { analytics, events, asked } = service(enabled(false))
    analytics.send(props)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    analytics.send(props)
    expect(events).toEqual([])
  })

  test.each<[string, () => Response]>([
    ['is missing', () => new Response('Not Found', { status: 404 })],
    ['is no JSON', () => new Response('<html>')],
    ['has another shape', enabled('yes')],
  ])('error: a setting that %s means no (S7.25)', async (_, settings) => {
    const { analytics, events, failed } = service(settings)
    analytics.send(props)
    await vi.waitFor(() => expect(failed).toHaveLength(1))
    analytics.send(props)
    expect(events).toEqual([])
  })

  test('error: a site that is not allowed is told once, and nothing is sent any more (S8.03)', async () => {
    const { analytics, events, onForbidden } = service(enabled(true), 403)
    analytics.send(props)
    analytics.send(props)
    await vi.waitFor(() => expect(onForbidden).toHaveBeenCalled())
    analytics.send(props)
    expect(events).toHaveLength(2)
    expect(onForbidden).toHaveBeenCalledTimes(1)
  })

  test('error: an event that does not arrive is told to the log, the next one is sent (S7.21)', async () => {
    const { analytics, events, failed, onForbidden, answers } = service(enabled(true), 500)
    analytics.send(props)
    await vi.waitFor(() => expect(events).toHaveLength(1))
    answers.fails = true
    analytics.send(props)
    await vi.waitFor(() => expect(failed).toHaveLength(1))
    analytics.send(props)
    expect(events).toHaveLength(3)
    expect(onForbidden).not.toHaveBeenCalled()
  })
})
