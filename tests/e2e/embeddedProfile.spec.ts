import { connected, expect, frameOf, logInAt, type Page, test, withWidget } from './embeddedPage.ts'
import { visit } from './fixtures.ts'

// Asking is the same with and without storage; with it, the keys need no window of their own.
test.use({ storage: 'partitioned' })

const person = { email: 'ada@example.test', username: 'Ada Lovelace' }

/** What the site's owner decides. */
const wantProfile = (page: Page) =>
  withWidget(page, (widget) => widget.updateOptions({ features: { profile: true } }))

/** Everything that the page is told about the embedded wallet from now on, and what its state says. */
async function listen(page: Page): Promise<void> {
  await withWidget(page, (widget) => {
    const told: unknown[] = []
    Object.assign(window, { told })
    widget.subscribe((state) => {
      told.push(JSON.stringify(state))
    })
  })
}
const told = (page: Page) =>
  page.evaluate(() => String(Reflect.get(window, 'told')) + JSON.stringify(window.localStorage))

const embeddedOf = (page: Page) => withWidget(page, (widget) => widget.getState().embedded)

/** Connected again, or for the first time, whichever it was. */
async function isConnected(page: Page): Promise<void> {
  await expect
    .poll(() => withWidget(page, (widget) => widget.getState().status), { timeout: 30_000 })
    .toBe('connected')
}

const question = (page: Page) => frameOf(page).getByRole('heading', { name: 'Share your profile' })

async function signOut(page: Page): Promise<void> {
  await withWidget(page, async (widget) => {
    await widget.disconnect()
    await widget.close()
  })
}

test('default: a page without features.profile never hears who logged in, and nobody is asked (S18)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  await listen(page)
  await logInAt(page, 'Google', 'Ada Lovelace')
  await connected(page)
  expect(await embeddedOf(page)).toMatchObject({ socialProvider: 'google' })
  expect(await told(page)).toContain('google')
  expect(await told(page)).not.toContain(person.email)
  expect(await told(page)).not.toContain(person.username)
})

test('behavior: who says no is asked once, and the page gets nothing, also after a reload (S18)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  await wantProfile(page)
  await listen(page)
  await logInAt(page, 'Google', 'Ada Lovelace')
  await expect(question(page)).toBeVisible()
  await expect(frameOf(page).getByText(person.email)).toBeVisible()
  expect(await told(page)).not.toContain(person.email)
  await frameOf(page).getByRole('button', { name: 'Don’t share' }).click()
  await connected(page)
  expect(await told(page)).not.toContain(person.email)

  await page.reload()
  await page.waitForFunction(() => 'Widget' in window)
  await wantProfile(page)
  await listen(page)
  await isConnected(page)
  await page.locator('[data-widget-open]').first().click()
  await connected(page)
  await expect(question(page)).toHaveCount(0)
  expect(await embeddedOf(page)).not.toHaveProperty('email')
  expect(await told(page)).not.toContain(person.email)
})

test('behavior: who agrees is told to the page, after a reload too, until the login is forgotten (S18)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  await wantProfile(page)
  await logInAt(page, 'Google', 'Ada Lovelace')
  await expect(question(page)).toBeVisible()
  await frameOf(page).getByRole('button', { name: 'Share', exact: true }).click()
  await connected(page)
  expect(await embeddedOf(page)).toMatchObject(person)

  await page.reload()
  await page.waitForFunction(() => 'Widget' in window)
  await wantProfile(page)
  await isConnected(page)
  await expect.poll(() => embeddedOf(page)).toMatchObject(person)

  await signOut(page)
  await listen(page)
  await logInAt(page, 'Google', 'Ada Lovelace')
  await expect(question(page)).toBeVisible()
  expect(await embeddedOf(page)).toBeUndefined()
  await frameOf(page).getByRole('button', { name: 'Don’t share' }).click()
  await connected(page)
  expect(await embeddedOf(page)).not.toHaveProperty('email')
  expect(await told(page)).not.toContain(person.email)
})
