import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { connectWallet, expect, test, visit, withWidget } from './fixtures.ts'

/** Playwright switches the cache off that browsers ship with. */
const options = () => {
  const executablePath = findChromium()
  return {
    args: [...chromiumArgs],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath === undefined ? {} : { executablePath }),
  }
}

test('behavior: a page that comes back from the back/forward cache is still connected, and signs (S4.01)', async ({
  devnet,
}) => {
  const browser = await chromium.launch(options())
  try {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) Object.assign(window, { cameBack: true })
      })
    })
    await visit(page, devnet)
    await connectWallet(page)
    await page.goto(`${devnet.urls.page}/pages/plain/`)
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => Reflect.get(window, 'cameBack') === true)
    // Playwright no longer finds the frames of such a page: what the page itself hears has to do.
    const view = () => withWidget(page, (widget) => Reflect.get(widget.getState(), 'view'))
    expect(await view()).toBe('Account')
    await withWidget(page, async (widget) => void (await widget.open({ view: 'Networks' })))
    await expect.poll(view).toBe('Networks')
    const { isValid, status } = await withWidget(page, async (widget) => {
      const { accounts, status } = widget.getState()
      const params = ['0x68656c6c6f', accounts[0]?.split(':')[2]]
      const signature = await widget.getProvider().request({ method: 'personal_sign', params })
      return { isValid: /^0x[0-9a-f]{130}$/.test(String(signature)), status }
    })
    expect({ isValid, status }).toEqual({ isValid: true, status: 'connected' })
  } finally {
    await browser.close()
  }
})
