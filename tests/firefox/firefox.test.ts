import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
// The folder is a package of its own, which has no `#devnet`.
import { type Devnet, startDevnet } from '../../devnet/start.ts'
import { findFirefox } from '../../scripts/browsers/findEngines.ts'

const firefox = findFirefox()
if (firefox === undefined) {
  console.warn('No Firefox found, its tests are skipped: install one or set FIREFOX_BIN.')
}

// Playwright drives a Firefox of its own alone; this one is the distribution's, over WebDriver BiDi.
describe.skipIf(firefox === undefined && process.env.CI === undefined)('Firefox', () => {
  let devnet: Devnet
  let browser: Browser
  let page: Page
  const problems: string[] = []

  beforeAll(async () => {
    devnet = await startDevnet({ port: 0, relayer: { delayMs: 500 } })
    await devnet.later
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox ?? '' })
  })
  afterAll(async () => {
    await browser?.close()
    await devnet?.stop()
  })

  beforeEach(async () => {
    problems.length = 0
    await page?.close()
    page = await browser.newPage()
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      // Until the indexer has seen a deposit it answers 404, and a browser logs every 404.
      const isIndexer = message.location().url?.startsWith(String(devnet.urls.indexer)) === true
      if (message.type() === 'error' && !isIndexer) problems.push(message.text())
    })
  })

  /** Opens the example and its widget; answers the widget's document, once it can be reached. */
  async function openWidget(): Promise<Frame> {
    await page.goto(`${devnet.urls.page}/script-tag/?wallet=auto`)
    await page.waitForFunction(() => 'devnetWallet' in window && 'Widget' in window)
    await page.locator('[data-widget-open]').click()
    const frame = await page.waitForFrame((each) => each.url().includes('/embed/'))
    await page.waitForSelector('iframe[data-causeway-frame]:not([inert], [inert] *)')
    return frame
  }

  // By text: asked for a role while a view changes, this driver hangs with its whole session.
  test('default: connects, bridges and sees it arrive, on two sites under localhost', async () => {
    const frame = await openWidget()
    expect(new URL(frame.url()).hostname).toBe('widget.localhost')
    await frame.locator('button ::-p-text(Devnet Wallet)').click()
    await page.waitForFunction(
      () => Reflect.get(window, 'Widget').getState().status === 'connected',
    )
    await frame.locator('button::-p-text(Bridge)').click()
    await frame.locator('input[inputmode="decimal"]').fill('2')
    await frame.locator('button::-p-text(Review 2)').click()
    await frame.locator('button::-p-text(Bridge 2)').click()
    await frame.locator('::-p-text(Arrived on)').wait()
    expect(problems).toEqual([])
  })

  test.each(['normal', 'light', 'dark', 'light dark'])(
    'behavior: the frame is transparent on a %s page',
    async (scheme) => {
      const path = `/pages/color-scheme/?scheme=${encodeURIComponent(scheme)}`
      await page.goto(`${devnet.urls.page}${path}`)
      expect(await greenOver(page)).toBe(255)
      await page.evaluate(() => Reflect.get(window, 'Widget').open())
      // The backdrop darkens the green page; an opaque canvas would have made it grey.
      await expect.poll(() => greenOver(page)).toBeGreaterThan(50)
      expect(await greenOver(page)).toBeLessThan(255)
    },
  )
})

/** How much greener than red the corner of the page is; drawn by the browser itself. */
async function greenOver(page: Page): Promise<number> {
  const clip = { x: 5, y: 5, width: 1, height: 1 }
  const png = await page.screenshot({ clip, encoding: 'base64' })
  return page.evaluate(async (text) => {
    const image = new Image()
    image.src = `data:image/png;base64,${text}`
    await image.decode()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const [red = 0, green = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return green - red
  }, png)
}
