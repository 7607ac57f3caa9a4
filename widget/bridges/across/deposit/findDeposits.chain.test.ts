import { type Client, createClient, type Hex, http } from 'viem'
import { getBlock, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { untilStatus } from '#devnet/testing.ts'
import { createBridgeClient } from '../client/client.ts'
import { encodeDeposit } from './encodeDeposit.ts'
import { findDeposits } from './findDeposits.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { HISTORY_LOG_REQUESTS, HISTORY_SECONDS } from '../util/limits.ts'
import { originChainId, startWorld, type World } from '../testing/world.ts'
import { waitForDepositTx } from './waitForDepositTx.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

/** A stand-in for the indexer receives the true rows, and may answer with others. */
function open(lie?: (rows: Record<string, unknown>[]) => unknown) {
  const { bridgeApi: apiUrl, indexer: indexerUrl } = world.devnet.urls
  const requests: string[] = []
  const listening: typeof fetch = async (input, init) => {
    const url = String(input)
    requests.push(url)
    if (lie === undefined || !url.includes('/deposits')) return fetch(input, init)
    const rows: Record<string, unknown>[] = await (await fetch(input, init)).json()
    return new Response(JSON.stringify(lie(rows)))
  }
  const logs: unknown[] = []
  const chains = new Map<number, Client>(
    world.devnet.chains.map(({ chainId, rpcUrl }) => {
      const fetchFn: typeof fetch = (input, init) => {
        if (String(init?.body).includes('eth_getLogs')) logs.push(input)
        return fetch(input, init)
      }
      const transport = http(rpcUrl, { retryCount: world.retryCount, fetchFn })
      return [chainId, createClient({ transport, cacheTime: 0 })]
    }),
  )
  const client = createBridgeClient({
    transport: httpTransport({ apiUrl, indexerUrl, backoffMs: 1, fetch: listening }),
    getChainClient: (chainId) => chains.get(chainId),
    spokePools: world.client.spokePools,
  })
  return { client, requests, logs }
}

async function sendDeposit() {
  const owner = await world.account()
  const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
  const hash = await world.sendAs(owner, encodeDeposit(transfer))
  await waitForTransactionReceipt(world.client.chainClient(originChainId), { hash })
  await world.devnet.control.setIndexer({ delayMs: 0 })
  await untilStatus(world.devnet, hash, 'filled')
  const { depositId } = await waitForDepositTx(world.client, { hash, originChainId })
  return { depositor: owner.address, hash, depositId: String(depositId) }
}

const chainIds = [originChainId]
const monthAgo = () => Math.floor(Date.now() / 1_000) - HISTORY_SECONDS

test('behavior: B-A11 by the list of the indexer where the node tells no logs, 30 days back (S7.31, S7.34)', async () => {
  const { depositor, hash } = await sendDeposit()
  await world.devnet.control.setNodeLimits(originChainId, { logBlocks: 0 })
  const { client, requests } = open()
  const found = await findDeposits(client, { depositor, chainIds })
  expect(found.deposits).toMatchObject([{ depositor, depositHash: hash }])
  expect(found.since).toBeUndefined()
  expect(found.failures).toMatchObject([{ error: { code: 'BRIDGE_RPC_ERROR' } }])
  expect(requests.filter((url) => url.includes('/deposits'))).toHaveLength(1)
  await world.devnet.control.setNodeLimits(originChainId)
  const whole = await findDeposits(client, { depositor, chainIds })
  expect(whole).toMatchObject({ deposits: [{ depositHash: hash }], failures: [] })
  expect(whole.since).toBeGreaterThan(monthAgo() - 60)
  expect(whole.since).toBeLessThanOrEqual(monthAgo())
})

test('attack: B-A11 rows that the indexer made up, or of somebody else, are not told (S7.31)', async () => {
  const { depositor, hash } = await sendDeposit()
  const stranger = await sendDeposit()
  const { client } = open((rows) => {
    const [row] = rows
    const invented: Hex = `0x${'ab'.repeat(32)}`
    return [
      { ...row, depositTxnRef: invented, depositId: '77' },
      { ...row, depositTxnRef: stranger.hash, depositId: stranger.depositId },
      { ...row, depositTxnRef: stranger.hash },
      { ...row, depositId: '99999' },
      'nothing',
      row,
    ]
  })
  const found = await findDeposits(client, { depositor, chainIds })
  expect(found.deposits.map(({ depositHash }) => depositHash)).toEqual([hash])
})

test('error: B-A11 without the indexer as far as the requests go, and it says how far (S4.15, S7.33)', async () => {
  const { depositor, hash } = await sendDeposit()
  await world.devnet.control.increaseTime(originChainId, 30)
  await world.devnet.control.mine({ chainId: originChainId, blocks: 60 })
  await world.devnet.control.setNodeLimits(originChainId, { logBlocks: 2, logWords: 'limited' })
  await world.devnet.control.setFault('indexer', { mode: '500' })
  const { client, logs } = open()
  const found = await findDeposits(client, { depositor, chainIds })
  expect(found).toMatchObject({ deposits: [], failures: [] })
  expect(logs.length).toBeLessThanOrEqual(HISTORY_LOG_REQUESTS)
  const chain = client.chainClient(originChainId)
  const head = await getBlock(chain)
  const receipt = await waitForTransactionReceipt(chain, { hash })
  const { timestamp } = await getBlock(chain, { blockNumber: receipt.blockNumber })
  expect(found.since).toBeGreaterThan(Number(timestamp))
  expect(found.since).toBeLessThanOrEqual(Number(head.timestamp))
  await world.devnet.control.setNodeLimits(originChainId)
  const again = await findDeposits(open().client, { depositor, chainIds })
  expect(again.deposits).toMatchObject([{ depositHash: hash }])
  const start = await getBlock(chain, { blockNumber: 0n })
  expect(again.since).toBe(Number(start.timestamp))
})
