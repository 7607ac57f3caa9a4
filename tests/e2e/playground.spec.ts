import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { themeVariableNames, widgetOptions } from '#protocol'
import { ask, request } from '../pages/ask.ts'
import { connectWallet, expect, type Page, test, visit } from './fixtures.ts'

const widgetIn = (page: Page) => page.frameLocator('iframe.preview').frameLocator('iframe')

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('behavior: the first page is the playground: each option, live, with its code, in both themes and on a phone (S4.04, S9.14, L15)', async ({
  page,
  devnet,
}) => {
  await page.goto(devnet.urls.page ?? '')
  await expect(page).toHaveURL(/\/playground\//)
  await page.locator('iframe[data-ready]').waitFor()
  // The widget is there to be seen, and leaves the focus to the page.
  await expect(widgetIn(page).getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

  // None can be forgotten: the list is the protocol's own.
  const names = await page
    .locator('[data-option]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-option') ?? ''))
  const tops = new Set(names.map((name) => name.split('.')[0]))
  expect([...tops].sort()).toEqual(Object.keys(widgetOptions.shape).sort())
  for (const name of themeVariableNames) expect(names).toContain(`themeVariables.${name}`)

  // A live one changes the widget that is open; another makes a new one.
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  const root = widgetIn(page).locator('[data-causeway]')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  const theme = page.getByRole('group', { name: 'Theme' })
  await theme.getByRole('button', { name: 'light' }).click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  const code = page.getByLabel('Script tag, code')
  await expect(code).toContainText('data-theme-mode="light"')
  // The loader that stays, by the hash that the build names.
  const { version, files } = JSON.parse(readFileSync('dist/integrity.json', 'utf8'))
  const pinned = `v/${version}/loader.js`
  await expect(code).toContainText(`/${pinned}"\n  integrity="${files[pinned]}"`)
  await page.getByLabel('themePreset').selectOption('meadow')
  await expect(root).toHaveAttribute('style', /--causeway-accent: light-dark\(#2f7d4f/)
  await page.getByLabel('Search options').fill('zIndex')
  await page.getByLabel('zIndex', { exact: true }).fill('7')
  await expect(code).toContainText('data-z-index="7"')
  await expect(page.getByLabel('zIndex', { exact: true })).toBeFocused()
  await expect(widgetIn(page).getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  // A value that cannot be is told beside the options, until it is mended.
  await page.getByLabel('zIndex', { exact: true }).fill('-7')
  await expect(page.getByRole('alert')).toHaveText('Invalid options: zIndex: Invalid input')
  await page.getByLabel('zIndex', { exact: true }).fill('7')
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(widgetIn(page).getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  await page.getByRole('button', { name: 'React' }).click()
  await expect(page.getByLabel('React, code')).toContainText('zIndex: 7')

  // Colours that cannot be read as they are.
  await page.getByLabel('Search options').fill('accent')
  await page.getByLabel('--causeway-accent', { exact: true }).fill('#ffe94d')
  await page.getByRole('tab', { name: 'Contrast' }).click()
  await expect(page.getByText(/In the light theme, controls in this accent/)).toBeVisible()
  await isAccessible(page)

  // The tabs by keyboard, and what the page heard.
  await page.getByRole('tab', { name: 'Contrast' }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Events' })).toBeFocused()
  await expect(page.locator('[data-event="open"]').first()).toBeVisible()

  // The doctor, by the server of this page.
  await page.getByRole('tab', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Check this site' }).click()
  await expect(page.getByText(/embed\/ loads/)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.findings [data-level="error"]')).toHaveCount(0)
  const foreign = await page.request.post(`${devnet.urls.page}/doctor`, {
    headers: { origin: devnet.urls.evil ?? '' },
    data: { widget: devnet.urls.widget },
  })
  expect(foreign.status()).toBe(405)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Both themes' }).click()
  await expect(page.locator('iframe.preview')).toHaveCount(2)
  await isAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('behavior: the log of the page and of Settings tells what happened, and nothing of the person (S9.08)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, {})
  expect(await page.evaluate(() => Reflect.get(window, 'Widget').getLogs())).toMatch(
    /no frame yet$/,
  )
  await connectWallet(page)
  const address = String((await ask(page, 'getAddress')).value)
  await ask(page, 'close')
  const secret = `0x${Buffer.from('legal winner thank year wave sausage worth useful').toString('hex')}`
  await request(page, 'eth_mining', [secret, address])
  const log: string = await page.evaluate(() => Reflect.get(window, 'Widget').getLogs())
  expect(log).toContain('request failed {"method":"eth_mining","code":4200}')
  // It begins when its part has loaded, which may be after the connection.
  expect(log).toMatch(
    /connection \{"namespace":"eip155","status":"connected"|"connection":"connected"/,
  )
  for (const kept of [address, address.toLowerCase(), secret, secret.slice(2, 40)]) {
    expect(log).not.toContain(kept)
  }
  await page.evaluate(() => Reflect.get(window, 'Widget').open({ view: 'Settings' }))
  const widget = page.frameLocator('iframe[data-causeway-frame]')
  await widget.getByText('Help', { exact: true }).click()
  await expect(widget.getByLabel('Log for support')).toContainText('eth_mining')
  await widget.getByRole('button', { name: 'Copy log' }).click()
  await expect(widget.getByRole('button', { name: 'Copied' })).toBeVisible()
})
