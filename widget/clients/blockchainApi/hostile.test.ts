import { describe, expect, test } from 'vitest'
import { createBlockchainApi } from './blockchainApi.ts'

const caipChainId = 'eip155:137'
const address = '0x1111111111111111111111111111111111111111'
const token = '0x2222222222222222222222222222222222222222'

/** A service that gives this answer to every request. */
function saying(body: unknown) {
  return createBlockchainApi({
    projectId: 'abc',
    version: '1',
    url: 'https://api.example',
    fetch: async () => new Response(JSON.stringify(body)),
  })
}

const matic = {
  name: 'MATIC',
  symbol: 'MATIC',
  chainId: caipChainId,
  value: 7.15,
  price: 0.7206,
  quantity: { decimals: '18', numeric: '9.924929994522253814' },
  iconUrl: 'https://icons.example/matic.png',
}

describe('getBalance', () => {
  const balances = (...list: unknown[]) =>
    saying({ balances: list }).getBalance({ caipChainId, address })

  test('default: the recorded answer (S7.11, S3.02)', async () => {
    expect(await balances(matic)).toEqual([
      {
        address: undefined,
        symbol: 'MATIC',
        name: 'MATIC',
        decimals: 18,
        amount: 9_924_929_994_522_253_814n,
        price: '0.7206',
        iconUrl: 'https://icons.example/matic.png',
      },
    ])
  })

  test.each([
    ['decimals 0 (S5.05)', { quantity: { decimals: '0', numeric: '5' } }],
    ["quantity '0' (S5.05)", { quantity: { decimals: '18', numeric: '0' } }],
    ['quantity 0.0 (S5.05)', { quantity: { decimals: '18', numeric: '0.000' } }],
    ['77 decimals', { quantity: { decimals: '77', numeric: '5' } }],
    ['an exponent beyond all numbers', { quantity: { decimals: '18', numeric: '1e99' } }],
    ['a negative amount', { quantity: { decimals: '18', numeric: '-1' } }],
    ['more than a chain holds', { quantity: { decimals: '18', numeric: '9'.repeat(78) } }],
    ['no quantity', { quantity: null }],
    ['another network (S3.02)', { chainId: 'eip155:1' }],
    ['an address of another network', { address: `eip155:1:${token}` }],
    ['no address', { address: 'javascript:alert(1)' }],
    ['a symbol of invisible signs', { symbol: '\u200b\u202e' }],
    ['nothing at all', { symbol: undefined }],
  ])('error: %s costs this entry alone', async (_, broken) => {
    const found = await balances({ ...matic, ...broken }, null, 5, matic)
    expect(found).toHaveLength(1)
  })

  test('behavior: an amount may be written with an exponent', async () => {
    const quantity = { decimals: '18', numeric: '9.924929994522253814e-3' }
    const [found] = await balances({ ...matic, quantity, address: null, value: null })
    expect(found?.amount).toBe(9_924_929_994_522_253n)
  })

  test('behavior: names, prices and pictures are cleaned (S3.02)', async () => {
    const [found] = await balances({
      ...matic,
      address: `${caipChainId}:${token}`,
      name: 'US\u202eD\u0000 Coin',
      symbol: 'AVERYLONGSYMBOLTHATLIES',
      quantity: { decimals: '6', numeric: '2.5' },
      price: 'NaN',
      iconUrl: 'javascript:alert(1)',
    })
    expect(found).toEqual({
      address: token,
      decimals: 6,
      amount: 2_500_000n,
      name: 'USD Coin',
      symbol: 'AVERYLONGSY…',
      price: undefined,
      iconUrl: undefined,
    })
  })

  test.each([
    'http://icons.example/a.png',
    'https://user:pass@icons.example/a.png',
    'data:text/html,<script>alert(1)</script>',
    `data:image/png;base64,${'A'.repeat(30_000)}`,
    'blob:https://a.example/1',
  ])('behavior: no picture from %.40s', async (iconUrl) => {
    expect((await balances({ ...matic, iconUrl }))[0]?.iconUrl).toBe(undefined)
  })

  test('error: what is no list rejects', async () => {
    const failed = saying({ balances: 'none' }).getBalance({ caipChainId, address })
    await expect(failed).rejects.toMatchObject({ code: 'HTTP_UNREADABLE' })
  })
})

describe('getPrices', () => {
  const prices = async (fungibles: unknown[], tokens = ['native', token]) =>
    Object.fromEntries(await saying({ fungibles }).getPrices({ caipChainId, tokens }))

  test('default: by address', async () => {
    const found = await prices([
      { name: 'T', symbol: 'T', iconUrl: '', price: 1e-9, address: `${caipChainId}:${token}` },
      { name: 'M', symbol: 'M', iconUrl: '', price: 0, address: `${caipChainId}:0x33` },
    ])
    expect(found).toEqual({ [token]: '0.000000001' })
  })

  test('behavior: without addresses only a single answer to a single question counts (S7.06)', async () => {
    const bare = { name: 'T', symbol: 'T', iconUrl: '', price: 3 }
    expect(await prices([bare], [token])).toEqual({ [token]: '3' })
    expect(await prices([bare, bare])).toEqual({})
    expect(await prices([bare, bare], [token])).toEqual({})
  })

  test('error: prices that are none are missing', async () => {
    const named = { address: `${caipChainId}:${token}` }
    const odd = [-1, '5', null, undefined].map((price) => ({ ...named, price }))
    expect(await prices(odd)).toEqual({})
  })
})

describe('getHistory', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const entry = {
    id: 'one',
    metadata: {
      operationType: 'receive',
      hash,
      chain: caipChainId,
      status: 'confirmed',
      nonce: 3,
      minedAt: '2026-07-01T10:00:00.000Z',
      sentFrom: address,
      sentTo: token,
    },
    transfers: [
      {
        fungible_info: { name: 'Tern', symbol: 'TERN', icon: { url: 'https://i.example/t.png' } },
        direction: 'in',
        quantity: { numeric: '1.50' },
        value: 3.75,
        price: 2.5,
      },
    ],
  }
  const history = (data: unknown[], next: unknown = null) =>
    saying({ data, next }).getHistory({ caipChainId, address })

  test('default: the recorded answer (S7.03, S3.10)', async () => {
    expect(await history([entry], 'more')).toEqual({
      next: 'more',
      entries: [
        {
          id: 'one',
          operation: 'receive',
          hash,
          caipChainId,
          status: 'confirmed',
          nonce: 3,
          minedAt: Date.UTC(2026, 6, 1, 10),
          from: address,
          to: token,
          transfers: [
            {
              kind: 'token',
              direction: 'in',
              quantity: '1.5',
              value: '3.75',
              symbol: 'TERN',
              name: 'Tern',
              iconUrl: 'https://i.example/t.png',
            },
          ],
        },
      ],
    })
  })

  test('behavior: a transaction without transfers is one', async () => {
    const none = { ...entry, transfers: null }
    const { entries } = await history([none, { ...entry, id: 'two', transfers: [] }])
    expect(entries.map(({ transfers }) => transfers)).toEqual([[], []])
  })

  test('behavior: a transaction of an unknown kind is one, and its kind is cleaned', async () => {
    const metadata = { ...entry.metadata, operationType: 'tele\u202eport\n' }
    const { entries } = await history([{ ...entry, metadata }])
    expect(entries[0]?.operation).toBe('teleport')
  })

  test('behavior: media that is no picture is not shown (S3.10)', async () => {
    const nft = (preview: unknown) => ({
      ...entry,
      transfers: [
        {
          nft_info: { name: 'N', content: { preview }, flags: { is_spam: true } },
          direction: 'in',
          quantity: { numeric: '1' },
        },
      ],
    })
    const urlOf = async (preview: unknown) => {
      const [transfer] = (await history([nft(preview)])).entries[0]?.transfers ?? []
      return transfer?.kind === 'nft' ? [transfer.nft.previewUrl, transfer.nft.isSpam] : transfer
    }
    const url = 'https://m.example/a'
    expect(await urlOf({ url, content_type: 'image/png' })).toEqual([url, true])
    expect(await urlOf({ url, content_type: 'text/html' })).toEqual([undefined, true])
    expect(await urlOf({ url: 'data:text/html,x', content_type: 'image/png' })).toEqual([
      undefined,
      true,
    ])
    expect(await urlOf('gone')).toEqual([undefined, true])
  })

  test('error: entries that make no sense are left out, the others stay (S3.10)', async () => {
    const { metadata } = entry
    const { entries } = await history([
      null,
      { ...entry, id: '' },
      { ...entry, metadata: { ...metadata, minedAt: 'yesterday' } },
      { ...entry, metadata: { ...metadata, chain: 'eip155:1' } },
      { ...entry, id: 'kept', transfers: [{ direction: 'up' }, ...entry.transfers] },
    ])
    expect(entries.map(({ id, transfers }) => [id, transfers.length])).toEqual([['kept', 1]])
  })
})

describe('swaps', () => {
  const pair = { caipChainId, account: address, from: undefined, to: token } as const
  const quoting = (body: object) => saying({ http: [caipChainId], ...body })
  const asked = { ...pair, amount: 1n, gasPrice: 1n }

  test('behavior: the best quote counts, whatever stands behind it', async () => {
    const others = [{ toAmount: null }, null, { toAmount: '1e18' }]
    const quotes = [{ id: null, toAmount: '12', unheardOf: 1 }, ...others]
    expect(await quoting({ quotes }).getConvertQuote(asked)).toBe(12n)
    expect(await quoting({ quotes: [] }).getConvertQuote(asked)).toBeUndefined()
    await expect(quoting({ quotes: others }).getConvertQuote(asked)).rejects.toMatchObject({
      code: 'HTTP_UNREADABLE',
    })
  })

  test('behavior: one price of gas is enough', async () => {
    const prices = quoting({ standard: '7', fast: null, instant: undefined })
    expect(await prices.getGasPrice({ caipChainId })).toEqual({ standard: 7n })
  })
})
