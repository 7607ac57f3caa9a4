import { decodeFunctionData, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Devnet } from '#devnet/start.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import { createBlockchainApi } from './blockchainApi.ts'

const caipChainId = 'eip155:31337'
const account = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
let devnet: Devnet
let pair: { caipChainId: string; from: string; to: string; account: string }
let routers: (string | undefined)[]

beforeAll(async () => {
  // Its figures are those of markets on which nobody has traded.
  devnet = await startTestDevnet({ only: ['chains', 'api'] })
  const contracts = devnet.contracts[31337]
  routers = [contracts?.swapRouter, contracts?.opaqueRouter]
  pair = { caipChainId, account, from: contracts?.usdc ?? '', to: contracts?.dai ?? '' }
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

function client(answer?: unknown) {
  return createBlockchainApi({
    projectId: 'abc',
    version: '1.2.3',
    url: devnet.urls.blockchainApi ?? '',
    fetch: async (input, init) => {
      const isConvert = String(input).includes('/convert/')
      return answer !== undefined && isConvert ? Response.json(answer) : fetch(input, init)
    },
  })
}

describe('over the real markets', () => {
  test('default: tokens, the native one without an address (S7.05)', async () => {
    const tokens = await client().getConvertTokens({ caipChainId })
    expect(tokens.map(({ symbol, address }) => [symbol, address === undefined])).toEqual([
      ['ETH', true],
      ['WETH', false],
      ['USDC', false],
      ['DAI', false],
    ])
    expect(tokens[2]).toMatchObject({ name: 'USD Coin', decimals: 6, address: pair.from })
  })

  test('default: a quote, and the price of gas (S7.04, S7.08)', async () => {
    const api = client()
    const gas = await api.getGasPrice({ caipChainId })
    expect(gas.standard).toBeGreaterThan(0n)
    const asked = { ...pair, amount: 1_000_000_000n, gasPrice: gas.standard }
    expect(await api.getConvertQuote(asked)).toBe(996503243133298050921n)
    const native = { ...asked, from: undefined, amount: parseEther('1') }
    const dollars = (await api.getConvertQuote(native)) ?? 0n
    expect(dollars / 10n ** 18n).toBeGreaterThan(2_000n)
  })

  test('default: the swap and its approval as calls (S7.09, S7.10)', async () => {
    const api = client()
    const built = await api.buildConvert({ ...pair, amount: 5n * 10n ** 6n, slippagePercent: 1 })
    expect(built.value).toBe(0n)
    expect(routers).toContain(built.to)
    const { data } = await api.buildConvertApproval(pair)
    const abi = parseAbi(['function approve(address spender, uint256 amount)'])
    const { args } = decodeFunctionData({ abi, data: data as `0x${string}` })
    expect(args[0]).toBe(built.to)
    const ether = { ...pair, from: undefined, amount: 7n, slippagePercent: 1 }
    expect(await api.buildConvert(ether)).toMatchObject({ value: 7n })
  })

  test('behavior: no way leads there', async () => {
    await devnet.control.setSwaps({ market: 'noRoute' })
    const asked = { ...pair, amount: 1n, gasPrice: 1n }
    expect(await client().getConvertQuote(asked)).toBeUndefined()
  })

  test('error: a network that the service does not know (S8.02)', async () => {
    const api = client()
    const elsewhere = { ...pair, caipChainId: 'eip155:1' }
    expect(await api.getConvertTokens(elsewhere)).toEqual([])
    expect(await api.getConvertQuote({ ...elsewhere, amount: 1n, gasPrice: 1n })).toBeUndefined()
    await expect(api.getGasPrice(elsewhere)).rejects.toThrow('Network not supported for Gas Price')
    for (const call of [
      api.buildConvert({ ...elsewhere, amount: 1n, slippagePercent: 1 }),
      api.buildConvertApproval(elsewhere),
    ]) {
      await expect(call).rejects.toMatchObject({
        message: 'Network not supported for Swaps',
        code: 'SWAP_NETWORK_UNSUPPORTED',
      })
    }
  })

  test('error: no liquidity is told in the service’s words', async () => {
    await devnet.control.setSwaps({ market: 'noLiquidity' })
    await expect(
      client().getConvertQuote({ ...pair, amount: 1n, gasPrice: 1n }),
    ).rejects.toMatchObject({ code: 'HTTP_ERROR', status: 400 })
  })
})

describe('of a hostile service', () => {
  const good = {
    name: 'Good',
    symbol: 'GOOD',
    decimals: 6,
    logoUri: 'https://x.example/a.png',
    address: `${caipChainId}:${account}`,
  }
  test.each([
    ['77 decimals', { decimals: 77 }],
    ['no symbol', { symbol: '\u202e\u0007' }],
    ['another network', { address: `eip155:1:${account}` }],
    ['no address', { address: `${caipChainId}:0x12` }],
    ['a number for a symbol', { symbol: 7 }],
  ])('error: a token with %s takes no other with it (S7.05)', async (_, changes) => {
    const other = { ...good, address: `${caipChainId}:0x${'12'.repeat(20)}`, ...changes }
    const tokens = await client({ tokens: [null, other, good] }).getConvertTokens({ caipChainId })
    expect(tokens.map(({ symbol }) => symbol)).toEqual(['GOOD'])
  })

  test('behavior: names are cleaned, icons that run are dropped, twins come once', async () => {
    const evil = { ...good, name: 'Go\u202eod\n', logoUri: 'javascript:alert(1)' }
    const tokens = await client({ tokens: [evil, good] }).getConvertTokens({ caipChainId })
    expect(tokens).toEqual([
      { name: 'Good', symbol: 'GOOD', decimals: 6, address: account, iconUrl: undefined },
    ])
  })

  test.each(['-1', '1.5', '1e9', 'NaN', 12, ''])(
    'error: an amount of %s is not read',
    async (toAmount) => {
      const api = client({ quotes: [{ toAmount }] })
      await expect(
        api.getConvertQuote({ ...pair, amount: 1n, gasPrice: 1n }),
      ).rejects.toMatchObject({ code: 'HTTP_UNREADABLE' })
    },
  )

  test('error: a call to another network, or to nothing, is refused', async () => {
    for (const to of [`eip155:1:${account}`, `${caipChainId}:nobody`]) {
      const api = client({ tx: { to, data: '0x12' } })
      await expect(
        api.buildConvert({ ...pair, amount: 1n, slippagePercent: 1 }),
      ).rejects.toMatchObject({ code: 'SWAP_NOT_UNDERSTOOD' })
    }
  })
})
