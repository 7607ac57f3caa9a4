import { hexToString, verifyMessage } from 'viem'
import { ask, request } from '../pages/ask.ts'
import { expect, frameOf, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

/** Approves or declines, in the window that `act` opens. */
async function inWindow(page: Page, act: () => Promise<unknown>, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await act()
  const popup = await opening
  await popup.getByRole('button', { name: button }).click()
  return popup
}

test('behavior: Base Account connects, signs, sends, and is there after a reload (S2.08, S4.01, S7.29)', async ({
  page,
  devnet,
  problems,
}) => {
  await page.goto(`${devnet.urls.page}/pages/base-account/`)
  const open = page.getByRole('button', { name: 'Connect wallet' })
  await open.click()
  const frame = frameOf(page)
  const row = frame.getByRole('button', { name: 'Base Account' })
  const popup = await inWindow(page, () => row.click(), 'Reject')
  expect(new URL(popup.url()).origin).toBe(devnet.urls.wallet)
  expect(new URL(popup.url()).searchParams.get('origin')).toBe(devnet.urls.page)
  await expect(frame.getByRole('heading', { level: 2 })).toContainText(/declined/i)
  const retry = frame.getByRole('button', { name: 'Try again' })
  await inWindow(page, () => retry.click(), 'Approve')
  await expect
    .poll(async () => (await ask(page, 'getState')).value)
    .toMatchObject({ status: 'connected', wallet: { name: 'Base Account' } })
  await ask(page, 'close')
  const address = (await ask(page, 'getAddress')).value as `0x${string}`

  await page.reload()
  await ask(page, 'ready')
  await expect
    .poll(async () => (await ask(page, 'getState')).value)
    .toMatchObject({ status: 'connected' })
  const sign = page.getByRole('button', { name: 'Sign' })
  await inWindow(page, () => sign.click(), 'Approve')
  const signature = await page.evaluate(() => Reflect.get(window, 'signed') as `0x${string}`)
  expect(await verifyMessage({ address, message: hexToString('0x6869'), signature })).toBe(true)

  // Without a recent click the browser blocks the window, and the widget asks the person for a click.
  await page.evaluate(() => {
    const { open: real } = window
    let refused = false
    window.open = (...given) => {
      if (refused) return real.apply(window, given)
      refused = true
      return null
    }
  })
  const transaction = { from: address, to: `0x${'0'.repeat(36)}dEaD`, value: '0x1' }
  const sending = request(page, 'eth_sendTransaction', [transaction])
  const dialog = page.getByRole('dialog', { name: 'Base Account' })
  await expect(dialog).toContainText('Your browser opens it when you click.')
  const more = dialog.getByRole('button', { name: 'Continue' })
  await inWindow(page, () => more.click(), 'Approve')
  expect((await sending).value).toMatch(/^0x[\da-f]{64}$/)

  const other = page.waitForEvent('popup')
  await sign.click()
  await (await other).close()
  const declined = page.evaluate(() =>
    Reflect.get(window, 'signed').catch((error: { code: number }) => error.code),
  )
  expect(await declined).toBe(4001)
  expect(problems).toEqual([])
})
