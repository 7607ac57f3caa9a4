import { openPhone, type Phone } from './phone.ts'
import { expect, frameOf, test, withWidget } from './fixtures.ts'

const small = { width: 360, height: 640 }
const phones: readonly Phone[] = ['android', 'ios']

for (const phone of phones) {
  test(`default: ${phone}, 360 × 640: a tap opens the widget and the close button closes it (S2.02)`, async ({
    browser,
    devnet,
  }) => {
    const context = await openPhone(browser, { phone, viewport: small })
    try {
      const page = await context.newPage()
      await page.goto(`${devnet.urls.page}/pages/plain/`)
      await page.getByRole('button', { name: 'Connect wallet' }).tap()
      const frame = frameOf(page)
      await expect(frame.getByRole('button', { name: 'Open a wallet' })).toBeVisible()
      await frame.getByRole('button', { name: 'Close' }).tap()
      await expect.poll(() => withWidget(page, (widget) => widget.isOpen())).toBe(false)
    } finally {
      await context.close()
    }
  })
}
