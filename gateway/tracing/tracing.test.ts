import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SentSpan, startCollector, type TestCollector } from '../testing/startCollector.ts'
import {
  keys,
  network,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from '../testing/startGateway.ts'
import { startUpstream, type TestUpstream } from '../testing/startUpstream.ts'
import { openTracing } from './openTracing.ts'
import { noTracing } from './tracing.ts'

const SERVER = 2
const CLIENT = 3
const FAILED = 2
const call = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' }
const hide = (text: string) => text

let collector: TestCollector
let service: TestUpstream
let gateway: TestGateway
let isRunning = false
beforeEach(async () => {
  collector = await startCollector()
  service = await startUpstream()
})
afterEach(async () => {
  if (isRunning) await gateway.stop()
  isRunning = false
  await collector.stop()
  await service.stop()
})

async function start(
  endpoint: string,
  limits: Readonly<Record<string, unknown>> = {},
): Promise<TestGateway> {
  const { url } = service
  gateway = await startGateway(
    {
      networks: [network],
      services: { apiUrl: url, blockchainUrl: url },
      gateway: {
        origin: ORIGIN,
        nodes: { 'eip155:31337': [{ url: `${url}/v2/{key}`, keyFrom: 'NODE_KEY' }] },
        services: { projectIdFrom: 'PROJECT_ID' },
        limits,
      },
    },
    {
      openTracing: (hidden) => openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, hidden),
    },
  )
  isRunning = true
  return gateway
}

/** What is left to send goes when the gateway stops. */
async function stop(): Promise<SentSpan[]> {
  isRunning = false
  await gateway.stop()
  return collector.spans()
}

describe('traces', () => {
  test('default: a request is a span, and what it asks of a node meanwhile is one below it', async () => {
    await start(collector.url)
    service.answer({ body: { jsonrpc: '2.0', id: 1, result: '0x1' } })
    const { status } = await gateway.ask('/api/rpc/eip155:31337', post(call))
    expect(status).toBe(200)
    const spans = await stop()
    const request = spans.find(({ name }) => name === 'POST /api/rpc/:chain')
    const asked = spans.find(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(request).toMatchObject({
      kind: SERVER,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/rpc/:chain',
        'http.response.status_code': 200,
      },
    })
    expect(request?.parentSpanId).toBe(undefined)
    expect(asked).toMatchObject({
      kind: CLIENT,
      name: 'rpc eip155:31337 1',
      traceId: request?.traceId,
      attributes: { 'http.response.status_code': 200 },
    })
    expect(collector.resource()).toMatchObject({ 'service.name': 'causeway-gateway' })
    for (const { headers } of service.sent) expect(headers).not.toHaveProperty('traceparent')
  })

  test('error: what failed says by which code, and no key stands in anything that is sent', async () => {
    await start(collector.url)
    service.answer({ status: 500, body: Object.values(keys).join(' ') })
    const path = `/api/directory/getWallets?page=1&entries=20&search=${keys.PROJECT_ID}`
    await gateway.ask(path)
    await gateway.ask(`/api/${keys.PROJECT_ID}`)
    await gateway.ask('/api/rpc/eip155:31337', post(call))
    const spans = await stop()
    const failed = spans.filter(({ status }) => status.code === FAILED)
    const kinds = new Set(failed.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set([SERVER, CLIENT]))
    expect(failed.map(({ attributes }) => attributes['error.type'])).toContain('UPSTREAM_FAILED')
    for (const key of Object.values(keys)) {
      expect(collector.text()).not.toContain(key)
      expect(collector.text()).not.toContain(encodeURIComponent(key))
    }
  })

  test('behavior: a flood is no flood of spans', async () => {
    await start(collector.url, { perMinute: 1 })
    const answers = await Promise.all(Array.from({ length: 9 }, () => gateway.ask('/api/nothing')))
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThan(0)
    const requests = (await stop()).filter(({ kind }) => kind === SERVER)
    expect(requests).toHaveLength(9 - limited.length)
  })

  test('error: a collector that is away costs no answer, and keeps nobody from stopping', async () => {
    await start('http://127.0.0.1:1')
    expect((await gateway.ask('/health')).status).toBe(200)
    expect(await stop()).toEqual([])
  })
})

describe('openTracing', () => {
  test.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' },
  ])('default: no traces where none are asked for: %j', async (env) => {
    expect(await openTracing(env, hide)).toBe(noTracing)
  })

  test.each(['localhost:4318', 'grpc://localhost:4317', 'here'])(
    'error: %s is no address',
    async (endpoint) => {
      const opening = openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, hide)
      await expect(opening).rejects.toMatchObject({ code: 'SETTINGS_WRONG' })
    },
  )

  test('attack: a key in a name or a field is hidden, as in the log', async () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` }
    const tracing = await openTracing(env, (text) => text.replaceAll('secret', '***'))
    await tracing.span('server', 'GET secret', async (span) => {
      span.set({
        'http.route': '/secret',
        'error.type': undefined,
        'http.response.status_code': 200,
      })
    })
    await tracing.span('client', 'first', async (span) => span.rename('POST secret'))
    await tracing.end()
    expect(collector.spans().map(({ name }) => name)).toEqual(['GET ***', 'POST ***'])
    expect(collector.text()).not.toContain('secret')
  })

  test('behavior: an endpoint of traces alone is taken as it is, before the one for all', async () => {
    const env = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_SERVICE_NAME: 'bridge of the shop',
    }
    const tracing = await openTracing(env, hide)
    await tracing.span('server', 'one', async () => undefined)
    await tracing.end()
    expect(collector.spans().map(({ name }) => name)).toEqual(['one'])
    expect(collector.resource()).toMatchObject({ 'service.name': 'bridge of the shop' })
  })
})
