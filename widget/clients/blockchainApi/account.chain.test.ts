import { encodeFunctionData, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenAbi } from '#devnet/chains/abi.ts'
import { walletAccounts } from '#devnet/chains/accounts.ts'
import { collectibleAbi } from '#devnet/chains/collectible.ts'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'
import { bothChains, deposit, walletClient } from '#devnet/testing.ts'
import { createBlockchainApi } from './blockchainApi.ts'
import type { HistoryEntry } from './history.ts'

let devnet: Devnet
const caipChainId = 'eip155:31337'
const [first, second] = walletAccounts
if (first === undefined || second === undefined) throw new Error('Two accounts are needed')
const { address } = first

beforeAll(async () => {
  devnet = await borrowDevnet()
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

function client(asked: string[] = []) {
  return createBlockchainApi({
    projectId: 'abc',
    version: '1.2.3',
    url: devnet.urls.blockchainApi ?? '',
    fetch: (input, init) => {
      asked.push(`${String(input)} ${init?.body ?? ''}`)
      return fetch(input, init)
    },
  })
}

/** The newest entries, until this transaction is among them. */
async function entryOf(hash: string, account: string = address): Promise<HistoryEntry> {
  const { entries } = await client().getHistory({ caipChainId, address: account })
  const found = entries.find((entry) => entry.hash === hash)
  if (found === undefined) throw new Error(`No ${hash}`)
  return found
}

describe('getBalance', () => {
  test('default: amounts of the chain in base units, prices as decimals (S7.11, S3.02)', async () => {
    const asked: string[] = []
    await devnet.control.setMarket({ prices: { ETH: 2_500.12, USDC: 1, DAI: 1e-7 } })
    const balances = await client(asked).getBalance({ caipChainId, address, moved: ['native'] })
    const { usdc } = bothChains(devnet)[0].contracts
    expect(balances.map(({ symbol }) => symbol)).toEqual(['ETH', 'WETH', 'USDC', 'DAI'])
    expect(balances[0]).toMatchObject({ address: undefined, decimals: 18, price: '2500.12' })
    expect(balances[0]?.amount).toBe(
      await walletClient(bothChains(devnet)[0]).getBalance({ address }),
    )
    expect(balances[2]).toMatchObject({ address: usdc, amount: 25_000_000_000n, price: '1' })
    expect(balances[1]?.price).toBe(undefined)
    expect(balances[3]?.price).toBe('0.0000001')
    const query = Object.fromEntries(new URL(asked[0]?.trim() ?? '').searchParams)
    expect(query).toEqual({
      currency: 'usd',
      chainId: caipChainId,
      forceUpdate: `${caipChainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`,
      projectId: 'abc',
      st: 'causeway',
      sv: 'html-core-1.2.3',
    })
  })

  test.each(['html', 'truncated', '500', 'refuse'] as const)(
    'error: an answer of %s rejects (S7.11)',
    async (mode) => {
      await devnet.control.setFault('blockchainApi', { mode })
      await expect(client().getBalance({ caipChainId, address })).rejects.toMatchObject({
        code: expect.stringMatching(/^HTTP_/),
      })
    },
  )
})

describe('getPrices', () => {
  test('default: by address, without what is unknown (S7.06)', async () => {
    const asked: string[] = []
    const { usdc, collectible } = bothChains(devnet)[0].contracts
    const tokens = ['native', usdc, collectible]
    const prices = await client(asked).getPrices({ caipChainId, tokens })
    expect(Object.fromEntries(prices)).toEqual({ native: '2500.12', [usdc.toLowerCase()]: '1' })
    expect(JSON.parse(asked[0]?.split(' ')[1] ?? '')).toMatchObject({
      currency: 'usd',
      projectId: 'abc',
      addresses: expect.arrayContaining([`${caipChainId}:${usdc}`]),
    })
  })
})

describe('getHistory', () => {
  test('default: what was done on the chain, as it was done (S7.03, S3.10)', async () => {
    const [origin, destination] = bothChains(devnet)
    const wallet = walletClient(origin)
    const done = async (sent: Promise<`0x${string}`>) => {
      const hash = await sent
      await wallet.waitForTransactionReceipt({ hash })
      return hash
    }
    const { usdc, collectible } = origin.contracts
    const to = second.address
    const gas = 200_000n
    const token = { abi: tokenAbi, address: usdc }

    const ether = await done(wallet.sendTransaction({ to, value: parseEther('0.5') }))
    expect(await entryOf(ether)).toMatchObject({
      operation: 'send',
      status: 'confirmed',
      from: address.toLowerCase(),
      transfers: [{ kind: 'token', direction: 'out', symbol: 'ETH', quantity: '0.5' }],
    })
    expect(await entryOf(ether, to)).toMatchObject({
      operation: 'receive',
      transfers: [{ direction: 'in', symbol: 'ETH', quantity: '0.5', value: '1250.06' }],
    })

    const coins = await done(
      wallet.writeContract({ ...token, functionName: 'transfer', args: [to, 1_500_000n] }),
    )
    expect(await entryOf(coins)).toMatchObject({
      operation: 'send',
      transfers: [{ direction: 'out', symbol: 'USDC', quantity: '1.5' }],
    })

    const self = await done(wallet.sendTransaction({ to: address, value: 1n }))
    expect(await entryOf(self)).toMatchObject({
      transfers: [{ direction: 'self', symbol: 'ETH', quantity: '0.000000000000000001' }],
    })

    const approval = await done(
      wallet.writeContract({ ...token, functionName: 'approve', args: [to, 7n] }),
    )
    expect(await entryOf(approval)).toMatchObject({ operation: 'approve', transfers: [] })

    const failed = await done(
      wallet.sendTransaction({
        to: usdc,
        gas,
        data: encodeFunctionData({ ...token, functionName: 'transfer', args: [to, 10n ** 30n] }),
      }),
    )
    expect(await entryOf(failed)).toMatchObject({
      operation: 'send',
      status: 'failed',
      transfers: [],
    })

    const nft = await done(
      wallet.writeContract({
        abi: collectibleAbi,
        address: collectible,
        functionName: 'transferFrom',
        gas,
        args: [address, to, 3n],
      }),
    )
    expect(await entryOf(nft)).toMatchObject({
      operation: 'send',
      transfers: [{ kind: 'nft', direction: 'out', nft: { name: 'Tern #3', isSpam: false } }],
    })
    expect(
      await wallet.readContract({
        abi: collectibleAbi,
        address: collectible,
        functionName: 'ownerOf',
        args: [3n],
      }),
    ).toBe(to)

    const stolen = await done(
      wallet.writeContract({
        abi: collectibleAbi,
        address: collectible,
        functionName: 'transferFrom',
        gas,
        args: [to, address, 4n],
      }),
    )
    expect(await entryOf(stolen)).toMatchObject({ status: 'failed' })

    const bridged = await deposit(devnet, {
      inputToken: usdc,
      outputToken: destination.contracts.usdc,
      inputAmount: 2_000_000n,
      outputAmount: 1_990_000n,
    })
    expect(await entryOf(bridged.hash)).toMatchObject({
      operation: 'deposit',
      transfers: [{ direction: 'out', symbol: 'USDC', quantity: '2' }],
    })
  })

  test('behavior: pages by cursor, each entry once, of the asked network alone (S7.03, S4.12)', async () => {
    await devnet.control.setMarket({ past: { [address]: 300 } })
    const found: HistoryEntry[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const page = await client().getHistory({ caipChainId, address, cursor })
      found.push(...page.entries)
      cursor = page.next
      pages += 1
    } while (cursor !== undefined)
    expect(pages).toBeGreaterThan(12)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(found.filter(({ id }) => id.startsWith('past-'))).toHaveLength(300)
    expect(new Set(found.map((entry) => entry.caipChainId))).toEqual(new Set([caipChainId]))
    const times = found.map(({ minedAt }) => minedAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('error: a cursor of nobody is refused', async () => {
    await expect(
      client().getHistory({ caipChainId, address, cursor: 'bm9uZQ' }),
    ).rejects.toMatchObject({ code: 'HTTP_ERROR', status: 400 })
  })
})
