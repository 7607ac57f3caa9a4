import { createPublicClient, type Hex, http, type PublicClient, parseAbi, webSocket } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'
import { attacker } from '../chains/accounts.ts'
import { bothChains, deposit, getJson, untilStatus, walletClient } from '../testing.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api', 'relayer'], relayer: { delayMs: 0 } })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

const service = 'rpc:31337' as const
const one = () => bothChains(devnet)[0]
const node = (): PublicClient =>
  createPublicClient({ transport: http(one().rpcUrl, { retryCount: 0 }) })
let sockets = 0
async function overSocket() {
  sockets += 1
  const transport = webSocket(`${one().wsUrl}/?lies${sockets}`, {
    keepAlive: false,
    reconnect: false,
    retryCount: 0,
  })
  const client = createPublicClient({ transport })
  const { socket } = await client.transport.getRpcClient()
  return { client: client as PublicClient, close: () => socket.close() }
}

async function deposited() {
  const [{ contracts }, { contracts: other }] = bothChains(devnet)
  const amount = 10n ** 16n
  return deposit(devnet, {
    inputToken: contracts.weth,
    outputToken: other.weth,
    native: true,
    inputAmount: amount,
    outputAmount: amount - 10n ** 14n,
  })
}

describe('lies of services, field by field', () => {
  test('default: only what is named is told otherwise, of the named path, until the reset', async () => {
    const url = `${devnet.urls.bridgeApi}/available-routes`
    const { body: rows } = await getJson(url)
    const { body: chains } = await getJson(`${devnet.urls.bridgeApi}/chains`)
    const state = await devnet.control.setLies({
      service: 'bridgeApi',
      lies: [
        { path: '0.destinationToken', change: 'otherAddress' },
        { path: '*.originTokenSymbol', value: 'JUNK' },
      ],
      match: '/api/available-routes',
    })
    expect(state.bridgeApi?.lies).toHaveLength(2)
    const { body: lied } = await getJson(url)
    const told = (rows as object[]).map((row, at) => ({
      ...row,
      originTokenSymbol: 'JUNK',
      ...(at === 0 ? { destinationToken: attacker.address } : {}),
    }))
    expect(lied).toEqual(told)
    expect((await getJson(`${devnet.urls.bridgeApi}/chains`)).body).toEqual(chains)
    expect((await devnet.control.reset()).lies).toEqual({})
    expect((await getJson(url)).body).toEqual(rows)
  })

  test('behavior: the indexer says whatever it is told to say', async () => {
    const { hash, depositId } = await deposited()
    await untilStatus(devnet, hash, 'filled')
    await devnet.control.setLies({
      service: 'indexer',
      lies: [
        { path: 'status', value: 'expired' },
        { path: 'fillTxnRef', change: 'otherHash' },
        { path: 'depositId', change: 'plusOne' },
        { path: 'actionsSucceeded', change: 'remove' },
      ],
    })
    const { body } = await getJson(`${devnet.urls.indexer}/deposit/status?depositTxHash=${hash}`)
    expect(body).toMatchObject({
      status: 'expired',
      fillTxnRef: `0x${'ab'.repeat(32)}`,
      depositId: String(depositId + 1n),
    })
    expect(body).not.toHaveProperty('actionsSucceeded')
  })

  test('error: what is no lie is refused', async () => {
    await expect(
      devnet.control.setLies({ service, lies: [{ path: '', change: 'nothing' as 'zero' }] }),
    ).rejects.toThrow('setLies')
    await expect(
      devnet.control.setLies({ service: 'directory' as 'indexer', lies: [] }),
    ).rejects.toThrow('setLies')
  })
})

describe('lies of nodes', () => {
  test('default: the result of one method, over HTTP and over sockets, batches among them', async () => {
    const socket = await overSocket()
    const abi = parseAbi(['function decimals() view returns (uint8)'])
    const decimals = (client: PublicClient) =>
      client.readContract({ abi, address: one().contracts.usdc, functionName: 'decimals' })
    expect(await decimals(socket.client)).toBe(6)
    await devnet.control.setLies({
      service,
      match: 'eth_call',
      lies: [{ path: '', change: 'plusOne' }],
    })
    expect(await decimals(node())).toBe(7)
    expect(await decimals(socket.client)).toBe(7)
    const call = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: [] })
    const body = JSON.stringify([call(1, 'eth_chainId'), call(2, 'eth_gasPrice')])
    const told = await (await fetch(one().rpcUrl, { method: 'POST', body })).json()
    expect(told[0]).toMatchObject({ id: 1, result: '0x7a69' })
    expect(told[1]).toMatchObject({ id: 2, result: expect.stringMatching(/^0x/) })
    await devnet.control.setLies({ service, lies: [] })
    expect(await decimals(node())).toBe(6)
    socket.close()
  })

  test('behavior: a receipt in which the deposit is for somebody else', async () => {
    const { hash } = await deposited()
    const { address } = attacker
    await devnet.control.setLies({
      service,
      match: 'eth_getTransactionReceipt',
      lies: [{ path: 'logs.0.address', value: address }],
    })
    const [log] = (await node().getTransactionReceipt({ hash })).logs
    expect(log?.address.toLowerCase()).toBe(address.toLowerCase())
  })

  test('behavior: a node that is one of another chain says so', async () => {
    await devnet.control.setNodeLimits(one().chainId, { otherChainId: 1 })
    expect(await node().getChainId()).toBe(1)
    const socket = await overSocket()
    expect(await socket.client.getChainId()).toBe(1)
    socket.close()
  })

  test('behavior: a node that lost receipts knows none, and all else', async () => {
    const { hash } = await deposited()
    const { blockNumber } = await node().getTransactionReceipt({ hash })
    await devnet.control.setNodeLimits(one().chainId, { losesReceipts: true })
    await expect(node().getTransactionReceipt({ hash })).rejects.toThrow('could not be found')
    await expect(node().getTransaction({ hash })).rejects.toThrow('could not be found')
    expect(await node().getBlockNumber()).toBeGreaterThanOrEqual(blockNumber)
  })

  test('behavior: a node that lags answers as of then: head, state, logs, receipts', async () => {
    const wallet = walletClient(one())
    const owner = wallet.account.address
    const facts = async (hash: Hex, client = node()) => ({
      head: await client.getBlockNumber({ cacheTime: 0 }),
      block: (await client.getBlock()).number,
      logs: (await client.getLogs({ address: one().contracts.spokePool, fromBlock: 0n })).length,
      nonce: await client.getTransactionCount({ address: owner }),
      balance: await client.getBalance({ address: owner }),
      hasReceipt: await client.getTransactionReceipt({ hash }).then(
        () => true,
        () => false,
      ),
    })
    const first = await deposited()
    const { head, block: _, ...before } = await facts(first.hash)
    // The chain goes on by a block a second, and stays behind the second deposit all the same.
    await devnet.control.mine({ chainId: one().chainId, blocks: 60 })
    const { hash } = await deposited()
    const now = await facts(hash)
    expect(now).toMatchObject({ logs: before.logs + 1, hasReceipt: true })
    const asOfThen = async (hash: Hex, client = node()) => {
      const { head: lagging, block, ...rest } = await facts(hash, client)
      for (const at of [lagging, block]) {
        expect(at).toBeGreaterThanOrEqual(head)
        expect(at).toBeLessThan(head + 60n)
      }
      return rest
    }
    await devnet.control.setNodeLimits(one().chainId, {
      lagBlocks: Number(now.head - head),
    })
    expect(await asOfThen(hash)).toEqual({ ...before, hasReceipt: false })
    expect(await asOfThen(first.hash)).toEqual(before)
    const socket = await overSocket()
    expect(await asOfThen(hash, socket.client)).toEqual({ ...before, hasReceipt: false })
    socket.close()
    await devnet.control.setNodeLimits(one().chainId, {})
    const { head: caughtUp, block, ...after } = await facts(hash)
    const { head: headOfNow, block: blockOfNow, ...wanted } = now
    expect(after).toEqual(wanted)
    expect(caughtUp).toBeGreaterThanOrEqual(headOfNow)
    expect(block).toBeGreaterThanOrEqual(blockOfNow)
  })
})
