import { expect, test } from 'vitest'
import { createBlockchainApi } from './blockchainApi.ts'

const caipChainId = 'eip155:1'
const address = `0x${'1'.repeat(40)}`
const token = `0x${'2'.repeat(40)}`
const other = `0x${'3'.repeat(40)}`
const native = `${caipChainId}:0x${'e'.repeat(40)}`
const common = { projectId: 'abc', st: 'causeway', sv: 'html-core-1' }

type Asked = {
  readonly method: string
  readonly path: string
  readonly query: object
  body?: object
}
type Api = ReturnType<typeof createBlockchainApi>

/** What a call asks of the service, which knows the network and has no answer else. */
async function askedBy(call: (api: Api) => Promise<unknown>, answer: object = {}) {
  const all: Asked[] = []
  const api = createBlockchainApi({
    projectId: 'abc',
    version: '1',
    url: 'https://api.example',
    fetch: async (input, { method = 'GET', body } = {}) => {
      const { pathname: path, searchParams } = new URL(String(input))
      if (path === '/v1/supported-chains') return Response.json({ http: [caipChainId] })
      const query = Object.fromEntries(searchParams)
      all.push({ method, path, query, ...(body && { body: JSON.parse(String(body)) }) })
      return Response.json(answer)
    },
  })
  const outcome = await call(api).catch(() => 'refused')
  return { asked: all[0], outcome }
}

const pair = { caipChainId, account: address, from: token, to: other }
const swap = { from: `${caipChainId}:${token}`, to: `${caipChainId}:${other}` }
const userAddress = `${caipChainId}:${address}`

test('default: an identity (S7.02)', async () => {
  const { asked } = await askedBy((api) => api.getIdentity({ address, sender: other }))
  expect(asked).toEqual({
    method: 'GET',
    path: `/v1/identity/${address}`,
    query: { sender: other, ...common },
  })
})

test('default: the history of an account, and its purchases (S7.03)', async () => {
  const path = `/v1/account/${address}/history`
  const page = { data: [], next: 'more' }
  const history = await askedBy(
    (api) => api.getHistory({ caipChainId, address, cursor: 'here' }),
    page,
  )
  expect(history).toEqual({
    asked: { method: 'GET', path, query: { cursor: 'here', chainId: caipChainId, ...common } },
    outcome: { entries: [], next: 'more' },
  })
  const { asked } = await askedBy((api) => api.getPurchases(address), page)
  expect(asked).toEqual({ method: 'GET', path, query: { onramp: 'coinbase', ...common } })
})

test('default: a quote, tokens and the price of gas (S7.04, S7.05, S7.08)', async () => {
  const quote = await askedBy((api) => api.getConvertQuote({ ...pair, amount: 5n, gasPrice: 7n }))
  expect(quote.asked).toEqual({
    method: 'GET',
    path: '/v1/convert/quotes',
    query: { amount: '5', userAddress: address, gasPrice: '7', ...swap, ...common },
  })
  const tokens = await askedBy((api) => api.getConvertTokens({ caipChainId }))
  expect(tokens.asked).toEqual({
    method: 'GET',
    path: '/v1/convert/tokens',
    query: { chainId: caipChainId, ...common },
  })
  const gas = await askedBy((api) => api.getGasPrice({ caipChainId }))
  expect(gas.asked).toEqual({
    method: 'GET',
    path: '/v1/convert/gas-price',
    query: { chainId: caipChainId, ...common },
  })
})

test('default: a swap and its approval (S7.09, S7.10)', async () => {
  const built = await askedBy((api) =>
    api.buildConvert({ ...pair, amount: 5n, slippagePercent: 1 }),
  )
  expect(built.asked).toEqual({
    method: 'POST',
    path: '/v1/convert/build-transaction',
    query: {},
    body: {
      amount: '5',
      eip155: { slippage: 1 },
      ...swap,
      userAddress,
      disableEstimate: true,
      projectId: 'abc',
    },
  })
  const approval = await askedBy((api) => api.buildConvertApproval(pair))
  expect(approval.asked).toEqual({
    method: 'GET',
    path: '/v1/convert/build-approve',
    query: { userAddress, ...swap, ...common },
  })
})

test('default: prices and balances (S7.06, S7.11)', async () => {
  const prices = await askedBy((api) => api.getPrices({ caipChainId, tokens: ['native', token] }), {
    fungibles: [{ address: native, price: 2 }],
  })
  expect(prices).toEqual({
    asked: {
      method: 'POST',
      path: '/v1/fungible/price',
      query: {},
      body: { currency: 'usd', addresses: [native, swap.from], projectId: 'abc' },
    },
    outcome: new Map([['native', '2']]),
  })
  const balance = await askedBy(
    (api) => api.getBalance({ caipChainId, address, moved: ['native'] }),
    {
      balances: [],
    },
  )
  expect(balance).toEqual({
    asked: {
      method: 'GET',
      path: `/v1/account/${address}/balance`,
      query: { currency: 'usd', chainId: caipChainId, forceUpdate: native, ...common },
    },
    outcome: [],
  })
})

test('default: names, both ways, and those like one (S7.12, S7.13, S7.14, S7.26)', async () => {
  const found = await askedBy((api) => api.lookUpName({ name: 'maren.reown.id' }))
  expect(found.asked).toEqual({
    method: 'GET',
    path: '/v1/profile/account/maren.reown.id',
    query: { apiVersion: '2', ...common },
  })
  const own = await askedBy((api) => api.getNamesOf({ address, sender: other }))
  expect(own.asked).toEqual({
    method: 'GET',
    path: `/v1/profile/reverse/${address}`,
    query: { sender: other, apiVersion: '2', ...common },
  })
  const like = await askedBy((api) => api.suggestNames({ name: 'maren', zone: 'reown.id' }))
  expect(like.asked).toEqual({
    method: 'GET',
    path: '/v1/profile/suggestions/maren',
    query: { zone: 'reown.id', ...common },
  })
})

test('default: a name is registered where the service says so (S7.15, S7.26)', async () => {
  const signed = { address, message: '{}', signature: '0x12' }
  const register = (success: boolean) =>
    askedBy((api) => api.registerName({ name: 'maren.reown.id', coinType: 60, ...signed }), {
      success,
    })
  expect(await register(true)).toEqual({
    asked: {
      method: 'POST',
      path: '/v1/profile/account',
      query: {},
      body: { coin_type: 60, ...signed },
    },
    outcome: undefined,
  })
  expect((await register(false)).outcome).toBe('refused')
})

test('default: what is for sale, a price and a checkout (S7.16–7.18)', async () => {
  const options = await askedBy((api) => api.getOnrampOptions())
  expect(options.asked).toEqual({ method: 'GET', path: '/v1/onramp/options', query: common })
  const network = { name: 'base', chainId: 8453, contractAddress: undefined }
  const quoted = {
    purchase: { id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [network] },
    network,
    payment: { id: 'USD', limits: [] },
    amount: '50.00',
  }
  const quote = await askedBy((api) => api.getOnrampQuote(quoted))
  expect(quote.asked).toMatchObject({
    method: 'POST',
    path: '/v1/onramp/quote',
    body: {
      purchaseCurrency: { id: 'ETH', symbol: 'ETH' },
      paymentCurrency: { id: 'USD' },
      amount: '50.00',
      network: 'base',
    },
  })
  const buying = { address, network: 'base', symbol: 'ETH', fiatAmount: '50.00', currency: 'USD' }
  const checkout = await askedBy((api) => api.createPurchaseUrl(buying), {
    url: 'https://pay.example/buy',
  })
  expect(checkout.asked).toMatchObject({
    method: 'POST',
    path: '/v1/generators/onrampurl',
    body: {
      destinationWallets: [{ address, blockchains: ['base'], assets: ['ETH'] }],
      defaultNetwork: 'base',
      partnerUserId: address,
      defaultExperience: 'buy',
      presetFiatAmount: '50.00',
    },
  })
  expect(String(checkout.outcome)).toMatch(/^https:\/\/pay\.example\/buy/)
})

test('default: permissions, and the end of one (S7.19, S7.20)', async () => {
  const sessions = await askedBy((api) => api.getSessions({ account: userAddress }), { pcis: [] })
  expect(sessions.asked).toMatchObject({
    method: 'GET',
    path: `/v1/sessions/${encodeURIComponent(userAddress)}`,
  })
  const asked = { address, pci: 'one', signature: '0x12' }
  const revoked = await askedBy((api) => api.revokeSession(asked), { success: true })
  expect(revoked).toMatchObject({
    asked: {
      method: 'POST',
      path: `/v1/sessions/${address}/revoke`,
      body: { pci: 'one', signature: '0x12' },
    },
    outcome: true,
  })
})
