import { z } from 'zod'
import type { Request } from './requests.ts'

/** All requests of a browser's pages and frames. */
export type Recorder = {
  readonly requests: () => Request[]
  /** Requests whose answers are not complete. */
  readonly open: () => number
  readonly forget: () => void
}

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

export type Recording = {
  readonly recorder: Recorder
  /** Takes the browser's events, those of other domains too. */
  readonly listen: (method: string, params: object) => void
}

/** Hears what pages and frames ask for. */
export function createRecorder(): Recording {
  const entries = new Map<string, Entry>()
  /** From the browser's clock to the one on the wall, in milliseconds. */
  let offset = 0
  const wall = (seconds: number) => seconds * 1_000 + offset

  const listeners: { readonly [method: string]: (params: object) => void } = {
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

  const recorder: Recorder = {
    requests: () => [...entries.values()].sort((one, other) => one.start - other.start),
    open: () => [...entries.values()].filter(({ end }) => end === undefined).length,
    forget: () => entries.clear(),
  }
  return { recorder, listen: (method, params) => listeners[method]?.(params) }
}
