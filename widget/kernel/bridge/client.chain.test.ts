import { afterEach, describe, expect, test, vi } from 'vitest'
import { destinationChainId, originChainId } from '#bridges/across/testing/world.ts'
import type { Core } from '../core.ts'
import type { FakeWallet } from '../testing/fakeWallet.ts'
import { resumeTransfers } from '#features/bridge/model/resume.ts'
import { startTransfer } from '#features/bridge/model/start.ts'
import { createBrowser } from '#features/bridge/model/testing/openDocument.ts'
import { type Person, person, question } from '#features/bridge/model/testing/person.ts'
import { setUpDocuments } from '#features/bridge/model/testing/setUpDocuments.ts'

const documents = setUpDocuments({
  own: 'The more blocks a chain has, the more requests there are.',
})
afterEach(() => vi.restoreAllMocks())

/** Wallet requests in flight: what a wallet asks its own node meanwhile is not counted. */
let walletRequests = 0

/** A person whose wallet's requests are counted while they are in flight. */
async function counted(): Promise<Person> {
  const someone = await person(documents.world)
  const { request } = someone.wallet
  const counting: FakeWallet['request'] = (asked) => {
    walletRequests += 1
    return request(asked).finally(() => {
      walletRequests -= 1
    })
  }
  Object.assign(someone.wallet, { request: counting })
  return someone
}

const transferOf = (core: Core) => core.store.getState().bridge.transfers[0]?.transfer
const raise = (error: unknown) => {
  throw error
}

/** A transfer that is deposited and waits, and the browser that remembers it. */
async function deposited(someone: Person, kept = createBrowser('local')) {
  await documents.world.devnet.control.setRelayer({ paused: true })
  const { core, close } = await documents.open(someone, { browser: kept })
  const run = startTransfer(core, await question(core, someone, 'ETH')).catch(() => undefined)
  await expect.poll(() => transferOf(core)?.status).toBe('deposited')
  close()
  await run
  return kept
}

describe('over a WebSocket (S4.15, S9.08)', () => {
  test('default: the node tells the fill, long before the next poll', async () => {
    const someone = await counted()
    const kept = await deposited(someone)
    const { core } = await documents.open(someone, {
      browser: kept,
      outside: { pollingIntervalMs: 60_000 },
    })
    resumeTransfers(core, raise)
    await expect.poll(() => core.store.getState().bridge.progress).not.toEqual({})
    const began = Date.now()
    await documents.world.devnet.control.setRelayer({ paused: false })
    await expect.poll(() => transferOf(core)?.status, { timeout: 25_000 }).toBe('filled')
    // The next poll were half a minute away; a busy machine needs some room.
    expect(Date.now() - began).toBeLessThan(10_000)
  })

  test('behavior: a socket that is refused costs nothing: the pool is asked', async () => {
    const someone = await counted()
    const kept = await deposited(someone)
    const fault = { mode: 'refuse', match: 'websocket' } as const
    await documents.world.devnet.control.setFault(`rpc:${destinationChainId}`, fault)
    await documents.world.devnet.control.setFault(`rpc:${originChainId}`, fault)
    const { core } = await documents.open(someone, {
      browser: kept,
      outside: { pollingIntervalMs: 500 },
    })
    resumeTransfers(core, raise)
    await documents.world.devnet.control.setRelayer({ paused: false })
    await expect.poll(() => transferOf(core)?.status, { timeout: 20_000 }).toBe('filled')
    expect(transferOf(core)?.error).toBeUndefined()
  })
})

test.each([
  ['answer 404', 'local', 'BRIDGE_API_ERROR'],
  ['cannot be reached', 'cookie', 'HTTP_UNREACHABLE'],
] as const)(
  'behavior: where the services %s, what was begun is followed to its end after a reload (%s), and nothing is quoted (S4.15)',
  async (state, level, code) => {
    const someone = await counted()
    const kept = await deposited(someone, createBrowser(level))
    const { control } = documents.world.devnet
    const { apiUrl, indexerUrl } = documents.outside
    const ended = { apiUrl: `${apiUrl}/ended`, indexerUrl: `${indexerUrl}/ended` }
    if (state === 'cannot be reached') {
      await control.setFault('bridgeApi', { mode: 'refuse' })
      await control.setFault('indexer', { mode: 'refuse' })
    }
    const { core } = await documents.open(someone, {
      browser: kept,
      outside: state === 'answer 404' ? ended : {},
    })
    await expect(question(core, someone, 'ETH')).rejects.toMatchObject({ code })
    resumeTransfers(core, raise)
    await control.setRelayer({ paused: false })
    await expect.poll(() => transferOf(core)?.status, { timeout: 20_000 }).toBe('filled')
    expect(transferOf(core)?.error).toBeUndefined()
  },
)

test.each([
  // A busy machine may ask in two parts what it asks in one.
  ['USDC', 9, 22],
  ['ETH', 6, 12],
] as const)(
  'behavior: requests of a transfer of %s are few: many questions in one',
  async (symbol, most, questions) => {
    const someone = await counted()
    const networks = documents.outside.networks.map(({ wsUrl: _, ...network }) => network)
    const { core } = await documents.open(someone, {
      outside: { networks, pollingIntervalMs: 3_000 },
    })
    await documents.world.devnet.control.setRelayer({ delayMs: 2_000 })
    const asked = await question(core, someone, symbol)
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
