import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createRpc } from './rpc.ts'
import { byScore, createRanking, type Sample } from './rpcRank.ts'

const chain = 'eip155:1'
const samplesOf = (all: Record<string, readonly Sample[]>) => (url: string) => all[url] ?? []

describe('byScore (S9.08)', () => {
  test('default: who answers more often is first, then who is faster', () => {
    const all = { a: [10, undefined, undefined], b: [900, 900, 900], c: [100, 100, 100] }
    expect(byScore(['a', 'b', 'c'], samplesOf(all))).toEqual(['c', 'b', 'a'])
  })

  test('behavior: 0.7 for answers, 0.3 for speed', () => {
    // 0.7 · 1 + 0.3 · (1 - 100/100) = 0.7, and 0.7 · ½ + 0.3 · (1 - 1/100) = 0.647
    const half = { a: [1, undefined], b: [100, 100] }
    expect(byScore(['a', 'b'], samplesOf(half))).toEqual(['b', 'a'])
    // 0.7, and 0.7 · ⅔ + 0.3 · 0.99 = 0.764
    const most = { a: [1, 1, undefined], b: [100, 100] }
    expect(byScore(['b', 'a'], samplesOf(most))).toEqual(['a', 'b'])
  })

  const sample = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: undefined })
  const urls = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  const all = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.array(sample))

  test('behavior: the same nodes in any case', () => {
    fc.assert(
      fc.property(urls, all, (given, measured) => {
        const sorted = byScore(given, samplesOf(measured))
        expect([...sorted].sort()).toEqual([...given].sort())
      }),
    )
  })

  test('behavior: silent nodes are last', () => {
    fc.assert(
      fc.property(urls, all, (given, measured) => {
        const sorted = byScore(given, samplesOf(measured))
        const isSilent = (url: string) => {
          const own = measured[url] ?? []
          return own.length > 0 && own.every((one) => one === undefined)
        }
        const from = sorted.findIndex(isSilent)
        if (from >= 0) expect(sorted.slice(from).every(isSilent)).toBe(true)
      }),
    )
  })

  test('behavior: equal nodes keep their order', () => {
    fc.assert(
      fc.property(urls, (given) => {
        expect(byScore(given, () => [5])).toEqual(given)
      }),
    )
  })
})

describe('createRanking (S9.08)', () => {
  /** Nodes that answer after so many ms of a clock that the test moves. */
  function start(answers: Record<string, number | 'never'>) {
    const world = { time: 0, probes: [] as string[], answers }
    const ranking = createRanking({
      now: () => world.time,
      async probe(url) {
        world.probes.push(url)
        const took = world.answers[url]
        if (typeof took !== 'number') throw new Error('silent')
        const before = world.time
        world.time = before + took
        await Promise.resolve()
        world.time = before
      },
    })
    const sort = () => ranking.sort(chain, Object.keys(answers))
    return { world, sort }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

  test('default: their own order until they are measured', async () => {
    const { sort } = start({ a: 'never', b: 10 })
    expect(sort()).toEqual(['a', 'b'])
    await settled()
    expect(sort()).toEqual(['b', 'a'])
  })

  test('behavior: they are measured when asked, at most every 4 s', async () => {
    const { world, sort } = start({ a: 'never', b: 10 })
    sort()
    await settled()
    world.time += 3_999
    sort()
    expect(world.probes).toEqual(['a', 'b'])
    world.time += 1
    sort()
    expect(world.probes).toEqual(['a', 'b', 'a', 'b'])
  })

  test('behavior: the last ten measurements count', async () => {
    const { world, sort } = start({ a: 'never', b: 10 })
    const measure = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        sort()
        await settled()
        world.time += 4_000
      }
    }
    await measure(10)
    world.answers.a = 1
    world.answers.b = 'never'
    await measure(6)
    expect(sort()).toEqual(['a', 'b'])
    await measure(10)
    expect(sort()).toEqual(['a', 'b'])
  })

  test('error: who says nothing for a second has not answered', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    start({ a: 1, b: 2 }).sort()
    expect(timeout.mock.calls).toEqual([[1_000], [1_000]])
    timeout.mockRestore()
  })

  test('behavior: one node alone is not measured', () => {
    const { world, sort } = start({ a: 10 })
    expect(sort()).toEqual(['a'])
    expect(world.probes).toEqual([])
  })
})

describe('in the client', () => {
  function nodes(answers: Record<string, (method: string) => unknown>) {
    const asked: string[] = []
    const send: typeof fetch = async (input, init) => {
      const { method } = JSON.parse(String(init?.body))
      const answer = answers[String(input)]?.(method)
      if (method !== 'eth_chainId') asked.push(`${input} ${method}`)
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return Response.json({ result: answer })
    }
    const rpc = createRpc({ urlsOf: () => Object.keys(answers), fetch: send })
    const ask = (method: string, params: readonly unknown[] = []) =>
      rpc.request({ caipChainId: chain, method, params })
    return { asked, ask }
  }

  test('behavior: a node that is down or on another chain is not asked first again (S9.08)', async () => {
    const { asked, ask } = nodes({
      'https://down': () => undefined,
      'https://other': (method) => (method === 'eth_chainId' ? '0x5' : 'wrong'),
      'https://good': (method) => (method === 'eth_chainId' ? '0x1' : 'right'),
    })
    await expect.poll(() => ask('eth_blockNumber')).toBe('right')
    asked.length = 0
    expect(await ask('eth_gasPrice')).toBe('right')
    expect(asked).toEqual(['https://good eth_gasPrice'])
  })

  test('behavior: a filter is asked where it was made', async () => {
    const { asked, ask } = nodes({
      'https://a': (method) => (method === 'eth_newFilter' ? '0xf1' : undefined),
      'https://b': (method) => (method === 'eth_chainId' ? '0x1' : 'b'),
    })
    expect(await ask('eth_newFilter', [{}])).toBe('0xf1')
    await expect.poll(() => ask('eth_blockNumber')).toBe('b')
    asked.length = 0
    await expect(ask('eth_getFilterChanges', ['0xf1'])).rejects.toMatchObject({
      code: 'RPC_UNAVAILABLE',
    })
    expect(asked).toEqual(['https://a eth_getFilterChanges'])
    expect(await ask('eth_getFilterChanges', ['0xf2'])).toBe('b')
  })
})
