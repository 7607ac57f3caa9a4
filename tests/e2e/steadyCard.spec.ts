import { arrived, chooseToken, confirm, openBridge } from './bridgePage.ts'
import { connectWallet, expect, frameOf, test, visit } from './fixtures.ts'

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test('behavior: L13 the card keeps its height from step to step of a bridge', async ({
      page,
      devnet,
    }) => {
      await visit(page, devnet)
      await connectWallet(page)
      const frame = await openBridge(page)
      const card = frameOf(page).getByRole('dialog')
      const height = () => card.evaluate((element) => element.getBoundingClientRect().height)
      const title = (text: string) =>
        expect(frame.getByRole('heading', { name: text })).toBeVisible()

      await expect(frame.getByRole('button', { name: 'Enter an amount' })).toBeVisible()
      const form = await height()
      await frame.getByRole('button', { name: /^You send: / }).click()
      await expect(frame.getByRole('button', { name: /^USDC\b.*Devnet One/ })).toBeVisible()
      expect(await height(), 'token picker').toBe(form)
      await frame.getByRole('searchbox').fill('no such token')
      await title('No token found')
      expect(await height(), 'a search that finds nothing').toBe(form)
      await frame.getByRole('button', { name: 'Back' }).click()
      await title('Bridge')
      expect(await height(), 'form again').toBe(form)
      await chooseToken(frame, { symbol: 'USDC', network: 'Devnet One' })
      await frame.getByRole('textbox', { name: 'You send' }).fill('25')
      await expect(frame.getByRole('button', { name: /^Review/ })).toBeVisible()

      const quoted = await height()
      await frame.getByRole('textbox', { name: 'You send' }).fill('0.1')
      await expect(frame.getByText(/Minimum is/)).toBeVisible()
      expect(await height(), 'too low').toBe(quoted)
      await frame.getByRole('button', { name: 'Change recipient' }).click()
      await title('Recipient')
      expect(await height(), 'recipient').toBe(quoted)
      await frame.getByRole('button', { name: 'Back' }).click()
      await frame.getByRole('textbox', { name: 'You send' }).fill('25')
      await frame.getByRole('button', { name: /^Review/ }).click()
      await expect(frame.getByRole('button', { name: /^Bridge 25/ })).toBeVisible()
      expect(await height(), 'review').toBe(quoted)
      await confirm(frame, '25')
      await expect(frame.getByText(/on its way to/)).toBeVisible()
      expect(await height(), 'progress').toBe(quoted)
      await arrived(frame)
      expect(await height(), 'receipt').toBe(quoted)

      await frame.getByRole('button', { name: 'Done' }).click()
      await expect(card).toBeHidden()
      await page.locator('[data-widget-open]').first().click()
      await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
      expect(await card.getAttribute('style')).toBeFalsy()
    })
  })
}
