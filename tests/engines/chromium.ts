import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElementHandle, Frame, Page } from '@playwright/test'
import { mayClose } from '../e2e/mayClose.ts'
import { startBrowser } from '../e2e/startBrowser.ts'
import {
  type Driver,
  finder,
  frameSelector,
  keys,
  type StartOptions,
  secureSelector,
  until,
  type Where,
  whereIs,
} from './driver.ts'

/** How Playwright names the keys that WebDriver has characters for. */
const named = new Map<string, string>([
  [keys.enter, 'Enter'],
  [keys.tab, 'Tab'],
  [keys.escape, 'Escape'],
])

/** How long Playwright may look for a way to one press. */
const ACT_MS = 3_000

const modes = { shipped: 'partitioned', blocked: 'blocked', allowed: 'allowed' } as const

/** The system's Chromium without a window of the desktop, spoken to through Playwright. */
export async function startChromium({
  storage = 'shipped',
  hasTouch = false,
}: StartOptions = {}): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'causeway-chromium-'))
  const context = await startBrowser(profile, modes[storage], {
    hasTouch,
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 1000 }, // all of an order is seen in its frame at once
  })
  const main = context.pages()[0] ?? (await context.newPage())
  await main.bringToFront()

  function pageOf(where: Where): Page {
    if (where !== 'window') return main
    const other = context.pages().findLast((one) => one !== main)
    if (other === undefined) throw new Error('There is no other window')
    return other
  }
  async function find(where: Where): Promise<Frame> {
    const page = pageOf(where).mainFrame()
    if (where === 'page' || where === 'window') return page
    const widget = await within(page, frameSelector)
    return where === 'widget' ? widget : within(widget, secureSelector)
  }
  async function within(frame: Frame, selector: string): Promise<Frame> {
    const found = await (await frame.$(selector))?.contentFrame()
    if (!found) throw new Error(`There is no frame ${selector}`)
    return found
  }
  /** A text, so that no policy of the document's keeps it from being made into a function. */
  const call = (body: string, args: readonly unknown[]) =>
    `(function () { ${body} }).apply(window, ${JSON.stringify(args)})`

  /**
   * Acts on what has this name, once it stands still. Playwright presses only what would be hit, else it
   * throws; a document that went away with the press was hit.
   */
  async function on(
    target: { where: Where; selector: string; name: RegExp; isAny: boolean },
    act: (found: ElementHandle) => Promise<void>,
  ): Promise<void> {
    const { where, selector, name, isAny } = target
    let last: unknown
    await until(`“${name.source}” is there to be pressed`, async () => {
      const frame = await find(where)
      const look = `const [selector, source, flags, any] = arguments; ${finder}`
      const given = [selector, name.source, name.flags, isAny]
      const found = (await frame.evaluateHandle<Element, null>(call(look, given), null)).asElement()
      if (found === null) return false
      await found.scrollIntoViewIfNeeded({ timeout: ACT_MS })
      const at = await found.evaluate(`(one) => (function () { ${whereIs} })(one)`)
      if (at !== last) {
        last = at
        return false
      }
      await mayClose(pageOf(where), () => act(found))
      return true
    })
  }
  const press =
    (isAny: boolean, act: (found: ElementHandle) => Promise<void>) =>
    async (where: Where, selector: string, name: RegExp): Promise<void> => {
      await on({ where, selector, name, isAny }, act)
    }
  const timeout = ACT_MS
  let held = main.mouse

  return {
    engine: 'Chromium',
    version: context.browser()?.version() ?? '',
    open: async (url) => void (await main.goto(url)),
    reload: async () => void (await main.reload()),
    run: async (where, body, args = []) => (await find(where)).evaluate(call(body, args)),
    hover: press(true, (found) => found.hover({ timeout })),
    click: press(false, (found) => found.click({ timeout })),
    tap: hasTouch ? press(false, (found) => found.tap({ timeout })) : undefined,
    hold: (where, selector, name) =>
      on({ where, selector, name, isAny: true }, async (found) => {
        const box = await found.boundingBox()
        if (box === null) throw new Error(`“${name.source}” is nowhere`)
        held = pageOf(where).mouse
        await held.move(box.x + box.width / 2, box.y + box.height / 2)
        await held.down()
      }),
    letGo: async () => held.up(),
    async press(where, ...pressed) {
      const page = pageOf(where)
      for (const key of pressed) {
        // A window may close at a key going down, before it is up again.
        await mayClose(page, () => page.keyboard.press(named.get(key) ?? key))
      }
    },
    windows: async () => context.pages().length,
    async openTab(url) {
      const tab = await context.newPage()
      await tab.goto(url)
    },
    async closeWindow() {
      await pageOf('window').close()
      await main.bringToFront()
    },
    async stop() {
      await context.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
