import {
  type Address,
  type Client,
  createClient,
  encodeAbiParameters,
  fallback,
  type Hex,
  http,
  numberToHex,
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBridgeClient } from '../client/client.ts'
import { encodeDeposit } from '../deposit/encodeDeposit.ts'
import { getDeposit } from '../status/getDeposit.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { sendDeposit } from '../testing/fills.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'
import type { DepositStatus } from '../transport/transport.ts'
import { verifyTransfer } from '../status/verifyTransfer.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  await world.devnet.control.setRelayer({ paused: true })
  await world.devnet.control.setQuotes({ fillDeadlineSeconds: 900 })
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const native = { symbol: 'ETH', inputAmount: 10n ** 17n }

type Asked = { readonly method: string; readonly params?: readonly unknown[] }
/** A node's false answers, by method. */
type Lies = Record<string, (truth: unknown, asked: Asked) => unknown>

/** Clients whose one node lies as it is told to; `indexer` is what the indexer says, or its true word. */
function lyingWorld(options: { readonly second?: boolean; readonly indexer?: 'off' } = {}) {
  const told = new Map<number, Lies>()
  let [rounds, word]: [number, DepositStatus['status'] | undefined] = [0, undefined]
  const nodes = new Map(
    world.devnet.chains.map(({ chainId, rpcUrl, directRpcUrl }) => {
      const own = world.client.chainClient(chainId)
      const request = async (asked: Asked) => {
        const truth = await own.request(asked as never).catch((error: unknown) => ({ error }))
        const lie = told.get(chainId)?.[asked.method]
        rounds += lie === undefined ? 0 : 1
        const said = lie === undefined ? truth : lie(truth, asked)
        if (typeof said === 'object' && said !== null && 'error' in said) throw said.error
        return said
      }
      if (options.second !== true) return [chainId, { ...own, request } as Client]
      const lying = (config: Parameters<ReturnType<typeof http>>[0]) => ({
        ...http(rpcUrl)(config),
        request: request as never,
      })
      return [chainId, createClient({ transport: fallback([lying, http(directRpcUrl)]) })]
    }),
  )
  const { bridgeApi: apiUrl, indexer = '' } = world.devnet.urls
  const indexerUrl = options.indexer === 'off' ? 'http://127.0.0.1:9' : indexer
  const transport = httpTransport({ apiUrl, indexerUrl, backoffMs: 1 })
  const client = createBridgeClient({
    transport: {
      ...transport,
      getDepositStatus: async (query) =>
        word === undefined ? transport.getDepositStatus(query) : { status: word },
    },
    getChainClient: (chainId) => nodes.get(chainId),
    pollingIntervalMs: 20,
    droppedAfterMs: 60_000,
    spokePools: world.client.spokePools,
  })
  return {
    client,
    lie: (chainId: number, lies: Lies) => told.set(chainId, lies),
    say(status: DepositStatus['status'] | undefined) {
      word = status
    },
    /** The number of false answers since. */
    async heard(count: number) {
      const before = rounds
      await expect.poll(() => rounds - before, { timeout: 20_000 }).toBeGreaterThan(count)
    },
  }
}

/** A pool's state of a deposit, and its clock, as `readPoolState` reads both. */
const poolSays = (time: number, fill: 0 | 1 | 2) => () =>
  encodeAbiParameters(
    [{ type: 'bytes[]' }],
    [[numberToHex(time, { size: 32 }), numberToHex(fill, { size: 32 })]],
  )

async function deposited() {
  const sent = await sendDeposit(world, native)
  const url = `${world.devnet.urls.indexer}/deposit/status?depositTxHash=${sent.hash}`
  await expect.poll(async () => (await fetch(url)).status).toBe(200)
  return { ...sent, query: { originChainId, depositTxHash: sent.hash } }
}

/** A run in the background, and every status that it kept. */
function followed(client: ReturnType<typeof createBridgeClient>, transfer: Transfer) {
  const statuses = new Set<string>()
  const save = ({ status }: Transfer) => {
    statuses.add(status)
  }
  const wallet = { ...world.wallet({ address: transfer.owner } as never) }
  return { statuses, running: runTransfer(client, { transfer, wallet, save }) }
}

describe('a destination node that is alone with what it says', () => {
  test('attack: C-F4d "filled" with no fill to show is not told while the indexer says otherwise (S4.15)', async () => {
    const { client, lie, heard } = lyingWorld()
    const { transfer, query } = await deposited()
    lie(destinationChainId, { eth_call: poolSays(1, 2) })
    expect(await getDeposit(client, query)).toMatchObject({
      status: 'pending',
      reported: 'pending',
    })
    const { running, statuses } = followed(client, transfer)
    await heard(6)
    expect([...statuses]).not.toContain('filled')
    lie(destinationChainId, {})
    await world.devnet.control.setRelayer({ paused: false })
    expect(await running).toMatchObject({
      status: 'filled',
      fillHash: expect.stringMatching(/^0x/),
    })
  })

  test('attack: C-F4d "expired" is not told while the indexer, or the clock of the origin, says otherwise (S4.15)', async () => {
    const { client, lie, heard, say } = lyingWorld()
    const { transfer, query, log } = await deposited()
    lie(destinationChainId, { eth_call: poolSays(transfer.fillDeadline + 1, 0) })
    expect(await getDeposit(client, query)).toMatchObject({ status: 'pending' })
    const { recipient, outputToken = '0x' } = log
    const expected = {
      destinationChainId,
      recipient: recipient as Address,
      outputToken,
      outputAmount: log.outputAmount,
    }
    const shop = { originChainId, depositTxHash: query.depositTxHash, expected }
    expect(await verifyTransfer(client, shop)).toMatchObject({ status: 'pending' })
    const { running, statuses } = followed(client, transfer)
    await heard(6)
    say('filled')
    await heard(6)
    expect([...statuses]).not.toContain('expired')
    // The indexer has not come to it yet; by two clocks it is over.
    say('pending')
    await world.devnet.control.increaseTime(originChainId, 1_000)
    expect(await running).toMatchObject({ status: 'expired' })
  })

  test('attack: C-F4d of a transfer found again the origin’s node tells the deadline: the indexer decides (S4.15)', async () => {
    const { client, lie, heard, say } = lyingWorld()
    const { transfer } = await deposited()
    const { depositNonce: _, ...found } = transfer
    lie(destinationChainId, { eth_call: poolSays(transfer.fillDeadline + 1, 0) })
    await world.devnet.control.increaseTime(originChainId, 1_000)
    say('pending')
    const { running, statuses } = followed(client, found)
    await heard(6)
    expect([...statuses]).not.toContain('expired')
    say('expired')
    expect(await running).toMatchObject({ status: 'expired' })
  })

  test('attack: C-F4d a second node of the chain is another party, also without an indexer (S4.15)', async () => {
    const { client, lie, heard } = lyingWorld({ second: true, indexer: 'off' })
    const { transfer, query } = await deposited()
    lie(destinationChainId, { eth_call: poolSays(1, 2) })
    expect((await getDeposit(client, query)).status).toBe('pending')
    const { running, statuses } = followed(client, transfer)
    await heard(6)
    lie(destinationChainId, { eth_call: poolSays(transfer.fillDeadline + 1, 0) })
    await heard(6)
    expect([...statuses].filter((status) => status !== 'deposited')).toEqual([])
    lie(destinationChainId, {})
    await world.devnet.control.setRelayer({ paused: false })
    expect((await running).status).toBe('filled')
  })

  test('behavior: C-F4d where nobody else answers, the node is believed (S4.15)', async () => {
    const { client, lie } = lyingWorld({ indexer: 'off' })
    const { query } = await deposited()
    lie(destinationChainId, { eth_call: poolSays(1, 2) })
    expect((await getDeposit(client, query)).status).toBe('filled')
  })
})

describe('an origin node that is alone with what it says', () => {
  const receipt = (change: (receipt: { logs: { data: Hex }[] }) => object): Lies => ({
    eth_getTransactionReceipt: (truth) => {
      const own = truth as { logs: { data: Hex }[] }
      return { ...own, ...change(own) }
    },
  })
  /** One word of the deposit's event, the amount that is to arrive, is changed. */
  const altered = receipt(({ logs }) => ({
    logs: logs.map((log) =>
      log.data.length < 2 + 64 * 4
        ? log
        : {
            ...log,
            data: `${log.data.slice(0, 2 + 64 * 3)}${'1'.padStart(64, '0')}${log.data.slice(2 + 64 * 4)}`,
          },
    ),
  }))
  const cancelled = ({ owner, depositNonce = 0 }: Transfer): Lies => ({
    eth_getTransactionReceipt: () => null,
    eth_getTransactionByHash: () => null,
    eth_getTransactionCount: () => numberToHex(depositNonce + 1),
    eth_getBlockByNumber: (truth) => ({
      ...(truth as object),
      transactions: [
        {
          hash: `0x${'ab'.repeat(32)}`,
          from: owner,
          to: owner,
          input: '0x',
          value: '0x0',
          nonce: numberToHex(depositNonce),
          type: '0x2',
          gas: '0x5208',
          chainId: '0x7a69',
        },
      ],
    }),
  })
  const failed = receipt(() => ({ status: '0x0', logs: [] }))
  const awaited = ({ depositId: _, depositTimestamp: __, ...transfer }: Transfer): Transfer => ({
    ...transfer,
    status: 'depositing',
    step: 'deposit',
  })

  test.each([
    ['failed', () => failed],
    ['altered', () => altered],
    ['cancelled', cancelled],
  ] as const)(
    'attack: C-F4d "%s" is not told while the indexer knows the deposit as it was asked for (S4.14)',
    async (_, lies) => {
      const { client, lie, heard } = lyingWorld()
      const { transfer } = await deposited()
      lie(originChainId, lies(transfer))
      const { running, statuses } = followed(client, awaited(transfer))
      await heard(8)
      expect([...statuses].filter((status) => status !== 'depositing')).toEqual([])
      lie(originChainId, {})
      await world.devnet.control.setRelayer({ paused: false })
      expect((await running).status).toBe('filled')
    },
  )

  test.each([
    ['failed', () => failed, 'failed'],
    ['altered', () => altered, 'failed'],
    ['cancelled', cancelled, 'cancelled'],
  ] as const)(
    'behavior: C-F4d where nobody else answers, "%s" is believed (S4.14)',
    async (_, lies, status) => {
      const { client, lie } = lyingWorld({ indexer: 'off' })
      const { transfer } = await deposited()
      lie(originChainId, lies(transfer))
      const { running, statuses } = followed(client, awaited(transfer))
      await expect(running).rejects.toThrow()
      expect([...statuses]).toContain(status)
    },
  )

  test('attack: C-F4d a receipt that failed and has the deposit contradicts itself (S4.14)', async () => {
    const { client, lie, heard } = lyingWorld({ indexer: 'off' })
    const { transfer } = await deposited()
    lie(
      originChainId,
      receipt(() => ({ status: '0x0' })),
    )
    const { running, statuses } = followed(client, awaited(transfer))
    await heard(6)
    expect([...statuses].filter((status) => status !== 'depositing')).toEqual([])
    lie(originChainId, {})
    await world.devnet.control.setRelayer({ paused: false })
    expect((await running).status).toBe('filled')
  })

  test('attack: C-F4d a second node that has the deposit is another party (S4.14)', async () => {
    const { client, lie, heard } = lyingWorld({ second: true, indexer: 'off' })
    const { transfer } = await deposited()
    lie(originChainId, altered)
    const { running, statuses } = followed(client, awaited(transfer))
    await heard(6)
    lie(originChainId, failed)
    await heard(6)
    expect([...statuses].filter((status) => status !== 'depositing')).toEqual([])
    lie(originChainId, {})
    await world.devnet.control.setRelayer({ paused: false })
    expect((await running).status).toBe('filled')
  })

  test('error: C-F4d what a wallet really altered is told, though the indexer knows it (S4.14)', async () => {
    const owner = await world.account()
    const { client } = lyingWorld()
    const transfer = await world.draft(owner.address, native)
    const other = { ...transfer, outputAmount: String(BigInt(transfer.outputAmount) - 1n) }
    const hash = await world.sendAs(owner, encodeDeposit(other))
    const url = `${world.devnet.urls.indexer}/deposit/status?depositTxHash=${hash}`
    await expect.poll(async () => (await fetch(url)).status).toBe(200)
    const { running, statuses } = followed(client, {
      ...transfer,
      status: 'depositing',
      step: 'deposit',
      depositHash: hash,
    })
    await expect(running).rejects.toMatchObject({ code: 'BRIDGE_TRANSACTION_ALTERED' })
    expect([...statuses]).toEqual(['failed'])
  })
})
