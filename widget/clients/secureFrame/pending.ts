import {
  HEARTBEAT_MS,
  HEARTBEATS_MISSED,
  newRequestId,
  REQUEST_TIMEOUT_MS,
  REQUESTS_IN_FLIGHT,
  type WireName,
  wireRows,
} from '#secure/wire'
import { SecureFrameError, timedOut } from './errors.ts'

export type PendingRequest = {
  readonly id: string
  readonly name: WireName
  /** Of an RPC request. */
  readonly method: string | undefined
  readonly resolve: (payload: unknown) => void
  readonly reject: (error: SecureFrameError) => void
  shown: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

export type Pending = {
  /** @throws SecureFrameError `TOO_MANY_REQUESTS` */
  readonly add: (
    request: Pick<PendingRequest, 'name' | 'method' | 'resolve' | 'reject'>,
  ) => PendingRequest
  readonly get: (id: string) => PendingRequest | undefined
  /** Starts the timeout of a request that was sent. */
  readonly sent: (request: PendingRequest) => void
  /** A heartbeat: the frame is alive and waits for the person. Restarts the request's timeout. */
  readonly beat: (id: string) => void
  /** Restarts every timeout, so that time in a hidden document does not count. */
  readonly beatAll: () => void
  /** Removes the request; undefined when it is already settled. */
  readonly take: (id: string) => PendingRequest | undefined
  readonly ids: () => readonly string[]
}

/** Requests in flight, each with its timeout (S9.04). */
export function createPending(options: {
  readonly isHidden: () => boolean
  /** Called after a request timed out and was removed. */
  readonly onTimeout: (request: PendingRequest) => void
}): Pending {
  const { isHidden, onTimeout } = options
  const all = new Map<string, PendingRequest>()

  function arm(request: PendingRequest): void {
    clearTimeout(request.timer)
    const waitsForPerson = wireRows[request.name].timeout === 'interactive'
    const ms = waitsForPerson ? HEARTBEAT_MS * HEARTBEATS_MISSED : REQUEST_TIMEOUT_MS
    request.timer = setTimeout(() => {
      // While the document is hidden, the browser throttles the frame's heartbeats too.
      if (waitsForPerson && isHidden()) return arm(request)
      all.delete(request.id)
      onTimeout(request)
      request.reject(timedOut(request.name))
    }, ms)
  }

  return {
    add(asked) {
      if (all.size >= REQUESTS_IN_FLIGHT) {
        throw new SecureFrameError('TOO_MANY_REQUESTS', 'Too many requests wait already')
      }
      const request = { ...asked, id: newRequestId(), shown: false, timer: undefined }
      all.set(request.id, request)
      return request
    },
    get: (id) => all.get(id),
    sent: arm,
    beat(id) {
      const request = all.get(id)
      if (request !== undefined && wireRows[request.name].timeout === 'interactive') arm(request)
    },
    beatAll() {
      for (const request of all.values()) {
        if (request.timer !== undefined && wireRows[request.name].timeout === 'interactive')
          arm(request)
      }
    },
    take(id) {
      const request = all.get(id)
      clearTimeout(request?.timer)
      all.delete(id)
      return request
    },
    ids: () => [...all.keys()],
  }
}
