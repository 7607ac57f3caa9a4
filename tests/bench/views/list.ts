import type { FrameLocator, Locator, Page } from '@playwright/test'
import { openButton, products } from '../products.ts'

const PIXELS_PER_SECOND = 4_000

/** Milliseconds between two frames that moved the list, and until its end was seen. */
export type List = {
  readonly middle: number
  readonly slow: number
  readonly end: number
  readonly cells: number
}

declare global {
  interface Window {
    /** Of `pages/scroll.js`. */
    readonly __benchScroll: (
      cells: string,
      pixelsPerSecond: number,
    ) => Promise<{ gaps: number[]; cells: number; end: number }>
  }
}

/** The wallets of the open frame. */
export async function measureList(frame: FrameLocator): Promise<List> {
  await frame.getByRole('button', { name: /All wallets/ }).click()
  const cells = '[role="gridcell"]'
  await frame.getByRole('grid', { name: 'More wallets' }).locator(cells).first().waitFor()
  return scroll(frame.locator('body'), cells)
}

/** The same wallets in AppKit, whose list answers are those of our own service. */
export async function measureAppKitList(
  page: Page,
  { port, directory }: { port: number; directory: string },
): Promise<List> {
  await page.route(
    ({ protocol }) => protocol === 'https:',
    async (route) => {
      const { hostname, pathname, search } = new URL(route.request().url())
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      }
      if (hostname !== 'api.web3modal.org') return route.fulfill({ headers })
      const answer = await fetch(`${directory}${pathname}${search}`)
      return route.fulfill({
        status: answer.status,
        headers: { ...headers, 'content-type': answer.headers.get('content-type') ?? '' },
        body: Buffer.from(await answer.arrayBuffer()),
      })
    },
  )
  await page.goto(`http://${products.appkit.host}:${port}/`)
  await page.locator(openButton).first().click()
  await page
    .getByText(/^Search Wallet|^All Wallets/i)
    .first()
    .click()
  const cells = 'w3m-all-wallets-list-item'
  await page.locator(cells).first().waitFor()
  return scroll(page.locator('body'), cells)
}

async function scroll(body: Locator, selector: string): Promise<List> {
  const { gaps, cells, end } = await body.evaluate(
    (_, [wanted, speed]) => window.__benchScroll(wanted, speed),
    [selector, PIXELS_PER_SECOND] as const,
  )
  const sorted = [...gaps].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { middle: at(0.5), slow: at(0.95), end, cells }
}
