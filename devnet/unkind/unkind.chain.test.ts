import { type Address, createPublicClient, http, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { devAccount } from '../chains/accounts.ts'
import { tokenAbi } from '../chains/abi.ts'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains, getJson, walletClient } from '../testing.ts'
import { unkindKinds } from './kinds.ts'

const account = devAccount(0).address
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
type Row = Record<string, unknown>
let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({
    only: ['chains', 'api', 'directory', 'web'],
    port: 0,
    profile: 'unkind',
    seed: 7,
  })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

const service = (path: string, init?: RequestInit) =>
  fetch(`${devnet.urls.blockchainApi}${path}`, init)
const rpc = async (body: unknown) => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  return (await fetch(bothChains(devnet)[0].rpcUrl, init)).json()
}
const call = (method: string, params: unknown[] = [], id = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})

describe('an unkind world', () => {
  test('default: true rows stand among those of other chains and those that are none', async () => {
    const { body: chains } = await getJson(`${devnet.urls.blockchainApi}/v1/supported-chains`)
    expect((chains as { http: string[] }).http).toEqual(
      expect.arrayContaining([
        'eip155:31337',
        'near:mainnet',
        'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      ]),
    )
    const path = `/v1/account/${account}/balance?currency=usd&chainId=eip155:31337&projectId=p`
    const { balances } = (await (await service(path)).json()) as { balances: (Row | null)[] }
    const own = balances.filter((row) => row?.chainId === 'eip155:31337' && row.price !== 0)
    expect(own.map((row) => row?.symbol)).toEqual(['ETH', 'WETH', 'USDC', 'DAI'])
    expect(balances.length).toBeGreaterThanOrEqual(own.length + 4)
    // Asked again, it is answered alike.
    expect(await (await service(path)).json()).toEqual({ balances, unheardOf: expect.anything() })
  })

  test('behavior: routes and chains of the bridge name Solana', async () => {
    const { body: routes } = await getJson(`${devnet.urls.bridgeApi}/available-routes`)
    const rows = routes as (Row | null)[]
    expect(rows.filter((row) => row?.originChainId === 31_337)).not.toEqual([])
    expect(rows.some((row) => row?.originChainId === 34_268_394_551_451)).toBe(true)
    const one = `${devnet.urls.bridgeApi}/available-routes?originChainId=31337`
    const narrow = (await getJson(one)).body as (Row | null)[]
    expect(narrow.every((row) => (row?.originChainId ?? 31_337) === 31_337)).toBe(true)
  })

  test('behavior: refusals are long, and begin with the true reason', async () => {
    const response = await service('/v1/profile/account/nobody.reown.id?projectId=p')
    const text = await response.text()
    expect([response.status, text.length > 300]).toEqual([404, true])
    expect(JSON.parse(text).reasons[0].description).toBe('Name is not registered: nobody.reown.id')
  })

  test('behavior: the project names its pages, and others may not ask in its name', async () => {
    const { page, widget, evil = '' } = devnet.urls
    const { body } = await getJson(`${devnet.urls.directory}/projects/v1/origins?projectId=p`)
    expect(body).toMatchObject({ allowedOrigins: expect.arrayContaining([page, widget]) })
    const ask = (origin: string) =>
      service('/v1/supported-chains?projectId=p', { headers: { origin } })
    expect((await ask(widget ?? '')).status).toBe(200)
    expect((await ask(evil)).status).toBe(403)
  })

  test('behavior: a swap is built for a router that nobody knows, and goes through', async () => {
    const [chain] = bothChains(devnet)
    const { usdc, opaqueRouter } = chain.contracts
    const caip10 = (address: string) => `eip155:${chain.chainId}:${address}`
    const wallet = walletClient(chain)
    const asked = { userAddress: caip10(wallet.account.address) }
    const build = async (from: string, to: string, amount: bigint) => {
      const body = {
        projectId: 'p',
        amount: String(amount),
        eip155: { slippage: 1 },
        disableEstimate: true,
        ...asked,
        from: caip10(from),
        to: caip10(to),
      }
      const init = { method: 'POST', body: JSON.stringify(body) }
      const { tx } = await (await service('/v1/convert/build-transaction', init)).json()
      expect(tx.to).toBe(caip10(opaqueRouter))
      return { to: opaqueRouter, data: tx.data, value: BigInt(tx.amount) }
    }
    const send = async (transaction: { to: Address; data: `0x${string}`; value?: bigint }) => {
      const hash = await wallet.sendTransaction(transaction)
      expect((await wallet.waitForTransactionReceipt({ hash })).status).toBe('success')
    }
    const balance = () =>
      wallet.readContract({
        address: usdc,
        abi: tokenAbi,
        functionName: 'balanceOf',
        args: [wallet.account.address],
      })
    const before = await balance()
    await send(await build(NATIVE, usdc, parseEther('1')))
    const between = await balance()
    expect(between).toBeGreaterThan(before)
    const query = new URLSearchParams({ ...asked, from: caip10(usdc), to: caip10(NATIVE) })
    const { tx } = await (await service(`/v1/convert/build-approve?${query}`)).json()
    await send({ to: usdc, data: tx.data })
    await send(await build(usdc, NATIVE, 1_000_000n))
    expect(await balance()).toBe(between - 1_000_000n)
    await devnet.control.setSwaps({ router: 'uniswap' })
    const { tx: known } = await (await service(`/v1/convert/build-approve?${query}`)).json()
    expect(known.data).not.toBe(tx.data)
  })

  test('behavior: nodes know less and answer in their own order', async () => {
    const { error } = await rpc(call('eth_simulateV1', [{ blockStateCalls: [] }, 'latest']))
    expect([-32_601, -32_600, -32_004]).toContain(error.code)
    const answers = await rpc([call('eth_chainId', [], 1), call('eth_blockNumber', [], 2)])
    expect(answers.map(({ id }: Row) => id)).toEqual([2, 1])
    await devnet.control.mine({ chainId: 31_337, blocks: 200 })
    const logs = await rpc(call('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]))
    expect(logs.error).toBeDefined()
    // One that is too much now is answered when it is asked again.
    const client = createPublicClient({ transport: http(bothChains(devnet)[0].rpcUrl) })
    for (let at = 0; at < 220; at += 1) expect(await client.getChainId()).toBe(31_337)
  })

  test('behavior: it counts what it did, by kind', async () => {
    await getJson(`${devnet.urls.directory}/getWallets?projectId=p&page=1&entries=40`)
    await service(`/v1/account/${account}/history?onramp=coinbase&projectId=p`)
    const counts = await devnet.control.getUnkindness()
    expect(unkindKinds.filter((kind) => counts[kind] === 0)).toEqual([])
    expect(await devnet.control.getState()).toMatchObject({ profile: 'unkind', seed: 7 })
  })
})
