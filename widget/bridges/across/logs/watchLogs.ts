import type { Client } from 'viem'
import { anySignal, wait } from '#lib/abort.ts'
import type { LogRange } from './getLogsInRange.ts'
import { SOCKET_RECONNECT_ATTEMPTS, SOCKET_RECONNECT_DELAY_MS } from '../util/limits.ts'

/** How long viem reconnects by itself; subscribing meanwhile only opens more sockets. */
const SOCKET_RETRY_MS = SOCKET_RECONNECT_ATTEMPTS * SOCKET_RECONNECT_DELAY_MS

export type LogWatch = {
  /** Resolves after `ms`, or as soon as the pool emits an event. */
  readonly next: (ms: number, signal: AbortSignal | undefined) => Promise<void>
  readonly stop: () => void
}

type Subscription = { readonly unsubscribe: () => Promise<unknown> }
type Subscribe = (options: {
  readonly params: readonly unknown[]
  readonly onData: () => void
  readonly onError: () => void
}) => Promise<Subscription>

/**
 * Subscribes to a pool's events where the client of the chain has a WebSocket. An event wakes the
 * waiting caller; where there is no socket, or it fails, only polling is left (S4.15).
 */
export function watchLogs(
  chain: Client,
  { address, topics }: Pick<LogRange, 'address' | 'topics'>,
): LogWatch {
  const subscribe = subscribeOf(chain)
  const ended = new AbortController()
  let isSubscribed = false
  let isNews = false
  let retryAt = 0
  let wake: AbortController | undefined

  const tell = () => {
    isNews = true
    wake?.abort()
  }

  function listen() {
    if (subscribe === undefined || isSubscribed || Date.now() < retryAt) return
    isSubscribed = true
    const failed = () => {
      isSubscribed = false
      retryAt = Date.now() + SOCKET_RETRY_MS
    }
    subscribe({ params: ['logs', { address, topics }], onData: tell, onError: failed }).then(
      (subscription) => {
        const end = () => subscription.unsubscribe().catch(() => undefined)
        if (ended.signal.aborted) end()
        else ended.signal.addEventListener('abort', end, { once: true })
        tell() // of what came between the last look and the node's word that it listens
      },
      failed,
    )
  }

  listen()
  return {
    async next(ms, signal) {
      // A lost subscription is renewed after the socket has tried to reconnect.
      listen()
      const woken = new AbortController()
      wake = woken
      if (isNews) woken.abort()
      const over = signal === undefined ? [] : [signal]
      try {
        await wait(ms, anySignal([woken.signal, ...over]))
      } catch (error) {
        signal?.throwIfAborted()
        if (!woken.signal.aborted) throw error
      } finally {
        isNews = false
      }
    },
    stop: () => ended.abort(),
  }
}

/** The transport's own, or of the first one of several. */
function subscribeOf({ transport }: Client): Subscribe | undefined {
  if (transport.type === 'webSocket') return transport.subscribe
  if (transport.type !== 'fallback') return undefined
  const transports: unknown = transport.transports
  if (!Array.isArray(transports)) return undefined
  const socket = transports.find(({ config }) => config?.type === 'webSocket')
  return socket?.value?.subscribe
}
