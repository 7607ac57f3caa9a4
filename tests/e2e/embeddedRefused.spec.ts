import { type Devnet, expect, frameOf, type Page, testWith, visit, withWidget } from './fixtures.ts'

/** Far below the 20 s that a slow document may take (S9.04). */
const WAIT_MS = 10_000
const sentence = 'The connection failed, or this site is not set up for it'

/** Asks for a login by e-mail. Answers the `error` event that the page hears of it. */
async function failToLogIn(page: Page, devnet: Devnet): Promise<unknown> {
  await visit(page, devnet)
  await withWidget(page, (widget) => {
    const hearing = new Promise((resolve) => widget.on('error', resolve))
    Object.assign(window, { hearing })
  })
  const frame = frameOf(page)
  await page.locator('[data-widget-open]').first().click()
  await frame.getByRole('textbox', { name: 'Email' }).fill('maren@tern.example')
  await frame.getByRole('button', { name: 'Continue with email' }).click()
  await expect(frame.getByText(sentence).first()).toBeVisible({ timeout: WAIT_MS })
  // Nothing waits, and what needs no login goes on.
  await expect(frame.getByRole('button', { name: 'Continue with email' })).toBeEnabled()
  await expect(frame.getByRole('button', { name: /Devnet Wallet/ })).toBeVisible()
  return page.evaluate(() => Reflect.get(window, 'hearing'))
}

/** The embedded wallet's service is told of another page than the one that embeds the widget. */
const elsewhere = 'http://other.localhost:5500'
const test = testWith({ also: ['mail', 'secure'], secure: { ALLOWED_ORIGINS: elsewhere } })

test('error: a secure frame that the browser refuses is an `error` event of the page, and a true sentence for the person (H3, E8)', async ({
  page,
  devnet,
}) => {
  const { secure = '' } = devnet.urls
  expect(await failToLogIn(page, devnet)).toEqual({
    code: 'IFRAME_LOAD_FAILED',
    message: 'Unable to load email login dependency',
    details: expect.stringMatching(new RegExp(`${secure}.*ALLOWED_ORIGINS`)),
  })
})

test('error: a secure origin that does not answer is told in the same way (H3)', async ({
  page,
  devnet,
}) => {
  await devnet.control.killSecure()
  expect(await failToLogIn(page, devnet)).toMatchObject({ code: 'IFRAME_LOAD_FAILED' })
})
