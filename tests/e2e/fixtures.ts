import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  test as base,
  chromium,
  expect,
  type FrameLocator,
  type Page,
} from '@playwright/test'
import type { Widget } from './widgetOfPage.ts'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { type Devnet, type DevnetOptions, startDevnet } from '#devnet/start.ts'

/** How the browser treats storage of a frame of another site. */
export type StorageMode = 'blocked' | 'allowed'

type TestFixtures = {
  /** Set per project; asserted by the tests that depend on it. */
  readonly storage: StorageMode
  /** Console errors and uncaught exceptions of all documents, without those a test expects. */
  readonly problems: string[]
}
type WorkerFixtures = {
  readonly devnet: Devnet
  /** Starts it when it is first asked for. */
  readonly browserWithStorage: () => Promise<Browser>
}

/**
 * One devnet per worker, so that a test may break a service without breaking another's; fresh
 * storage per test, so that nothing of an earlier one is remembered.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  storage: ['blocked', { option: true }],

  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const devnet = await startDevnet({ port: 0, relayer: { delayMs: 500 } })
      await devnet.later
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  browserWithStorage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const profile = mkdtempSync(join(tmpdir(), 'causeway-'))
      let starting: Promise<BrowserContext> | undefined
      await use(async () => {
        starting ??= startWithStorage(profile)
        const browser = (await starting).browser()
        if (browser === null) throw new Error('The profile has no browser')
        return browser
      })
      await (await starting)?.close()
      rmSync(profile, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      browserWithStorage,
      storage,
      viewport,
      colorScheme,
      contrast,
      reducedMotion,
      hasTouch,
      isMobile,
    },
    use,
  ) => {
    // A context is as empty as a fresh profile and keeps to its settings, and is there at once.
    const chosen = storage === 'blocked' ? browser : await browserWithStorage()
    const context = await chosen.newContext({
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
    await devnet.control.reset()
    const page = await context.newPage()
    await use(page)
    // A report that is read elsewhere has the log alone.
    if (info.status !== info.expectedStatus) console.log(await seen(page))
  },

  problems: async ({ context, devnet }, use) => {
    const problems: string[] = []
    const listen = (page: Page) => {
      page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`))
      page.on('console', (message) => {
        // Until the indexer has seen a deposit it answers 404, and a browser logs every 404.
        const isIndexer = message.location().url.startsWith(`${devnet.urls.indexer}/`)
        if (message.type() === 'error' && !isIndexer) problems.push(message.text())
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

/** What the page and its frames show, as a screen reader is told. */
async function seen(page: Page): Promise<string> {
  const frames = page.frames().map(async (frame) => {
    const tree = await frame.locator('body').ariaSnapshot({ timeout: 2_000 })
    return `── ${frame.url()}\n${tree}`
  })
  const settled = await Promise.allSettled(frames)
  return settled.map((tree) => (tree.status === 'fulfilled' ? tree.value : tree.reason)).join('\n')
}

/** By Chromium's own switch, which is a profile's; the distribution's default is to block. */
function startWithStorage(profile: string): Promise<BrowserContext> {
  mkdirSync(join(profile, 'Default'), { recursive: true })
  writeFileSync(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }),
  )
  const executablePath = findChromium()
  return chromium.launchPersistentContext(profile, {
    args: [...chromiumArgs],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
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
