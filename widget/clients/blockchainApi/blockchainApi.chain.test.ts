import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'
import { createBlockchainApi } from './blockchainApi.ts'

let devnet: Devnet

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
      asked.push(String(input))
      return fetch(input, init)
    },
  })
}

describe('supports', () => {
  test('default: asked once, in the name of the project (S7.01)', async () => {
    const asked: string[] = []
    const api = client(asked)
    expect(await api.supports('eip155:31337')).toBe(true)
    expect(await api.supports('eip155:1')).toBe(false)
    expect(asked.map((url) => url.replace(/^http:\/\/[^/]+/, ''))).toEqual([
      '/v1/supported-chains?projectId=abc&st=causeway&sv=html-core-1.2.3',
    ])
  })

  test.each(['html', 'empty', 'truncated', '500', 'refuse'] as const)(
    'error: with an answer of %s no network is supported, until the next one (S7.01)',
    async (mode) => {
      const api = client()
      await devnet.control.setFault('blockchainApi', { mode })
      expect(await api.supports('eip155:31337')).toBe(false)
      await devnet.control.reset()
      expect(await api.supports('eip155:31337')).toBe(true)
    },
  )
})

describe('buying', () => {
  const account = '0x00000000000000000000000000000000000000b1'

  async function sold(symbol: string) {
    const api = client()
    const { paymentCurrencies, purchaseCurrencies } = await api.getOnrampOptions()
    const purchase = purchaseCurrencies.find((one) => one.symbol === symbol)
    const network = purchase?.networks.find(({ chainId }) => chainId === 31337)
    const payment = paymentCurrencies.find(({ id }) => id === 'USD')
    if (purchase === undefined || network === undefined || payment === undefined) {
      throw new Error(`${symbol} is not sold`)
    }
    return { api, purchase, network, payment }
  }

  async function rpc(method: string, params: unknown[]): Promise<bigint> {
    const response = await fetch(devnet.chains[0]?.directRpcUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result } = await response.json()
    return BigInt(result)
  }

  const outcome = (url: string, value: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ outcome: value }) })

  test('default: a price, a checkout, and what was paid for arrives (S7.03, S7.16–7.18)', async () => {
    await devnet.control.setOnramp({ delayMs: 0 })
    const { api, purchase, network, payment } = await sold('ETH')
    const quote = await api.getOnrampQuote({ purchase, network, payment, amount: '50.00' })
    expect(quote).toMatchObject({ paymentTotal: '50.00', providerFee: '0.75' })
    expect(Number(quote.purchaseAmount)).toBeCloseTo(0.0197, 6)
    const before = await rpc('eth_getBalance', [account, 'latest'])
    const url = await api.createPurchaseUrl({
      address: account,
      network: network.name,
      symbol: 'ETH',
      fiatAmount: '50.00',
      currency: 'USD',
    })
    expect(await (await fetch(url)).text()).toContain('Buy 50.00 USD of ETH')
    expect(await api.getPurchases(account)).toEqual([])
    await outcome(url, 'pay')
    await expect.poll(async () => (await api.getPurchases(account))[0]?.status).toBe('success')
    const grown = (await rpc('eth_getBalance', [account, 'latest'])) - before
    expect(grown).toBe(19_700_000_000_000_000n)
  })

  test('behavior: a declined card is told, and nothing is sent', async () => {
    const { api, network, purchase } = await sold('USDC')
    const other = '0x00000000000000000000000000000000000000b2'
    const url = await api.createPurchaseUrl({
      address: other,
      network: network.name,
      symbol: purchase.symbol,
      fiatAmount: '20.00',
      currency: 'USD',
    })
    await outcome(url, 'decline')
    expect(await api.getPurchases(other)).toMatchObject([{ status: 'failed', symbol: 'USDC' }])
    const data = `0x70a08231${other.slice(2).padStart(64, '0')}`
    expect(await rpc('eth_call', [{ to: network.contractAddress, data }, 'latest'])).toBe(0n)
  })

  test.each(['html', 'empty', 'truncated', '500', 'refuse'] as const)(
    'error: with an answer of %s nothing is for sale (S8.11)',
    async (mode) => {
      await devnet.control.setFault('blockchainApi', { mode })
      await expect(client().getOnrampOptions()).rejects.toMatchObject({
        code: expect.stringMatching(/^HTTP_/),
      })
    },
  )
})
