import type { FrameLocator } from '@playwright/test'
import { arrived, confirm, review, startBridge } from './bridgePage.ts'
import { depositCount } from './chain.ts'
import { expect, frameOf, type Page, test, visit } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

// What only a browser can show; the table of every step and fault is widget/bridges/across/run/faults.
const ether = { symbol: 'ETH', network: 'Devnet One' }
const dai = { symbol: 'DAI', network: 'Devnet One' }

/** Back into the transfer that is under way, as a person finds it. */
async function openTransfer(page: Page): Promise<FrameLocator> {
  const frame = frameOf(page)
  await page.locator('[data-widget-open]').first().click()
  await frame
    .getByRole('button', { name: /^Transfer of / })
    .first()
    .click()
  return frame
}

test.describe('a transfer whose page or frame is lost', () => {
  // Two pages each, from nothing to filled.
  test.describe.configure({ timeout: 90_000 })

  test('behavior: a reload while the wallet asks for the approval goes on from there (S4.14)', async ({
    page,
    devnet,
  }) => {
    const frame = await startBridge(page, { devnet, token: dai })
    const before = await depositCount(devnet, 31337)
    await review(frame, '21')
    await devnetWallet(page).setDelay(60_000)
    await confirm(frame, '21')
    await expect.poll(() => devnetWallet(page).transactions()).toBe(1)

    await visit(page, devnet)
    await openTransfer(page)
    await frame.getByRole('button', { name: 'Continue' }).click()
    await arrived(frame)
    expect(await devnetWallet(page).transactions()).toBe(2)
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
  })

  test('behavior: a frame that is killed while the fill is awaited: built again, it arrives (S4.15)', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setRelayer({ paused: true })
    const frame = await startBridge(page, { devnet, token: ether })
    const before = await depositCount(devnet, 31337)
    await review(frame, '0.21')
    await confirm(frame, '0.21')
    await expect(frame.getByText('Sent 0.21 ETH')).toBeVisible({ timeout: 20_000 })

    await page
      .locator('iframe[data-causeway-frame]')
      .evaluate((own: HTMLIFrameElement) => own.contentWindow?.location.replace('about:blank'))
    // The loader notices it by itself and builds another one.
    await expect(frame.getByRole('heading').first()).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await expect(frame.getByRole('heading').first()).toBeHidden()
    await openTransfer(page)
    await devnet.control.setRelayer({ paused: false })
    await arrived(frame)
    expect(await devnetWallet(page).transactions()).toBe(1)
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
  })

  test('behavior: a second tab follows it, and takes over when the first is closed (S4.15) @blocked', async ({
    page,
    context,
    devnet,
  }) => {
    await devnet.control.setRelayer({ paused: true })
    const frame = await startBridge(page, { devnet, token: ether })
    const before = await depositCount(devnet, 31337)
    await review(frame, '0.22')
    await confirm(frame, '0.22')
    await expect(frame.getByText('Sent 0.22 ETH')).toBeVisible({ timeout: 20_000 })

    const second = await context.newPage()
    await visit(second, devnet)
    const other = await openTransfer(second)
    await expect(other.getByText('Sent 0.22 ETH')).toBeVisible()
    await page.close()
    await devnet.control.setRelayer({ paused: false })
    await arrived(other)
    expect(await devnetWallet(second).transactions()).toBe(0)
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
  })
})
