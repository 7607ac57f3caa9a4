import { join } from 'node:path'
import {
  codeInput,
  confirm,
  connected,
  expect,
  frameOf,
  type Page,
  test,
  typeEmail,
} from '../e2e/embeddedPage.ts'
import { visit } from '../e2e/fixtures.ts'

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

    test('a login by e-mail, the account that it makes, and Settings', async ({ page, devnet }) => {
      const shot = (of: Page, view: string) =>
        of.screenshot({ path: join(folder, `${view}-${name}.png`) })
      const email = `${name}@tern.example`
      const frame = frameOf(page)
      await visit(page, devnet, { query: { theme: 'auto' } })
      await page.evaluate(() => {
        Reflect.get(window, 'Widget').updateOptions({ themeMode: 'auto' })
      })
      const after = devnet.mails.lastId()
      await typeEmail(page, email)
      await expect(frame.getByRole('heading', { name: 'Register device' })).toBeVisible()
      await shot(page, 'email-device')

      const mail = await devnet.mails.waitFor({ to: email, after })
      const link = await page.context().newPage()
      await link.goto(mail.links[0] ?? '')
      await expect(link.getByRole('button', { name: 'Approve' })).toBeVisible()
      await shot(link, 'link')
      await confirm(link, link, 'Approve')
      const code = await link.getByText(/^\d{6}$/).innerText()
      await shot(link, 'link-code')
      await link.close()

      await expect(codeInput(page)).toBeVisible()
      await shot(page, 'email-otp')
      await codeInput(page).fill(code)
      await connected(page)
      await expect(frame.getByText('No tokens yet')).toBeVisible()
      await shot(page, 'account-new')
      await frame.getByRole('tab', { name: 'NFTs' }).click()
      await shot(page, 'account-nfts')
      await frame.getByRole('button', { name: 'Settings' }).click()
      await expect(frame.getByRole('combobox', { name: 'Language' })).toBeVisible()
      await shot(page, 'settings')
      await frame.getByText('Help', { exact: true }).click()
      await frame.getByRole('button', { name: 'Copy log' }).scrollIntoViewIfNeeded()
      await shot(page, 'settings-help')
    })
  })
}
