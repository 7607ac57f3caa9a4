import type { FrameLocator } from '@playwright/test'
import { connectWallet, type Devnet, expect, frameOf, type Page, test, visit } from './fixtures.ts'

/** A page of a project with a connected wallet, at the Buy view with an amount typed. */
async function startBuying(
  page: Page,
  devnet: Devnet,
  { amount, token }: { amount: string; token?: RegExp },
): Promise<FrameLocator> {
  await visit(page, devnet, { path: '/pages/project/' })
  await connectWallet(page)
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Buy', exact: true }).click()
  if (token !== undefined) {
    await frame.getByRole('button', { name: /^You receive: / }).click()
    await frame.getByRole('button', { name: token }).first().click()
  }
  await frame.getByRole('textbox', { name: 'You pay' }).fill(amount)
  return frame
}

/** Opens the checkout as the person does: by the one button, in a window of its own. */
async function openCheckout(page: Page, frame: FrameLocator): Promise<Page> {
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: /^Buy .* at Coinbase$/ }).click(),
  ])
  await checkout.waitForLoadState()
  return checkout
}

test.describe('buying', () => {
  test('behavior: bought by card, and seen to arrive (S2.05, S7.03, S7.16–7.18, S9.03)', async ({
    page,
    devnet,
    problems,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.url().startsWith(devnet.urls.blockchainApi ?? 'none')) asked.push(pathname)
    })
    const frame = await startBuying(page, devnet, { amount: '50', token: /^USDC/ })
    await expect(frame.getByText(/^Fees 1/)).toBeVisible()
    await expect(frame.getByRole('link', { name: 'Buy 49.25 USDC at Coinbase' })).toBeVisible()
    const checkout = await openCheckout(page, frame)
    await expect(frame.getByText('Finish your payment at Coinbase')).toBeVisible()
    await expect(checkout.getByRole('heading', { name: /Buy 50\.00 USD of USDC on/ })).toBeVisible()
    // A site of its own: it cannot reach the widget.
    expect(await checkout.evaluate(() => window.opener)).toBe(null)
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(frame.getByText(/^Arrived on Devnet One$/)).toBeVisible({ timeout: 30_000 })
    await expect(frame.getByText('49.25 USDC').first()).toBeVisible()
    expect(asked).toContain('/v1/onramp/options')
    expect(asked).toContain('/v1/onramp/quote')
    expect(asked).toContain('/v1/generators/onrampurl')
    expect(problems).toEqual([])
  })

  test('behavior: a reload finds the purchase, and what arrives meanwhile (S7.03) @blocked', async ({
    page,
    devnet,
  }) => {
    const frame = await startBuying(page, devnet, { amount: '100' })
    await frame.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    await expect(frame.getByRole('link', { name: 'Buy 0.04334 ETH at Coinbase' })).toBeVisible()
    const checkout = await openCheckout(page, frame)
    await expect(checkout.getByRole('heading', { name: /Buy 100\.00 EUR of ETH on/ })).toBeVisible()
    await expect(frame.getByText('Finish your payment at Coinbase')).toBeVisible()
    await page.bringToFront() // behind another window, a browser draws a page seldom, and clicks miss what it has not drawn
    await page.reload()
    await page.waitForFunction(() => 'devnetWallet' in window && 'Widget' in window)
    await page.locator('[data-widget-open]').first().click()
    // Pinned on the account until it arrives.
    await frame.getByRole('button', { name: /Buying 0\.04334 ETH/ }).click()
    await expect(frame.getByText('Finish your payment at Coinbase')).toBeVisible()
    await frame.getByRole('button', { name: 'Back', exact: true }).click()
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
    const toast = frame.getByRole('button', { name: /you bought arrived/ })
    await toast.click({ timeout: 30_000 })
    await expect(frame.getByText(/^Arrived on Devnet One$/)).toBeVisible()
  })

  test('behavior: a declined card is told, and one that was left is left', async ({
    page,
    devnet,
  }) => {
    const frame = await startBuying(page, devnet, { amount: '20' })
    const checkout = await openCheckout(page, frame)
    await checkout.getByRole('button', { name: 'Pay with a declined card' }).click()
    await expect(frame.getByText('The payment did not go through')).toBeVisible({ timeout: 20_000 })
    await checkout.close()
    await frame.getByRole('button', { name: 'Try again' }).click()
    const second = await openCheckout(page, frame)
    await second.close()
    await frame.getByRole('button', { name: 'I did not pay' }).click()
    await expect(frame.getByText('You did not pay')).toBeVisible()
  })

  test('error: without the list the built-in one stands in, and says so (S8.11, S9.03)', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setFault('blockchainApi', { mode: '500', match: '/onramp/options' })
    const frame = await startBuying(page, devnet, { amount: '50' })
    await expect(frame.getByText('The full list did not load')).toBeVisible({ timeout: 20_000 })
    const methods = frame.getByRole('combobox', { name: 'Way to pay' }).getByRole('option')
    await expect(methods).toHaveText(['by card', 'by bank transfer'])
  })

  test('error: amounts outside the limits are told (S9.03)', async ({ page, devnet }) => {
    const frame = await startBuying(page, devnet, { amount: '9.99', token: /^USDC/ })
    const amount = frame.getByRole('textbox', { name: 'You pay' })
    await expect(frame.getByText('If you pay by card, the minimum is $10.00.')).toBeVisible()
    await amount.fill('7500.01')
    await expect(frame.getByText('If you pay by card, the maximum is $7,500.00.')).toBeVisible()
    await frame.getByRole('combobox', { name: 'Way to pay' }).selectOption('ach_bank_account')
    await expect(frame.getByRole('link', { name: /at Coinbase$/ })).toBeVisible()
  })

  test('error: without a price the seller’s own page, without that an estimate, which starts nothing (S8.11)', async ({
    page,
    devnet,
  }) => {
    const frame = await startBuying(page, devnet, { amount: '70', token: /^USDC/ })
    const amount = frame.getByRole('textbox', { name: 'You pay' })
    await expect(frame.getByRole('link', { name: /at Coinbase$/ })).toBeVisible()
    await devnet.control.setFault('blockchainApi', { mode: '500', match: '/onramp/quote' })
    await amount.fill('60')
    // The seller's own page tells the price: nothing is promised before.
    await expect(frame.getByRole('link', { name: 'Buy USDC at Coinbase' })).toBeVisible({
      timeout: 20_000,
    })
    await devnet.control.setFault('blockchainApi', { mode: '500', match: '/onramp' })
    await amount.fill('50')
    await expect(frame.getByText('No price right now')).toBeVisible({ timeout: 20_000 })
    await expect(frame.getByText('≈ 50')).toBeVisible()
    await expect(frame.getByRole('link', { name: /at Coinbase$/ })).toHaveCount(0)
    await devnet.control.resetFaults()
    await frame.getByRole('button', { name: 'Try again' }).click()
    await expect(frame.getByRole('link', { name: /at Coinbase$/ })).toBeVisible()
  })
})
