import type { NodeOptions } from '../config/section.ts'
import type { Secrets } from '../config/secrets.ts'
import { GatewayError } from '../http/errors.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { fetchBounded } from '../upstream/fetchBounded.ts'
import { type RpcAnswer, type RpcCall, readRpcAnswer } from './body.ts'
import { headMethod } from './methods.ts'

const TIMEOUT_MS = 6_000
/** Timeout for all nodes of a chain together. */
const TOTAL_MS = 15_000
const MAX_BYTES = 8_000_000
const FIRST_REST_MS = 2_000
const LONGEST_REST_MS = 60_000
const LOOK_MS = 15_000
/** A chain without requests for this long is not polled: nodes count each poll. */
const IDLE_MS = 60_000
/** EIP-1474: the node limits its callers, which says nothing about the request. */
const LIMIT_EXCEEDED = -32_005

type Node = {
  readonly label: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  failures: number
  restUntil: number
  /** The last block that it reported. */
  head: number | undefined
  takesBatches: boolean
}

export type Nodes = {
  /**
   * Returns answers in the order of the calls, from the first node that gives them.
   *
   * @throws GatewayError UPSTREAM_DOWN when none does, STOPPING
   */
  readonly ask: (calls: readonly RpcCall[]) => Promise<readonly RpcAnswer[]>
  /** Stops polling the nodes. */
  readonly end: () => void
}

export type NodesParts = {
  readonly secrets: Secrets
  readonly metrics: Metrics
  readonly log: Log
  readonly stopping: AbortSignal
  /** @default performance.now */
  readonly now?: (() => number) | undefined
  /** Interval at which the nodes are polled. @default 15_000 */
  readonly lookMs?: number | undefined
  /** Timeout of one node. @default 6_000 */
  readonly timeoutMs?: number | undefined
}

/**
 * The nodes of one chain, tried in order. A node that fails is skipped for a while, and a node that is
 * behind the others is tried after them.
 */
export function createNodes(
  chain: string,
  options: readonly NodeOptions[],
  parts: NodesParts,
): Nodes {
  const { secrets, metrics, log, stopping, now = () => performance.now() } = parts
  const { lookMs = LOOK_MS, timeoutMs = TIMEOUT_MS } = parts
  const nodes = options.map((one, at) => toNode(one, at, secrets))
  let lastAsked = Number.NEGATIVE_INFINITY
  /** The best head at the last poll: a node that is still below it is at least one poll behind. */
  let bestBefore = 0
  for (const { label: node } of nodes) metrics.nodeUp.set({ chain, node }, 1)
  const timer = setInterval(() => {
    if (now() - lastAsked < IDLE_MS)
      look().catch((error) => log.error('rpc.look', { chain }, error))
  }, lookMs)
  timer.unref()

  async function look(): Promise<void> {
    const bestNow = Math.max(0, ...nodes.map(({ head }) => head ?? 0))
    const call = { jsonrpc: '2.0', id: 1, method: headMethod(chain) } as const
    await Promise.allSettled(
      nodes.map(async (node) => {
        const [answer] = await askNode(node, [call], now() + timeoutMs)
        if (answer !== undefined && 'result' in answer) node.head = Number(answer.result)
        metrics.nodeHead.set({ chain, node: node.label }, node.head ?? 0)
      }),
    )
    bestBefore = bestNow
  }

  const isBehind = ({ head }: Node) => head !== undefined && head < bestBefore
  const rank = (node: Node) => (node.restUntil > now() ? 2 : 0) + (isBehind(node) ? 1 : 0)

  async function post(node: Node, body: unknown, until: number): Promise<unknown> {
    const upstream = `rpc ${chain} ${node.label}`
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
        signal: stopping,
      })
      outcome = `${Math.floor(status / 100)}xx`
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
      if (error instanceof GatewayError) outcome = error.code
      throw error
    } finally {
      metrics.asked.inc({ upstream, outcome })
      metrics.upstreamSeconds.observe({ upstream }, (now() - began) / 1_000)
    }
  }

  /** The gateway sets its own ids, so that a visitor's ids cannot prevent matching the answers. */
  async function askNode(
    node: Node,
    calls: readonly RpcCall[],
    until: number,
  ): Promise<readonly RpcAnswer[]> {
    const bodies = calls.map(({ method, params = [] }, at) => ({
      jsonrpc: '2.0',
      id: at + 1,
      method,
      params,
    }))
    if (bodies.length === 1 || !node.takesBatches) {
      const singles = bodies.map(async (body) => requireAnswer(await post(node, body, until)))
      return Promise.all(singles)
    }
    const answers = await post(node, bodies, until)
    if (!Array.isArray(answers)) {
      // Some nodes accept no batches, and answer with one error for all.
      if (readRpcAnswer(answers) === undefined) throw unreadable()
      node.takesBatches = false
      return askNode(node, calls, until)
    }
    const byId = new Map(answers.map((one) => [readRpcAnswer(one)?.id, one]))
    return bodies.map(({ id }) => requireAnswer(byId.get(id)))
  }

  function noteFailure(node: Node, error: unknown): void {
    node.failures += 1
    node.restUntil = now() + Math.min(FIRST_REST_MS * 2 ** (node.failures - 1), LONGEST_REST_MS)
    metrics.nodeUp.set({ chain, node: node.label }, 0)
    const code = error instanceof GatewayError ? error.code : 'INTERNAL'
    log.warn('rpc.failed', { chain, node: node.label, code }, error)
  }

  return {
    async ask(calls) {
      lastAsked = now()
      const until = now() + TOTAL_MS
      const order = [...nodes].sort((left, right) => rank(left) - rank(right))
      for (const node of order) {
        if (now() >= until) break
        try {
          const answers = await askNode(node, calls, until)
          node.failures = 0
          node.restUntil = 0
          metrics.nodeUp.set({ chain, node: node.label }, 1)
          return answers
        } catch (error) {
          if (stopping.aborted) throw error
          noteFailure(node, error)
        }
      }
      throw new GatewayError('UPSTREAM_DOWN', 'No node of this chain answers.', {
        retryAfterSeconds: 2,
      })
    },
    end() {
      clearInterval(timer)
      for (const { label: node } of nodes) {
        metrics.nodeUp.remove({ chain, node })
        metrics.nodeHead.remove({ chain, node })
      }
    },
  }
}

function toNode({ url, keyFrom, keyHeader }: NodeOptions, at: number, secrets: Secrets): Node {
  const key = keyFrom === undefined ? '' : secrets.valueOf(keyFrom)
  const isInUrl = url.includes('{key}')
  const header = keyHeader ?? 'authorization'
  const headers =
    keyFrom === undefined || isInUrl
      ? {}
      : { [header]: keyHeader === undefined ? `Bearer ${key}` : key }
  return {
    // Labelled by the position in the file: the hosts of some providers reveal the account.
    label: String(at + 1),
    url: url.replaceAll('{key}', encodeURIComponent(key)),
    headers,
    failures: 0,
    restUntil: 0,
    head: undefined,
    takesBatches: true,
  }
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
