import { createClient, custom, getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { knownSpokePools } from '../contracts/chains.ts'
import { createBridgeClient } from './client.ts'
import { getSpokePool } from './getSpokePool.ts'
import { getSupportedChains } from '../quote/getSupportedChains.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { knownMessageHandlers } from '../contracts/knownMessageHandlers.ts'
import { requireMessageHandler } from '../quote/messageHandlers.ts'

const one = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const two = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A chain on which only these addresses have code. */
function chain(...withCode: readonly string[]) {
  const asked: string[] = []
  const request = async ({ params }: { params: readonly string[] }) => {
    const [address = ''] = params
    asked.push(address)
    return withCode.includes(address) ? '0x60' : '0x'
  }
  const client = createClient({ transport: custom({ request }) })
  return { asked, getChainClient: () => client }
}

function api(spokePool: string) {
  const asked: string[] = []
  const transport = httpTransport({
    async fetch(url) {
      asked.push(String(url))
      const row = { chainId: 99, name: 'X', spokePool, inputTokens: [], outputTokens: [] }
      return Response.json([row])
    },
  })
  return { asked, transport }
}

describe('createBridgeClient', () => {
  test('default: a call bundle is late after a minute (S9.09)', () => {
    const client = createBridgeClient({ ...api(one), ...chain(one) })
    expect(client.lateAfterMs).toBe(60_000)
  })

  test('behavior: two clients side by side share nothing', async () => {
    const [apiOne, apiTwo] = [api(one), api(two)]
    const [chainOne, chainTwo] = [chain(one), chain(two)]
    const first = createBridgeClient({
      ...apiOne,
      ...chainOne,
      integratorId: '0x0001',
      handlers: { 99: one },
      infiniteApproval: true,
      spokePools: { 99: one },
    })
    const second = createBridgeClient({
      ...apiTwo,
      ...chainTwo,
      handlers: { 99: two },
      spokePools: { 99: two },
    })
    for (const [client, pool] of [
      [first, one],
      [second, two],
      [first, one],
    ] as const) {
      expect(await getSpokePool(client, { chainId: 99 })).toBe(pool)
      expect(await requireMessageHandler(client, { chainId: 99 })).toBe(pool)
    }
    // Each of them asked once, for itself, and no service for what is sure.
    expect([apiOne.asked.length, apiTwo.asked.length]).toEqual([0, 0])
    expect([chainOne.asked, chainTwo.asked]).toEqual([[one], [two]])
    expect([first.integratorId, second.integratorId]).toEqual(['0x0001', '0xdead'])
    expect([first.infiniteApproval, second.infiniteApproval]).toEqual([true, false])
  })

  test('default: figures of the spec (S9.10)', () => {
    const client = createBridgeClient({ ...api(one), ...chain() })
    expect(client).toMatchObject({
      pollingIntervalMs: 3_000,
      integratorId: '0xdead',
      infiniteApproval: false,
    })
  })

  test('behavior: pools that are given stand before the built-in ones', async () => {
    const client = createBridgeClient({ ...api(two), ...chain(), spokePools: { 1: one } })
    expect(await getSpokePool(client, { chainId: 1 })).toBe(one)
    expect(await getSpokePool(client, { chainId: 10 })).toBe(knownSpokePools[10])
  })

  test('attack: C-F5 the pool that the service names for another chain is none (S5.12, S7.34)', async () => {
    const liar = api(two)
    const client = createBridgeClient({ ...liar, ...chain(two) })
    await getSupportedChains(client)
    await expect(getSpokePool(client, { chainId: 99 })).rejects.toMatchObject({
      code: 'BRIDGE_CHAIN_NOT_CONFIGURED',
    })
    expect(liar.asked).toHaveLength(1)
  })
})

describe('requireMessageHandler', () => {
  test('default: one address for 324, one for 59144, one for the others (S9.10)', () => {
    const oldest = (chainId: number) => knownMessageHandlers(chainId).at(-1)
    expect(oldest(324)).toBe('0x863859ef502F0Ee9676626ED5B418037252eFeb2')
    expect(oldest(59144)).toBe('0x1015c58894961F4F7Dd7D68ba033e28Ed3ee1cDB')
    expect(oldest(1)).toBe('0x924a9f036260DdD5808007E1AA95f08eD08aA569')
    expect(knownMessageHandlers(31338)).toEqual(['0x924a9f036260DdD5808007E1AA95f08eD08aA569'])
  })

  test('behavior: the newest generation that has code', async () => {
    const [newest, ...older] = knownMessageHandlers(56)
    const last = older.at(-1) ?? ''
    const both = createBridgeClient({ ...api(one), ...chain(newest ?? '', last) })
    expect(await requireMessageHandler(both, { chainId: 56 })).toBe(newest)
    const old = createBridgeClient({ ...api(one), ...chain(last) })
    expect(await requireMessageHandler(old, { chainId: 56 })).toBe(last)
  })

  test('behavior: every built-in address is written without a slip', () => {
    for (const chainId of [
      1, 56, 143, 232, 324, 999, 4217, 4326, 5042, 9745, 43114, 37111, 59144, 129399,
    ]) {
      const addresses = knownMessageHandlers(chainId)
      expect(addresses).toEqual(addresses.map((address) => getAddress(address)))
      expect(new Set(addresses).size).toBe(addresses.length)
    }
  })

  test('error: no generation has code', async () => {
    const bare = createBridgeClient({ ...api(one), ...chain() })
    await expect(requireMessageHandler(bare, { chainId: 1 })).rejects.toMatchObject({
      code: 'BRIDGE_NO_MESSAGE_HANDLER',
    })
  })
})
