import type { FrameLocator } from '@playwright/test'
import {
  connectWallet,
  type Devnet,
  expect,
  frameOf,
  type Page,
  test,
  visit,
  withWidget,
} from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

/** A page with a connected wallet, at the Swap view. */
async function startSwap(page: Page, devnet: Devnet): Promise<FrameLocator> {
  await visit(page, devnet)
  await connectWallet(page)
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(frame.getByRole('heading', { name: 'Swap', level: 1 })).toBeVisible()
  return frame
}

async function choose(frame: FrameLocator, side: 'send' | 'receive', name: string) {
  await frame.getByRole('button', { name: new RegExp(`^You ${side}: `) }).click()
  await frame.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click()
}

/** Fills in the amount and goes on to the review. */
async function review(frame: FrameLocator, amount: string): Promise<void> {
  await frame.getByRole('textbox', { name: 'You send' }).fill(amount)
  await frame.getByRole('button', { name: new RegExp(`^Review ${amount} `) }).click()
  await expect(frame.getByRole('heading', { name: 'Review swap' })).toBeVisible()
}

/** The last button before the wallet is asked. */
async function confirm(frame: FrameLocator, amount: string): Promise<void> {
  await frame.getByRole('button', { name: new RegExp(`^Swap ${amount} `) }).click()
}

test.describe('swaps', () => {
  test('behavior: tokens for tokens, allowed exactly, then swapped (S2.05, S7.04–7.06, S7.08–7.10, S9.02)', async ({
    page,
    devnet,
    problems,
  }) => {
    const frame = await startSwap(page, devnet)
    await choose(frame, 'send', 'USDC')
    await choose(frame, 'receive', 'DAI')
    await frame.getByRole('textbox', { name: 'You send' }).fill('500')
    await expect(frame.getByText(/^1 USDC = (0\.9|1\.0)\d* DAI$/)).toBeVisible()
    await expect(frame.getByText(/^0\.0\d% · low$/)).toBeVisible()
    await review(frame, '500')
    await expect(
      frame.getByText('You’ll confirm twice in your wallet: once to allow 500 USDC'),
    ).toBeVisible()
    await expect(frame.getByText('known', { exact: true })).toBeVisible()
    await confirm(frame, '500')
    await expect(frame.getByText(/^You received 49\d\.\d+ DAI$/)).toBeVisible({ timeout: 30_000 })
    expect(await devnetWallet(page).transactions()).toBe(2)
    expect(problems).toEqual([])
    await frame.getByRole('button', { name: 'Done' }).click()
    await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  test('behavior: native currency for tokens, as the page asked (S2.02)', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet)
    await connectWallet(page)
    const usdc = devnet.contracts[31337]?.usdc ?? ''
    await withWidget(
      page,
      async (widget, toToken) => {
        await widget.open({
          view: 'Swap',
          arguments: { amount: '0.2', fromToken: 'native', toToken, caipChainId: 'eip155:31337' },
        })
      },
      usdc,
    )
    const frame = frameOf(page)
    await frame.getByRole('button', { name: 'Review 0.2 ETH for USDC' }).click()
    await expect(frame.getByText('You’ll confirm once in your wallet.')).toBeVisible()
    await confirm(frame, '0.2')
    await expect(frame.getByText(/^You received \d+(\.\d+)? USDC$/)).toBeVisible({
      timeout: 30_000,
    })
    expect(await devnetWallet(page).transactions()).toBe(1)
  })

  test('error: that the price moved while the wallet was asked is told, and nothing is lost', async ({
    page,
    devnet,
  }) => {
    const frame = await startSwap(page, devnet)
    await choose(frame, 'receive', 'USDC')
    const wallet = devnetWallet(page)
    await review(frame, '0.3')
    await wallet.setMode('inpage')
    await confirm(frame, '0.3')
    await expect.poll(() => wallet.transactions()).toBe(1)
    const amount = 60n * 10n ** 18n
    await devnet.control.trade(31337, { from: 'weth', to: 'usdc', amount })
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(frame.getByText('The price changed', { exact: true })).toBeVisible({
      timeout: 30_000,
    })
    await frame.getByRole('button', { name: 'Back to the swap' }).click()
    await expect(frame.getByRole('button', { name: 'Review 0.3 ETH for USDC' })).toBeVisible()
  })

  test('error: a service that would pay somebody else is refused before the wallet is asked', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setSwaps({ lie: 'recipient' })
    const frame = await startSwap(page, devnet)
    await choose(frame, 'receive', 'USDC')
    await review(frame, '0.1')
    await expect(frame.getByText(/tried to pay somebody else/)).toBeVisible()
    await expect(frame.getByRole('button', { name: /^Swap 0\.1/ })).toHaveCount(0)
    await devnet.control.setSwaps({ lie: 'none' })
    await frame.getByRole('button', { name: 'Try again' }).click()
    await expect(frame.getByRole('button', { name: /^Swap 0\.1 / })).toBeVisible()
    // What was checked for the review is checked again when it is confirmed.
    await devnet.control.setSwaps({ lie: 'target' })
    await confirm(frame, '0.1')
    await expect(frame.getByText('Unknown contract', { exact: true })).toBeVisible()
    expect(await devnetWallet(page).transactions()).toBe(0)
  })

  test('error: no market, a service that is down, a person who says no: each in its words (S8.02)', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setSwaps({ market: 'noLiquidity' })
    const frame = await startSwap(page, devnet)
    await choose(frame, 'receive', 'DAI')
    await frame.getByRole('textbox', { name: 'You send' }).fill('1')
    await expect(frame.getByRole('button', { name: 'Not enough liquidity' })).toBeVisible()
    await devnet.control.setSwaps({ market: 'open' })
    await devnet.control.setFault('blockchainApi', { mode: '500', match: 'quotes' })
    await frame.getByRole('textbox', { name: 'You send' }).fill('2')
    await expect(frame.getByText('The service did not answer')).toBeVisible({ timeout: 20_000 })
    await devnet.control.resetFaults()
    await frame.getByRole('button', { name: 'Try again' }).click()
    await expect(frame.getByRole('button', { name: 'Review 2 ETH for DAI' })).toBeVisible()
    await review(frame, '2')
    await devnetWallet(page).rejectNext('eth_sendTransaction')
    await confirm(frame, '2')
    await expect(frame.getByText('Declined in your wallet')).toBeVisible()
    await expect(frame.getByText('Nothing was sent or signed.')).toBeVisible()
  })

  test('behavior: a reload while it is pending: found under Activity, told by a toast', async ({
    page,
    devnet,
  }) => {
    const frame = await startSwap(page, devnet)
    await choose(frame, 'receive', 'USDC')
    await review(frame, '0.1')
    await ask(devnet, 'evm_setAutomine', [false])
    await ask(devnet, 'evm_setIntervalMining', [0])
    try {
      await confirm(frame, '0.1')
      await expect(frame.getByText('You can close this window.')).toBeVisible()
      await page.reload()
      await page.waitForFunction(() => 'devnetWallet' in window && 'Widget' in window)
      await page.locator('[data-widget-open]').first().click()
      await frame.getByRole('tab', { name: 'Activity' }).click()
      await frame.getByRole('button', { name: /Swapping/ }).click()
      await expect(frame.getByText(/^0\.1 ETH for /)).toBeVisible()
      await expect(frame.getByText('You can close this window.')).toBeVisible()
      await frame.getByRole('button', { name: 'Back', exact: true }).click()
    } finally {
      await ask(devnet, 'evm_mine', [])
      await ask(devnet, 'evm_setAutomine', [true])
    }
    await frame.getByRole('button', { name: /0\.1 ETH swapped for USDC/ }).click()
    await expect(frame.getByText(/^You received \d+(\.\d+)? USDC$/)).toBeVisible()
    // Of this document, which has sent nothing.
    expect(await devnetWallet(page).transactions()).toBe(0)
  })
})

async function ask(devnet: Devnet, method: string, params: readonly unknown[]): Promise<void> {
  const url = devnet.chains.find(({ chainId }) => chainId === 31337)?.directRpcUrl ?? ''
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}
