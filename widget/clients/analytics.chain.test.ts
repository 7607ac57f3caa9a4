import { describe, expect, test, vi } from 'vitest'
import { createFaults } from '#devnet/http/faults.ts'
import {
  defaultAnalyticsSettings,
  type KeptEvent,
  startAnalytics,
} from '#devnet/services/analytics.ts'
import { startDirectory } from '#devnet/services/directory/directory.ts'
import { createAnalytics } from './analytics.ts'

const props = { type: 'track', event: 'MODAL_OPEN' } as const

describe('with a service over HTTP', () => {
  async function overHttp(settings = {}) {
    const events: KeptEvent[] = []
    const faults = createFaults()
    const server = await startAnalytics({
      faults,
      settings: { ...defaultAnalyticsSettings, ...settings },
      events,
    })
    const directory = await startDirectory({
      faults,
      analytics: { ...defaultAnalyticsSettings, ...settings },
    })
    const failed: unknown[] = []
    const onForbidden = vi.fn()
    const analytics = createAnalytics({
      projectId: 'abc',
      apiUrl: directory.url,
      analyticsUrl: server.url,
      version: '1',
      origin: 'https://shop.example',
      onForbidden,
      onFailed: (error) => failed.push(error),
    })
    const close = () => Promise.all([server.close(), directory.close()])
    return { analytics, events, faults, failed, onForbidden, server: { close } }
  }

  test('default: what is sent is what the service knows (S7.21, S7.25)', async () => {
    const { analytics, events, server } = await overHttp()
    analytics.send(props)
    await vi.waitFor(() => expect(events).toHaveLength(1))
    expect(events[0]).toMatchObject({
      query: { projectId: 'abc', st: 'causeway', sv: '1' },
      url: 'https://shop.example/',
      props,
    })
    await server.close()
  })

  test('error: 403 for an event (S8.03)', async () => {
    const { analytics, onForbidden, server } = await overHttp({ allowed: false })
    analytics.send(props)
    await vi.waitFor(() => expect(onForbidden).toHaveBeenCalledTimes(1))
    await server.close()
  })

  test.each(['html', 'empty', '500', 'truncated', 'refuse'] as const)(
    'error: settings that answer %s mean no (S7.25)',
    async (mode) => {
      const { analytics, events, faults, failed, server } = await overHttp()
      faults.set('directory', { mode, match: '/getAnalyticsConfig' })
      analytics.send(props)
      await vi.waitFor(() => expect(failed).toHaveLength(1), 5_000)
      expect(events).toEqual([])
      await server.close()
    },
  )
})
