import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { connect } from '#wallet/connect/connect.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { draw, drawWidget } from '#ui/testing.tsx'
import { SwapReview } from '../SwapReview/SwapReview.tsx'
import { swapScenes } from './Swap.scenes.tsx'

afterEach(cleanup)

const usdc = '0x00000000000000000000000000000000000000c1'
const dai = '0x00000000000000000000000000000000000000d1'

/** A service with two dollars that are worth the same, less a thousandth. */
function service(changes: Partial<BlockchainApi> = {}): BlockchainApi {
  const token = { decimals: 6, iconUrl: undefined }
  const rows: Partial<BlockchainApi> = {
    supports: async (id) => id === one,
    getConvertTokens: async () => [
      { ...token, address: undefined, symbol: 'ETH', name: 'Ether', decimals: 18 },
      { ...token, address: usdc, symbol: 'USDC', name: 'USD Coin' },
      { ...token, address: dai, symbol: 'DAI', name: 'Dai Stablecoin' },
    ],
    getConvertQuote: async ({ amount }) => (amount * 999n) / 1_000n,
    getPrices: async () =>
      new Map([
        [usdc, '1'],
        [dai, '0.998'],
      ]),
    getGasPrice: async () => ({ standard: 1n }),
    ...changes,
  }
  return rows as BlockchainApi // any other request fails
}

/** The Swap view of a connected account that has 100 of each dollar. */
async function opened(api: BlockchainApi = service(), balances: Promise<void> = Promise.resolve()) {
  const wallet = createFakeWallet()
  const base = createTestCore({
    wallets: [wallet],
    rpc: async ({ method }) => {
      await balances
      return method === 'eth_call'
        ? `0x${(100_000_000).toString(16).padStart(64, '0')}`
        : '0xde0b6b3a7640000'
    },
  })
  const core = {
    ...base,
    loadBlockchainApi: async () => api,
    deployment: { ...base.deployment, services: { blockchainUrl: 'https://api.example' } },
  }
  core.store.setState(({ config }) => ({ config: { ...config, project: true } }))
  await drawWidget(core)
  await connect(core, { connectorId: wallet.id })
  push(core, { name: 'Swap' })
  return core
}

async function choose(side: 'send' | 'receive', name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^You ${side}: `) }))
  await userEvent.click(await screen.findByRole('button', { name }))
}

describe('SwapView', () => {
  test('default: choose, type, read the terms, go on to the review', async () => {
    const core = await opened()
    await choose('send', /^USDC/)
    await choose('receive', /^DAI/)
    await userEvent.fill(await screen.findByRole('textbox', { name: 'You send' }), '50')
    await screen.findByText('1 USDC = 0.999 DAI')
    // What each side is worth stands beside it (S7.06).
    await screen.findByText('$50.00')
    screen.getByText('$49.85')
    screen.getByText('included in the rate')
    // 1 % below 49.95, cut.
    expect(screen.getByText('49.45 DAI').closest('dd')?.title).toBe('49.4505 DAI')
    await userEvent.click(screen.getByRole('button', { name: 'Review 50 USDC for DAI' }))
    await screen.findByRole('heading', { name: 'Review swap' })
    await screen.findByText('$49.85')
    expect(core.store.getState().swap.review).toMatchObject({
      amount: 50_000_000n,
      quoted: 49_950_000n,
      minimum: 49_450_500n,
    })
  })

  test('error: without prices the amounts stand alone', async () => {
    const down = () => Promise.reject(new Error('down'))
    await opened(service({ getPrices: down }))
    await choose('send', /^USDC/)
    await choose('receive', /^DAI/)
    await userEvent.fill(await screen.findByRole('textbox', { name: 'You send' }), '50')
    await screen.findByRole('button', { name: 'Review 50 USDC for DAI' })
    expect(screen.queryByText(/\$/)).toBe(null)
  })

  test('behavior: a balance that comes late is written into its row, and moves none', async () => {
    let arrive: () => void = () => undefined
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await opened(service(), arrival)
    await userEvent.click(await screen.findByRole('button', { name: /^You send: / }))
    const row = await screen.findByRole('button', { name: /^USDC/ })
    expect(row.closest('section')?.textContent).toMatch(/^All tokens/)
    arrive()
    await waitFor(() => expect(row.textContent).toContain('100'))
    expect(row.isConnected).toBe(true)
    // Opened again, what the account has stands first.
    await userEvent.click(row)
    await userEvent.click(await screen.findByRole('button', { name: /^You send: USDC/ }))
    const again = await screen.findByRole('button', { name: /^USDC/ })
    expect(again.closest('section')?.textContent).not.toMatch(/^All tokens/)
  })

  describe('the slippage', () => {
    /** Half a percent, chosen for 50 USDC. */
    async function openedSlippage() {
      const core = await opened()
      await choose('send', /^USDC/)
      await choose('receive', /^DAI/)
      await userEvent.fill(await screen.findByRole('textbox', { name: 'You send' }), '50')
      await userEvent.click(await screen.findByRole('button', { name: /^Max\. slippage 1%/ }))
      await userEvent.click(screen.getByRole('button', { name: '0.5%' }))
      const field = screen.getByRole('textbox', { name: 'Max. slippage in percent' })
      return { core, field }
    }

    test('behavior: another slippage is another least', async () => {
      await openedSlippage()
      await screen.findByText('49.7 DAI')
    })

    test('error: one that is none is told, and changes nothing', async () => {
      const { core, field } = await openedSlippage()
      await userEvent.fill(field, '99')
      await screen.findByText('Enter a number from 0.01 to 50')
      expect(core.store.getState().swap.form.slippageBps).toBe(50)
    })

    test('behavior: one from which others can profit is told', async () => {
      const { field } = await openedSlippage()
      await userEvent.fill(field, '5')
      await screen.findByText('With this much slippage, others can profit from your trade.')
    })
  })

  test('behavior: Max is all of a token', async () => {
    const core = await opened()
    await choose('send', /^USDC/)
    await choose('receive', /^DAI/)
    await userEvent.click(await screen.findByRole('button', { name: 'Use the whole balance' }))
    expect(core.store.getState().swap.form.amount).toBe('100')
  })

  test('error: more than all of a token can’t go on', async () => {
    await opened()
    await choose('send', /^USDC/)
    await choose('receive', /^DAI/)
    await userEvent.fill(await screen.findByRole('textbox', { name: 'You send' }), '100.000001')
    await screen.findByRole('button', { name: 'Not enough USDC' })
  })

  test('behavior: the other side’s token changes places', async () => {
    const core = await opened()
    await choose('receive', /^USDC/)
    await choose('send', /^USDC/)
    expect(core.store.getState().swap.form).toMatchObject({ fromKey: usdc, toKey: 'native' })
  })

  test('behavior: flipping changes places', async () => {
    const core = await opened()
    await choose('send', /^USDC/)
    await choose('receive', /^ETH/)
    await userEvent.click(await screen.findByRole('button', { name: 'Swap the two sides' }))
    expect(core.store.getState().swap.form).toMatchObject({ fromKey: 'native', toKey: usdc })
  })

  test('error: no route, and a network without swaps (S8.02)', async () => {
    const core = await opened(service({ getConvertQuote: async () => undefined }))
    await choose('receive', /^USDC/)
    await userEvent.fill(await screen.findByRole('textbox', { name: 'You send' }), '0.5')
    await screen.findByRole('button', { name: 'No market for these two' })
    core.store.setState(({ networks }) => ({ networks: { ...networks, active: 'eip155:31338' } }))
    await screen.findByText('Network not supported for Swaps')
  })
})

describe('SwapReview', () => {
  test('behavior: L12 a great loss by the size is accepted on its own', async () => {
    const scene = swapScenes.find(
      (one) => one.state === 'grave impact' && one.view === 'SwapReview',
    )
    draw(scene?.node)
    expect(screen.queryByRole('button', { name: /^Swap / })).toBe(null)
    screen.getByRole('button', { name: 'Tick the box to continue' }).click()
    const name = 'I accept that I get 18.4% less because of the size'
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name }))
  })

  test('attack: S6 what no node could try is approved only after the person agreed', async () => {
    draw(swapScenes.find((one) => one.state === 'untried')?.node)
    screen.getByText('This swap could not be simulated')
    expect(screen.queryByRole('button', { name: /^Swap / })).toBe(null)
    screen.getByRole('button', { name: 'Tick the box to continue' }).click()
    const box = screen.getByRole('checkbox', { name: 'I accept that this was not simulated' })
    expect(box).toMatchObject({ checked: false })
    // Not the one that would allow more.
    expect(document.activeElement).toBe(box)
  })

  test('behavior: unlimited is a choice, and the exact amount is what is offered', async () => {
    const scene = swapScenes.find((one) => one.state === 'ready' && one.view === 'SwapReview')
    draw(scene?.node)
    const box = screen.getByRole('checkbox', { name: /any amount of USDC/ })
    expect(box).toMatchObject({ checked: false })
    expect(screen.queryByText('unlimited')).toBe(null)
  })

  test('error: one that was refused offers no way to confirm it', async () => {
    const onNewQuote = () => undefined
    draw(<SwapReview state={{ status: 'empty', onNewQuote }} />)
    await waitFor(() => screen.getByRole('button', { name: 'Get a new quote' }))
    draw(swapScenes.find((one) => one.state === 'refused')?.node)
    expect(screen.queryByRole('button', { name: /^Swap / })).toBe(null)
  })
})
