import type { BrowserContext } from '@playwright/test'
import { arrived, confirm, review, startBridge } from './bridgePage.ts'
import { expect, frameOf, test, visit, withWidget } from './fixtures.ts'

/** What came after all three of the table. */
const later = [
  'AbortSignal.any',
  'URL.canParse',
  'URL.parse',
  'Promise.withResolvers',
  'Promise.try',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'Set.prototype.union',
  'Set.prototype.isSubsetOf',
  'RegExp.escape',
  'Uint8Array.fromBase64',
  'Uint8Array.fromHex',
  'Uint8Array.prototype.toHex',
  'Uint8Array.prototype.toBase64',
  'Iterator',
  'Temporal',
  'DisposableStack',
  'Float16Array',
  'HTMLElement.prototype.showPopover',
  'Document.prototype.startViewTransition',
  'scheduler',
  'navigation',
  'cookieStore',
  'Navigator.prototype.userAgentData',
]
const beforeWebKit = [
  'requestIdleCallback',
  'cancelIdleCallback',
  'Element.prototype.checkVisibility',
  'IntersectionObserverEntry.prototype.isVisible',
  'Error.captureStackTrace',
  'URLSearchParams.prototype.size',
]
const beforeFirefox = [
  'IntersectionObserverEntry.prototype.isVisible',
  'Element.prototype.ariaLabel',
  'Element.prototype.ariaHidden',
  'Element.prototype.role',
  'Error.captureStackTrace',
  'Intl.Segmenter',
  'Navigator.prototype.userActivation',
  'Clipboard.prototype.readText',
  'String.prototype.isWellFormed',
]

const oldest = [
  ['Safari 16.4', [...later, ...beforeWebKit]],
  ['Firefox 115', [...later, ...beforeFirefox]],
  ['Chrome 111', later],
] as const

/** Every document of the browser, the wallet's and the widget's too, is without these. */
async function takeOut(context: BrowserContext, names: readonly string[]): Promise<void> {
  await context.addInitScript((list) => {
    for (const name of list) {
      const path = name.split('.')
      const last = path.pop() ?? ''
      const owner: unknown = path.reduce((at: unknown, key) => Reflect.get(Object(at), key), window)
      Reflect.deleteProperty(Object(owner), last)
    }
  }, names)
}

for (const [browser, without] of oldest) {
  test(`behavior: what ${browser} does not have is not needed to connect and to bridge (E6)`, async ({
    page,
    context,
    devnet,
    problems,
  }) => {
    await takeOut(context, without)
    const frame = await startBridge(page, {
      devnet,
      token: { symbol: 'USDC', network: 'Devnet One' },
    })
    const inFrame = page.frames().find((one) => one.url().includes('/embed/'))
    expect(await inFrame?.evaluate(() => 'any' in AbortSignal || 'canParse' in URL)).toBe(false)
    await review(frame, '25')
    await confirm(frame, '25')
    await arrived(frame)
    expect(problems).toEqual([])
  })
}

/** As the loader's look sees them: each lacks one of the three. */
const tooOld = [
  [
    'Chrome 100',
    ['Array.prototype.with', 'Array.prototype.toReversed', 'Array.prototype.toSorted'],
  ],
  ['Safari 16.3', ['Document.prototype.adoptedStyleSheets']],
] as const

for (const [browser, without] of tooOld) {
  test(`error: ${browser} is told that it is too old, in the site’s language, and loads no frame (E6)`, async ({
    page,
    context,
    devnet,
  }) => {
    await takeOut(context, [...later, ...without])
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, devnet)
    await page.evaluate(() => {
      document.documentElement.lang = 'de'
    })
    const codes = await withWidget(page, async (widget) => {
      const heard: unknown[] = []
      const code = (given: unknown): unknown => Reflect.get(Object(given), 'code')
      widget.on('error', (payload) => {
        heard.push(code(payload))
      })
      const opened = await widget.open().catch(code)
      const requested = await widget.request({ method: 'eth_chainId' }).catch(code)
      return { heard, opened, requested }
    })
    const logs = await page.evaluate(() => Reflect.get(window, 'Widget').getLogs())
    expect(codes).toMatchObject({
      heard: ['BROWSER_TOO_OLD', 'BROWSER_TOO_OLD'],
      opened: 'BROWSER_TOO_OLD',
      requested: 'BROWSER_TOO_OLD',
    })
    expect(logs).toContain('BROWSER_TOO_OLD')
    const card = page.getByRole('alert')
    await expect(card).toContainText('Dieser Browser ist zu alt')
    await expect(card).not.toContainText(/Verbindung/)
    expect(asked.filter((path) => /\/(engine-|embed\/)/.test(path))).toEqual([])
    await expect(page.locator('iframe')).not.toBeAttached()

    await card.getByRole('button', { name: 'Schließen' }).click()
    await expect(card).not.toBeAttached()
    // A click of the person tells again, and Escape closes.
    await page.locator('[data-widget-open]').first().click()
    await expect(card).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).not.toBeAttached()
  })
}

test('behavior: this browser is not too old (E6)', async ({ page, devnet }) => {
  await visit(page, devnet)
  await page.locator('[data-widget-open]').first().click()
  await expect(frameOf(page).getByRole('button', { name: /Devnet Wallet/ })).toBeVisible()
})
