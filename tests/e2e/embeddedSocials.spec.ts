import {
  addressOf,
  connected,
  expect,
  frameOf,
  goToProvider,
  logInAt,
  opened,
  type Page,
  test,
  typeCodeOf,
  withWidget,
} from './embeddedPage.ts'
import { visit } from './fixtures.ts'

// Logging in works the same with and without storage; with it, the keys need no separate window.
test.use({ storage: 'partitioned' })

const tryAgain = (page: Page) => frameOf(page).getByRole('button', { name: 'Try again' })
const ada = (window: Page) => window.getByRole('button', { name: 'Ada Lovelace' })

/** Disconnects; returns who was connected. */
async function signOut(page: Page): Promise<unknown> {
  await connected(page)
  const { embedded } = await withWidget(page, (widget) => widget.getState())
  await withWidget(page, async (widget) => {
    await widget.disconnect()
    await widget.close()
  })
  return embedded
}

test('behavior: GitHub logs in after a window that was closed or blocked, which is told, and a no, which is no error (S1.01, S5.10)', async ({
  page,
  devnet,
}) => {
  const frame = frameOf(page)
  await visit(page, devnet)
  const closed = await goToProvider(page, 'GitHub')
  await closed.close()
  await page.bringToFront()
  await expect(frame.getByRole('heading', { name: 'The window was closed' })).toBeVisible()
  const denied = await opened(page, () => tryAgain(page).click())
  await denied.getByRole('button', { name: 'Cancel' }).click()
  await expect(frame.getByRole('heading', { name: 'Nothing was shared' })).toBeVisible()
  await blockNextWindow(page)
  await tryAgain(page).click()
  await expect(frame.getByRole('heading', { name: 'The window was blocked' })).toBeVisible()
  const unblocked = await opened(page, () =>
    frame.getByRole('link', { name: 'Open window' }).click(),
  )
  await ada(unblocked).click()
  await typeCodeOf(page, unblocked)
  expect(await signOut(page)).toMatchObject({ socialProvider: 'github' })
})

test('behavior: Apple logs in by its posted form, though its page cuts itself off (S1.01, S5.10)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  // A provider's page that severs its opener cannot pass the code to the widget, so it shows the code
  // instead.
  await devnet.control.setSocial({ cutsOpener: true })
  const apart = await goToProvider(page, 'Apple')
  await ada(apart).click()
  await typeCodeOf(page, apart)
  expect(await signOut(page)).toMatchObject({ socialProvider: 'apple' })
})

test('behavior: Farcaster logs in by its app (S1.01, S7.28)', async ({ page, devnet }) => {
  await visit(page, devnet)
  await logInWithFarcaster(page)
  expect(await addressOf(page)).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect(await signOut(page)).toMatchObject({ socialProvider: 'farcaster' })
})

/** Makes `window.open` return null once, as a popup blocker does. */
async function blockNextWindow(page: Page): Promise<void> {
  await frameOf(page)
    .locator('body')
    .evaluate(() => {
      const { open } = window
      window.open = () => {
        window.open = open
        return null
      }
    })
}

/** Opens the link of the QR code, and accepts in the app. */
async function logInWithFarcaster(page: Page): Promise<void> {
  const frame = frameOf(page)
  const answer = page.waitForResponse((response) => response.url().endsWith('/logins/farcaster'))
  await page.locator('[data-widget-open]').first().click()
  await frame.getByRole('button', { name: 'More social accounts' }).click()
  await frame.getByRole('button', { name: 'Farcaster' }).click()
  await expect(frame.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const app = await page.context().newPage()
  await app.goto((await (await answer).json()).url)
  await ada(app).click()
  // A tab that closes during a navigation may take Playwright's connection with it, so wait for its last
  // page.
  await expect(app.getByText('You may close this page.')).toBeVisible()
  await page.bringToFront()
  await connected(page)
}

test('behavior: X logs in, also when it is tried again after it failed (S1.01, S5.10, S7.28) @long', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  await devnet.control.setFault('x', { mode: '500' })
  await logInAt(page, 'X', 'Alan Turing')
  await expect(frameOf(page).getByText('The login at the provider failed')).toBeVisible()
  await devnet.control.resetFaults()
  const again = await opened(page, () => tryAgain(page).click())
  await again.getByRole('button', { name: 'Alan Turing' }).click()
  expect(await signOut(page)).toMatchObject({ socialProvider: 'x' })
})

test('behavior: Google, Discord and Facebook log in (S1.01, S5.10, S7.28) @long', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  for (const provider of ['Discord', 'Facebook', 'Google']) {
    await logInAt(page, provider, 'Grace Hopper')
    const embedded = await signOut(page)
    expect(embedded).toMatchObject({ socialProvider: provider.toLowerCase() })
    // The person's identity is not shared with the page (S18).
    expect(JSON.stringify(embedded)).not.toMatch(/email|username/)
  }
})
