import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { push, reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import type { Purchase } from '#transactions/purchases/purchase.ts'
import { drawWidget } from '#ui/testing.tsx'
import { loadPurchases, savePurchase } from '../../model/store.ts'

afterEach(cleanup)

/** Fifty dollars for 0.0197 Ether at Coinbase, 42 seconds ago. */
async function opened(changes: Partial<Purchase> = {}, { isKept = true, url = '' } = {}) {
  const core = createTestCore({ widgetOptions: { projectId: 'abc' } })
  const now = core.now()
  const purchase: Purchase = {
    ...{ id: 'purchase-1', provider: 'coinbase', address: alice, caipChainId: one },
    token: { symbol: 'ETH', decimals: 18 },
    expected: '19700000000000000',
    fiat: { amount: '50.00', currency: 'USD' },
    ...{ at: now - 42_000, before: '0', status: 'waiting', waitUntil: now + 100_000 },
    ...changes,
  }
  if (isKept) savePurchase(core, purchase)
  await drawWidget(core)
  core.store.setState(({ onramp }) => ({
    onramp: { ...onramp, checkouts: url === '' ? {} : { [purchase.id]: url } },
  }))
  reset(core, { name: 'Buy' })
  push(core, { name: 'BuyProgress', purchaseId: 'purchase-1' })
  await screen.findByRole('heading', { name: 'Purchase', level: 1 })
  return {
    core,
    view: () => topView(core.store.getState().router).name,
    kept: () => loadPurchases(core)[0],
  }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const steps = () =>
  screen.getAllByRole('listitem').map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent])

describe('a purchase that is under way', () => {
  test('default: what is paid, where, for how long, and what comes next', async () => {
    await opened({}, { url: 'https://pay.example/1' })
    expect(said()).toContain('Finish your payment at Coinbase')
    screen.getByText('0.0197 ETH')
    const all = steps()
    expect(all.map(([text]) => text)).toEqual([
      expect.stringMatching(/Pay \$50\.00.*0:4\d/),
      expect.stringContaining('Coinbase sends 0.0197 ETH'),
      expect.stringContaining('It arrives on Chain 31337'),
    ])
    const link = screen.getByRole('link', { name: 'Open Coinbase' })
    expect(link.getAttribute('href')).toBe('https://pay.example/1')
    screen.getByText(/^You can close this window\./)
  })

  test('behavior: after a reload nobody knows the checkout any more, and no link is drawn', async () => {
    await opened()
    expect(screen.queryByRole('link', { name: /Open/ })).toBe(null)
  })

  test.each([
    ['processing', 'Coinbase has your payment'],
    ['sent', 'On its way to you on Chain 31337'],
  ] as const)(
    'behavior: %s, it says “%s”, and can be closed but not left',
    async (status, words) => {
      await opened({ status })
      expect(said()).toContain(words)
      expect(steps()[0]?.[0]).toMatch(/Paid \$50\.00/)
      expect(screen.queryByRole('button', { name: 'I did not pay' })).toBe(null)
      expect(screen.getAllByRole('button', { name: 'Close' }).length).toBe(2)
    },
  )

  test('behavior: whoever says that they did not pay can begin again', async () => {
    const { kept, view } = await opened()
    await press('I did not pay')
    await screen.findByText('You did not pay')
    expect(kept()?.status).toBe('left')
    screen.getByText(/If you did pay, the seller still sends/)
    await press('Try again')
    await waitFor(() => expect(view()).toBe('Buy'))
  })

  test('behavior: patience is over, which is told, and a press goes on waiting', async () => {
    const { kept, core } = await opened({ waitUntil: 0 })
    expect(said()).toContain('Nothing has arrived yet')
    screen.getByText('Nothing has arrived so far')
    await press('Keep waiting')
    await screen.findByText('Finish your payment at Coinbase')
    expect(kept()?.waitUntil).toBeGreaterThan(core.now())
    expect(screen.queryByText('Nothing has arrived so far')).toBe(null)
  })

  test('behavior: paid, and patience over, it says whom to ask', async () => {
    await opened({ status: 'processing', waitUntil: 0 })
    screen.getByText(/Coinbase has your payment, but it is taking longer than usual/)
    expect(screen.queryByRole('button', { name: 'I did not pay' })).toBe(null)
  })

  test('behavior: offline, a banner stands over it', async () => {
    const { core } = await opened()
    core.store.setState({ online: false })
    await screen.findByText(/What you see may be out of date/)
    screen.getByText('Finish your payment at Coinbase')
  })

  test('behavior: where the seller alone knows how much comes, the token is named alone', async () => {
    await opened({ expected: '0' })
    expect(screen.getByText('ETH', { selector: 'bdi' })).not.toBe(null)
  })
})

describe('a purchase that has ended', () => {
  test('default: arrived: what came, not what was expected, and a way home', async () => {
    const { view } = await opened({ status: 'arrived', arrived: '19000000000000000' })
    expect(said()).toContain('Arrived on Chain 31337')
    screen.getByText('0.019 ETH', { selector: 'bdi' })
    await press('Done')
    await waitFor(() => expect(view()).not.toBe('BuyProgress'))
  })

  test('error: failed: whom to ask about money, and another try', async () => {
    const { view } = await opened({ status: 'failed' })
    screen.getByText('Coinbase says that it failed')
    screen.getByText(/Ask Coinbase whether you were charged\.$/)
    await press('Try again')
    await waitFor(() => expect(view()).toBe('Buy'))
  })

  test('error: one that nobody knows here: where it may be, and a way to buy', async () => {
    const { view } = await opened({}, { isKept: false })
    screen.getByText('Purchase not found')
    await press('Buy')
    await waitFor(() => expect(view()).toBe('Buy'))
  })
})
