import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBridgeClient } from './client.ts'
import { createChainClient } from './createChainClient.ts'
import { getAvailableRoutes } from './getAvailableRoutes.ts'
import { getQuote } from './getQuote.ts'
import { httpTransport } from './httpTransport.ts'
import { POLLING_INTERVAL_MS } from './limits.ts'
import { runTransfer } from './runTransfer.ts'
import { destinationChainId, originChainId, startWorld, type World } from './testing/world.ts'
import { createTransfer } from './transfer.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.devnet.stop())

/** The headless client as it is shipped, default polling, with every request noted. */
function counted() {
  const requests: string[] = []
  const note = (name: string) => {
    const counting: typeof fetch = async (input, init) => {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      const calls: { method?: string }[] = Array.isArray(body) ? body : [body ?? {}]
      const what = calls.map(({ method }) => method ?? new URL(String(input)).pathname)
      requests.push(`${name} ${what.join('+')}`)
      return fetch(input, init)
    }
    return counting
  }
  const { bridgeApi: apiUrl = '', indexer: indexerUrl = '' } = world.devnet.urls
  const names: Record<number, string> = { [originChainId]: 'origin', [destinationChainId]: 'dest' }
  const clients = new Map(
    world.devnet.chains.map(({ chainId, rpcUrl }) => {
      const on = { chainId, urls: [rpcUrl], fetch: note(names[chainId] ?? '') }
      return [chainId, createChainClient(on)]
    }),
  )
  const client = createBridgeClient({
    transport: httpTransport({ apiUrl, indexerUrl, fetch: note('http') }),
    getChainClient: (chainId) => clients.get(chainId),
    // As those of the public chains are built in.
    spokePools: Object.fromEntries(
      world.devnet.chains.map(({ chainId, contracts }) => [chainId, contracts.spokePool]),
    ),
  })
  return { client, requests }
}

describe('requests of a transfer', () => {
  // Two more for tokens that are not pinned: their decimals, and the clock of the destination.
  // Without the polls, of which there are as many as the relayer takes time: four in these 4 seconds.
  test.each([
    ['behavior: with approval and deposit', 'USDC', 50_000_000n, 10],
    ['default: with a deposit alone', 'ETH', 10n ** 17n, 6],
  ])('%s: few, and the fill is seen by the next poll', async (_, symbol, inputAmount, most) => {
    await world.devnet.control.setRelayer({ delayMs: 4_000 })
    const owner = await world.account()
    const { client, requests } = counted()
    const routes = await getAvailableRoutes(world.client, { originChainId, destinationChainId })
    const route = routes.find((row) => row.inputTokenSymbol === symbol)
    if (route === undefined) throw new Error(`no route for ${symbol}`)
    const quote = await getQuote(client, { route, inputAmount, depositor: owner.address })
    const transfer = createTransfer(quote, { integratorId: client.integratorId })
    const wallet = world.wallet(owner)
    const began = Date.now()
    const done = await runTransfer(client, { transfer, wallet, save: () => undefined })
    const ended = Date.now()
    expect(done).toMatchObject({ status: 'filled', fillHash: expect.stringMatching(/^0x/) })

    const isPoll = (request: string) => request === 'dest eth_call'
    const polls = requests.filter(isPoll)
    expect(requests.filter((request) => !isPoll(request)).length).toBeLessThanOrEqual(most)
    // None right after the deposit: nobody fills in that moment.
    expect(polls.length).toBeLessThanOrEqual((ended - began) / (POLLING_INTERVAL_MS / 2))
    // Blocks tell whole seconds, and a busy machine needs some room.
    const late = ended - (done.fillTimestamp ?? 0) * 1_000
    expect(late).toBeLessThan(POLLING_INTERVAL_MS / 2 + 2_500)
  })
})
