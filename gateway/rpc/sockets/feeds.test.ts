import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSecrets } from '../../config/secrets.ts'
import { createLog } from '../../log.ts'
import { createMetrics } from '../../metrics.ts'
import { type ChainNode, startChainNode } from '../../testing/startChainNode.ts'
import { noTracing } from '../../tracing/tracing.ts'
import type { RpcAnswer, RpcCall } from '../body.ts'
import type { NodesParts } from '../node.ts'
import { createNodes, type Nodes } from '../nodes.ts'
import type { Subject } from './filter.ts'
import { createFeeds, type Feeds } from './feeds.ts'
import { LINGER_MS, POLL_MS, STALL_MS } from './limits.ts'

const chain = 'eip155:31337'
const pool = `0x${'a1'.repeat(20)}` as const
const WAIT_MS = 8_000
const heads: Subject = { kind: 'newHeads' }
const logs: Subject = { kind: 'logs', filter: { addresses: [pool], topics: [] } }

let node: ChainNode
let nodes: Nodes
let feeds: Feeds
/** What the feeds measure silence by; looks at the socket come with `tick`. */
let clock: number
/** Questions of the feeds to the nodes, in the moment in which they are asked. */
let asked: string[]
let answers: Promise<readonly RpcAnswer[]>[]
let held: Promise<void>
/** What the socket of the node told. */
let told: string[]
let warned: string[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  node = await startChainNode()
  ;[clock, asked, answers, told, warned, held] = [1_000_000, [], [], [], [], Promise.resolve()]
  const secrets = readSecrets([], {})
  const parts: NodesParts = {
    secrets: {
      ...secrets,
      isIn(text) {
        told.push(text)
        return secrets.isIn(text)
      },
    },
    metrics: createMetrics(),
    log: createLog({ hide: (text) => text }, (line) => warned.push(line)),
    tracing: noTracing,
    stopping: new AbortController().signal,
    now: () => clock,
  }
  nodes = createNodes(chain, [{ url: node.url }], parts)
  const ask = async (calls: readonly RpcCall[]) => {
    asked.push(...calls.map(({ method }) => method))
    const answer = nodes.ask(calls)
    answers.push(answer)
    const given = await answer
    await held
    return given
  }
  feeds = createFeeds({
    chain,
    nodes: { ask },
    endpoints: [{ url: node.socketUrl, headers: {} }],
    parts,
  })
})
afterEach(async () => {
  feeds.end()
  await settled() // what is under way would write into the next test
  nodes.end()
  await node.stop()
  vi.useRealTimers()
})

/** `expect.poll` would let the clock of the timers go on. */
async function until(isTrue: () => boolean) {
  const end = performance.now() + WAIT_MS
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`It stays untrue: ${isTrue}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const tick = () => vi.advanceTimersByTime(POLL_MS)

async function listen(subject: Subject) {
  const news: string[] = []
  const end = await feeds.subscribe(subject, {
    tell: (json) => news.push(json),
    lost: () => news.push('lost'),
  })
  return { news, end }
}

/** A listener whose socket is up, and after which the nodes were asked what came before it. */
async function listenOverSocket(subject: Subject) {
  const listener = await listen(subject)
  await until(() => asked.length >= 2)
  await settled()
  asked.length = 0
  return listener
}

/** Every question that was asked is answered, and the feeds have read the answer. */
async function settled() {
  for (let seen = -1; seen < answers.length; ) {
    seen = answers.length
    await Promise.allSettled(answers)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('a socket that says nothing', () => {
  test('behavior: for a minute, while the chain grows, is left, and what it kept to itself is told', async () => {
    const { news } = await listenOverSocket(logs)
    node.tellSockets(false)
    node.mine([{ address: pool }])
    clock += STALL_MS - 1
    tick()
    expect(asked).toEqual([])
    clock += 1
    tick()
    expect(asked).toEqual(['eth_getBlockByNumber'])
    await until(() => node.handshakes.length === 2)
    await until(() => news.length === 1)
    expect(news[0]).toContain(pool)
    expect(warned.join()).toContain('UPSTREAM_TIMEOUT')
  })

  test('behavior: is as quiet as its chain: it stays, and is looked at again a minute later', async () => {
    const { news } = await listenOverSocket(heads)
    for (const minute of [1, 2]) {
      clock += STALL_MS
      tick()
      expect(asked).toHaveLength(minute)
      await settled()
      clock += STALL_MS - 1
      tick()
      expect(asked).toHaveLength(minute)
    }
    node.mine()
    await until(() => news.length === 1)
    expect(node.handshakes).toHaveLength(1)
    expect(warned).toEqual([])
  })

  test('behavior: a block that it tells begins the minute anew', async () => {
    const { news } = await listenOverSocket(heads)
    clock += STALL_MS - 1
    node.mine()
    await until(() => news.length === 1)
    clock += STALL_MS - 1
    tick()
    expect(asked).toEqual([])
  })

  test('behavior: one that comes up after a long break has its minute', async () => {
    await listenOverSocket(heads)
    node.takeSockets(false)
    await until(() => node.handshakes.length === 2)
    clock += STALL_MS
    node.takeSockets(true)
    await until(() => asked.length > 0)
    await settled()
    clock += STALL_MS - 1
    tick()
    expect(asked).toEqual(['eth_getBlockByNumber'])
  })

  test('error: while no node answers, it stays, and the failure is written down', async () => {
    await listenOverSocket(heads)
    held = Promise.reject(new Error('no answer'))
    held.catch(() => undefined)
    clock += STALL_MS
    tick()
    await until(() => warned.join().includes('rpc.stall'))
    expect(node.sockets()).toBe(1)
    expect(node.handshakes).toHaveLength(1)
  })
})

describe('a socket that nobody listens to', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  })

  test('default: stays open for half a minute, and is closed then', async () => {
    const { end } = await listenOverSocket(heads)
    end()
    vi.advanceTimersByTime(LINGER_MS - 1)
    node.mine()
    await until(() => told.at(-1)?.includes('0x11') === true)
    expect(node.sockets()).toBe(1)
    vi.advanceTimersByTime(1)
    await until(() => node.sockets() === 0)
    // Who comes later has a new one.
    const later = await listen(heads)
    await until(() => node.handshakes.length === 2)
    await until(() => node.heard.length === 2)
    node.mine()
    await until(() => later.news.length === 1)
  })

  test('behavior: who comes meanwhile has it, by the subscription that it still has', async () => {
    const { end } = await listenOverSocket(logs)
    end()
    vi.advanceTimersByTime(LINGER_MS - 1)
    const { news } = await listen(logs)
    vi.advanceTimersByTime(1)
    node.mine([{ address: pool }])
    await until(() => news.length === 1)
    expect(node.handshakes).toHaveLength(1)
    expect(node.heard.map(({ method }) => method)).toEqual(['eth_subscribe', 'eth_subscribe'])
  })

  test('behavior: a log that it tells while somebody comes is not lost', async () => {
    const { end } = await listenOverSocket(logs)
    end()
    let release: () => void = () => undefined
    held = new Promise((resolve) => {
      release = resolve
    })
    const coming = listen(logs)
    await settled() // the node said where the chain is
    node.mine([{ address: pool }])
    await until(() => told.some((one) => one.includes(pool)))
    release()
    const { news } = await coming
    tick()
    await until(() => news.length === 1)
  })
})
