import { StartError } from '../config/startError.ts'
import { noTracing, type Tracing } from './tracing.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Of OTLP over HTTP: where traces are taken, below an endpoint for all signals. */
const TRACES_PATH = 'v1/traces'

/**
 * Traces by OpenTelemetry's own variables, where one names an endpoint. What they say of headers, batches and
 * samples, the SDK reads itself. https://opentelemetry.io/docs/specs/otel/protocol/exporter/
 *
 * @throws StartError SETTINGS_WRONG
 */
export async function openTracing(
  env: Environment,
  hide: (text: string) => string,
): Promise<Tracing> {
  const url = endpointOf(env)
  if (url === undefined) return noTracing
  const { createTracing } = await import('./createTracing.ts')
  return createTracing({ url, service: env.OTEL_SERVICE_NAME, hide })
}

function endpointOf(env: Environment): string | undefined {
  const { OTEL_SDK_DISABLED, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = env
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined
  if (OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) {
    return read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
  }
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const base = read('OTEL_EXPORTER_OTLP_ENDPOINT', OTEL_EXPORTER_OTLP_ENDPOINT)
  return new URL(TRACES_PATH, base.endsWith('/') ? base : `${base}/`).href
}

function read(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new StartError(
      'SETTINGS_WRONG',
      `${name} wants an address, for example http://localhost:4318.`,
    )
  }
  return new URL(text).href
}
