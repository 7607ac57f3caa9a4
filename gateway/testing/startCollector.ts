import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/* What OTLP sends as JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const attribute = z.object({ key: z.string(), value })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  /** 2 is a server's, 3 a client's. */
  kind: z.number(),
  attributes: z.array(attribute),
  /** 2 is an error. */
  status: z.object({ code: z.number() }),
})
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})
type Value = string | number | undefined

export type SentSpan = Omit<z.infer<typeof span>, 'attributes'> & {
  readonly attributes: Readonly<Record<string, Value>>
}

export type TestCollector = {
  /** The endpoint for all signals. */
  readonly url: string
  readonly spans: () => SentSpan[]
  readonly resource: () => Readonly<Record<string, Value>>
  /** Everything that came, as it was sent. */
  readonly text: () => string
  stop(): Promise<void>
}

/** Takes traces, as a collector of OpenTelemetry does. */
export async function startCollector(): Promise<TestCollector> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const isTaken = request.method === 'POST' && request.url === '/v1/traces'
      if (isTaken) bodies.push(Buffer.concat(parts).toString('utf8'))
      response.writeHead(isTaken ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const all = () => bodies.flatMap((body) => sent.parse(JSON.parse(body)).resourceSpans)
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () =>
      all()
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((one) => ({ ...one, attributes: read(one.attributes) })),
    resource: () => read(all()[0]?.resource.attributes ?? []),
    text: () => bodies.join('\n'),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function read(attributes: readonly z.infer<typeof attribute>[]): Record<string, Value> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )
}
