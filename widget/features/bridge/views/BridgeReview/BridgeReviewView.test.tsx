import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { encodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import { arrivalQuery } from '../../model/quote/arrival.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { prefill } from '../../model/prefill.ts'
import { setReview } from '../../model/review.ts'
import { catalog } from '../../model/testing/catalog.ts'
import { quoteOf } from '../../model/testing/quote.ts'
import { findOutput } from '#kernel/bridge/tokens.ts'
import { bridgeTrialQuery } from '../../model/trial.ts'
import { connect } from '#wallet/connect/connect.ts'
import { onWalletEvent } from '#wallet/connect/walletEvent.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import type { Reviewed } from '#transactions/trial/reviewed.ts'
import { CoreProvider } from '#ui/app/CoreContext.tsx'
import { draw } from '#ui/testing.tsx'
import BridgeReviewView from './BridgeReviewView.tsx'

afterEach(cleanup)

const [pool, nobody] = [
  '0x3000000000000000000000000000000000000003',
  '0x0000000000000000000000000000000000000000',
] as const

/** The same with a fee of the page: half a percent. */
function feeQuoteFor(person: Quote['deposit']['recipient']): Quote {
  const quote = quoteOf(person)
  const [handler = nobody] = knownMessageHandlers(quote.route.destinationChainId)
  const { outputToken } = quote.route
  const message = encodeSplit({ outputToken, partner: pool, fee: 124_950n, person })
  return { ...quote, deposit: { ...quote.deposit, recipient: handler, message } }
}

const honest: Reviewed = {
  status: 'tried',
  given: 25_000_000n,
  received: undefined,
  taken: [],
  allowed: [],
  isWorse: false,
}

/**
 * `tried`: the result of an earlier trial; the network of these tests can try nothing.
 * `unwraps`: what the pool said about the last token.
 */
async function review(
  recipient: Quote['deposit']['recipient'],
  quote: Quote = quoteOf(recipient),
  {
    tried = honest,
    unwraps = false,
    prices = {},
  }: { tried?: Reviewed; unwraps?: boolean; prices?: Record<string, string> } = {},
) {
  const wallet = createFakeWallet()
  const base = createTestCore({ wallets: [wallet] })
  const service: Partial<BlockchainApi> = {
    supports: async () => true,
    getPrices: async () => new Map(Object.entries(prices)),
  }
  // Any other request to the service fails.
  const core = { ...base, loadBlockchainApi: async () => service as BlockchainApi }
  // No service is asked: the question is already answered.
  core.queries.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  core.queries.setQueryData(catalogQuery(core).queryKey, catalog)
  const destination = findOutput(catalog, quote.route)
  const { deposit } = quote
  core.queries.setQueryData(arrivalQuery(core, { destination, deposit }).queryKey, unwraps)
  if (tried.status === 'tried') {
    core.queries.setQueryData(bridgeTrialQuery(core, quote).queryKey, tried)
  }
  await connect(core, { connectorId: wallet.id })
  prefill(core, { recipient })
  setReview(core, quote)
  draw(
    <QueryClientProvider client={core.queries}>
      <CoreProvider core={core}>
        <BridgeReviewView />
      </CoreProvider>
    </QueryClientProvider>,
  )
  return { core, wallet }
}

const confirm = () => screen.getByRole('button', { name: /25 USDC/ })

test('behavior: L12 a recipient of the page is acknowledged before anything is sent', async () => {
  const { core } = await review(bob)
  expect(screen.queryByRole('button', { name: /^Bridge / })).toBeNull()
  screen.getByRole('button', { name: 'Tick the box to continue' }).click()
  expect(core.store.getState().bridge.transfers).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))

  screen.getByRole('checkbox').click()
  ;(await screen.findByRole('button', { name: /^Bridge / })).click()
  expect(core.store.getState().bridge.transfers).toMatchObject([{ transfer: { recipient: bob } }])
})

test('behavior: B-F5 what the pool unwraps is drawn, and written down, as what arrives (S3.13)', async () => {
  const { core } = await review(alice, undefined, { unwraps: true })
  expect(screen.getByText('Arrives as ETH')).toBeDefined()
  confirm().click()
  expect(core.store.getState().bridge.transfers).toMatchObject([
    { transfer: { route: { outputTokenSymbol: 'ETH' } } },
  ])
})

test('behavior: untried needs an acknowledgement', async () => {
  const { core } = await review(alice, quoteOf(alice), { tried: { status: 'untried' } })
  const untried = () => screen.findByText('This could not be simulated', {}, { timeout: 15_000 })
  expect(await untried()).not.toBe(null)
  expect(screen.queryByRole('button', { name: /^Bridge / })).toBeNull()
  screen.getByRole('button', { name: 'Tick the box to continue' }).click()
  expect(core.store.getState().bridge.transfers).toEqual([])
  screen.getByRole('checkbox', { name: 'I accept that this was not simulated' }).click()
  ;(await screen.findByRole('button', { name: /^Bridge / })).click()
  expect(core.store.getState().bridge.transfers).toHaveLength(1)
})

test('attack: what leaves is drawn by the trial where that is worse', async () => {
  const other = '0x7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e'
  const tried: Reviewed = {
    ...honest,
    status: 'tried',
    given: 26_000_000n,
    isWorse: true,
    taken: [{ token: other, id: 9n, amount: 1n }],
  }
  await review(alice, quoteOf(alice), { tried })
  expect(await screen.findByText('This is worse than what you entered')).not.toBe(null)
  expect(screen.getByText('26 USDC')).not.toBe(null)
  const line = screen.getByText('Also leaves').parentElement
  expect(line?.textContent).toContain('(0x7e7e…7e7e) #9')
})

test('error: another account was chosen in the wallet meanwhile', async () => {
  const { core, wallet } = await review(alice)
  onWalletEvent(core, wallet.id, { type: 'accountsChanged', accounts: [bob] })
  await expect.poll(() => screen.queryByRole('button', { name: /25 USDC/ })).toBeNull()
  expect(core.store.getState().bridge.transfers).toEqual([])
})

test("behavior: a fee of the page has a line of its own, and the rest is the person's", async () => {
  const { core } = await review(alice, feeQuoteFor(alice))
  const line = screen.getByText('Fee of shop.example, 0.5%').parentElement
  expect(line?.textContent).toContain('0.12495 USDC')
  const received = screen.getByText('You receive').parentElement
  expect(received?.textContent).toContain('24.86505 USDC')
  // The handler is not shown as the recipient: the person's own account receives.
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText('To you')).toBeDefined()
  confirm().click()
  const told = () =>
    core.published.flatMap((event) => (event.type === 'bridge' ? [event.payload] : []))
  await expect.poll(told).toMatchObject([{ status: 'quoted', destination: { amount: '24865050' } }])
})

test('behavior: C-F5 both token contracts are named, and what nobody vouches for is marked', async () => {
  await review(alice)
  for (const chain of ['Chain 31337', 'Chain 31338']) {
    const line = screen.getByText(new RegExp(`^USDC .*${chain}`)).parentElement
    expect(line?.textContent).toMatch(/0x[12]000…000[12].*not a known token/)
  }
})

test('behavior: C-F8 the button says that much less arrives, and does not block it', async () => {
  const { deposit, ...quote } = quoteOf(alice)
  const outputAmount = 22_000_000n
  const { core } = await review(alice, { ...quote, deposit: { ...deposit, outputAmount } })
  const button = screen.getByRole('button', { name: 'Bridge, 12% less arrives' })
  expect(button.getAttribute('aria-disabled')).not.toBe('true')
  button.click()
  expect(core.store.getState().bridge.transfers).toHaveLength(1)
})

test('behavior: L1 what is sent and what arrives have a value where there is a price', async () => {
  const { inputToken, outputToken } = quoteOf(alice).route
  const prices = { [inputToken.toLowerCase()]: '1', [outputToken.toLowerCase()]: '0.998' }
  await review(alice, undefined, { prices })
  expect(await screen.findByText('$25.00')).toBeDefined()
  expect(await screen.findByText('$24.94')).toBeDefined()
  // Said once: what arrives is the least that arrives (L10).
  expect(screen.queryByText(/at least/)).toBeNull()
})
