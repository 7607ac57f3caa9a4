import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { corsHeaders } from './json.ts'

export type FaultMode = '500' | '429' | 'html' | 'empty' | 'truncated' | 'hang' | 'slow' | 'refuse'

/** How a service misbehaves until it is told otherwise. */
export type Fault = {
  mode: FaultMode
  /** For `slow`: how much later the true answer comes. @default 1000 */
  ms?: number | undefined
  /** For `429`: what `Retry-After` says. @default 1 */
  retryAfterSeconds?: number | undefined
  /** Only requests whose path, or whose RPC method, contains this. @default all */
  match?: string | undefined
  /** After so many requests the fault is over. @default never */
  times?: number | undefined
}

export type Faults = ReturnType<typeof createFaults>

const HTML_BODY =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

/** The fault switches of all services. */
export function createFaults() {
  const faults = new Map<string, Fault>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** The fault that a request meets now; it counts against `times`. */
  function meet(service: string, subject: string): Fault | undefined {
    const fault = faults.get(service)
    if (fault === undefined || !concerns(fault, subject)) return undefined
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times <= 0) faults.delete(service)
    }
    return fault
  }
  return {
    set(service: string, fault: Fault | undefined): void {
      if (fault === undefined) faults.delete(service)
      else faults.set(service, { ...fault })
      tell()
    },
    reset(): void {
      faults.clear()
      tell()
    },
    /** Calls back whenever a switch was moved; answers how to stop that. */
    watch(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** How the service misbehaves towards such a request, without meeting it. */
    current(service: string, subject: string): FaultMode | undefined {
      const fault = faults.get(service)
      return fault !== undefined && concerns(fault, subject) ? fault.mode : undefined
    },
    meet,
    state: (): Record<string, Fault> => Object.fromEntries(faults),

    /** True when the fault has answered, or will never answer, in the service's place. */
    async strike(options: {
      service: string
      /** What `match` looks into: a path or the RPC methods. */
      subject: string
      response: ServerResponse
      /** Body of the service's own 500. */
      errorBody: unknown
    }): Promise<boolean> {
      const { service, subject, response, errorBody } = options
      const fault = meet(service, subject)
      return fault === undefined ? false : answerWrongly(fault, response, errorBody)
    },
  }
}

function concerns({ match }: Fault, subject: string): boolean {
  return match === undefined || subject.includes(match)
}

async function answerWrongly(
  { mode, ms = 1_000, retryAfterSeconds = 1 }: Fault,
  response: ServerResponse,
  errorBody: unknown,
): Promise<boolean> {
  switch (mode) {
    case 'slow':
      await wait(ms)
      return false
    case 'truncated':
      cutInHalf(response)
      return false
    case 'hang':
      return true
    case 'refuse':
      response.destroy()
      return true
    case '429':
      response.writeHead(429, {
        'content-type': 'text/plain',
        'retry-after': String(retryAfterSeconds),
        ...corsHeaders,
        'access-control-expose-headers': 'Retry-After',
      })
      response.end('Too Many Requests')
      return true
    case '500':
      response.writeHead(500, { 'content-type': 'application/json', ...corsHeaders })
      response.end(JSON.stringify(errorBody))
      return true
    case 'html':
      response.writeHead(502, { 'content-type': 'text/html', ...corsHeaders })
      response.end(HTML_BODY)
      return true
    case 'empty':
      response.writeHead(200, { 'content-type': 'application/json', ...corsHeaders })
      response.end()
      return true
    default:
      throw new Error(`Unknown fault ${mode satisfies never}`)
  }
}

/** The true answer ends in the middle. */
function cutInHalf(response: ServerResponse): void {
  const end = response.end.bind(response)
  // Services end an answer with its whole text.
  response.end = (text?: unknown) =>
    typeof text === 'string' ? end(text.slice(0, Math.ceil(text.length / 2))) : end()
}
