import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { connect } from '#wallet/connect/connect.ts'
import { push, reset } from '#kernel/router/router.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)
// An outage is shown only after two retries of each request, and each view's code loads first.
vi.setConfig({ testTimeout: 40_000 })

const tern = '0x00000000000000000000000000000000000000c1'
const evil = '0x00000000000000000000000000000000000000e1'
const nft = { name: 'Tern #1', content: { preview: { url: 'https://media.example/1.png' } } }
const quantity = { decimals: '18', numeric: '1' }
const native = { name: 'Ether', symbol: 'ETH', chainId: one, price: 2_000, quantity, iconUrl: '' }
const received = {
  id: 'r',
  metadata: {
    operationType: 'receive',
    hash: `0x${'1'.repeat(64)}`,
    chain: one,
    nonce: 1,
    minedAt: '2025-01-20T00:00:00Z',
    sentFrom: alice,
    sentTo: alice,
    status: 'confirmed',
  },
  transfers: [{ nft_info: { ...nft, flags: { is_spam: false } }, direction: 'in', quantity }],
}

/** A service in good health, by path. */
const health: Readonly<Record<string, unknown>> = {
  'supported-chains': { http: [one], ws: [] },
  identity: { name: null, avatar: null },
  reverse: [],
  balance: { balances: [native] },
  history: { data: [received], next: null },
  'fungible/price': { fungibles: [] },
  'convert/tokens': {
    tokens: [
      { name: 'Tern', symbol: 'TERN', address: `${one}:${tern}`, decimals: 18, logoUri: '' },
    ],
  },
  'gas-price': { standard: '1', fast: '2', instant: '3' },
  'onramp/options': {
    paymentCurrencies: [
      { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
    ],
    purchaseCurrencies: [
      { id: 'e', name: 'Ether', symbol: 'ETH', networks: [{ name: 'net', chain_id: '31337' }] },
    ],
  },
}

type Answer = (signal: AbortSignal | null | undefined) => Response | Promise<Response>

/** A service of which what `broken` names answers so; all the rest is well. */
function serviceWith(broken: RegExp, answer: Answer) {
  return createBlockchainApi({
    projectId: 'abc',
    version: '1',
    url: 'https://api.example',
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      if (broken.test(pathname)) return answer(init?.signal)
      const path = Object.keys(health).find((name) => pathname.includes(name)) ?? ''
      return new Response(JSON.stringify(health[path] ?? {}))
    },
  })
}

async function opened(broken: RegExp, answer: Answer) {
  const at = Date.now() - 5 * 60_000
  const kept = {
    symbol: 'ETH',
    name: 'Ether',
    decimals: 18,
    amount: String(10n ** 18n),
    price: '3',
  }
  const text = JSON.stringify({ t: at, v: [{ account: `${one}:${alice}`, at, tokens: [kept] }] })
  const wallet = createFakeWallet()
  const api = serviceWith(broken, answer)
  const base = createTestCore({
    wallets: [wallet],
    widgetOptions: { projectId: 'abc' },
    places: new Map([['causeway.https://shop.example.portfolio', text]]),
    rpc: ({ method }) =>
      method === 'eth_getBalance' ? '0xde0b6b3a7640000' : `0x${'0'.repeat(64)}`,
  })
  const core = {
    ...base,
    loadBlockchainApi: async () => api,
    deployment: { ...base.deployment, services: { blockchainUrl: 'https://api.example' } },
  }
  core.store.setState(({ config }) => ({ config: { ...config, project: true } }))
  await connect(core, { connectorId: wallet.id })
  const { container } = await drawWidget(core, { view: 'Account' })
  return { core, container }
}

const openTab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }))

const everything = /^(?!.*supported-chains)/

describe('all of the service but its list of networks', () => {
  test.each([
    [
      'is down',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'The service can’t be reached',
    ],
    ['fails', () => new Response('oops', { status: 500 }), 'The service did not answer'],
    [
      'asks for patience (429)',
      () => new Response('slow down', { status: 429, headers: { 'retry-after': '60' } }),
      'The service did not answer',
    ],
    [
      'answers in another shape',
      () => new Response('{"data":7,"balances":"none","tokens":{}}'),
      'The service’s answer is not valid',
    ],
    ['answers with no JSON', () => new Response('<html>'), 'The service’s answer is not valid'],
  ] as const)(
    'error: %s: each in its words, the chain’s balance stays (S8.01, S8.11)',
    async (_, answer, title) => {
      const { core } = await opened(everything, answer)
      await screen.findAllByText('Token Balance Unavailable')
      await screen.findByText('Ether')
      await screen.findByRole('button', { name: /^Refresh in/ })
      await openTab('Activity')
      await screen.findByText('Failed to fetch transactions')
      expect(screen.queryByText('No activity yet')).toBe(null)
      await openTab('NFTs')
      await screen.findByText('NFTs did not load')
      push(core, { name: 'Swap' })
      await screen.findByText(title)
      reset(core, { name: 'Buy' })
      await screen.findByText('The full list did not load')
    },
  )

  test('error: is slow: what the chain says is shown, and all the rest has its place', async () => {
    const { core, container } = await opened(
      everything,
      (signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    // What was remembered is there at once, whatever the service does (S9.01).
    expect(container.textContent).toContain('As of 5 minutes ago')
    await waitFor(() => expect(container.textContent).not.toContain('As of'), { timeout: 12_000 })
    await screen.findByText('Ether')
    await openTab('Activity')
    await waitFor(() => expect(container.querySelector('ul[aria-busy="true"]')).not.toBe(null))
    reset(core, { name: 'Buy' })
    await screen.findByRole('button', { name: 'Loading' })
  })
})

describe('a part of the service', () => {
  const bad = () => new Response('oops', { status: 500 })

  test('error: prices: amounts without them', async () => {
    Object.assign(health, { balance: { balances: [{ ...native, price: 0 }] } })
    await opened(/fungible/, bad)
    const row = await screen.findByText('Ether')
    expect(row.closest('li')?.textContent).toMatch(/1 ETH$/)
    expect(screen.queryByText('Token Balance Unavailable')).toBe(null)
    Object.assign(health, { balance: { balances: [native] } })
  })

  test('error: entries that are not whole, or lie: the others stay, and nothing evil is shown', async () => {
    const address = `${one}:${evil}`
    const lies = [
      {
        ...native,
        address,
        symbol: 'A\u202eB\u0000',
        name: '\u200b',
        iconUrl: 'javascript:alert(1)',
      },
      { ...native, address, quantity: { decimals: '77', numeric: '1' } },
      { ...native, address, price: 'NaN', iconUrl: 'data:text/html,<script>alert(1)</script>' },
      null,
      'x',
    ]
    const entries = [{ id: 'x' }, null, received]
    const { container } = await opened(/balance|history/, () =>
      Response.json({ balances: [native, ...lies], data: entries, next: null }),
    )
    await waitFor(() => expect(container.textContent).toContain('$2,000'))
    const text = container.textContent
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}]|NaN/u)
    await openTab('Activity')
    await screen.findByRole('list', { name: 'January 2025' })
    await openTab('NFTs')
    await screen.findByRole('button', { name: 'Tern #1' })
    for (const { src } of container.querySelectorAll('img')) {
      expect(src).toMatch(/^(https:|data:image\/)/)
    }
  })

  test('error: the price of a purchase, or its checkout, is missing: nothing is begun', async () => {
    const { core } = await opened(/onramp\/quote/, bad)
    reset(core, { name: 'Buy' })
    await userEvent.fill(await screen.findByRole('textbox', { name: 'You pay' }), '50')
    await screen.findByText('No price right now')
    expect(screen.queryByRole('link', { name: /at Coinbase/ })).toBe(null)
  })

  test('error: quotes of swaps: the view says so and offers to try again', async () => {
    const { core } = await opened(/convert\/quotes/, bad)
    reset(core, { name: 'Swap' })
    await userEvent.click(await screen.findByRole('button', { name: /^You receive: / }))
    await userEvent.click(await screen.findByRole('button', { name: /^TERN/ }))
    await userEvent.fill(await screen.findByRole('textbox', { name: 'You send' }), '0.1')
    await screen.findByText('The service did not answer')
    screen.getByRole('button', { name: 'Try again' })
  })
})
