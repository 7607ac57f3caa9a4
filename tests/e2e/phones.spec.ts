import type { BrowserContext, FrameLocator } from '@playwright/test'
import { startPhoneWallet } from '#devnet/relay/testing/phoneWallet.ts'
import {
  askForCode,
  codeInput,
  connected,
  secureOf,
  send,
  test as embedded,
} from './embeddedPage.ts'
import { openPhone, type Phone } from './phone.ts'
import { type Devnet, expect, frameOf, type Page, test, visit, withWidget } from './fixtures.ts'

const small = { width: 360, height: 640 }
const phones: readonly Phone[] = ['android', 'ios']

/** Contexts that are closed after the test. */
const contexts: BrowserContext[] = []
for (const one of [test, embedded]) {
  one.afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
}

async function openSmall(...[browser, options]: Parameters<typeof openPhone>): Promise<Page> {
  const context = await openPhone(browser, { viewport: small, ...options })
  contexts.push(context)
  return context.newPage()
}

/**
 * Goes back as on Android: the browser sends a close request to the focused document, as the Escape key
 * does.
 */
async function goBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
}

/** Hides the key from our listeners, so that only the browser's own close request remains. */
function muteKeys(): void {
  const mute = (event: Event) => event.stopImmediatePropagation()
  addEventListener('keydown', mute, { capture: true })
}

/** Records the history events that the page's own router receives. */
function watchHistory(): void {
  if (window !== top) return
  const heard: string[] = []
  Object.assign(window, { heard })
  for (const name of ['popstate', 'hashchange', 'pagehide', 'beforeunload']) {
    addEventListener(name, () => heard.push(name))
  }
  const { navigation } = window as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', () => heard.push('navigate'))
}

const isOpen = (page: Page) => withWidget(page, (widget) => widget.isOpen())
const journeys = (page: Page) =>
  page.evaluate(() => ({ heard: Reflect.get(window, 'heard'), length: history.length }))

for (const phone of phones) {
  test(`default: ${phone}, 360 × 640: a tap opens the widget and the close button closes it (S2.02)`, async ({
    browser,
    devnet,
  }) => {
    const page = await openSmall(browser, { phone })
    await page.goto(`${devnet.urls.page}/pages/plain/`)
    await page.getByRole('button', { name: 'Connect wallet' }).tap()
    const frame = frameOf(page)
    await expect(frame.getByRole('button', { name: 'Open a wallet' })).toBeVisible()
    await frame.getByRole('button', { name: 'Close' }).tap()
    await expect.poll(() => isOpen(page)).toBe(false)
  })
}

test.describe('the back gesture', () => {
  test('behavior: on Android it goes one view back, then closes, and neither page nor history hear of it (S2.04)', async ({
    browser,
    devnet,
  }) => {
    const page = await openSmall(browser, { wallet: true })
    await page.context().addInitScript(watchHistory)
    await page.context().addInitScript(muteKeys)
    await visit(page, devnet)
    const before = await journeys(page)
    const frame = frameOf(page)
    for (const _ of [1, 2]) {
      await page.locator('[data-widget-open="Bridge"]').first().tap()
      await expect(frame.getByRole('heading', { name: 'Bridge' })).toBeVisible()
      await frame.getByRole('button', { name: /^You send: / }).tap()
      await expect(frame.getByRole('heading', { name: 'Send from' })).toBeVisible()
      await goBack(page)
      await expect(frame.getByRole('heading', { name: 'Bridge' })).toBeVisible()
      expect(await isOpen(page)).toBe(true)
      // Goes back without a touch in between: the browser then does not let the page prevent the close
      // again.
      await goBack(page)
      await expect.poll(() => isOpen(page)).toBe(false)
      await expect(page.locator('dialog:modal')).toHaveCount(0)
    }
    expect(await journeys(page)).toEqual(before)
  })

  test('behavior: with the focus on the page it does the same (S2.04)', async ({
    browser,
    devnet,
  }) => {
    const page = await openSmall(browser, { wallet: true })
    await page.context().addInitScript(muteKeys)
    await visit(page, devnet)
    await page.locator('[data-widget-open="Bridge"]').first().tap()
    const frame = frameOf(page)
    await frame.getByRole('button', { name: /^You send: / }).tap()
    await expect(frame.getByRole('heading', { name: 'Send from' })).toBeVisible()
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog')
      if (dialog === null) throw new Error('No dialog')
      dialog.tabIndex = -1
      dialog.focus()
    })
    await goBack(page)
    await expect(frame.getByRole('heading', { name: 'Bridge' })).toBeVisible()
    expect(await isOpen(page)).toBe(true)
  })
})

embedded.describe('the back gesture', () => {
  embedded(
    'behavior: in what the embedded wallet asks it is a no, and the page stays (S2.04)',
    async ({ browser, devnet }) => {
      const page = await openSmall(browser, { wallet: true })
      await page.context().addInitScript(watchHistory)
      await page.context().addInitScript(muteKeys)
      await visit(page, devnet)
      await codeInput(page).fill(await askForCode(page, devnet, 'back@tern.example'))
      await connected(page)
      await withWidget(page, (widget) => widget.close())
      const before = await journeys(page)
      for (const _ of [1, 2]) {
        const asked = send(page)
        await expect(secureOf(page).getByRole('button', { name: 'Reject' })).toBeVisible()
        await secureOf(page).getByText(new URL(page.url()).origin).first().tap()
        await goBack(page)
        expect(await asked).toBe(4001)
      }
      expect(await journeys(page)).toEqual(before)
    },
  )
})

test.describe('the keyboard', () => {
  for (const phone of phones) {
    test(`behavior: ${phone}: what covers the page leaves field and button of the form in sight, and gives the room back`, async ({
      browser,
      devnet,
    }) => {
      const page = await openSmall(browser, { phone, wallet: true })
      await page.context().addInitScript(fakeKeyboard)
      await visit(page, devnet)
      await page.locator('[data-widget-open="Bridge"]').first().tap()
      const frame = frameOf(page)
      const field = frame.getByRole('textbox', { name: 'You send' })
      await field.tap()
      await showKeyboard(page, 260)
      const sheet = () => frame.getByRole('dialog').boundingBox()
      await expect.poll(async () => bottomOf(await sheet())).toBe(640 - 260)
      expect(await isWithin(field, 640 - 260)).toBe(true)
      expect(await isWithin(frame.locator('button').last(), 640 - 260)).toBe(true)
      // Safari also pans the page to the field.
      await showKeyboard(page, 260, 100)
      await expect.poll(async () => bottomOf(await sheet())).toBe(640 - 160)
      await showKeyboard(page, 0)
      await expect.poll(async () => bottomOf(await sheet())).toBe(640)
      // Pinch zoom shrinks the visual viewport too, but must not move the sheet.
      await showKeyboard(page, 260, 0, 2)
      await expect.poll(async () => bottomOf(await sheet())).toBe(640)
    })
  }
})

test.describe('safe areas', () => {
  const insets = { top: 0, left: 0, right: 0, bottom: 34 }

  for (const phone of phones) {
    test(`behavior: ${phone}: the sheet keeps clear of the bar at the bottom, once`, async ({
      browser,
      devnet,
    }) => {
      const page = await openSmall(browser, { phone, wallet: true })
      const context = page.context()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
      await visit(page, devnet)
      await page.locator('[data-widget-open="Bridge"]').first().tap()
      const card = frameOf(page).getByRole('dialog')
      await expect(card).toBeVisible()
      if (phone === 'ios') {
        // WebKit reports safe areas to every frame, Chromium only to the page.
        const widget = page.frames().find((one) => one.url().includes('/embed/'))
        if (widget === undefined) throw new Error('No frame')
        const inFrame = await context.newCDPSession(widget)
        await inFrame.send('Emulation.setSafeAreaInsetsOverride', { insets })
      }
      await expect(card).toHaveCSS('padding-bottom', '34px')
    })
  }
})

test.describe('the way to a wallet and back', () => {
  for (const phone of phones) {
    test(`behavior: ${phone}: a page that was frozen while the wallet approved is connected on its return (S4.01)`, async ({
      browser,
      devnet,
    }) => {
      const { relay = '', verify = '' } = devnet.urls
      const wallet = await startPhoneWallet({
        relay: { url: relay, httpUrl: verify },
        chains: devnet.chains,
      })
      try {
        const page = await openSmall(browser, { phone })
        await page.context().addInitScript(keepOpened)
        await page.context().addInitScript(passTime)
        await page.goto(`${devnet.urls.page}/pages/plain/`)
        await page.getByRole('button', { name: 'Connect wallet' }).tap()
        const button = frameOf(page).getByRole('button', { name: 'Open a wallet' })
        await expect(button).not.toHaveAttribute('aria-disabled', 'true')
        await button.tap()
        const link = await page.waitForFunction(() => Reflect.get(window, 'opened')[0])
        await away(page, async () => {
          await devnet.control.cutWalletRelay('dead')
          await wallet.pair(String(await link.jsonValue()))
          await expect.poll(() => wallet.proposals.length).toBe(1)
        })
        await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
        const state = await withWidget(page, (widget) => widget.getState())
        expect(state.accounts).toEqual([`eip155:31337:${wallet.account.address}`])
      } finally {
        await wallet.stop()
      }
    })
  }
})

/** Freezes the page, as a phone does with a browser in the background, for longer than a socket lives. */
async function away(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await meanwhile()
  for (const frame of page.frames()) {
    await frame.evaluate(() => Reflect.get(window, 'passTime')(60_000))
  }
  await session.send('Page.setWebLifecycleState', { state: 'active' })
}

function passTime(): void {
  const now = Date.now.bind(Date)
  let passed = 0
  Date.now = () => now() + passed
  Object.assign(window, { passTime: (ms: number) => (passed += ms) })
}

function keepOpened(): void {
  const opened: string[] = []
  Object.assign(window, { opened })
  window.open = (url) => {
    opened.push(String(url))
    return window
  }
}

/**
 * Desktop Chromium shows no on-screen keyboard: this makes the page's visual viewport behave as on a phone.
 */
function fakeKeyboard(): void {
  if (window !== top) return
  const viewport = Object.assign(new EventTarget(), {
    width: innerWidth,
    height: innerHeight,
    offsetTop: 0,
    offsetLeft: 0,
    scale: 1,
    pageLeft: 0,
    pageTop: 0,
  })
  Object.defineProperty(window, 'visualViewport', { value: viewport })
  Object.assign(window, {
    showKeyboard([height, offsetTop, scale]: readonly number[]) {
      Object.assign(viewport, { height: innerHeight - (height ?? 0), offsetTop, scale })
      viewport.dispatchEvent(new Event('resize'))
      viewport.dispatchEvent(new Event('scroll'))
    },
  })
}

async function showKeyboard(page: Page, height: number, offsetTop = 0, scale = 1): Promise<void> {
  await page.evaluate(
    (values) => Reflect.get(window, 'showKeyboard')(values),
    [height, offsetTop, scale],
  )
}

type Box = Awaited<ReturnType<ReturnType<FrameLocator['locator']>['boundingBox']>>

function bottomOf(box: Box): number {
  return box === null ? Number.NaN : Math.round(box.y + box.height)
}

async function isWithin(
  locator: ReturnType<FrameLocator['locator']>,
  bottom: number,
): Promise<boolean> {
  const box = await locator.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= bottom
}

/** A plain page, which offers apps alone, and what it opens. */
async function openPlain(browser: Parameters<typeof openPhone>[0], devnet: Devnet) {
  const context = await openPhone(browser)
  contexts.push(context)
  const page = await context.newPage()
  await page.addInitScript(() => {
    const opened: unknown[] = []
    Object.assign(window, { opened })
    window.open = (url) => {
      opened.push([String(url), navigator.userActivation.isActive])
      return window
    }
  })
  await page.goto(`${devnet.urls.page}/pages/plain/`)
  const opened = (): Promise<[url: string, isActive: boolean][]> =>
    page.evaluate(() => Reflect.get(window, 'opened'))
  return { page, opened }
}

test('behavior: on a phone that has only apps to offer the tap itself opens one (S2.02)', async ({
  browser,
  devnet,
}) => {
  const { page, opened } = await openPlain(browser, devnet)
  await page.getByRole('button', { name: 'Connect wallet' }).tap()
  const button = frameOf(page).getByRole('button', { name: 'Open a wallet' })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.tap()
  await expect.poll(opened).toEqual([[expect.stringMatching(/^wc:[0-9a-f]{64}@2\?/), true]])
})

test('behavior: a pairing that was closed is not offered again (V-F4, S9.07)', async ({
  browser,
  devnet,
}) => {
  const { page, opened } = await openPlain(browser, devnet)
  const frame = frameOf(page)
  const button = frame.getByRole('button', { name: 'Open a wallet' })
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Connect wallet' }).tap()
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await button.tap()
    await expect.poll(async () => (await opened()).length).toBe(count)
    await frame.getByRole('button', { name: 'Close' }).tap()
    const { status } = await withWidget(page, (widget) => widget.getState())
    expect(status).toBe('disconnected')
  }
  expect(new Set((await opened()).map(([url]) => url)).size).toBe(2)
})
