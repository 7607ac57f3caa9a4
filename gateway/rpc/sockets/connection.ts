import { randomBytes } from 'node:crypto'
import WebSocket from 'ws'
import { GatewayError } from '../../http/errors.ts'
import type { Place } from '../../limits/connections.ts'
import type { Log as LogLines } from '../../log.ts'
import type { Metrics } from '../../metrics.ts'
import { type RpcAnswer, type RpcCall, readRpcBody } from '../body.ts'
import { type AnswerCalls, toRpcError } from './answer.ts'
import type { Feeds } from './feeds.ts'
import { readSubject } from './filter.ts'
import {
  DRAIN_MS,
  IDLE_MS,
  MOST_ANSWER_CHARS,
  MOST_BUFFERED_BYTES,
  MOST_REFUSALS,
  MOST_SUBSCRIPTIONS,
  MOST_UNDER_WAY,
} from './limits.ts'
import { parse } from './news.ts'

/** EIP-1474's and JSON-RPC's own: what came is no JSON. */
const PARSE_ERROR = -32_700
const ID_BYTES = 16
/** Of RFC 6455 and its registry; the last one says that the client should connect again. */
const NORMAL = 1_000
const POLICY = 1_008
const SERVICE_RESTART = 1_012
const SUBSCRIBE = 'eth_subscribe'
const UNSUBSCRIBE = 'eth_unsubscribe'

export type ConnectionOptions = {
  readonly chain: string
  readonly feeds: Feeds
  readonly answerCalls: AnswerCalls
  readonly place: Place
  readonly count: (calls: number) => Promise<GatewayError | undefined>
  readonly metrics: Metrics
  readonly log: LogLines
  /** @default performance.now */
  readonly now?: (() => number) | undefined
}

/** One client. It ends by itself when its socket closes. */
export type Connection = {
  /** Called now and then: asks whether the client is there, and ends what is silent or idle. */
  readonly beat: () => void
  /** Closes with this code once all that was asked is answered. */
  readonly close: (code: number) => void
}

export function serveConnection(socket: WebSocket, options: ConnectionOptions): Connection {
  const { chain, feeds, answerCalls, place, count, metrics, log } = options
  const { now = () => performance.now() } = options
  const subscriptions = new Map<string, { readonly end: () => void }>()
  const queue: string[] = []
  let [underWay, refusals, messages] = [0, 0, 0]
  let isHeard = true
  let heardAt = now()
  let closing: number | undefined
  let reason = 'left'
  const began = now()
  metrics.sockets.inc({ chain })

  socket.on('error', () => {
    reason = 'refused' // too large a message (1009), or none at all (1002, 1007)
  })
  socket.on('pong', () => {
    isHeard = true
  })
  socket.on('message', (data, isBinary) => {
    isHeard = true
    heardAt = now()
    messages += 1
    if (closing !== undefined) return
    queue.push(isBinary ? '' : data.toString())
    if (underWay >= MOST_UNDER_WAY) socket.pause()
    work()
  })
  socket.on('close', () => {
    queue.length = 0
    for (const { end } of subscriptions.values()) end()
    subscriptions.clear()
    metrics.sockets.dec({ chain })
    metrics.socketEnds.inc({ reason })
    log.info('socket', { chain, reason, messages, ms: Math.round(now() - began) })
  })

  function work(): void {
    while (underWay < MOST_UNDER_WAY) {
      const text = queue.shift()
      if (text === undefined) break
      underWay += 1
      handle(text)
        .catch((error: unknown) => {
          log.error('internal', {}, error)
          send(toRpcError(new GatewayError('INTERNAL', 'Something went wrong.')))
        })
        .finally(() => {
          underWay -= 1
          work()
        })
    }
    if (queue.length === 0 && socket.isPaused) socket.resume()
    if (closing !== undefined && underWay === 0 && queue.length === 0) socket.close(closing)
  }

  async function handle(text: string): Promise<void> {
    const body = parse(text)
    const read = readBody(body)
    const error = await count(read instanceof GatewayError ? 1 : read.calls.length)
    const refused = error ?? (read instanceof GatewayError ? read : undefined)
    if (refused !== undefined) {
      metrics.refused.inc({ code: refused.code })
      refusals += 1
      if (refusals > MOST_REFUSALS) end('flood', POLICY)
    } else refusals = 0
    if (read instanceof GatewayError) {
      const answer = toRpcError(error ?? read)
      const isNoJson = error === undefined && body === undefined
      send(isNoJson ? { error: { ...answer.error, code: PARSE_ERROR } } : answer)
      return
    }
    const { calls, isBatch } = read
    const answers =
      error === undefined ? await answerAll(calls) : calls.map(() => toRpcError(error))
    const all = calls.map(({ id }, at) => ({ jsonrpc: '2.0', id, ...answers[at] }))
    const answer = JSON.stringify(isBatch ? all : all[0])
    if (answer.length <= MOST_ANSWER_CHARS) return write(answer)
    const message = 'The answer is too large for a socket. Ask over HTTP.'
    const tooLarge = toRpcError(new GatewayError('BODY_TOO_LARGE', message))
    const none = calls.map(({ id }) => ({ jsonrpc: '2.0', id, ...tooLarge }))
    write(JSON.stringify(isBatch ? none : none[0]))
  }

  async function answerAll(calls: readonly RpcCall[]): Promise<readonly RpcAnswer[]> {
    const rest = calls.filter(({ method }) => method !== SUBSCRIBE && method !== UNSUBSCRIBE)
    const [passedOn, own] = await Promise.all([
      answerCalls(rest).catch((error: unknown) => rest.map(() => refusal(error))),
      Promise.all(calls.map((call) => answerOwn(call).catch(refusal))),
    ])
    return calls.map((call, at) => {
      const message = `The method ${call.method} is not passed on.`
      return (
        own[at] ??
        passedOn[rest.indexOf(call)] ??
        toRpcError(new GatewayError('METHOD_REFUSED', message))
      )
    })
  }

  /** @throws GatewayError PARAMS_REFUSED, SUBSCRIPTIONS_LIMITED, or why the nodes do not answer */
  async function answerOwn({ method, params }: RpcCall): Promise<RpcAnswer | undefined> {
    if (method === UNSUBSCRIBE) {
      const id = Array.isArray(params) ? String(params[0]) : ''
      const subscription = subscriptions.get(id)
      subscription?.end()
      return { result: subscriptions.delete(id) }
    }
    if (method !== SUBSCRIBE) return undefined
    // Nobody would end what somebody subscribes to who has left.
    if (socket.readyState !== WebSocket.OPEN) {
      throw new GatewayError('STOPPING', 'The connection is closed.')
    }
    const subject = readSubject(params)
    if (subject === undefined) {
      const message = 'newHeads can be subscribed to, and logs of up to 20 addresses.'
      throw new GatewayError('PARAMS_REFUSED', message)
    }
    if (subscriptions.size >= MOST_SUBSCRIPTIONS || !place.subscribe()) {
      throw new GatewayError('SUBSCRIPTIONS_LIMITED', 'Too many subscriptions are open.')
    }
    const id = `0x${randomBytes(ID_BYTES).toString('hex')}`
    let leave: () => void = () => undefined
    subscriptions.set(id, {
      end() {
        leave()
        place.unsubscribe()
      },
    })
    try {
      const left = await feeds.subscribe(subject, {
        tell: (json) => write(news(id, json)),
        lost: () => end('gap', SERVICE_RESTART),
      })
      // It may have ended while the nodes were asked.
      if (subscriptions.has(id)) leave = left
      else left()
      return { result: id }
    } catch (error) {
      if (subscriptions.delete(id)) place.unsubscribe()
      throw error
    }
  }

  /** Answers what has no id that could be read. */
  function send(answer: RpcAnswer): void {
    write(JSON.stringify({ jsonrpc: '2.0', id: null, ...answer }))
  }

  function write(text: string): void {
    if (socket.readyState !== WebSocket.OPEN) return
    if (socket.bufferedAmount <= MOST_BUFFERED_BYTES) return socket.send(text)
    reason = 'slow'
    socket.terminate()
  }

  function end(why: string, code: number): void {
    if (closing !== undefined) return
    reason = why
    closing = code
    queue.length = 0
    // A client that does not take its answers does not hold the gateway up.
    const timer = setTimeout(() => socket.terminate(), DRAIN_MS)
    socket.once('close', () => clearTimeout(timer))
    work()
  }

  return {
    beat() {
      if (!isHeard) {
        reason = 'silent'
        socket.terminate()
        return
      }
      if (subscriptions.size === 0 && now() - heardAt > IDLE_MS) end('idle', NORMAL)
      isHeard = false
      socket.ping()
    },
    close: (code) => end('closed', code),
  }
}

function readBody(body: unknown) {
  try {
    return readRpcBody(body)
  } catch (error) {
    if (error instanceof GatewayError) return error
    throw error
  }
}

function refusal(error: unknown): RpcAnswer {
  if (error instanceof GatewayError) return toRpcError(error)
  throw error
}

/** The JSON of the news is the same for all, and written once. */
const news = (id: string, json: string) =>
  `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":${json}}}`
