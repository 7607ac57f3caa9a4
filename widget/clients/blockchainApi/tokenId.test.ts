import { describe, expect, test } from 'vitest'
import { createBlockchainApi } from './blockchainApi.ts'
import { fromTokenId, toTokenId } from './tokenId.ts'

const evm = 'eip155:137'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const cosmos = 'cosmos:cosmoshub-4'
const coin = '0xAbCdef0000000000000000000000000000000001'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const sol = 'So11111111111111111111111111111111111111111'
const wrapped = 'So11111111111111111111111111111111111111112'
const own = 'FwPnvvnMK2RVmZjaBwCZ6wgiNuAFkz4k1qvT36fkHojS'

describe('toTokenId', () => {
  test.each([
    [evm, 'native', `${evm}:0x${'e'.repeat(40)}`],
    [evm, coin, `${evm}:${coin}`],
    [evm, mint, undefined],
    [solana, 'native', `${solana}:${sol}`],
    [solana, mint, `${solana}:${mint}`],
    [solana, mint.toLowerCase(), undefined],
    [solana, coin, undefined],
    [solana, '1'.repeat(5_000), undefined],
    [cosmos, 'native', undefined],
    [cosmos, coin, undefined],
  ])('default: on %s, %.44s is %s (S9.13)', (chain, token, id) => {
    expect(toTokenId(chain, token)).toBe(id)
  })
})

describe('fromTokenId', () => {
  test.each([
    [evm, `${evm}:0x${'E'.repeat(40)}`, 'native'],
    [evm, `${evm}:${coin}`, coin],
    [evm, `eip155:1:${coin}`, undefined],
    [solana, `${solana}:${sol}`, 'native'],
    [solana, `${solana}:${wrapped}`, wrapped],
    [solana, `${solana}:${mint}`, mint],
    [solana, `${solana}:${coin}`, undefined],
  ])('default: on %s, %s is %s', (chain, id, token) => {
    expect(fromTokenId(chain, id)).toBe(token)
  })
})

/** A service that gives this answer to every request, and the requests that it got. */
function saying(body: unknown) {
  const asked: { url: URL; body: string }[] = []
  const api = createBlockchainApi({
    projectId: 'abc',
    version: '1',
    url: 'https://api.example',
    fetch: async (input, init) => {
      asked.push({ url: new URL(String(input)), body: String(init?.body) })
      return new Response(JSON.stringify(body))
    },
  })
  return { api, asked }
}

describe('on Solana', () => {
  const entry = {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: solana,
    price: 1,
    iconUrl: '',
    quantity: { decimals: '6', numeric: '2.5' },
  }

  test('default: balances of tokens keep their case, also where they have moved (SV-F2, S7.11)', async () => {
    const { api, asked } = saying({ balances: [{ ...entry, address: `${solana}:${mint}` }, entry] })
    const moved = ['native', mint]
    const found = await api.getBalance({ caipChainId: solana, address: own, moved })
    expect(found.map(({ address, amount }) => [address, amount])).toEqual([
      [mint, 2_500_000n],
      [undefined, 2_500_000n],
    ])
    const { searchParams } = asked[0]?.url ?? new URL('x:')
    expect(searchParams.get('forceUpdate')).toBe(`${solana}:${sol},${solana}:${mint}`)
  })

  test('default: prices by the same names (SV-F2, S7.06)', async () => {
    const priced = (address: string, price: number) => ({ ...entry, address, price })
    const { api, asked } = saying({
      fungibles: [
        priced(`${solana}:${sol}`, 150.5),
        priced(`${solana}:${mint}`, 1),
        priced(`${solana}:${mint.toLowerCase()}`, 9),
      ],
    })
    const prices = await api.getPrices({ caipChainId: solana, tokens: ['native', mint] })
    expect(Object.fromEntries(prices)).toEqual({ native: '150.5', [mint]: '1' })
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      addresses: [`${solana}:${sol}`, `${solana}:${mint}`],
    })
  })
})

describe('where the service has no names', () => {
  test('behavior: no price is asked for, and nothing is told to be read anew', async () => {
    const { api, asked } = saying({ balances: [] })
    expect(await api.getPrices({ caipChainId: cosmos, tokens: ['native'] })).toEqual(new Map())
    expect(asked).toEqual([])
    await api.getBalance({ caipChainId: cosmos, address: 'cosmos1x', moved: ['native'] })
    expect(asked[0]?.url.searchParams.has('forceUpdate')).toBe(false)
  })
})
