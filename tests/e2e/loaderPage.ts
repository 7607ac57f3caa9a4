import { test as base, expect, type Page } from '@playwright/test'
import type { Widget as Handle } from '../../loader/stage0/widget.ts'
import { type FakeSites, startFakeSites } from './fakeSites.ts'

declare const Widget: Handle

type Visit = {
  /** Attributes of the loader's tag. */
  attributes?: string
  /** HTML before the loader's tag. */
  body?: string
  headers?: Record<string, string>
  /** How the frame behaves. @default as the widget does */
  mode?: string
  /** The loader is a copy on the page's own site. */
  isCopied?: boolean
}

/** A page that includes the loader from another site, whose frame only speaks the protocol. */
export const test = base.extend<
  { visit: (options?: Visit) => Promise<void> },
  { sites: FakeSites }
>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const sites = await startFakeSites()
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  visit: async ({ page, sites }, use) => {
    await use(async ({ attributes = '', body = '', headers = {}, mode, isCopied = false } = {}) => {
      const hash = mode === undefined ? '' : `#mode=${mode}`
      const frame = hash || isCopied ? `data-frame-url="${sites.widget}/embed/${hash}"` : ''
      const path = `/${Math.random().toString(36).slice(2)}`
      const url = sites.serve(
        path,
        `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
    <style nonce="n">body { min-height: 300vh } button { position: fixed; top: 0 }</style>
    <button data-widget-open="Bridge">Bridge</button>${body}
    <script async src="${isCopied ? sites.page : sites.widget}/loader.js" ${attributes} ${frame}></script>`,
        headers,
      )
      await page.goto(url)
      await page.waitForFunction(() => 'Widget' in window)
    })
  },
})

export { expect, type Page }

export const frameOf = (page: Page) => page.frameLocator('iframe[data-causeway-frame]')

/** Keeps what is asked for waiting until it is released. */
export async function holdBack(page: Page, url: string) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = page.waitForRequest(url)
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return {
    asked,
    release: () => release(),
  }
}

/** The error code that this call of the handle rejects with. */
export const codeOf = (page: Page, act: 'open' | 'ready' = 'open') =>
  page.evaluate(
    async (name) =>
      Widget[name]().then(
        () => 'fulfilled',
        (error: { code: unknown }) => error.code,
      ),
    act,
  )

/** The frame's script runs after its body exists, so an early call waits for it. */
export async function frameState(page: Page) {
  const ask = () =>
    frameOf(page)
      .locator('body')
      .evaluate(async () => {
        if (!('fake' in window)) {
          await new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
        }
        return { session: window.fake.session, asked: window.fake.asked }
      })
  return ask().catch((error: unknown) => {
    // The empty document with which a frame begins may be asked while the next one replaces it.
    if (/context was destroyed/.test(String(error))) return ask()
    throw error
  })
}

/** Waits until a new document answers; the old one may unload during a call. */
export const nextSession = (page: Page, session: string) =>
  expect(async () => expect((await frameState(page)).session).not.toBe(session)).toPass()

/** The parameters of every call that the frame received by this name. */
export const askedFor = async (page: Page, name: string) =>
  (await frameState(page)).asked.filter((one) => one.name === name).map(({ params }) => params)
