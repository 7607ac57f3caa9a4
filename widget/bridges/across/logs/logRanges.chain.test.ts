import { type Client, createClient, http, type Log } from 'viem'
import { getBlockNumber, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { logWords, type NodeLimits } from '#devnet/services/nodeLimits.ts'
import { createBridgeClient } from '../client/client.ts'
import { encodeDeposit } from '../deposit/encodeDeposit.ts'
import { findDeposits } from '../deposit/findDeposits.ts'
import { findFill } from '../fill/findFill.ts'
import { findRefund } from '../fill/findRefund.ts'
import { getDeposit } from '../status/getDeposit.ts'
import { lookForLogs } from './getLogsInRange.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { LOG_REQUESTS } from '../util/limits.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import { depositTopics } from '../contracts/topics.ts'
import type { Transfer } from '../transfer/transfer.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ own: 'The more blocks a chain has, the more ranges are asked for.' })
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

/** A client of its own, which remembers nothing yet, with the methods that it asked for. */
function fresh({ indexerUrl = world.devnet.urls.indexer }: { indexerUrl?: string } = {}) {
  const asked: string[] = []
  const chains = new Map<number, Client>(
    world.devnet.chains.map(({ chainId, rpcUrl }) => {
      const node = http(rpcUrl, { retryCount: world.retryCount })
      const noted = (options: Parameters<typeof node>[0]) => {
        const inner = node(options)
        const request = (args: { method: string }) => {
          asked.push(args.method)
          return inner.request(args)
        }
        return { ...inner, request } as typeof inner // the same transport, heard
      }
      return [chainId, createClient({ transport: noted, cacheTime: 0, pollingInterval: 50 })]
    }),
  )
  const { bridgeApi: apiUrl } = world.devnet.urls
  const client = createBridgeClient({
    transport: httpTransport({ apiUrl, indexerUrl, backoffMs: 1 }),
    getChainClient: (chainId) => chains.get(chainId),
    spokePools: world.client.spokePools,
    pollingIntervalMs: 50,
  })
  return { client, logs: () => asked.filter((method) => method === 'eth_getLogs').length }
}

const noIndexer = { indexerUrl: 'http://127.0.0.1:9' }

async function limit(limits: NodeLimits) {
  for (const chainId of [originChainId, destinationChainId]) {
    await world.devnet.control.setNodeLimits(chainId, limits)
  }
}

async function sendDeposit() {
  const owner = await world.account()
  const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
  const hash = await world.sendAs(owner, encodeDeposit(transfer))
  await waitForTransactionReceipt(world.client.chainClient(originChainId), { hash })
  const found = await getDeposit(world.client, { originChainId, depositTxHash: hash })
  await expect
    .poll(() => getDeposit(world.client, { originChainId, depositTxHash: hash }), {
      timeout: 10_000,
    })
    .toMatchObject({ status: 'filled' })
  return { owner, transfer, found }
}

describe('a node that limits ranges', () => {
  test.each(logWords)(
    'error: C-F2 ten blocks at once, told in its words "%s", and all is found (S4.15, S7.33, S7.34)',
    async (words) => {
      const { owner, found } = await sendDeposit()
      await limit({ logBlocks: 10, logWords: words })
      const { client } = fresh(noIndexer)
      const { depositId, spokePoolAddress } = found
      const query = { originChainId, depositId, spokePoolAddress }
      const told = await getDeposit(client, query)
      expect(told).toMatchObject({ depositTxHash: found.depositTxHash, status: 'filled' })
      const fill = await findFill(client, { deposit: told })
      expect(fill.hash).toMatch(/^0x/)
      expect(await findRefund(client, { deposit: told })).toBeUndefined()
      const chainIds = [originChainId]
      const all = await findDeposits(client, { depositor: owner.address, chainIds })
      expect(all.failures).toEqual([])
      expect(all.deposits).toMatchObject([{ depositId }])
    },
  )

  test('behavior: C-F2 what it takes is remembered, and tried longer again (S7.33)', async () => {
    const { found } = await sendDeposit()
    await limit({ logBlocks: 10, logWords: 'wide' })
    const { client, logs } = fresh(noIndexer)
    const chain = client.chainClient(originChainId)
    const search = { address: found.spokePoolAddress, topics: [depositTopics] }
    const near = { ...search, fromBlock: found.depositTxBlock - 3n, toBlock: found.depositTxBlock }
    const isOurs = ({ transactionHash }: Log) => transactionHash === found.depositTxHash
    const first = await lookForLogs(chain, { ...search, fromBlock: 0n, isLast: isOurs })
    expect(first.logs.some(isOurs)).toBe(true)
    const before = logs()
    expect((await lookForLogs(chain, near)).logs.some(isOurs)).toBe(true)
    expect(logs() - before).toBe(1)
    await limit({})
    const none = () => false
    await world.devnet.control.mine({ chainId: originChainId, blocks: 400 })
    const whole = await lookForLogs(chain, { ...search, fromBlock: 0n, isLast: none })
    expect(whole.missing).toBeUndefined()
    const again = logs()
    await lookForLogs(chain, { ...search, fromBlock: 0n, isLast: none })
    expect(logs() - again).toBeLessThan(15)
  })

  test('behavior: C-F2 a search costs so many requests at most, and says how far it came (S7.33)', async () => {
    const { found } = await sendDeposit()
    await world.devnet.control.mine({ chainId: originChainId, blocks: 200 })
    await limit({ logBlocks: 1, logWords: 'limited' })
    const { client, logs } = fresh(noIndexer)
    const chain = client.chainClient(originChainId)
    const head = await getBlockNumber(chain)
    const search = { address: found.spokePoolAddress, topics: [depositTopics], fromBlock: 0n }
    const { missing } = await lookForLogs(chain, { ...search, toBlock: head })
    expect(logs()).toBeLessThanOrEqual(LOG_REQUESTS)
    expect(missing).toMatchObject({ fromBlock: 0n })
    expect(missing?.toBlock).toBeGreaterThan(0n)
    expect(missing?.toBlock).toBeLessThan(head)
    const forward = await lookForLogs(chain, { ...search, toBlock: head, isForward: true })
    expect(forward.missing).toMatchObject({ toBlock: head })
  })

  test.each(['429', '500', 'html', 'refuse'] as const)(
    'error: C-F2 a refusal for another reason, %s, is one (S4.15)',
    async (mode) => {
      const { found } = await sendDeposit()
      const { client, logs } = fresh(noIndexer)
      const { depositId, spokePoolAddress } = found
      const match = 'eth_getLogs'
      await world.devnet.control.setFault(`rpc:${originChainId}`, { mode, match })
      const query = { originChainId, depositId, spokePoolAddress }
      await expect(getDeposit(client, query)).rejects.toMatchObject({ code: 'BRIDGE_RPC_ERROR' })
      expect(logs()).toBe(1)
    },
  )
})

describe('a deposit whose hash was lost', () => {
  /** Sent, and its process gone before it heard of it; then 400 blocks went by. */
  async function lose() {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const page = new AbortController()
    let kept = transfer
    const wallet = world.wallet(owner)
    const unheard = {
      ...wallet,
      async sendTransaction(asked: Parameters<typeof wallet.sendTransaction>[0]) {
        await wallet.sendTransaction(asked)
        page.abort()
        return new Promise<never>(() => undefined)
      },
    }
    const save = (next: Transfer) => {
      kept = next
    }
    const { signal } = page
    const run = runTransfer(world.client, { transfer, wallet: unheard, save, signal })
    await expect(run).rejects.toMatchObject({ name: 'AbortError' })
    expect(kept).toMatchObject({ status: 'depositing' })
    expect(kept.depositHash).toBeUndefined()
    await world.devnet.control.mine({ chainId: originChainId, blocks: 400 })
    return { wallet, transfer: kept, save: () => undefined }
  }

  test.each([
    ['takes ten blocks at once: by the nonce', { logBlocks: 10 }, noIndexer],
    [
      'takes ten blocks at once and has no old state',
      { logBlocks: 10, stateBlocks: 64 },
      noIndexer,
    ],
    ['tells no logs: by the nonce', { logBlocks: 0, logWords: 'exceeded' }, noIndexer],
    ['tells neither logs nor state: by the indexer', { logBlocks: 0, stateBlocks: 64 }, {}],
  ] as const)('error: C-F2 found where the node %s (S4.14, S7.33)', async (_, limits, services) => {
    const { wallet, transfer, save } = await lose()
    await limit(limits)
    const { client } = fresh(services)
    await world.devnet.control.setIndexer({ delayMs: 0 })
    const run = runTransfer(client, { transfer, wallet, save, resend: true })
    expect(await run).toMatchObject({ status: 'filled' })
    expect(wallet.sent).toHaveLength(1)
  })

  test('error: C-F2 not sent again where nobody can tell (S4.14)', async () => {
    const { wallet, transfer, save } = await lose()
    await limit({ logBlocks: 0, stateBlocks: 64 })
    const { client } = fresh(noIndexer)
    const run = runTransfer(client, { transfer, wallet, save, resend: true })
    await expect(run).rejects.toMatchObject({ code: 'BRIDGE_RPC_ERROR' })
    expect(wallet.sent).toHaveLength(1)
  })
})
