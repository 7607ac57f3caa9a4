import type { BrowserContext, Frame } from '@playwright/test'
import { type Devnet, expect, type Page, visit } from '../e2e/fixtures.ts'
import { ask } from '../pages/ask.ts'
import { test } from '../pages/hostTest.ts'
import { dropFrameAncestors } from './frameDocument.ts'

/** Counts what the widget's document reads of any storage, from its first line on. */
async function watchStorage(context: BrowserContext, devnet: Devnet): Promise<void> {
  await context.addInitScript((origin) => {
    if (location.origin !== origin) return
    const reads: string[] = []
    Object.assign(window, { reads })
    const watch = (target: object, name: string) => {
      const found = Object.getOwnPropertyDescriptor(target, name)
      const { get, set } = found ?? {}
      if (get === undefined) return
      Object.defineProperty(target, name, {
        configurable: true,
        get() {
          reads.push(name)
          return get.call(this)
        },
        ...(set === undefined ? {} : { set }),
      })
    }
    watch(window, 'localStorage')
    watch(window, 'sessionStorage')
    watch(window, 'indexedDB')
    watch(Document.prototype, 'cookie')
  }, devnet.urls.widget)
}

function widgetFrame(page: Page, devnet: Devnet): Frame {
  const frame = page.frames().find((other) => other.url().startsWith(String(devnet.urls.widget)))
  if (frame === undefined) throw new Error('The widget has no frame')
  return frame
}

async function expectNothingKept(page: Page, devnet: Devnet, host: Page | Frame): Promise<void> {
  expect(await page.context().cookies(devnet.urls.widget)).toEqual([])
  expect(await ask(host, 'getState')).toMatchObject({
    value: { open: false, status: 'disconnected', accounts: [] },
  })
  expect(await host.evaluate(storedThere)).toEqual({})
  expect(await host.evaluate(() => Reflect.get(window, 'devnetWallet').requests)).toEqual([])
}

/** In a page that is framed itself, even the getter of its storage may throw. */
function storedThere(): Record<string, string> {
  try {
    return { ...localStorage }
  } catch {
    return {}
  }
}

async function openNested(page: Page, devnet: Devnet): Promise<Frame> {
  await page.goto(`${devnet.urls.evil}/pages/nested/`)
  const host = page.frames().find((frame) => frame.url().includes('/pages/plain/'))
  if (host === undefined) throw new Error('The honest page is not there')
  await host.waitForFunction(() => 'Widget' in window)
  return host
}

test('behavior: on an allowed page storage is read, so that its absence below means something', {
  tag: '@blocked',
}, async ({ page, devnet, context }) => {
  await watchStorage(context, devnet)
  await visit(page, devnet, { path: '/pages/plain/' })
  expect(await ask(page, 'open')).toMatchObject({ value: { view: 'Connect' } })
  const reads = await widgetFrame(page, devnet).evaluate(() => Reflect.get(window, 'reads'))
  expect(reads).not.toEqual([])
})

test('error: a page whose parent is not allowed is refused by the header (S5.07)', async ({
  page,
  devnet,
}) => {
  const host = await openNested(page, devnet)
  const { code } = await ask(host, 'open')
  expect(['NESTED_HOST', 'FRAME_REFUSED']).toContain(code)
  await expectNothingKept(page, devnet, host)
})

test('error: NESTED_HOST, before any storage is read, where the header is missing (S5.07)', {
  tag: '@blocked',
}, async ({ page, devnet, context }) => {
  await dropFrameAncestors(context, devnet)
  await watchStorage(context, devnet)
  const host = await openNested(page, devnet)
  expect(await ask(host, 'open')).toMatchObject({ code: 'NESTED_HOST' })
  await expectNothingKept(page, devnet, host)
})

test('behavior: a parent on allowedParents may show the page', async ({
  page,
  devnet,
  context,
}) => {
  await dropFrameAncestors(context, devnet, { allowedParents: [devnet.urls.evil] })
  const host = await openNested(page, devnet)
  expect(await ask(host, 'open')).toMatchObject({ value: { view: 'Connect' } })
})

test('error: ORIGIN_NOT_ALLOWED, before any storage is read, on a foreign page without the header (S5.07)', {
  tag: '@blocked',
}, async ({ page, devnet, context }) => {
  await dropFrameAncestors(context, devnet)
  await watchStorage(context, devnet)
  await page.goto(`${devnet.urls.evil}/pages/plain/`)
  expect(await ask(page, 'open')).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
  await expectNothingKept(page, devnet, page)
})

test('error: a page that claims to be another one is refused and told nothing (S5.07)', {
  tag: '@blocked',
}, async ({ page, devnet, context }) => {
  await dropFrameAncestors(context, devnet)
  await watchStorage(context, devnet)
  await page.goto(`${devnet.urls.evil}/pages/hostile-page/`)
  const start = { frameUrl: `${devnet.urls.widget}/embed/`, origin: devnet.urls.page }
  await ask(page, 'start', [start], { object: 'hostile' })

  const frame = page.frameLocator('iframe[data-causeway-frame]')
  await expect(
    frame.getByRole('heading', { name: 'This site may not open the wallet', level: 1 }),
  ).toBeVisible()
  expect(await widgetFrame(page, devnet).evaluate(() => Reflect.get(window, 'reads'))).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'hostile').heard)).toEqual([])
  expect(await context.cookies(devnet.urls.widget)).toEqual([])
})
