import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'

/**
 * Writes a picture of every view's states: `npx tsx tests/gallery/shoot.ts <folder> [query] [view…]`.
 * The query is the gallery's own, `locale=ar` or `locale=pseudo&dir=rtl` for one; `colors=forced`
 * is the browser's part. `page=secure` draws what the secure page asks instead.
 */
const [folder = '/tmp/gallery', extra = '', ...wanted] = process.argv.slice(2)

const server = await createServer({
  configFile: new URL('./vite.config.ts', import.meta.url).pathname,
})
await server.listen(0)
const address = server.resolvedUrls?.local[0]
if (address === undefined) throw new Error('The gallery did not start.')
await mkdir(folder, { recursive: true })

const executablePath = findChromium()
const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(executablePath === undefined ? {} : { executablePath }),
})
try {
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  await page.emulateMedia({
    reducedMotion: 'reduce',
    forcedColors: extra.includes('colors=forced') ? 'active' : 'none',
  })
  await (extra.includes('page=secure') ? drawSecure(page) : drawViews(page))
} finally {
  await browser.close()
  await server.close()
}

async function drawViews(page: Page): Promise<void> {
  await page.goto(`${address}?${extra}`)
  await page.locator('figure').first().waitFor()
  const names = await page
    .locator('figure')
    .evaluateAll((figures) => figures.map((figure) => figure.getAttribute('data-scene') ?? ''))
  const views = [...new Set(names.map((name) => name.split(',')[0] ?? ''))]
  for (const view of wanted.length > 0 ? wanted : views) {
    for (const theme of ['dark', 'light']) {
      for (const width of [1600, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${address}?view=${view}&theme=${theme}&${extra}`)
        await page.locator('figure').first().waitFor()
        await page.evaluate(() =>
          Promise.allSettled(
            document
              .getAnimations()
              .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
              .map(({ finished }) => finished),
          ),
        )
        await page.screenshot({
          path: join(folder, `${view}-${theme}-${width}.png`),
          fullPage: true,
        })
      }
    }
  }
}

/** The browser has to see a whole board, or the sheets say that a part of them is hidden. */
async function drawSecure(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    for (let at = 0; ; at += 12) {
      await page.setViewportSize({ width: 1_760, height: 5_000 })
      await page.goto(`${address}secure.html?theme=${theme}&at=${at}&${extra}`)
      await page.locator('.board').waitFor()
      const frames = page.frames().slice(1)
      if (frames.length === 0) break
      // Each can be confirmed by then, or says why not.
      const ready =
        'button:not([data-kind="quiet"], [aria-disabled]), input[type="checkbox"], [data-status="bad"]'
      for (const frame of frames) await frame.locator(ready).first().waitFor()
      await page.locator('.board').screenshot({ path: join(folder, `secure-${theme}-${at}.png`) })
    }
  }
}
