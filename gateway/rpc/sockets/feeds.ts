import { GatewayError } from '../../http/errors.ts'
import type { Endpoint, NodesParts } from '../node.ts'
import type { Nodes } from '../nodes.ts'
import { coverOf, keyOf, type LogFilter, matches, type Subject } from './filter.ts'
import { MOST_COVERS, MOST_FILTERS, POLL_MS, STALL_MS } from './limits.ts'
import type { Head, Log } from './news.ts'
import { createNodeSocket } from './nodeSocket.ts'
import { askBlock, askLogs } from './poll.ts'
import { createSeen } from './seen.ts'

/** One subscription of a client. */
export type Listener = {
  /** Called with JSON. */
  readonly tell: (json: string) => void
  /** Called where news were missed that can no longer be asked for. */
  readonly lost: () => void
}

/** The news of one chain, asked of its nodes once for all clients. */
export type Feeds = {
  /**
   * Tells what comes after this; returns how to end it.
   *
   * @throws GatewayError SUBSCRIPTIONS_LIMITED, or why the nodes do not say where the chain is
   */
  readonly subscribe: (subject: Subject, listener: Listener) => Promise<() => void>
  readonly end: () => void
}

export type FeedsOptions = {
  readonly chain: string
  readonly nodes: Pick<Nodes, 'ask'>
  /** Addresses of nodes that tell news. Without one, the nodes are polled. */
  readonly endpoints: readonly Endpoint[]
  readonly parts: NodesParts
  /** @default 2_000 */
  readonly pollMs?: number | undefined
}

type Feed = {
  readonly filter: LogFilter
  /** The last block before it began. */
  readonly start: number
  readonly listeners: Set<Listener>
}

/**
 * The socket of a node tells news; while none is up, the nodes are polled over HTTP. After it is up again, one
 * more poll asks for the logs that came meanwhile, so that none is missed and, by `seen`, none told twice.
 */
export function createFeeds(options: FeedsOptions): Feeds {
  const { chain, nodes, endpoints, parts, pollMs = POLL_MS } = options
  const { metrics, log, now = () => performance.now() } = parts
  const heads = new Set<Listener>()
  const feeds = new Map<string, Feed>()
  const seen = createSeen()
  let covers: ReadonlyMap<string, LogFilter> = new Map()
  /** All logs up to this block are told; undefined while nobody listens. */
  let covered: number | undefined
  let lastHash: string | undefined
  let heardAt = now()
  /** Whether logs may have come that neither the socket nor a poll told. */
  let isGap = false
  let [isPolling, isDue, isFailing] = [false, false, false]
  let timer: NodeJS.Timeout | undefined

  const socket = createNodeSocket(chain, endpoints, parts, {
    onHead(head) {
      heardAt = now()
      tellHead(head)
      reach(head.number)
    },
    onLog(one) {
      // What nobody heard is not remembered: who comes next may still have to be told.
      if (feeds.size > 0) tellLog(one)
    },
    onCovered() {
      heardAt = now()
      isGap = true
      poll()
    },
  })

  function tellHead({ hash, header }: Head): void {
    if (hash === lastHash) return
    lastHash = hash
    const json = JSON.stringify(header)
    for (const { tell } of heads) tell(json)
  }

  function tellLog(one: Log, isPolled = false): void {
    if (!seen.add(one)) return
    const json = JSON.stringify(one)
    for (const { filter, start, listeners } of feeds.values()) {
      // A poll reads blocks again that came before the subscription.
      if ((isPolled && Number(one.blockNumber) <= start) || !matches(filter, one)) continue
      for (const { tell } of listeners) tell(json)
    }
  }

  function reach(block: number): void {
    if (covered !== undefined) covered = Math.max(covered, block)
  }

  /** Polls now; while one is under way, once more after it. */
  function poll(): void {
    isDue = true
    if (isPolling) return
    isPolling = true
    isDue = false
    pollOnce()
      .then(
        () => {
          isFailing = false
        },
        (error: unknown) => {
          const code = error instanceof GatewayError ? error.code : 'INTERNAL'
          if (!isFailing && code !== 'STOPPING') log.warn('rpc.poll.failed', { chain, code }, error)
          isFailing = true
        },
      )
      .finally(() => {
        isPolling = false
        if (isDue && timer !== undefined) poll()
      })
  }

  async function pollOnce(): Promise<void> {
    const block = await askBlock(nodes)
    const from = covered
    const isNews = block.hash !== lastHash && block.number >= (from ?? 0)
    if (from === undefined || !(isNews || isGap)) return
    isGap = false
    const range = { from, to: Math.max(from, block.number) }
    const found = await askLogs(nodes, [...covers.values()], range).catch((error: unknown) => {
      isGap = true
      throw error
    })
    if (found === undefined) {
      log.warn('rpc.gap', { chain, blocks: block.number - from })
      for (const { listeners } of feeds.values()) for (const { lost } of [...listeners]) lost()
    }
    for (const one of found?.logs ?? []) tellLog(one, true)
    if (isNews) tellHead(block)
    const to = found?.to ?? block.number
    reach(to)
    // The node that told the logs is behind: the rest is asked for with the next poll.
    if (to < block.number) isGap = true
  }

  function tick(): void {
    if (isGap || !socket.isCovering()) return poll()
    if (now() - heardAt < STALL_MS) return
    heardAt = now()
    checkSocket().catch((error: unknown) => log.warn('rpc.stall', { chain }, error))
  }

  /** The chain may be as quiet as its socket. */
  async function checkSocket(): Promise<void> {
    const block = await askBlock(nodes)
    if (covered !== undefined && block.number > covered) socket.leave()
  }

  /** Brings what is asked of the nodes in line with who listens. */
  function update(): void {
    covers = coverOf([...feeds.values()].map(({ filter }) => filter))
    const isWanted = heads.size + feeds.size > 0
    socket.want(isWanted ? covers : undefined)
    if (isWanted && timer === undefined) {
      heardAt = now()
      timer = setInterval(tick, pollMs)
      timer.unref()
    }
    if (isWanted) return
    clearInterval(timer)
    timer = undefined
    covered = undefined
    lastHash = undefined
  }

  function listen(listeners: Set<Listener>, kind: Subject['kind'], listener: Listener) {
    listeners.add(listener)
    metrics.subscriptions.inc({ chain, kind })
    return () => {
      if (listeners.delete(listener)) metrics.subscriptions.dec({ chain, kind })
    }
  }

  return {
    async subscribe(subject, listener) {
      if (covered === undefined) {
        const { number, hash } = await askBlock(nodes)
        covered ??= number
        lastHash ??= hash
        // A socket that is still up told nobody what came since.
        isGap = true
      }
      if (subject.kind === 'newHeads') {
        const leave = listen(heads, 'newHeads', listener)
        update()
        return () => {
          leave()
          update()
        }
      }
      const { filter } = subject
      const key = keyOf(filter)
      const known = feeds.get(key)
      const feed = known ?? { filter, start: covered ?? 0, listeners: new Set() }
      if (known === undefined) {
        const filters = [...feeds.values()].map((one) => one.filter)
        if (feeds.size >= MOST_FILTERS || coverOf([...filters, filter]).size > MOST_COVERS) {
          throw new GatewayError('SUBSCRIPTIONS_LIMITED', 'Too much is subscribed to already.')
        }
        feeds.set(key, feed)
      }
      const leave = listen(feed.listeners, 'logs', listener)
      if (known === undefined) update()
      return () => {
        leave()
        if (feed.listeners.size > 0 || feeds.get(key) !== feed) return
        feeds.delete(key)
        update()
      }
    },
    end() {
      clearInterval(timer)
      timer = undefined
      socket.end()
    },
  }
}
