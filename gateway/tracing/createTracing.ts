import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { version } from '../../package.json' with { type: 'json' }
import type { Fields, Tracing } from './tracing.ts'

const NAME = 'causeway-gateway'
const END_MS = 2_000
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

export type TracingOptions = {
  /** Where traces are taken, as OTLP in JSON. */
  readonly url: string
  /** @default causeway-gateway */
  readonly service?: string | undefined
  /** Every word passes it, as in the log. */
  readonly hide: (text: string) => string
}

/**
 * Spans by OpenTelemetry's SDK, sent in batches. Each request of a visitor begins a trace of its own, and no
 * header tells services or nodes of it. A collector that is away costs spans, and no answer.
 */
export function createTracing({ url, service = NAME, hide }: TracingOptions): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  const tracer = provider.getTracer(NAME, version)
  const around = new AsyncLocalStorage<Context>()

  return {
    async span(kind, name, work) {
      const parent = around.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(hide(name), { kind: kinds[kind] }, parent)
      let isDropped = false
      try {
        return await around.run(trace.setSpan(parent, span), () =>
          work({
            rename: (next) => span.updateName(hide(next)),
            set: (fields) => span.setAttributes(hidden(fields, hide)),
            fail: () => span.setStatus({ code: SpanStatusCode.ERROR }),
            drop: () => {
              isDropped = true
            },
          }),
        )
      } finally {
        // What does not end is not sent.
        if (!isDropped) span.end()
      }
    },
    async end() {
      const enough = new AbortController()
      const late = wait(END_MS, undefined, { signal: enough.signal }).catch(() => undefined)
      // A collector that does not take the last spans does not keep the process.
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      enough.abort()
    },
  }
}

function hidden(fields: Fields, hide: (text: string) => string): Record<string, string | number> {
  const shown: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) shown[name] = typeof value === 'string' ? hide(value) : value
  }
  return shown
}
