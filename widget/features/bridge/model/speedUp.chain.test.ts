import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PrivateKeyAccount } from 'viem/accounts'
import { getQuote } from '#bridges/across/quote/getQuote.ts'
import { startWorld, type World } from '#bridges/across/testing/world.ts'
import { BaseError } from '#protocol'
import { createFakeWallet, type FakeWallet } from '#kernel/testing/fakeWallet.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import { resumeTransfers } from './resume.ts'
import { currentOutput, speedUp, speedUpOfferQuery } from './speedUp.ts'
import { startTransfer } from './start.ts'
import { type Browser, createBrowser, type Document, openDocument } from './testing/openDocument.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
const open: Document[] = []
afterEach(async () => {
  for (const document of open.splice(0)) document.close()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

/** Signs and sends without asking; the next signature can be declined, the next sending lost. */
function walletOf(owner: PrivateKeyAccount): FakeWallet {
  const wallet = createFakeWallet()
  wallet.accounts = [owner.address]
  const answer = wallet.request
  const request: FakeWallet['request'] = async (asked) => {
    const params = Array.isArray(asked.params) ? asked.params : []
    if (asked.method === 'eth_signTypedData_v4') {
      wallet.failNext('personal_sign', 4001)
      if (declines.delete(wallet)) return answer({ ...asked, method: 'personal_sign' })
      return owner.signTypedData(JSON.parse(String(params[1])))
    }
    const usual = await answer(asked)
    if (asked.method !== 'eth_sendTransaction') return usual
    if (loses.delete(wallet)) throw new BaseError('Gone', { code: -32603 })
    const { to, data, value } = params[0]
    return world.sendAs(owner, { to, data, value: BigInt(value) })
  }
  return Object.assign(wallet, { request })
}
const declines = new Set<FakeWallet>()
const loses = new Set<FakeWallet>()

/** A deposit that no relayer fills, and fees that have doubled since. */
async function waiting() {
  const owner = await world.account()
  const wallet = walletOf(owner)
  const browser = createBrowser('local')
  await world.devnet.control.setRelayer({ paused: true })
  const { core } = await opened(browser, wallet)
  const { tokens, routes } = await core.queries.fetchQuery(catalogQuery(core))
  const find = (chainId: number) => tokens.find((t) => t.chainId === chainId && t.symbol === 'USDC')
  const [origin, destination] = [find(31337), find(31338)]
  const route = routes.find((row) => row.originChainId === 31337 && row.inputTokenSymbol === 'USDC')
  if (!origin || !destination || !route) throw new Error('no route')
  const question = { route, inputAmount: 50_000_000n, depositor: owner.address }
  const quote = await getQuote(bridgeClient(core), question)
  startTransfer(core, { quote, origin, destination }).catch(() => undefined)
  const transfer = () => {
    const [record] = core.store.getState().bridge.transfers
    if (record === undefined) throw new Error('no transfer')
    return record.transfer
  }
  await expect
    .poll(() => core.store.getState().bridge.transfers[0]?.transfer.status, { timeout: 30_000 })
    .toBe('deposited')
  await world.devnet.control.setQuotes({ feeMultiplier: 2 })
  const outputAmount = await core.queries.fetchQuery(speedUpOfferQuery(core, transfer()))
  expect(outputAmount).toBeLessThan(currentOutput(transfer()))
  return { core, browser, wallet, transfer, id: transfer().id, outputAmount }
}

async function opened(browser: Browser, wallet: FakeWallet): Promise<Document> {
  const { bridgeApi: apiUrl = '', indexer: indexerUrl = '' } = world.devnet.urls
  const outside = { networks: world.devnet.chains, apiUrl, indexerUrl }
  const document = await openDocument(browser, outside, wallet)
  open.push(document)
  return document
}

test('default: what was shown is signed, sent and kept, and the fill follows it (S5.12)', async () => {
  const { core, transfer, id, outputAmount } = await waiting()
  const seen: string[] = []
  core.store.subscribe(({ bridge }) => {
    const status = bridge.speedUps[id]?.status
    if (status !== undefined && seen.at(-1) !== status) seen.push(status)
  })
  await speedUp(core, { id, outputAmount })
  expect(seen).toEqual(['preparing', 'signing', 'sending'])
  expect(core.store.getState().bridge.speedUps).toEqual({})
  expect(transfer().speedUp).toMatchObject({
    outputAmount: String(outputAmount),
    hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
  })
  expect(currentOutput(transfer())).toBe(outputAmount)
  const url = `${world.devnet.urls.indexer}/deposits?limit=5`
  const offers = async () => (await (await fetch(url)).text()).includes('"updatedOutputAmount"')
  await expect.poll(offers, { timeout: 10_000 }).toBe(true)
  await world.devnet.control.setRelayer({ paused: false })
  await expect.poll(() => transfer().status, { timeout: 30_000 }).toBe('filled')
  expect(transfer()).toMatchObject({ filledAmount: String(outputAmount) })
  // The run that waited for the fill did not write over the offer.
  expect(transfer().speedUp?.hash).toBeDefined()
}, 60_000)

test('error: declined: the offer is forgotten, and why is told', async () => {
  const { core, transfer, wallet, id, outputAmount } = await waiting()
  declines.add(wallet)
  await speedUp(core, { id, outputAmount })
  expect(transfer()).toMatchObject({ status: 'deposited' })
  expect(transfer().speedUp).toBeUndefined()
  expect(core.store.getState().bridge.speedUps[id]).toMatchObject({
    status: 'failed',
    error: { code: 4001 },
  })
}, 60_000)

test('behavior: a sending that was never heard of stays written down, also after a reload', async () => {
  const { core, browser, transfer, wallet, id, outputAmount } = await waiting()
  loses.add(wallet)
  await speedUp(core, { id, outputAmount })
  const unsure = { outputAmount: String(outputAmount), message: '0x' }
  expect(transfer().speedUp).toMatchObject(unsure)
  expect(transfer().speedUp?.hash).toBeUndefined()
  for (const document of open.splice(0)) document.close()
  const next = await opened(browser, wallet)
  resumeTransfers(next.core, () => undefined)
  expect(next.core.store.getState().bridge.transfers[0]?.transfer.speedUp).toMatchObject(unsure)
}, 60_000)
