import { z } from 'zod'
import { connectDevTools, type DevTools } from './devtools.ts'
import type { Request } from './requests.ts'

/** All requests of a browser's pages and frames, and their processors slowed down. */
export type Recorder = {
  readonly requests: () => Request[]
  /** Requests whose answers are not complete. */
  readonly open: () => number
  readonly forget: () => void
  readonly close: () => void
}

const attached = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ type: z.string(), url: z.string() }),
})
const asked = z.object({
  requestId: z.string(),
  request: z.object({ url: z.string() }),
  timestamp: z.number(),
  wallTime: z.number(),
})
const timing = z.object({
  requestTime: z.number(),
  connectStart: z.number(),
  connectEnd: z.number(),
  receiveHeadersEnd: z.number(),
})
const answered = z.object({
  requestId: z.string(),
  timestamp: z.number(),
  response: z.object({
    connectionId: z.number().optional(),
    connectionReused: z.boolean().optional(),
    fromDiskCache: z.boolean().optional(),
    status: z.number(),
    timing: timing.optional(),
  }),
})
const finished = z.object({
  requestId: z.string(),
  timestamp: z.number(),
  encodedDataLength: z.number().default(0),
})
const named = z.object({ requestId: z.string() })

type Entry = { -readonly [name in keyof Request]: Request[name] } & { failed: boolean }

/** Attaches to every page and frame before it runs. */
export async function startRecorder(url: string, slowdown: number): Promise<Recorder> {
  const entries = new Map<string, Entry>()
  /** From the browser's clock to the one on the wall, in milliseconds. */
  let offset = 0
  const wall = (seconds: number) => seconds * 1_000 + offset
  let tools: DevTools | undefined

  async function follow(session: string, type: string): Promise<void> {
    if (tools === undefined) return
    const ask = (method: string, params?: object) => tools?.send(method, params, session)
    await Promise.all([
      ask('Network.enable'),
      ...(type === 'page' || type === 'iframe'
        ? [
            ask('Emulation.setCPUThrottlingRate', { rate: slowdown }),
            ask('Target.setAutoAttach', everything),
          ]
        : []),
      ask('Runtime.runIfWaitingForDebugger'),
    ])
  }

  const listeners: { readonly [method: string]: (params: object) => void } = {
    'Target.attachedToTarget'(params) {
      const { sessionId, targetInfo } = attached.parse(params)
      // A page that is closed meanwhile has nothing to be recorded.
      follow(sessionId, targetInfo.type).catch(() => undefined)
    },
    'Network.requestWillBeSent'(params) {
      const { requestId, request, timestamp, wallTime } = asked.parse(params)
      if (!/^https?:/.test(request.url) || entries.has(requestId)) return
      offset = (wallTime - timestamp) * 1_000
      entries.set(requestId, {
        url: request.url,
        start: wall(timestamp),
        answered: undefined,
        end: undefined,
        bytes: 0,
        connection: undefined,
        connecting: undefined,
        cached: false,
        failed: false,
      })
    },
    'Network.requestServedFromCache'(params) {
      const entry = entries.get(named.parse(params).requestId)
      if (entry !== undefined) entry.cached = true
    },
    'Network.responseReceived'(params) {
      const { requestId, response, timestamp } = answered.parse(params)
      const entry = entries.get(requestId)
      if (entry === undefined) return
      const { connectionId, connectionReused, fromDiskCache, timing: times } = response
      entry.cached ||= fromDiskCache === true
      entry.answered = wall(timestamp)
      if (entry.cached) return
      entry.connection = connectionId
      if (times === undefined) return
      const at = (ms: number) => wall(times.requestTime) + ms
      entry.answered = at(times.receiveHeadersEnd)
      if (connectionReused === false && times.connectEnd > 0) {
        entry.connecting = [at(times.connectStart), at(times.connectEnd)]
      }
    },
    'Network.loadingFinished'(params) {
      const { requestId, timestamp, encodedDataLength } = finished.parse(params)
      const entry = entries.get(requestId)
      if (entry === undefined) return
      entry.end = wall(timestamp)
      entry.bytes = entry.cached ? 0 : encodedDataLength
    },
    'Network.loadingFailed'(params) {
      const entry = entries.get(finished.parse(params).requestId)
      if (entry === undefined) return
      entry.end = wall(finished.parse(params).timestamp)
      entry.failed = true
    },
  }

  tools = await connectDevTools(url, (method, params) => listeners[method]?.(params))
  await tools.send('Target.setAutoAttach', everything)
  return {
    requests: () => [...entries.values()].sort((one, other) => one.start - other.start),
    open: () => [...entries.values()].filter(({ end }) => end === undefined).length,
    forget: () => entries.clear(),
    close: () => tools?.close(),
  }
}

const everything = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
