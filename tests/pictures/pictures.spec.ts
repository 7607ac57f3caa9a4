import { join } from 'node:path'
import { chooseToken } from '../e2e/bridgePage.ts'
import { expect, frameOf, type Page, test, visit } from '../e2e/fixtures.ts'

/** Where the pictures go; set by `npm run pictures`. */
const folder = process.env.PICTURES ?? '.cache/pictures'

const looks = [
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { name: 'light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { name: 'phone-light', colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const

for (const { name, colorScheme, viewport } of looks) {
  test.describe(name, () => {
    test.use({ colorScheme, viewport })

    test('every view of the main job', async ({ page, devnet }) => {
      const shot = (view: string) => picture(page, `${view}-${name}`)
      await devnet.control.setRelayer({ delayMs: 6_000 })
      await visit(page, devnet, { query: { theme: 'auto' } })
      await page.evaluate(() => {
        Reflect.get(window, 'Widget').updateOptions({ themeMode: 'auto' })
      })
      await shot('page')
      const frame = frameOf(page)
      await page.locator('[data-widget-open]').first().click()
      await expect(frame.getByRole('button', { name: /Devnet Wallet/ })).toBeVisible()
      await shot('connect')
      await page.evaluate(() => {
        Reflect.get(window, 'devnetWallet').delay = 8_000
      })
      await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
      await expect(frame.getByText('Continue in Devnet Wallet')).toBeVisible()
      await shot('connecting')
      await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible({
        timeout: 30_000,
      })
      await page.evaluate(() => {
        Reflect.get(window, 'devnetWallet').delay = 0
      })
      await expect(frame.getByText('USDC').first()).toBeVisible()
      await shot('account')
      await frame.getByRole('button', { name: /Change network/ }).click()
      await expect(frame.getByRole('heading', { name: 'Choose network' })).toBeVisible()
      await shot('networks')
      await frame.getByRole('button', { name: 'Back' }).click()
      await frame.getByRole('button', { name: 'Bridge' }).click()
      await frame.getByRole('button', { name: /^You send: / }).click()
      await expect(frame.getByRole('heading', { name: 'Send from' })).toBeVisible()
      await expect(frame.getByRole('button', { name: /^USDC\b.*Devnet One/ })).toBeVisible()
      await shot('token-picker')
      await frame.getByRole('button', { name: 'Back' }).click()
      await chooseToken(frame, { symbol: 'USDC', network: 'Devnet One' })
      await frame.getByRole('textbox', { name: 'You send' }).fill('25')
      await expect(frame.getByRole('button', { name: /^Review/ })).toBeVisible()
      await shot('bridge')
      await frame.getByRole('button', { name: 'Change recipient' }).click()
      await expect(frame.getByRole('heading', { name: 'Recipient' })).toBeVisible()
      await shot('recipient')
      await frame.getByRole('button', { name: 'Back' }).click()
      await frame.getByRole('textbox', { name: 'You send' }).fill('0.1')
      await expect(frame.getByText(/Minimum is/)).toBeVisible()
      await shot('bridge-too-low')
      await frame.getByRole('textbox', { name: 'You send' }).fill('25')
      await frame.getByRole('button', { name: /^Review/ }).click()
      await expect(frame.getByRole('button', { name: /^Bridge 25/ })).toBeVisible()
      await shot('review')
      await frame.getByRole('button', { name: /^Bridge 25/ }).click()
      await expect(frame.getByText(/on its way to/)).toBeVisible({ timeout: 20_000 })
      await shot('transfer')
      await expect(async () => {
        await page.evaluate(() =>
          Reflect.get(window, 'Widget').open({
            view: 'Transfers',
          }),
        )
        await expect(frame.getByText('Arrived').first()).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 30_000 })
      await shot('transfers')
      await frame.getByRole('button', { name: /USDC/ }).first().click()
      await expect(frame.getByText(/^Arrived on/)).toBeVisible()
      await shot('transfer-done')
    })

    test('the partner page', async ({ page, devnet }) => {
      await visit(page, devnet, { path: '/bridge-only/' })
      await expect(frameOf(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
      await picture(page, `bridge-only-${name}`)
    })
  })
}

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(4, 4)
  for (const frame of page.frames()) await frame.evaluate(atRest)
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

/** Waits until what moves once has come to its end; what moves without end is left alone. */
async function atRest(): Promise<void> {
  const moving = () =>
    document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime
      return typeof end === 'number' && Number.isFinite(end) && animation.playState === 'running'
    })
  for (let calm = 0; calm < 3; calm++) {
    await new Promise(requestAnimationFrame)
    if (moving().length > 0) calm = 0
    await Promise.allSettled(moving().map(({ finished }) => finished))
  }
}
