import { arrived, chooseToken, confirm, openBridge, review } from './bridgePage.ts'
import { depositCount } from './chain.ts'
import { connectWallet, type Devnet, expect, frameOf, type Page, test, visit } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

const usdc = { symbol: 'USDC', network: 'Devnet One' }

/**
 * Uses a wallet that accepts bundles, with an account that no other test uses, because the upgrade is
 * permanent.
 */
async function startBridge(page: Page, devnet: Devnet) {
  await visit(page, devnet, { query: { calls: 'atomic' } })
  await devnetWallet(page).switchAccount(2)
  await connectWallet(page)
  const frame = await openBridge(page)
  await chooseToken(frame, usdc)
  return frame
}

async function asked(page: Page): Promise<string[]> {
  const methods = await devnetWallet(page).methods()
  return methods.filter((name) => name === 'wallet_sendCalls' || name === 'eth_sendTransaction')
}

test.describe('call bundles (EIP-5792)', () => {
  test('behavior: approves and deposits in one approval window (S4.13, S4.14)', async ({
    page,
    devnet,
    problems,
  }) => {
    const frame = await startBridge(page, devnet)
    const before = await depositCount(devnet, 31337)
    await review(frame, '25')
    await devnetWallet(page).setMode('popup')
    const opened = page.waitForEvent('popup')
    await confirm(frame, '25')
    const popup = await opened
    await expect(popup.getByRole('heading', { level: 2 })).toHaveText([
      'Allow spending',
      'Bridge tokens',
    ])
    await expect(popup.getByText('25 USDC')).toHaveCount(2)
    // The click closes the window, so it is deferred until Playwright no longer waits for its end.
    await popup
      .getByRole('button', { name: 'Approve' })
      .evaluate((button: HTMLButtonElement) => void setTimeout(() => button.click()))
    await arrived(frame)
    await expect(frame.getByText('Allowed 25 USDC')).toBeVisible()
    await expect(frame.getByText('Sent 25 USDC')).toBeVisible()
    expect(await asked(page)).toEqual(['wallet_sendCalls'])
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
    expect(problems).toEqual([])
  })

  test('error: declining moves nothing and can be tried again (S4.14, S8.09)', async ({
    page,
    devnet,
  }) => {
    const frame = await startBridge(page, devnet)
    const before = await depositCount(devnet, 31337)
    await review(frame, '26')
    await devnetWallet(page).rejectNext('wallet_sendCalls')
    await confirm(frame, '26')
    await expect(frame.getByText('You declined it')).toBeVisible()
    expect(await depositCount(devnet, 31337)).toBe(before)
    await frame.getByRole('button', { name: 'Try again' }).click()
    await arrived(frame)
    expect(await asked(page)).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
  })

  test('behavior: a reload while the wallet asks sends nothing twice (S4.13, S4.14)', async ({
    page,
    devnet,
  }) => {
    const frame = await startBridge(page, devnet)
    const before = await depositCount(devnet, 31337)
    await review(frame, '27')
    await devnetWallet(page).setDelay(60_000)
    await confirm(frame, '27')
    await expect.poll(() => asked(page)).toEqual(['wallet_sendCalls'])

    await visit(page, devnet, { query: { calls: 'atomic' } })
    await page.locator('[data-widget-open]').first().click()
    await frameOf(page)
      .getByRole('button', { name: /^Transfer of / })
      .first()
      .click()
    // The wallet never received the bundle: the widget asks the person to check, then requests it again.
    await frame.getByRole('button', { name: 'Try again' }).click()
    await arrived(frame)
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
  })
})
