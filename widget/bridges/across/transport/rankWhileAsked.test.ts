import { type Client, type Hex, numberToHex } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChainClient } from './createChainClient.ts'
import { RANK_INTERVAL_MS } from '#lib/nodeRanking.ts'

const nodes = ['https://a.example/', 'https://b.example/', 'https://c.example/']

/** Nodes that answer with their place in the list, after so many ms; those without one refuse. */
function start(delays: Record<string, number | undefined>) {
  const asked: string[] = []
  const client = createChainClient({
    chainId: 1,
    urls: nodes,
    rank: true,
    fetch: async (input, init) => {
      const url = String(input)
      const calls: { id: number; method: string }[] = [JSON.parse(String(init?.body))].flat()
      asked.push(...calls.map(({ method }) => `${method} ${url}`))
      const ms = delays[url]
      if (ms === undefined) throw new TypeError('Failed to fetch')
      await new Promise((resolve) => setTimeout(resolve, ms))
      const result: Hex = numberToHex(nodes.indexOf(url) + 1)
      return Response.json(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result })))
    },
  })
  return { asked, client, pings: () => asked.filter((one) => one.startsWith('net_')).length }
}

/** Who answered, in time that the test moves. */
async function ask(client: Client): Promise<bigint> {
  const answer = getBlockNumber(client, { cacheTime: 0 })
  await vi.advanceTimersByTimeAsync(500)
  return answer
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a client that ranks its nodes', () => {
  test('behavior: asks nothing before it is asked, and nothing for ever after (B-F2, S9.08)', async () => {
    const { asked, client, pings } = start({ [nodes[0] ?? '']: 5, [nodes[1] ?? '']: 5 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
    expect(await ask(client)).toBe(1n)
    await vi.advanceTimersByTimeAsync(2 * RANK_INTERVAL_MS)
    const soFar = asked.length
    expect(pings()).toBeGreaterThanOrEqual(nodes.length)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(asked).toHaveLength(soFar)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: prefers the best node while it is asked, and after a pause (B-F2, S9.08)', async () => {
    const [a = '', b = '', c = ''] = nodes
    const { asked, client, pings } = start({ [b]: 300, [c]: 5 })
    expect(await ask(client)).toBe(2n)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await ask(client)).toBe(3n)
    for (let time = 0; time < 4; time += 1) {
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await ask(client)).toBe(3n)
    }
    expect(pings()).toBeGreaterThanOrEqual(3 * nodes.length)
    await vi.advanceTimersByTimeAsync(3_600_000)
    asked.length = 0
    expect(await ask(client)).toBe(3n)
    expect(asked.filter((one) => !one.startsWith('net_'))).toEqual([`eth_blockNumber ${c}`])
    expect(asked).toContain(`net_listening ${a}`)
  })
})
