import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resumeTransfers } from '#features/bridge/model/resume.ts'
import { startTransfer } from '#features/bridge/model/start.ts'
import { createBrowser } from '#features/bridge/model/testing/openDocument.ts'
import { type Person, person, question } from '#features/bridge/model/testing/person.ts'
import { setUpDocuments } from '#features/bridge/model/testing/setUpDocuments.ts'
import type { Core } from '../core.ts'

/*
 * The widget with Across's API v1, unverified: devnet answers, and the key that a gateway would add is added on
 * the way. `tests/acceptance/bridgeV1.chain.test.ts` has the gateway itself.
 */

const documents = setUpDocuments()
const asked: string[] = []
let isDown = false
beforeEach(() => {
  asked.length = 0
  isDown = false
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(String(input))
    const isV1 = pathname.startsWith('/v1/')
    if (isV1) asked.push(pathname)
    const isIndexer = pathname.startsWith('/deposit')
    if (isDown && (isV1 || isIndexer)) return Promise.reject(new TypeError('down'))
    const headers = {
      ...Object.fromEntries(new Headers(init?.headers)),
      authorization: 'Bearer a-key',
    }
    return real(input, isV1 ? { ...init, headers } : init)
  })
})
afterEach(() => vi.restoreAllMocks())

const transferOf = (core: Core) => core.store.getState().bridge.transfers[0]?.transfer
const raise = (error: unknown) => {
  throw error
}

function open(someone: Person, browser = createBrowser('local')) {
  const { origin } = new URL(documents.outside.apiUrl)
  return documents.open(someone, { browser, outside: { api: 'v1', apiUrl: origin } })
}

test('default: a catalogue, a quote and a transfer to its end, with the order’s id (S7.30)', async () => {
  const someone = await person(documents.world)
  const { core } = await open(someone)
  await startTransfer(core, await question(core, someone))
  expect(transferOf(core)).toMatchObject({
    status: 'filled',
    orderId: expect.stringMatching(/^0x/),
  })
  expect(asked.slice(0, 3)).toEqual(['/v1/capabilities', '/v1/capabilities', '/v1/quotes'])
})

test.each(['local', 'cookie'] as const)(
  'behavior: what was begun is followed after a reload (%s), with v1 and the indexer down (S4.15)',
  async (level) => {
    await documents.world.devnet.control.setRelayer({ paused: true })
    const someone = await person(documents.world)
    const browser = createBrowser(level)
    const { core, close } = await open(someone, browser)
    const run = startTransfer(core, await question(core, someone)).catch(() => undefined)
    await expect.poll(() => transferOf(core)?.status).toBe('deposited')
    const { orderId } = transferOf(core) ?? {}
    close()
    await run
    isDown = true
    const next = await open(someone, browser)
    resumeTransfers(next.core, raise)
    await expect.poll(() => transferOf(next.core)?.orderId).toBe(orderId)
    await documents.world.devnet.control.setRelayer({ paused: false })
    await expect.poll(() => transferOf(next.core)?.status, { timeout: 20_000 }).toBe('filled')
  },
)

test('behavior: a page’s fee, which needs a message, is left out', async () => {
  const someone = await person(documents.world)
  const { core } = await open(someone)
  const fee = { bps: 50, recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const
  const { quote } = await question(core, someone, 'USDC', fee)
  expect(quote.deposit).toMatchObject({ recipient: someone.owner.address, message: '0x' })
})

test('error: the currency of a network is not offered', async () => {
  const someone = await person(documents.world)
  const { core } = await open(someone)
  await expect(question(core, someone, 'ETH')).rejects.toThrow('no route for ETH')
})
