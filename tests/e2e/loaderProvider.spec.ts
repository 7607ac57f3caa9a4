import type { Widget as Handle } from '../../loader/stage0/widget.ts'
import { askedFor, expect, frameOf, test } from './loaderPage.ts'

declare const Widget: Handle

test('behavior: the provider connects, keeps codes, and is answered from memory on the next page (S4.01)', async ({
  page,
  visit,
}) => {
  await visit()
  const first = await page.evaluate(async () => {
    const provider = Widget.getProvider()
    const events: unknown[] = []
    for (const name of ['connect', 'accountsChanged', 'chainChanged'] as const) {
      provider.on(name, (value: unknown) => events.push([name, value]))
    }
    const accounts = await provider.request({ method: 'eth_requestAccounts' })
    const rejected = await provider
      .request({ method: 'eth_sendTransaction', params: [{}] })
      .catch((error) => [error instanceof Error, error.code, error.data])
    return { accounts, rejected, events, stored: localStorage.getItem('causeway.snapshot') }
  })
  expect(first).toEqual({
    accounts: [alice],
    rejected: [true, 4001, { from: 'wallet' }],
    events: [
      ['connect', { chainId: '0x7a69' }],
      ['accountsChanged', [alice]],
      ['chainChanged', '0x7a69'],
    ],
    stored: JSON.stringify({
      version: 1,
      caipChainId: 'eip155:31337',
      accounts: [`eip155:31337:${alice}`],
      walletName: 'Test Wallet',
      openTransfer: false,
    }),
  })

  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => 'Widget' in window)
  const answers = await page.evaluate(() =>
    Promise.all([
      Widget.getProvider().request({ method: 'eth_accounts' }),
      Widget.getProvider().request({ method: 'eth_chainId' }),
    ]),
  )
  expect(answers).toEqual([[alice], '0x7a69'])
  await expect(page.locator('iframe')).toBeAttached() // loads when idle, to re-sync
})

test('behavior: data-reconnect="false" remembers nothing and loads nothing', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const account = 'eip155:1:0x1111111111111111111111111111111111111111'
    const kept = { version: 1, accounts: [account], openTransfer: true }
    localStorage.setItem('causeway.snapshot', JSON.stringify(kept))
  })
  await visit({ attributes: 'data-reconnect="false"' })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await page.evaluate(() => Widget.getAddress())).toBe(undefined)
  await expect(page.locator('iframe')).not.toBeAttached()
})

test('behavior: bridge opens the view with its fields and follows the transfer', async ({
  page,
  visit,
}) => {
  await visit()
  const heard = page.evaluate(async () => {
    const transfer = await Widget.bridge({ amount: '5', lock: ['amount'] })
    const statuses: string[] = []
    return new Promise((resolve) => {
      transfer.on('status', ({ id, status }) => {
        statuses.push(status)
        if (status === 'filled') resolve([id, transfer.id, transfer.status, statuses])
      })
    })
  })
  await expect
    .poll(() => askedFor(page, 'open'))
    .toEqual([{ view: 'Bridge', bridge: { amount: '5', lock: ['amount'] } }])
  await frameOf(page)
    .locator('body')
    .evaluate(async () => {
      const side = { caipChainId: 'eip155:31337', token: 'native', amount: '5' }
      for (const status of ['quoted', 'deposited', 'filled']) {
        const payload = { id: 't1', status, origin: side, destination: side }
        await window.fake.publish([{ type: 'bridge', payload }])
      }
    })
  expect(await heard).toEqual(['t1', 't1', 'filled', ['quoted', 'deposited', 'filled']])
  expect(
    await page.evaluate(() =>
      Widget.bridge({ amount: '-1' }).catch(({ code, message }) => [code, message]),
    ),
  ).toEqual(['INVALID_OPTIONS', 'Invalid open options: bridge.amount: Invalid input'])
})

test('behavior: wallets of the page are found, and yield to what they draw', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const provider = {
      async request({ method }: { method: string }) {
        const dialog = document.querySelector('dialog')
        if (method === 'eth_requestAccounts') return [String(dialog?.matches(':modal'))]
        throw Object.assign(new Error('No'), { code: 4001 })
      },
    }
    const info = {
      uuid: 'test-wallet-uuid',
      rdns: 'test.wallet',
      name: 'T',
      icon: 'data:image/png;base64,AA',
    }
    addEventListener('eip6963:requestProvider', () =>
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } })),
    )
  })
  await visit()
  await page.evaluate(() => Widget.open().then(() => undefined))
  const body = frameOf(page).locator('body')
  const welcome = await body.evaluate(() => window.fake.welcome)
  expect(welcome).toMatchObject({ wallets: [{ id: 'test-wallet-uuid', rdns: 'test.wallet' }] })
  const answer = await body.evaluate(() =>
    window.fake.host.walletRequest({
      id: 'request-1',
      walletId: 'test-wallet-uuid',
      method: 'eth_requestAccounts',
    }),
  )
  expect(answer).toEqual(['false'])
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
})

test('behavior: wallet_requestPermissions of a page that is not connected opens Connect', async ({
  page,
  visit,
}) => {
  await visit()
  const answer = await page.evaluate(() =>
    Widget.getProvider().request({
      method: 'wallet_requestPermissions',
      params: [{ eth_accounts: {} }],
    }),
  )
  expect(answer).toBe('answer of wallet_requestPermissions')
  expect(await page.evaluate(() => Widget.isOpen())).toBe(true)
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
})

test('behavior: a wallet that appears after the welcome is told to the widget', async ({
  page,
  visit,
}) => {
  await visit()
  await page.evaluate(() => Widget.open().then(() => undefined))
  expect(await askedFor(page, 'walletsChanged')).toEqual([])
  await page.evaluate(() => {
    const info = { uuid: 'late-wallet-uuid', rdns: 'late.wallet', name: 'Late', icon: '' }
    const detail = { info, provider: { request: async () => [] } }
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
  await expect
    .poll(() => askedFor(page, 'walletsChanged'))
    .toMatchObject([{ wallets: [{ id: 'late-wallet-uuid', name: 'Late', kind: 'announced' }] }])
})

const alice = '0x1111111111111111111111111111111111111111'
