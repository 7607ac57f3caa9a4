import { BaseError, standardCodes } from '#protocol'
import { abortable, anySignal } from '#lib/abort.ts'
import { liveConnections } from '../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import type { State } from '#kernel/store.ts'
import { ConnectionEndedError, RequestExpiredError } from './errors.ts'
import { KNOWN_REQUESTS, WAITING_REQUESTS } from './limits.ts'
import type { WaitingRequest } from './slice.ts'

const MS_PER_SECOND = 1_000

/** What a request's handler gets to know about its place in the queue. */
export type QueueTurn = {
  /** Aborted when no caller waits for the answer any more. */
  readonly signal: AbortSignal
  /** Call it right before the wallet is asked; throws where it is too late for that. */
  readonly asking: (connectorId: string) => void
}

export type QueuedRequest = {
  readonly id: string
  readonly method: string
  /** In s. */
  readonly expiry?: number | undefined
}

/**
 * Runs the requests that wait for the person: a few at a time, each id once, and no longer than the
 * page wants (S5.11). They end with the connection that was asked, and with the widget.
 */
export async function enqueueRequest<value>(
  core: Core,
  { id, method, expiry }: QueuedRequest,
  work: (turn: QueueTurn) => Promise<value>,
): Promise<value> {
  enter(core, { id, method, status: 'waiting' })
  const over = new AbortController()
  const signal = anySignal([core.signal, over.signal])
  const expiresAt = expiry === undefined ? undefined : core.now() + expiry * MS_PER_SECOND
  const expire = () => over.abort(new RequestExpiredError(method))
  const timer = expiry === undefined ? undefined : setTimeout(expire, expiry * MS_PER_SECOND)
  const stop = core.store.subscribe((state) => {
    const reason = whyOver(state, id)
    if (reason !== undefined) over.abort(reason)
  })
  const asking = (connectorId: string) => {
    // The timer of a tab that slept comes late.
    if (expiresAt !== undefined && core.now() >= expiresAt) expire()
    signal.throwIfAborted()
    change(core, (all) =>
      all.map((one) => (one.id === id ? { ...one, status: 'asked', connectorId } : one)),
    )
    signal.throwIfAborted() // the connection may have ended while params were checked
  }
  try {
    return await abortable(work({ signal, asking }), signal)
  } finally {
    clearTimeout(timer)
    stop()
    change(core, (all) => all.filter((one) => one.id !== id))
  }
}

function enter(core: Core, request: WaitingRequest): void {
  const { waiting, known } = core.store.getState().requests
  if (known.has(request.id)) {
    throw new BaseError('This request was made before', {
      code: standardCodes.invalidRequest.code,
    })
  }
  if (known.size >= KNOWN_REQUESTS) {
    throw new BaseError('The page asked too often; reload it', {
      code: standardCodes.invalidRequest.code,
    })
  }
  if (waiting.length >= WAITING_REQUESTS) {
    throw new BaseError('Too many requests are waiting', { code: standardCodes.pending.code })
  }
  core.store.setState(({ requests }) => ({
    requests: {
      ...requests,
      waiting: [...requests.waiting, request],
      known: new Set(requests.known).add(request.id),
    },
  }))
}

function change(
  core: Core,
  next: (waiting: readonly WaitingRequest[]) => readonly WaitingRequest[],
): void {
  core.store.setState(({ requests }) => ({
    requests: { ...requests, waiting: next(requests.waiting) },
  }))
}

function whyOver({ requests, connections }: State, id: string): BaseError | undefined {
  const request = requests.waiting.find((one) => one.id === id)
  if (request?.connectorId === undefined) return undefined
  const isThere = liveConnections(connections).some(
    ([, { connectorId }]) => connectorId === request.connectorId,
  )
  return isThere ? undefined : new ConnectionEndedError(request.method)
}
