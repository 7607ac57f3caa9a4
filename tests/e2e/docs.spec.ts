import { AxeBuilder } from '@axe-core/playwright'
import { readCode, readSamples, type Sample } from '../docs/samples.ts'
import { allowLocalNetwork } from '../pages/examples.ts'
import { buildSamples, here, mark, readBuilt } from '../pages/samples.ts'
import { ask } from '../pages/ask.ts'
import { connectWallet, expect, type Page, test, visit } from './fixtures.ts'

const isRun = ({ notRun }: Sample) => notRun === undefined
const imports = ({ code }: Sample) => /^import /m.test(code)

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('behavior: the documentation is read, searched and walked by keyboard, in both themes and on a phone', async ({
  page,
  devnet,
  problems,
}) => {
  test.slow() // axe over half a dozen long pages
  const docs = `${devnet.urls.page}/docs/`
  await page.goto(devnet.urls.page ?? '')
  await page.getByRole('link', { name: 'Docs' }).click()
  await expect(page).toHaveURL(docs)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('/')
  await page.keyboard.type('bridge_deposit_uncertain')
  await expect(page.locator('#results a').first()).toBeVisible()
  await isAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/errors\//)
  await expect(page.getByRole('cell', { name: 'BRIDGE_DEPOSIT_UNCERTAIN' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Copied|Select it/ })).toBeVisible()

  for (const [slug, colorScheme] of [
    ['getting-started', 'light'],
    ['privacy', 'light'],
    ['options', 'dark'],
    ['api-wagmi', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${docs}${slug}/`)
    await isAccessible(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const slug of ['errors', 'api-index', 'self-hosting', 'handle', 'migration']) {
    await page.goto(`${docs}${slug}/`)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ slug, width }).toEqual({ slug, width: 390 })
  }
  await page.goto(`${docs}options/`)
  await page.locator('summary').click()
  await page.getByRole('link', { name: 'Theming' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming')
  await isAccessible(page)
  expect(problems).toEqual([])
})

test('behavior: every page of the documents shows the widget', async ({
  page,
  devnet,
  problems,
}) => {
  const samples = readSamples().filter((one) => one.language === 'html' && isRun(one))
  expect(samples.length).toBeGreaterThan(10)
  await allowLocalNetwork(page.context())
  const partner = readSamples().find(({ code }) => code.includes('querySelector(\'[role="status"]'))
  await page.route('**/samples/partner.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: partner?.code ?? '' }),
  )
  for (const sample of samples) {
    const html = here(sample, devnet)
    const icon = '<link rel="icon" href="data:,">'
    const body = html.includes('<!doctype') ? html : `<!doctype html>${icon}<body>${html}`
    await page.route('**/samples/', (route) => route.fulfill({ contentType: 'text/html', body }))
    await test.step(sample.where, async () => {
      await page.goto(`${devnet.urls.page}/samples/`)
      if (!html.includes('loader.js')) {
        await page.waitForFunction(() => 'devnetWallet' in window)
        return
      }
      await page.waitForFunction(() => 'Widget' in window)
      expect((await ask(page, 'validate')).value).toMatchObject({ valid: true })
      const opener = page.locator('[data-widget-open]').first()
      if (await opener.isVisible()) await opener.click()
      else if (!html.includes('data-target')) expect((await ask(page, 'open')).code).toBeUndefined()
      const frame = page.locator('iframe[data-causeway-frame]').first().contentFrame()
      await expect(frame.getByRole('heading').first()).toBeVisible()
      if (!html.includes('partner.js')) return
      await expect(frame.getByRole('textbox', { name: 'You send' })).toHaveValue('0.5')
    })
    await page.unroute('**/samples/')
  }
  // A page without an icon of its own asks for one.
  expect(problems.filter((text) => !text.includes('favicon'))).toEqual([])
})

test('behavior: every script of the documents does what it says on a page where somebody is connected', async ({
  page,
  devnet,
}) => {
  const samples = readCode().filter((one) => isRun(one) && one.language === 'js' && !imports(one))
  expect(samples.length).toBeGreaterThan(12)
  test.slow() // a dozen openings
  await visit(page, devnet)
  await connectWallet(page)
  await ask(page, 'close')
  // Who waits for the widget to close has it closed as soon as it is open.
  await page.evaluate(`void Widget.on('open', () => Widget.close())`)
  for (const sample of samples) {
    await test.step(sample.where, async () => {
      const run = await page.evaluate(
        `(async () => { ${here(sample, devnet)}\n})().then(() => 'done', (error) => [error.code, error.message].join(' '))`,
      )
      expect(`${sample.where} ${run}`).toBe(`${sample.where} done`)
    })
  }
})

test('behavior: every module of the documents runs over the package', async ({
  page,
  devnet,
  problems,
}, info) => {
  const samples = readCode().filter((one) => isRun(one) && imports(one))
  expect(samples.length).toBeGreaterThan(6)
  const folder = await buildSamples(samples, devnet, info.workerIndex)
  await allowLocalNetwork(page.context())
  await page.route('**/samples/**', async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/samples/'.length)
    await route.fulfill(await readBuilt(folder, path))
  })
  for (const [at, sample] of samples.entries()) {
    await test.step(sample.where, async () => {
      await page.goto(`${devnet.urls.page}/samples/${at}.html`)
      await page.waitForFunction((name) => Reflect.get(window, name), mark)
      if (sample.language !== 'jsx') return
      await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeEnabled()
    })
  }
  expect(problems).toEqual([])
})
