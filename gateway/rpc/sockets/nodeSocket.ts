import WebSocket from 'ws'
import type { GatewayErrorCode } from '../../http/errors.ts'
import type { Endpoint, NodesParts } from '../node.ts'
import { type LogFilter, paramsOf } from './filter.ts'
import {
  FIRST_BACKOFF_MS,
  LINGER_MS,
  LONGEST_BACKOFF_MS,
  NODE_ANSWER_MS,
  NODE_HANDSHAKE_MS,
  NODE_MESSAGE_BYTES,
} from './limits.ts'
import { type Head, type Log, readHead, readLog, readNodeMessage } from './news.ts'

const HEADS = 'newHeads'
/** A socket that said nothing for this long is asked whether it is there, and left after as long again. */
const SILENCE_MS = 30_000

export type NodeSocketEvents = {
  readonly onHead: (head: Head) => void
  readonly onLog: (log: Log) => void
  /** The node tells everything that is wanted from now on; what came before has to be asked for. */
  readonly onCovered: () => void
}

/** One connection to a chain's node for everybody, which begins and ends as it is needed. */
export type NodeSocket = {
  /** Sets which logs are wanted; undefined where nothing is, not even blocks. */
  readonly want: (covers: ReadonlyMap<string, LogFilter> | undefined) => void
  /** Whether the node tells everything that is wanted. */
  readonly isCovering: () => boolean
  /** Goes on at the next address. */
  readonly leave: () => void
  readonly end: () => void
}

type Running = {
  readonly socket: WebSocket
  /** Subscriptions by what they are for, with the node's id once it is known. */
  readonly subscriptions: Map<string, string | undefined>
  readonly waiting: Map<number, (result: unknown) => void>
  readonly timers: Set<NodeJS.Timeout>
}

export function createNodeSocket(
  chain: string,
  endpoints: readonly Endpoint[],
  parts: Pick<NodesParts, 'secrets' | 'metrics' | 'log'>,
  { onHead, onLog, onCovered }: NodeSocketEvents,
): NodeSocket {
  const { secrets, metrics, log } = parts
  let covers: ReadonlyMap<string, LogFilter> | undefined
  let running: Running | undefined
  let [at, failures, ids] = [0, 0, 0]
  let isEnded = false
  let reconnecting: NodeJS.Timeout | undefined
  let lingering: NodeJS.Timeout | undefined

  const isCovering = () =>
    running !== undefined &&
    running.subscriptions.size > 0 &&
    [...running.subscriptions.values()].every((id) => id !== undefined)

  function connect(): void {
    const endpoint = endpoints[at % endpoints.length]
    if (endpoint === undefined || running !== undefined || reconnecting !== undefined) return
    const socket = new WebSocket(endpoint.url, {
      headers: { 'user-agent': 'causeway-gateway', ...endpoint.headers },
      handshakeTimeout: NODE_HANDSHAKE_MS,
      maxPayload: NODE_MESSAGE_BYTES,
      perMessageDeflate: false,
      followRedirects: false,
    })
    const mine: Running = {
      socket,
      subscriptions: new Map(),
      waiting: new Map(),
      timers: new Set(),
    }
    running = mine
    let isHeard = true
    socket.on('open', () => {
      subscribeAll(mine)
      const beat = setInterval(() => {
        if (!isHeard) return fail(mine, 'UPSTREAM_TIMEOUT')
        isHeard = false
        socket.ping()
      }, SILENCE_MS)
      mine.timers.add(beat)
    })
    socket.on('pong', () => {
      isHeard = true
    })
    socket.on('message', (data, isBinary) => {
      isHeard = true
      if (mine === running) hear(mine, isBinary ? '' : data.toString())
    })
    // The error itself stays here: its message may quote the address.
    socket.on('error', () => fail(mine, 'UPSTREAM_FAILED'))
    socket.on('close', () => fail(mine, 'UPSTREAM_FAILED'))
  }

  function hear(mine: Running, text: string): void {
    const heard = readNodeMessage(text)
    if (secrets.isIn(text) || secrets.isIn(JSON.stringify(heard) ?? '')) {
      log.error('upstream.echo', { upstream: `rpc ${chain}` })
      return fail(mine, 'UPSTREAM_UNREADABLE')
    }
    if (heard?.kind === 'answer') {
      mine.waiting.get(heard.id)?.(heard.result)
      mine.waiting.delete(heard.id)
    }
    if (heard?.kind !== 'news') return
    const subject = [...mine.subscriptions].find(([, id]) => id === heard.subscription)?.[0]
    if (subject === undefined) return // it was given up meanwhile
    const head = subject === HEADS ? readHead(heard.result) : undefined
    const told = subject === HEADS ? undefined : readLog(heard.result)
    if (head !== undefined) {
      failures = 0
      onHead(head)
    } else if (told !== undefined) onLog(told)
    else fail(mine, 'UPSTREAM_UNREADABLE')
  }

  function subscribeAll(mine: Running): void {
    if (mine.socket.readyState !== WebSocket.OPEN || covers === undefined) return
    for (const [subject, id] of mine.subscriptions) {
      if (subject === HEADS || covers.has(subject) || id === undefined) continue
      mine.subscriptions.delete(subject)
      send(mine, 'eth_unsubscribe', [id])
    }
    const wanted = new Map<string, readonly unknown[]>([[HEADS, [HEADS]]])
    for (const [key, cover] of covers) wanted.set(key, ['logs', paramsOf(cover)])
    for (const [subject, params] of wanted) {
      if (mine.subscriptions.has(subject)) continue
      mine.subscriptions.set(subject, undefined)
      send(mine, 'eth_subscribe', params, (result) => {
        if (typeof result !== 'string') return fail(mine, 'UPSTREAM_UNREADABLE')
        mine.subscriptions.set(subject, result)
        // It may not be wanted any more.
        subscribeAll(mine)
        metrics.nodeSocketUp.set({ chain }, isCovering() ? 1 : 0)
        if (isCovering()) onCovered()
      })
    }
    metrics.nodeSubscriptions.set({ chain }, mine.subscriptions.size)
  }

  function send(
    mine: Running,
    method: string,
    params: readonly unknown[],
    then: (result: unknown) => void = () => undefined,
  ): void {
    ids += 1
    const id = ids
    const timer = setTimeout(() => {
      if (mine.waiting.has(id)) fail(mine, 'UPSTREAM_TIMEOUT')
    }, NODE_ANSWER_MS)
    mine.waiting.set(id, (result) => {
      clearTimeout(timer)
      mine.timers.delete(timer)
      then(result)
    })
    mine.timers.add(timer)
    mine.socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  }

  function stop(mine: Running): void {
    if (running === mine) running = undefined
    for (const timer of mine.timers) clearTimeout(timer)
    mine.socket.terminate()
    metrics.nodeSocketUp.set({ chain }, 0)
    metrics.nodeSubscriptions.set({ chain }, 0)
  }

  function fail(mine: Running, code: GatewayErrorCode): void {
    if (running !== mine) return
    stop(mine)
    at += 1
    failures += 1
    const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LONGEST_BACKOFF_MS)
    log.warn('rpc.socket.failed', { chain, code })
    if (isEnded || covers === undefined) return
    reconnecting = setTimeout(
      () => {
        reconnecting = undefined
        if (covers !== undefined) connect()
      },
      backoff * (0.5 + Math.random() / 2),
    )
  }

  return {
    want(next) {
      covers = next
      clearTimeout(lingering)
      if (isEnded || endpoints.length === 0) return
      if (next === undefined) {
        lingering = setTimeout(() => {
          if (running !== undefined) stop(running)
        }, LINGER_MS)
        lingering.unref()
        return
      }
      connect()
      if (running !== undefined) subscribeAll(running)
    },
    isCovering,
    leave() {
      if (running !== undefined) fail(running, 'UPSTREAM_TIMEOUT')
    },
    end() {
      isEnded = true
      clearTimeout(lingering)
      clearTimeout(reconnecting)
      if (running !== undefined) stop(running)
      metrics.nodeSocketUp.remove({ chain })
      metrics.nodeSubscriptions.remove({ chain })
    },
  }
}
