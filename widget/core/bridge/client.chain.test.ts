import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { getQuote } from '#bridge/getQuote.ts'
import { destinationChainId, originChainId, startWorld, type World } from '#bridge/testing/world.ts'
import type { Core } from '../core.ts'
import { createFakeWallet, type FakeWallet } from '../testing/fakeWallet.ts'
import { catalogQuery } from './catalog.ts'
import { bridgeClient } from './client.ts'
import { resumeTransfers } from './resume.ts'
import { startTransfer } from './start.ts'
import { createBrowser, type Document, openDocument, type Outside } from './testing/openDocument.ts'

let world: World
let outside: Outside
beforeAll(async () => {
  world = await startWorld()
  const { bridgeApi: apiUrl = '', indexer: indexerUrl = '' } = world.devnet.urls
  outside = { networks: world.devnet.chains, apiUrl, indexerUrl }
})
const open: Document[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const document of open.splice(0)) document.close()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

async function opened(wallet: FakeWallet, changes: Partial<Outside> = {}, kept = browser()) {
  const document = await openDocument(kept, { ...outside, ...changes }, wallet)
  open.push(document)
  return document
}
const browser = () => createBrowser('local')

/** What a wallet asks its own node is not ours to count. */
let walletRequests = 0

/** An account whose wallet sends without asking. */
async function person(): Promise<FakeWallet> {
  const owner = await world.account()
  const wallet = createFakeWallet()
  wallet.accounts = [owner.address]
  const answer = wallet.request
  const request: FakeWallet['request'] = async (asked) => {
    const [first] = Array.isArray(asked.params) ? asked.params : []
    if (asked.method !== 'eth_sendTransaction') return answer(asked)
    const { to, data, value, nonce } = first
    const count = nonce === undefined ? {} : { nonce: Number(nonce) }
    walletRequests += 1
    return world.sendAs(owner, { to, data, value: BigInt(value), ...count }).finally(() => {
      walletRequests -= 1
    })
  }
  return Object.assign(wallet, { request })
}

async function question(core: Core, wallet: FakeWallet, symbol = 'ETH') {
  const { tokens, routes } = await core.queries.fetchQuery(catalogQuery(core))
  const isNative = symbol === 'ETH'
  const find = (chainId: number) => tokens.find((t) => t.chainId === chainId && t.symbol === symbol)
  const [origin, destination] = [find(originChainId), find(destinationChainId)]
  const route = routes.find(
    (row) =>
      row.originChainId === originChainId &&
      row.inputTokenSymbol === symbol &&
      row.isNative === isNative,
  )
  if (origin === undefined || destination === undefined || route === undefined) {
    throw new Error(`no route for ${symbol}`)
  }
  const depositor = wallet.accounts[0] as `0x${string}` // an account of the world
  const inputAmount = isNative ? 10n ** 17n : 50_000_000n
  const quote = await getQuote(bridgeClient(core), { route, inputAmount, depositor })
  return { quote, origin, destination }
}

const transferOf = (core: Core) => core.store.getState().bridge.transfers[0]?.transfer
const raise = (error: unknown) => {
  throw error
}

/** A transfer that is deposited and waits, and the browser that remembers it. */
async function deposited(wallet: FakeWallet) {
  await world.devnet.control.setRelayer({ paused: true })
  const kept = browser()
  const { core, close } = await opened(wallet, {}, kept)
  const run = startTransfer(core, await question(core, wallet)).catch(() => undefined)
  await expect.poll(() => transferOf(core)?.status).toBe('deposited')
  close()
  await run
  return kept
}

describe('over a WebSocket (S4.15, S9.08)', () => {
  test('default: the node tells the fill, long before the next poll', async () => {
    const wallet = await person()
    const kept = await deposited(wallet)
    const { core } = await opened(wallet, { pollingIntervalMs: 60_000 }, kept)
    resumeTransfers(core, raise)
    await expect.poll(() => core.store.getState().bridge.progress).not.toEqual({})
    const began = Date.now()
    await world.devnet.control.setRelayer({ paused: false })
    await expect.poll(() => transferOf(core)?.status, { timeout: 25_000 }).toBe('filled')
    // The next poll were half a minute away; a busy machine needs some room.
    expect(Date.now() - began).toBeLessThan(10_000)
  })

  test('behavior: a socket that is refused costs nothing: the pool is asked', async () => {
    const wallet = await person()
    const kept = await deposited(wallet)
    const fault = { mode: 'refuse', match: 'websocket' } as const
    await world.devnet.control.setFault(`rpc:${destinationChainId}`, fault)
    await world.devnet.control.setFault(`rpc:${originChainId}`, fault)
    const { core } = await opened(wallet, { pollingIntervalMs: 500 }, kept)
    resumeTransfers(core, raise)
    await world.devnet.control.setRelayer({ paused: false })
    await expect.poll(() => transferOf(core)?.status, { timeout: 20_000 }).toBe('filled')
    expect(transferOf(core)?.error).toBeUndefined()
  })
})

test.each([
  ['USDC', 6, 22],
  ['ETH', 4, 12],
])(
  'behavior: requests of a transfer of %s are few: many questions in one',
  async (symbol, most, questions) => {
    const wallet = await person()
    const networks = outside.networks.map(({ wsUrl: _, ...network }) => network)
    const { core } = await opened(wallet, { networks, pollingIntervalMs: 3_000 })
    await world.devnet.control.setRelayer({ delayMs: 2_000 })
    const asked = await question(core, wallet, symbol)
    const nodes = networks.map(({ rpcUrl }) => new URL(rpcUrl).href)
    const requests: string[][] = []
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (walletRequests === 0 && nodes.includes(new URL(String(input)).href)) {
        const body: unknown = JSON.parse(String(init?.body))
        requests.push((Array.isArray(body) ? body : [body]).map(({ method }) => method))
      }
      return real(input, init)
    })
    await startTransfer(core, asked)
    expect(transferOf(core)?.status).toBe('filled')
    const isPoll = (methods: string[]) => methods.join() === 'eth_call'
    const own = requests.filter((methods) => !isPoll(methods))
    expect(own.length).toBeLessThanOrEqual(most)
    // Each of them was a request before.
    expect(own.flat().length).toBeGreaterThanOrEqual(questions)
  },
)
