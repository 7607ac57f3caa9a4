import type { NodeOptions } from '../config/section.ts'
import { GatewayError } from '../http/errors.ts'
import type { RpcAnswer, RpcCall } from './body.ts'
import { createHedgeBudget } from './hedge.ts'
import { changes, headMethod } from './methods.ts'
import { createNodeAsker, type Node, type NodesParts, toNode } from './node.ts'

const TIMEOUT_MS = 6_000
/** Timeout for all nodes of a chain together. */
const TOTAL_MS = 15_000
const FIRST_REST_MS = 2_000
const LONGEST_REST_MS = 60_000
const LOOK_MS = 15_000
/** A chain without requests for this long is not polled: nodes count each poll. */
const IDLE_MS = 60_000

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

/** One request that is passed on, and what became of it so far. */
type Errand = {
  readonly calls: readonly RpcCall[]
  readonly until: number
  /** Asking two nodes does no harm. */
  readonly isRead: boolean
  readonly failed: Set<Node>
}

type Answers = readonly RpcAnswer[]

/**
 * The nodes of one chain, tried in order. A node that fails is skipped for a while, and a node that is
 * behind the others is tried after them. If a node takes longer to answer a read than it usually does, the
 * next one is asked beside it.
 */
export function createNodes(
  chain: string,
  options: readonly NodeOptions[],
  parts: NodesParts,
): Nodes {
  const { secrets, metrics, log, stopping, now = () => performance.now() } = parts
  const { lookMs = LOOK_MS, timeoutMs = TIMEOUT_MS } = parts
  const nodes = options.map((one, at) => toNode(one, at, secrets))
  const askNode = createNodeAsker(chain, parts)
  const budget = createHedgeBudget()
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
        const [answer] = await askNode(node, [call], { until: now() + timeoutMs })
        if (answer !== undefined && 'result' in answer) node.head = Number(answer.result)
        metrics.nodeHead.set({ chain, node: node.label }, node.head ?? 0)
      }),
    )
    bestBefore = bestNow
  }

  const isBehind = ({ head }: Node) => head !== undefined && head < bestBefore
  const rank = (node: Node) => (node.restUntil > now() ? 2 : 0) + (isBehind(node) ? 1 : 0)

  function noteFailure(node: Node, error: unknown): void {
    node.failures += 1
    node.restUntil = now() + Math.min(FIRST_REST_MS * 2 ** (node.failures - 1), LONGEST_REST_MS)
    metrics.nodeUp.set({ chain, node: node.label }, 0)
    const code = error instanceof GatewayError ? error.code : 'INTERNAL'
    log.warn('rpc.failed', { chain, node: node.label, code }, error)
  }

  /** Undefined where the node failed, or another one was faster. */
  async function tryNode(
    node: Node,
    { calls, until, isRead, failed }: Errand,
    won?: AbortSignal,
  ): Promise<Answers | undefined> {
    const began = now()
    try {
      const answers = await askNode(node, calls, { until, won })
      if (isRead) node.latencies.add(now() - began)
      node.failures = 0
      node.restUntil = 0
      metrics.nodeUp.set({ chain, node: node.label }, 1)
      return answers
    } catch (error) {
      if (stopping.aborted) return undefined
      if (won?.aborted === true) {
        // It would have taken longer still.
        node.latencies.add(now() - began)
        return undefined
      }
      failed.add(node)
      noteFailure(node, error)
      return undefined
    }
  }

  /** Asks the second node, too, once the first takes longer than usual. The first good answer wins. */
  async function tryBoth(first: Node, second: Node, errand: Errand): Promise<Answers | undefined> {
    const won = new AbortController()
    const answerOfFirst = tryNode(first, errand, won.signal)
    if (!(await isLate(answerOfFirst, first.latencies.waitMs()))) return answerOfFirst
    if (!budget.spend(errand.calls.length)) {
      metrics.hedges.inc({ chain, outcome: 'spared' })
      return answerOfFirst
    }
    const good = async (node: Node, answer: Promise<Answers | undefined>) => {
      const answers = await answer
      if (answers === undefined) throw new Error('The node did not answer')
      return { node, answers }
    }
    const winner = await Promise.any([
      good(first, answerOfFirst),
      good(second, tryNode(second, errand, won.signal)),
    ]).catch(() => undefined) // both failed, which is noted
    won.abort()
    const outcome = { [first.label]: 'first', [second.label]: 'second' }[winner?.node.label ?? '']
    metrics.hedges.inc({ chain, outcome: outcome ?? 'none' })
    return winner?.answers
  }

  return {
    async ask(calls) {
      lastAsked = now()
      const isRead = !calls.some(({ method }) => changes.has(method))
      if (isRead) budget.earn(calls.length)
      const errand: Errand = { calls, until: now() + TOTAL_MS, isRead, failed: new Set() }
      const order = [...nodes].sort((left, right) => rank(left) - rank(right))
      for (const [at, node] of order.entries()) {
        if (now() >= errand.until) break
        if (errand.failed.has(node)) continue
        const next = order.slice(at + 1).find((one) => !errand.failed.has(one))
        // Only one that is neither left alone nor behind.
        const answers =
          isRead && next !== undefined && rank(next) === 0
            ? await tryBoth(node, next, errand)
            : await tryNode(node, errand)
        if (answers !== undefined) return answers
        if (stopping.aborted) throw new GatewayError('STOPPING', 'The gateway stops.')
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

/** Whether nothing came of it in this time. */
async function isLate(answer: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, ms, true)
  })
  try {
    return await Promise.race([answer.then(() => false), late])
  } finally {
    clearTimeout(timer)
  }
}
