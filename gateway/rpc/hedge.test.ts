import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSecrets } from '../config/secrets.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { noTracing } from '../tracing/tracing.ts'
import {
  keys,
  network,
  ORIGIN,
  post,
  startGateway,
  type TestGateway,
} from '../testing/startGateway.ts'
import { type Sent, startUpstream, type TestUpstream } from '../testing/startUpstream.ts'
import { createHedgeBudget, createLatencies } from './hedge.ts'
import { createNodes } from './nodes.ts'

describe('how long a node is waited for', () => {
  test('default: a second, until enough answers are known', () => {
    const latencies = createLatencies()
    for (let at = 0; at < 19; at += 1) latencies.add(10)
    expect(latencies.waitMs()).toBe(1_000)
    latencies.add(10)
    expect(latencies.waitMs()).toBe(300)
  })

  test('behavior: as long as all but the slowest twentieth of its last hundred answers', () => {
    const latencies = createLatencies()
    for (let at = 0; at < 500; at += 1) latencies.add(9_000)
    for (let at = 1; at <= 100; at += 1) latencies.add(at * 10)
    expect(latencies.waitMs()).toBe(960)
  })
})

test('behavior: a tenth of all calls may be asked twice, and a quiet time saves no more than a batch', () => {
  const budget = createHedgeBudget()
  expect(budget.spend(1)).toBe(false)
  budget.earn(10)
  expect([budget.spend(1), budget.spend(1)]).toEqual([true, false])
  budget.earn(100_000)
  expect([budget.spend(50), budget.spend(1)]).toEqual([true, false])
})

describe('between two nodes', () => {
  const path = '/api/rpc/eip155:31337'
  const call = (method: string) => ({ jsonrpc: '2.0', id: 1, method, params: [] })
  const say = (result: string) => () => ({ body: { jsonrpc: '2.0', id: 1, result } })
  let first: TestUpstream
  let second: TestUpstream
  let gateway: TestGateway
  beforeEach(async () => {
    vi.useRealTimers()
    first = await startUpstream()
    second = await startUpstream()
    first.answer(say('first'))
    second.answer(say('second'))
    gateway = await startGateway(
      {
        networks: [network],
        gateway: {
          origin: ORIGIN,
          nodes: { 'eip155:31337': [{ url: first.url }, { url: second.url }] },
          metricsTokenFrom: 'METRICS_TOKEN',
        },
      },
      // A look at the nodes would ask them, too.
      { timeoutMs: 10_000, lookMs: 600_000 },
    )
  })
  afterEach(async () => {
    await gateway.stop()
    await first.stop()
    await second.stop()
  })
  const ask = async (method = 'eth_blockNumber') =>
    JSON.parse((await gateway.ask(path, post(call(method)))).text).result
  const askTimes = async (times: number) => {
    for (let at = 0; at < times; at += 1) await ask()
  }
  const hedges = async (outcome: string) => {
    const headers = { authorization: `Bearer ${keys.METRICS_TOKEN}` }
    const { text } = await gateway.ask('/metrics', { headers })
    const line = `causeway_node_hedges_total\\{chain="eip155:31337",outcome="${outcome}"\\} (\\d+)`
    return Number(new RegExp(line).exec(text)?.[1] ?? 0)
  }
  /** Answers once released; the node hears whether it is still waited for. */
  const hold = (node: TestUpstream, result: string) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked = new Promise<Sent>((resolve) => {
      node.answer(async (sent) => {
        resolve(sent)
        await held
        return say(result)()
      })
    })
    return { asked, release }
  }

  test('default: where the first takes longer than usual, the second one’s answer is given', async () => {
    await askTimes(20)
    const { release } = hold(first, 'late')
    expect(await ask()).toBe('second')
    release()
    expect(await hedges('second')).toBe(1)
    // It was slow once, and is not left alone.
    first.answer(say('first'))
    expect(await ask()).toBe('first')
  })

  test('behavior: where the first answers first all the same, the second one is given up', async () => {
    await askTimes(20)
    const late = hold(first, 'late')
    const spare = hold(second, 'spare')
    const answer = ask()
    await spare.asked
    late.release()
    expect(await answer).toBe('late')
    spare.release()
    expect(await hedges('first')).toBe(1)
  })

  test('attack: a slow world is not asked twice as much', async () => {
    await askTimes(10)
    const slow = hold(first, 'late')
    expect(await ask()).toBe('second')
    const answer = ask()
    await expect.poll(() => hedges('spared'), { timeout: 20_000 }).toBe(1)
    slow.release()
    expect(await answer).toBe('late')
    expect(second.sent.length).toBe(1)
  })

  test('behavior: a transaction is sent to one node, however long it takes', async () => {
    await askTimes(20)
    const slow = hold(first, 'sent')
    const answer = ask('eth_sendRawTransaction')
    await slow.asked
    // Longer than any read would wait: a read beside it has its answer meanwhile.
    expect(await ask()).toBe('second')
    slow.release()
    expect(await answer).toBe('sent')
    expect(second.sent.map(({ body }) => JSON.parse(body).method)).toEqual(['eth_blockNumber'])
  })

  test('behavior: a node that is left alone is not the second one', async () => {
    const metrics = createMetrics()
    const nodes = createNodes('eip155:31337', [{ url: first.url }, { url: second.url }], {
      secrets: readSecrets([], {}),
      metrics,
      log: createLog({ hide: (text) => text }, () => undefined),
      tracing: noTracing,
      stopping: new AbortController().signal,
      // No time passes, so the rest does not end.
      now: () => 0,
    })
    const read = () => nodes.ask([{ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber' }])
    for (const node of [first, second]) node.answer({ status: 500, body: 'no' })
    await expect(read()).rejects.toMatchObject({ code: 'UPSTREAM_DOWN' })
    first.answer(say('first'))
    for (let at = 0; at < 20; at += 1) await read()
    const slow = hold(first, 'late')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = read()
    await slow.asked
    vi.advanceTimersByTime(5_000)
    slow.release()
    expect(await answer).toEqual([{ result: 'late' }])
    vi.useRealTimers()
    expect((await metrics.hedges.get()).values).toEqual([])
    nodes.end()
  })
})
