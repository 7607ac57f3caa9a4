import type { FrameLocator, Locator, Page } from '@playwright/test'
import { openButton, products } from '../products.ts'
import { timePerFrame, trace } from './mainThread.ts'

const PIXELS_PER_SECOND = 4_000

/** Milliseconds between two frames that moved the list, and until its end was seen. */
export type List = {
  readonly middle: number
  readonly slow: number
  /** Milliseconds in which the main thread had the processor for a frame: 95 of 100 take no longer. */
  readonly work: number
  /** The same by the clock: with what it waited for the threads that draw. */
  readonly clock: number
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
export async function measureList(page: Page, frame: FrameLocator): Promise<List> {
  await frame.getByRole('button', { name: /All wallets/ }).click()
  const cells = '[role="gridcell"]'
  await frame.getByRole('grid', { name: 'More wallets' }).locator(cells).first().waitFor()
  return scroll(page, frame.locator('body'), cells)
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
  return scroll(page, page.locator('body'), cells)
}

async function scroll(page: Page, body: Locator, selector: string): Promise<List> {
  const { result, events } = await trace(page, () =>
    body.evaluate((_, [wanted, speed]) => window.__benchScroll(wanted, speed), [
      selector,
      PIXELS_PER_SECOND,
    ] as const),
  )
  const { gaps, cells, end } = result
  return {
    middle: percentile(gaps, 0.5),
    slow: percentile(gaps, 0.95),
    work: percentile(timePerFrame(events, 'tdur'), 0.95),
    clock: percentile(timePerFrame(events, 'dur'), 0.95),
    end,
    cells,
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
