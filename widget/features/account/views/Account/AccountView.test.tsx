import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { WidgetOptions } from '#protocol'
import type { HistoryEntry } from '../../activity/history.ts'
import { connect } from '#wallet/connect/connect.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { loginWithEmail, submitOtp } from '#wallet/embedded/login/email.ts'
import { startLogin } from '#wallet/embedded/testing/startLogin.ts'
import { NFT_PAGES } from '../../nfts/limits.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { createFakeAccountService } from '#kernel/testing/fakeBlockchainApi.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import type { Purchase } from '#transactions/purchases/purchase.ts'
import { savePurchase } from '#features/buy/model/store.ts'
import type { OwnTransaction } from '#transactions/record.ts'
import { saveTransaction } from '#transactions/store.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

const hashOf = (at: number) => `0x${String(at).padStart(64, '0')}` as const

function entry(at: number, more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: `e${at}`,
    operation: 'receive',
    hash: hashOf(at),
    caipChainId: one,
    from: bob,
    minedAt: Date.UTC(2025, 0, 20) - at * 60_000,
    to: alice,
    status: 'confirmed',
    nonce: at,
    transfers: [
      {
        kind: 'token',
        direction: 'in',
        quantity: `${at}.123456`,
        value: undefined,
        symbol: 'TERN',
        name: 'Tern',
        iconUrl: undefined,
      },
    ],
    ...more,
  }
}

function thing(at: number, isSpam: boolean): HistoryEntry {
  const nft = { name: `Thing ${at}`, previewUrl: undefined, detailUrl: undefined, isSpam }
  return entry(at, {
    transfers: [{ kind: 'nft', direction: 'in', quantity: '1', value: undefined, nft }],
  })
}

type Options = {
  entries?: readonly HistoryEntry[]
  accounts?: string[]
  widgetOptions?: WidgetOptions
  service?: boolean
  down?: boolean
  name?: { name: string; image: string }
}

async function start(options: Options = {}) {
  const wallet = createFakeWallet()
  wallet.accounts = options.accounts ?? [alice]
  const rpc = { balance: '0xde0b6b3a7640000' }
  const core = createTestCore({
    wallets: [wallet],
    widgetOptions: options.widgetOptions,
    rpc: ({ method }) => (method === 'eth_getBalance' ? rpc.balance : undefined),
  })
  const service = createFakeAccountService()
  service.balances = [
    {
      address: undefined,
      symbol: 'ETH',
      name: 'Ether',
      decimals: 18,
      amount: 10n ** 18n,
      iconUrl: undefined,
      price: '2000.019',
    },
  ]
  Object.assign(service, { entries: options.entries ?? [], down: options.down === true })
  const { name } = options
  if (name !== undefined) Object.assign(service, { getIdentity: async () => name })
  if (options.service !== false) Object.assign(core, { loadBlockchainApi: async () => service })
  await connect(core, { connectorId: wallet.id })
  const drawn = await drawWidget(core, { view: 'Account' })
  return { core, service, wallet, drawn, rpc }
}

const openTab = async (name: string) => {
  fireEvent.click(await screen.findByRole('tab', { name }))
}

test('default: in dollars, rounded down, with the native balance under it (S1.02, S2.01, S9.06)', async () => {
  const { drawn } = await start()
  await screen.findByText('$2,000')
  expect(drawn.container.textContent).toContain('$2,000.01')
  await screen.findByText('Ether')
  expect(screen.getByRole('list', { name: 'Tokens' }).textContent).toContain('$2,000.011 ETH')
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Tokens', 'NFTs', 'Activity'])
})

test('behavior: tabs, and the way to the networks, follow what the site offers (S2.05, S9.11)', async () => {
  await start({ widgetOptions: { features: { nfts: false, tokens: false, networks: false } } })
  expect(screen.getByText('Chain 31337')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Chain 31337/ })).toBeNull()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Activity'])
})

test('default: buying is offered where the site has a project (S2.05)', async () => {
  const { core } = await start()
  expect(buyButton()).toBe(null)
  core.store.setState(({ config }) => ({ config: { ...config, project: true } }))
  await waitFor(() => expect(buyButton()?.getAttribute('aria-disabled')).toBe(null))
})

const buyButton = () => screen.queryByRole('button', { name: 'Buy' })

test('behavior: another account of the wallet is shown and acts (S3.01)', async () => {
  const { core, service } = await start({ accounts: [alice, bob] })
  const select = await screen.findByRole('combobox', { name: 'Active account' })
  await userEvent.selectOptions(select, bob)
  const connection = () => activeConnection(core.store.getState().connections)
  await waitFor(() =>
    expect(connection()).toMatchObject({ accounts: [`${one}:${bob}`, `${one}:${alice}`] }),
  )
  await screen.findByRole('button', { name: `Copy address ${bob}` })
  await waitFor(() => expect(service.asked.filter((asked) => asked === 'balance').length).toBe(2))
})

test('behavior: an account is its addresses, its name and picture, its balance and tokens (S3.01)', async () => {
  const image = 'data:image/png;base64,iVBORw0KGgo='
  const { core, drawn } = await start({
    accounts: [alice, bob],
    name: { name: 'maren.eth', image },
  })
  await screen.findByText('maren.eth')
  const pictures = [...drawn.container.querySelectorAll('img')].map(({ src }) => src)
  expect(pictures).toContain(image)
  await screen.findByText('$2,000')
  await screen.findByText('Ether')
  expect(screen.getByRole('list', { name: 'Tokens' }).textContent).toContain('1 ETH')
  expect(activeConnection(core.store.getState().connections)).toMatchObject({
    status: 'connected',
    caipChainId: one,
    accounts: [`${one}:${alice}`, `${one}:${bob}`],
  })
  expect(core.store.getState().connections.activeNamespace).toBe('eip155')
})

describe('refresh', () => {
  test('default: the chain is read anew, the service only when its word is old (S9.01)', async () => {
    const { core, service, rpc } = await start()
    await screen.findByText('$2,000')
    const told = service.asked.filter((asked) => asked === 'balance').length
    rpc.balance = '0x1bc16d674ec80000'
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByText('$4,000')
    expect(service.asked.filter((asked) => asked === 'balance')).toHaveLength(told)
    core.store.setState({ online: false })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Refresh' })).toBe(null))
  })

  test('error: after a failure it waits, says how long, and what is shown stays (S8.01, S9.01)', async () => {
    const { service } = await start({ down: true })
    const waits = await screen.findByRole('button', { name: /^Refresh in \d+ seconds$/ })
    expect(waits.getAttribute('aria-disabled')).toBe('true')
    expect(waits.title).toMatch(/^The balance service did not answer\./)
    const asked = service.asked.length
    fireEvent.click(waits)
    expect(service.asked).toHaveLength(asked)
    await screen.findByText('Ether')
  })
})

test('behavior: a purchase is pinned until it arrives, which a toast tells (S7.03)', async () => {
  const { core } = await start()
  const purchase: Purchase = {
    id: 'p',
    provider: 'coinbase',
    address: alice,
    caipChainId: one,
    status: 'waiting',
    token: { symbol: 'ETH', decimals: 18 },
    expected: String(10n ** 16n),
    before: '0',
    fiat: { amount: '25', currency: 'USD' },
    at: Date.now(),
    waitUntil: Date.now() + 60_000,
  }
  savePurchase(core, purchase)
  await screen.findByRole('button', { name: /Buying 0\.01 ETH.*Not paid yet: \$25\.00/ })
  savePurchase(core, { ...purchase, status: 'processing' })
  const row = await screen.findByRole('button', { name: /0\.01 ETH on the way.*Bought for/ })
  savePurchase(core, { ...purchase, status: 'arrived', arrived: String(10n ** 16n) })
  await waitFor(() => expect(row.isConnected).toBe(false))
  const toast = await screen.findByRole('button', { name: /The 0\.01 ETH you bought arrived/ })
  await userEvent.click(toast)
  await screen.findByText(/^Arrived on/)
  await waitFor(() => expect(toast.isConnected).toBe(false))
})

test('behavior: a swap under way leads to where it is followed, also from its toast', async () => {
  const { core } = await start()
  const token = { symbol: 'ETH', decimals: 18, amount: String(10n ** 18n) }
  const own: OwnTransaction = {
    id: 'own',
    caipChainId: one,
    from: alice,
    to: bob,
    data: '0x',
    value: '5',
    status: 'sent',
    at: Date.now(),
    fromBlock: '0',
    hash: hashOf(9),
    purpose: { type: 'swap', from: token, to: { ...token, symbol: 'TERN' }, swapId: 's' },
  }
  saveTransaction(core, own)
  await openTab('Activity')
  const pending = await screen.findByRole('list', { name: 'In progress' })
  fireEvent.click(within(pending).getByRole('button', { name: /Swapping/ }))
  await screen.findByRole('heading', { name: 'Swap', level: 1 })
  screen.getByText('1 ETH for 1 TERN')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('tab', { name: 'Activity' })
  saveTransaction(core, { ...own, status: 'failed' })
  fireEvent.click(await screen.findByRole('button', { name: /1 ETH was not swapped/ }))
  await screen.findByText('The swap failed')
})

test('behavior: what was remembered is seen at once, with its age, while nobody answers (S3.12, S9.01)', async () => {
  const at = Date.now() - 5 * 60_000
  const tokens = [
    { symbol: 'ETH', name: 'Ether', decimals: 18, amount: String(10n ** 18n), price: '3' },
  ]
  const text = JSON.stringify({ t: at, v: [{ account: `${one}:${alice}`, at, tokens }] })
  const wallet = createFakeWallet()
  const core = createTestCore({
    wallets: [wallet],
    places: new Map([['causeway.https://shop.example.portfolio', text]]),
    rpc: () => new Promise(() => undefined),
  })
  await connect(core, { connectorId: wallet.id })
  const { container } = await drawWidget(core, { view: 'Account' })
  expect(container.textContent).toContain('$3.00')
  expect(container.textContent).toContain('As of 5 minutes ago')
})

describe('activity', () => {
  test('default: every kind of entry, spam behind a toggle, then its details (S1.02, S4.12, S9.06)', async () => {
    await start({
      entries: [
        entry(1),
        entry(2, { operation: 'approve', transfers: [] }),
        entry(3, { operation: 'teleport', transfers: [] }),
        entry(4, { operation: 'send', status: 'failed' }),
        thing(5, true),
      ],
    })
    await openTab('Activity')
    const month = await screen.findByRole('list', { name: 'January 2025' })
    const texts = () =>
      within(month)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(texts()).toHaveLength(4)
    expect(texts()[0]).toMatch(/^TEC?.*Received.*From 0x2222…\u20602222\+1\.123 TERN$/)
    expect(texts()[1]).toContain('Approved')
    expect(texts()[2]).toContain('teleport')
    expect(texts()[3]).toContain('Failed, nothing was moved')
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 hidden as spam' }))
    expect(texts()).toHaveLength(5)
    fireEvent.click(within(month).getByRole('button', { name: /1\.123 TERN/ }))
    await screen.findByRole('heading', { name: 'Received', level: 1 })
    expect(screen.getByTitle('+1.123456 TERN')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('tab', { name: 'Activity', selected: true })
  })

  test('behavior: while it is asked for, and where there is nothing (S4.12)', async () => {
    const { service } = await start()
    let answer: () => void = () => undefined
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { getHistory } = service
    const late: typeof getHistory = (options) => asked.then(() => getHistory(options))
    Object.assign(service, { getHistory: late })
    await openTab('Activity')
    const list = await screen.findByRole('list', { name: 'Activity' })
    expect(list.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('No activity yet')).toBe(null)
    answer()
    await screen.findByText('No activity yet')
    expect(screen.queryByRole('list', { name: 'Activity' })).toBe(null)
  })

  test('error: the sentence once, with retry, and not an empty list (S8.01)', async () => {
    const { service } = await start({ entries: [entry(1)], down: true })
    await openTab('Activity')
    await screen.findByText('Failed to fetch transactions')
    expect(screen.queryByText('No activity yet')).toBe(null)
    service.down = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: /Received/ })
    expect(screen.queryByText('Failed to fetch transactions')).toBe(null)
  })

  test('behavior: a long list is in the document in part, with its true length', async () => {
    const { service, drawn } = await start({
      entries: Array.from({ length: 300 }, (_, at) => entry(at)),
    })
    service.pageEntries = 300
    await openTab('Activity')
    await screen.findByRole('list', { name: 'January 2025' })
    const rows = () => drawn.container.querySelectorAll('li[aria-posinset]')
    await waitFor(() => expect(rows().length).toBeGreaterThan(3))
    expect(rows().length).toBeLessThan(80)
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('300')
    const body = drawn.container.querySelector('[data-causeway-body]')
    body?.scrollTo(0, body.scrollHeight)
    await waitFor(() =>
      expect([...rows()].some((row) => row.getAttribute('aria-posinset') === '300')).toBe(true),
    )
  })

  test('behavior: without the service, own transactions and the explorer (S2.05)', async () => {
    const { core } = await start({ service: false })
    saveTransaction(core, {
      id: 'own',
      caipChainId: one,
      from: alice,
      to: bob,
      data: '0x',
      value: '5',
      status: 'sent',
      at: Date.now(),
      fromBlock: '0',
      hash: hashOf(9),
      purpose: { type: 'send', token: { symbol: 'ETH', decimals: 1, amount: '5' }, to: bob },
    })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Tokens', 'Activity'],
    ])
    await openTab('Activity')
    const pending = await screen.findByRole('list', { name: 'In progress' })
    expect(pending.textContent).toContain('Sending')
    expect(pending.textContent).toContain('−0.5 ETH')
    expect(screen.getByText(/Shows only what you did here/)).toBeDefined()
  })
})

test('behavior: things are a grid, spam is folded away, one opens (S1.02, S3.10)', async () => {
  await start({ entries: [thing(1, false), thing(2, true), thing(3, false)] })
  await openTab('NFTs')
  await screen.findByRole('button', { name: 'Thing 1' })
  const grid = screen.getByRole('list', { name: 'NFTs' })
  expect(within(grid).getAllByRole('button')).toHaveLength(2)
  expect(screen.queryByText('Thing 2')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 hidden as spam' }))
  fireEvent.click(screen.getByRole('button', { name: 'Thing 2' }))
  await screen.findByRole('heading', { name: 'Thing 2', level: 1 })
  expect(screen.getByText(/Do not follow/)).toBeDefined()
})

test('behavior: things older than the first pages of activity are looked for, and that is said (S1.02, V-m4)', async () => {
  const { service } = await start()
  const newest = Array.from({ length: 12 }, (_, at) => thing(at, false))
  const oldest = Array.from({ length: 12 }, (_, at) => thing(at + 12, false))
  Object.assign(service, { entries: [...newest, ...oldest], pageEntries: 6 })
  const gate = new EventTarget()
  const opened = new Promise((resolve) => gate.addEventListener('open', resolve))
  const { getHistory } = service
  const slow: typeof getHistory = async (options) => {
    if (options.cursor === '18') await opened
    return getHistory(options)
  }
  Object.assign(service, { getHistory: slow })
  await openTab('NFTs')
  await screen.findByText('Searching older activity')
  // More than fits into the card is already there: the rest loads without scrolling.
  await screen.findByRole('button', { name: 'Thing 17' })
  gate.dispatchEvent(new Event('open'))
  await screen.findByRole('button', { name: 'Thing 23' })
  expect(screen.queryByText('Searching older activity')).toBe(null)
})

test('behavior: the search for things ends after some pages, and goes on when it is asked to (V-m4, L3)', async () => {
  const { service } = await start()
  const tokens = Array.from({ length: NFT_PAGES }, (_, at) => entry(at))
  Object.assign(service, { entries: [...tokens, thing(99, false)], pageEntries: 1 })
  await openTab('NFTs')
  await screen.findByText('None found so far')
  const asked = () => service.asked.filter((one) => one.startsWith('history')).length
  expect(asked()).toBe(NFT_PAGES)
  expect(screen.queryByText('No NFTs yet')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Search further back' }))
  await screen.findByRole('button', { name: 'Thing 99' })
  expect(asked()).toBe(NFT_PAGES + 1)
  expect(screen.queryByRole('button', { name: 'Search further back' })).toBe(null)
})

test('behavior: where nobody tells which things there are, that is said', async () => {
  const { service } = await start()
  service.chains.clear()
  await openTab('NFTs')
  await screen.findByText('No NFTs to show')
  expect(screen.queryByText('No NFTs yet')).toBe(null)
})

test('behavior: a recovery that is offered after the login and put off is still said to be missing (S4.10, L4)', async () => {
  const { core } = await startLogin()
  await loginWithEmail(core, 'maren@tern.example')
  await submitOtp(core, '123456')
  await drawWidget(core, { view: 'Account' })
  expect(await screen.findByText(/^Back up your wallet/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.queryByText(/^Back up your wallet/)).toBeNull())
  expect(screen.getByText('Not backed up')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back it up' })).toBeVisible()
  // The next visit knows it.
  cleanup()
  await drawWidget(core, { view: 'Account' })
  expect(await screen.findByText('Not backed up')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
})
