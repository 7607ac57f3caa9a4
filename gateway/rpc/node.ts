import type { NodeOptions } from '../config/section.ts'
import type { Secrets } from '../config/secrets.ts'
import { GatewayError } from '../http/errors.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Span, Tracing } from '../tracing/tracing.ts'
import { fetchBounded } from '../upstream/fetchBounded.ts'
import { type RpcAnswer, type RpcCall, readRpcAnswer } from './body.ts'
import { createLatencies, type Latencies } from './hedge.ts'

const TIMEOUT_MS = 6_000
const MAX_BYTES = 8_000_000
/** EIP-1474: the node limits its callers, which says nothing about the request. */
const LIMIT_EXCEEDED = -32_005

/** Where something is asked, with the key in its place. Never logged. */
export type Endpoint = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

export type Node = Endpoint & {
  readonly label: string
  readonly latencies: Latencies
  failures: number
  restUntil: number
  /** The last block that it reported. */
  head: number | undefined
  takesBatches: boolean
}

export type NodesParts = {
  readonly secrets: Secrets
  readonly metrics: Metrics
  readonly log: Log
  readonly tracing: Tracing
  readonly stopping: AbortSignal
  /** @default performance.now */
  readonly now?: (() => number) | undefined
  /** Interval at which the nodes are polled. @default 15_000 */
  readonly lookMs?: number | undefined
  /** Timeout of one node. @default 6_000 */
  readonly timeoutMs?: number | undefined
}

type AskOptions = {
  /** When the caller no longer waits. */
  readonly until: number
  /** Aborts when another node answered first. */
  readonly won?: AbortSignal | undefined
}

/** Asks one node; the answers are in the order of the calls. */
export type AskNode = (
  node: Node,
  calls: readonly RpcCall[],
  options: AskOptions,
) => Promise<readonly RpcAnswer[]>

export function createNodeAsker(chain: string, parts: NodesParts): AskNode {
  const { secrets, metrics, log, tracing, stopping, now = () => performance.now() } = parts
  const { timeoutMs = TIMEOUT_MS } = parts

  function post(node: Node, body: unknown, options: AskOptions): Promise<unknown> {
    const upstream = `rpc ${chain} ${node.label}`
    return tracing.span('client', upstream, (span) =>
      postTraced(node, body, { ...options, upstream, span }),
    )
  }

  async function postTraced(
    node: Node,
    body: unknown,
    { until, won, upstream, span }: AskOptions & { upstream: string; span: Span },
  ): Promise<unknown> {
    const began = now()
    let outcome = 'INTERNAL'
    try {
      const { status, bytes } = await fetchBounded({
        url: node.url,
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...node.headers,
        },
        body: JSON.stringify(body),
        timeoutMs: Math.max(1, Math.min(timeoutMs, Math.ceil(until - now()))),
        maxBytes: MAX_BYTES,
        signals: won === undefined ? [stopping] : [stopping, won],
      })
      outcome = `${Math.floor(status / 100)}xx`
      span.set({ 'http.response.status_code': status })
      const answer = parse(bytes)
      if (status !== 200 && readRpcAnswer(answer) === undefined) {
        throw new GatewayError('UPSTREAM_FAILED', `The node answered with status ${status}.`)
      }
      if (status === 401 || status === 403 || status === 429 || status >= 500) {
        throw new GatewayError('UPSTREAM_FAILED', `The node answered with status ${status}.`)
      }
      if (secrets.isIn(bytes.toString('latin1')) || secrets.isIn(JSON.stringify(answer) ?? '')) {
        log.error('upstream.echo', { upstream })
        throw new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the node cannot be read.')
      }
      return answer
    } catch (error) {
      if (error instanceof GatewayError) outcome = won?.aborted === true ? 'outrun' : error.code
      span.set({ 'error.type': outcome })
      // Another node was faster: nothing is wrong with this one.
      if (outcome !== 'outrun') span.fail()
      throw error
    } finally {
      metrics.asked.inc({ upstream, outcome })
      metrics.upstreamSeconds.observe({ upstream }, (now() - began) / 1_000)
    }
  }

  /** The gateway sets its own ids, so that a visitor's ids cannot prevent matching the answers. */
  return async function askNode(node, calls, options) {
    const bodies = calls.map(({ method, params = [] }, at) => ({
      jsonrpc: '2.0',
      id: at + 1,
      method,
      params,
    }))
    if (bodies.length === 1 || !node.takesBatches) {
      const singles = bodies.map(async (body) => requireAnswer(await post(node, body, options)))
      return Promise.all(singles)
    }
    const answers = await post(node, bodies, options)
    if (!Array.isArray(answers)) {
      // Some nodes accept no batches, and answer with one error for all.
      if (readRpcAnswer(answers) === undefined) throw unreadable()
      node.takesBatches = false
      return askNode(node, calls, options)
    }
    const byId = new Map(answers.map((one) => [readRpcAnswer(one)?.id, one]))
    return bodies.map(({ id }) => requireAnswer(byId.get(id)))
  }
}

export function toNode(options: NodeOptions, at: number, secrets: Secrets): Node {
  return {
    ...toEndpoint(options.url, options, secrets),
    // Labelled by the position in the file: the hosts of some providers reveal the account.
    label: String(at + 1),
    latencies: createLatencies(),
    failures: 0,
    restUntil: 0,
    head: undefined,
    takesBatches: true,
  }
}

/** An address of a node with its key: in the place of `{key}`, else in a header. */
export function toEndpoint(
  url: string,
  { keyFrom, keyHeader }: Pick<NodeOptions, 'keyFrom' | 'keyHeader'>,
  secrets: Secrets,
): Endpoint {
  const key = keyFrom === undefined ? '' : secrets.valueOf(keyFrom)
  const isInUrl = url.includes('{key}')
  const header = keyHeader ?? 'authorization'
  const headers =
    keyFrom === undefined || isInUrl
      ? {}
      : { [header]: keyHeader === undefined ? `Bearer ${key}` : key }
  return { url: url.replaceAll('{key}', encodeURIComponent(key)), headers }
}

/** @throws GatewayError UPSTREAM_UNREADABLE, and UPSTREAM_BUSY for a node that was asked too much */
function requireAnswer(value: unknown): RpcAnswer {
  const answer = readRpcAnswer(value)
  if (answer === undefined) throw unreadable()
  if ('error' in answer && answer.error.code === LIMIT_EXCEEDED) {
    throw new GatewayError('UPSTREAM_BUSY', 'The node has been asked too much.')
  }
  return 'error' in answer ? { error: answer.error } : { result: answer.result }
}

function unreadable(): GatewayError {
  return new GatewayError('UPSTREAM_UNREADABLE', 'The answer of the node cannot be read.')
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw unreadable()
  }
}
