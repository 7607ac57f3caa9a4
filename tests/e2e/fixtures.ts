import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type FrameLocator,
  type Page,
} from '@playwright/test'
import type { Widget } from './widgetOfPage.ts'
import { keys, startBefore } from './gatewayProcess.ts'
import { startBrowser, type StorageMode } from './startBrowser.ts'
import { type Devnet, type DevnetOptions, startDevnet } from '#devnet/start.ts'
import { describeDraw, drawWorld } from '#devnet/unkind/draw.ts'

type TestFixtures = {
  /** Set per project; asserted by the tests that depend on it. */
  readonly storage: StorageMode
  /** Console errors and uncaught exceptions of all documents, without those a test expects. */
  readonly problems: string[]
}
type WorkerFixtures = {
  /** Whether the widget is that of a gateway, before services that ask for keys. Set per project. */
  readonly isBehindGateway: boolean
  readonly devnet: Devnet
  /** Each is started when it is first asked for. */
  readonly browserWith: (storage: StorageMode) => Promise<Browser>
}

/**
 * One devnet per worker, so that a test may break a service without breaking another's, kind or unkind as
 * drawn for the file; fresh storage per test, so that nothing of an earlier one is remembered.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  storage: ['partitioned', { option: true }],

  isBehindGateway: [false, { option: true, scope: 'worker' }],

  devnet: [
    async ({ isBehindGateway }, use) => {
      const options = { port: 0, relayer: { delayMs: 500 } }
      const devnet = await startDevnet(isBehindGateway ? { ...options, keys } : options)
      await devnet.later
      const gateway = isBehindGateway ? await startBefore(devnet) : undefined
      await use(devnet)
      await gateway?.remove()
      await devnet.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  browserWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const profiles = mkdtempSync(join(tmpdir(), 'causeway-'))
      const started = new Map<StorageMode, Promise<BrowserContext>>()
      await use(async (storage) => {
        const starting = started.get(storage) ?? startBrowser(join(profiles, storage), storage)
        started.set(storage, starting)
        const browser = (await starting).browser()
        if (browser === null) throw new Error('The profile has no browser')
        return browser
      })
      for (const starting of started.values()) await (await starting).close()
      rmSync(profiles, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  /** As it ships. */
  browser: [
    async ({ browserWith }, use) => use(await browserWith('partitioned')),
    { scope: 'worker' },
  ],

  context: async (
    { browserWith, storage, viewport, colorScheme, contrast, reducedMotion, hasTouch, isMobile },
    use,
  ) => {
    // A context is as empty as a fresh profile and keeps to its settings, and is there at once.
    const context = await (await browserWith(storage)).newContext({
      viewport: viewport ?? null,
      colorScheme: colorScheme ?? null,
      contrast: contrast ?? null,
      reducedMotion: reducedMotion ?? null,
      hasTouch,
      isMobile: isMobile ?? false,
    })
    await use(context)
    await context.close()
  },

  page: async ({ context, devnet }, use, info) => {
    const draw = drawWorld(info.file)
    await devnet.control.reset(draw)
    const page = await context.newPage()
    await use(page)
    // A report that is read elsewhere has the log alone.
    if (info.status === info.expectedStatus) return
    console.log(describeDraw(info.file, draw, `npx playwright test --project=${info.project.name}`))
    for (const shown of context.pages()) console.log(await seen(shown))
  },

  problems: async ({ context, devnet }, use, info) => {
    const problems: string[] = []
    const isUnkind = drawWorld(info.file).profile === 'unkind'
    const listen = (page: Page) => {
      page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`))
      page.on('console', (message) => {
        // Until the indexer has seen a deposit it answers 404, and a browser logs every 404.
        const { url } = message.location()
        const isIndexer = url.startsWith(`${devnet.urls.indexer}/`)
        // In an unkind world, nodes say now and then that they are asked too much; then the gateway has none.
        const isBusy = isUnkind && /\/rpc\/.* 503 /.test(`${url} ${message.text()}`)
        if (message.type() === 'error' && !isIndexer && !isBusy) problems.push(message.text())
      })
    }
    for (const page of context.pages()) listen(page)
    context.on('page', listen)
    await use(problems)
  },
})

/** A test whose devnet has, or does, more; another worker's is not touched by it. */
export function testWith(options: DevnetOptions) {
  return test.extend<object, Pick<WorkerFixtures, 'devnet'>>({
    devnet: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
      async ({}, use) => {
        const devnet = await startDevnet({ port: 0, ...options })
        await devnet.later
        await use(devnet)
        await devnet.stop()
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  })
}

export { expect }
export type { StorageMode }

/** What the page and its frames show, as a screen reader is told. */
async function seen(page: Page): Promise<string> {
  const frames = page.frames().map(async (frame) => {
    const tree = await frame.locator('body').ariaSnapshot({ timeout: 2_000 })
    return `── ${frame.url()}\n${tree}`
  })
  const settled = await Promise.allSettled(frames)
  return settled.map((tree) => (tree.status === 'fulfilled' ? tree.value : tree.reason)).join('\n')
}

export type WalletMode = 'popup' | 'inpage' | 'auto'

/** Opens a page of the demo site with the Devnet Wallet in this mode. */
export async function visit(
  page: Page,
  devnet: Devnet,
  options: { path?: string; wallet?: WalletMode; query?: Record<string, string> } = {},
): Promise<void> {
  const { path = '/script-tag/', wallet = 'auto', query = {} } = options
  const params = new URLSearchParams({ wallet, ...query })
  await page.goto(`${devnet.urls.page}${path}?${params}`)
  await page.waitForFunction(() => 'devnetWallet' in window && 'Widget' in window)
}

/**
 * The widget's document inside the page, once a person can reach it: until the view is drawn the
 * loader keeps the frame inert under its skeleton, which nothing inside the frame can tell.
 */
export function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[data-causeway-frame]:not([inert], [inert] *)')
}

/** `window.Widget` in the page. */
export async function withWidget<T, Given = undefined>(
  page: Page,
  use: (widget: Widget, given: Given) => T | Promise<T>,
  given?: Given,
): Promise<T> {
  const body = `return (${use.toString()})(window.Widget, given)`
  const run = ([text, value]: readonly [string, unknown]) => new Function('given', text)(value)
  return (await page.evaluate(run, [body, given] as const)) as T
}

/** Waits until the widget has closed: while a wallet asks in the page, no dialog is modal either. */
export async function closed(page: Page): Promise<void> {
  await expect.poll(() => withWidget(page, (widget) => widget.isOpen())).toBe(false)
  await expect(page.locator('dialog:modal')).toHaveCount(0)
}

/** Opens Connect with the page's button and picks a wallet, which then asks its person. */
export async function pickWallet(page: Page, name = /Devnet Wallet/): Promise<void> {
  await page.locator('[data-widget-open]:not([data-widget-open="Bridge"])').first().click()
  await frameOf(page).getByRole('button', { name }).click()
}

/** Connects a wallet, the Devnet Wallet unless named, through the page's button. */
export async function connectWallet(page: Page, name = /Devnet Wallet/): Promise<void> {
  await pickWallet(page, name)
  await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
}

export type { Devnet, Page }
