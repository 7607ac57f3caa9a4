import { chromium, type FrameLocator } from '@playwright/test'
import { join } from 'node:path'
import { startDevnet } from '#devnet/start.ts'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts'
import { ensureChromium } from '../../../scripts/ensureChromium.ts'
import type { BenchArguments } from '../arguments.ts'
import { browserVersion } from '../browser.ts'
import { folders } from '../folders.ts'
import { format } from '../format.ts'
import { machine } from '../machine.ts'
import { publish } from '../publish.ts'
import { type Summary, summarize } from '../statistics.ts'

const notes = `Medians (least–most). List: 588 wallets of the directory, scrolled to the end at 4,000 px/s in the
frame; times between two drawn frames of it, of which 16.7 ms is 60 per second (without a graphics
card the processor draws each of them, and the blur behind the card). Code: until it is
drawn; the pairing is there when the relay has taken the proposal, and the click loads the SDK first.`

const SCROLL_PX_PER_SECOND = 4_000

/** Until the code is drawn: since the click, and since the relay took the proposal. */
type Code = { readonly clicked: number; readonly paired: number }
declare global {
  interface Window {
    /** Of `pages/code.js`. */
    readonly __benchCode: Promise<Code>
  }
}

type Scroll = { readonly middle: number; readonly slow: number; readonly cells: number }

/** How smooth the list of wallets is, and how soon a code can be scanned. */
export async function benchViews({ runs, write }: BenchArguments): Promise<void> {
  ensureChromium()
  const devnet = await startDevnet({ port: 0 })
  await devnet.later
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const scrolls: Scroll[] = []
  const codes: Code[] = []
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`run ${run} of ${runs}`)
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await context.addInitScript({ path: join(folders.pages, 'code.js') })
      const page = await context.newPage()
      await page.goto(`${devnet.urls.page}/script-tag/`)
      await page.locator('[data-widget-open]').first().click()
      // While the skeleton covers it, the frame is inert and a click would meet nothing.
      const frame = page.frameLocator('iframe:not([inert], [inert] *)')
      codes.push(await measureCode(frame))
      await frame.getByRole('button', { name: 'Back' }).click()
      scrolls.push(await measureScroll(frame))
      await context.close()
    }
  } finally {
    await browser.close()
    await devnet.stop()
  }
  const row = (label: string, values: readonly number[], aim: string) => [
    label,
    cell(summarize(values)),
    aim,
  ]
  const rows = [
    ['', 'Causeway', 'aim'],
    row(
      'list: between two frames, middle',
      scrolls.map(({ middle }) => middle),
      '≤ 17 ms',
    ),
    row(
      'list: between two frames, 95 of 100',
      scrolls.map(({ slow }) => slow),
      '≤ 34 ms',
    ),
    ['list: cells in the document', String(Math.max(...scrolls.map(({ cells }) => cells))), '< 60'],
    row(
      'code: from the pairing to its picture',
      codes.map(({ paired }) => paired),
      '≤ 200 ms',
    ),
    row(
      'code: from the click to its picture',
      codes.map(({ clicked }) => clicked),
      '',
    ),
  ]
  publish({
    ...{ part: 'views', rows, notes, machine: machine(await browserVersion()) },
    ...{ result: { scrolls, codes }, write },
  })
}

async function measureCode(frame: FrameLocator): Promise<Code> {
  await frame.getByRole('button', { name: /^WalletConnect/ }).click()
  await frame.getByRole('img', { name: /^QR code/ }).waitFor()
  return frame.locator('body').evaluate(() => window.__benchCode)
}

async function measureScroll(frame: FrameLocator): Promise<Scroll> {
  await frame.getByRole('button', { name: /All wallets/ }).click()
  const grid = frame.getByRole('grid', { name: 'More wallets' })
  await grid.getByRole('gridcell').first().waitFor()
  const { gaps, cells } = await grid.evaluate(async (list, speed) => {
    let scroller: Element | null = list
    while (scroller !== null && scroller.scrollHeight <= scroller.clientHeight) {
      scroller = scroller.parentElement
    }
    if (scroller === null) throw new Error('The list does not scroll')
    const times: number[] = []
    let most = 0
    const start = performance.now()
    // Pages of the list come as it is scrolled, so its end moves on.
    for (let quiet = 0; quiet < 30; ) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      times.push(now)
      most = Math.max(most, document.querySelectorAll('[role="gridcell"]').length)
      const before = scroller.scrollTop
      scroller.scrollTop = ((now - start) / 1_000) * speed
      quiet = scroller.scrollTop > before ? 0 : quiet + 1
    }
    const between = times.slice(1).map((time, index) => time - (times[index] ?? time))
    return { gaps: between.sort((one, other) => one - other), cells: most }
  }, SCROLL_PX_PER_SECOND)
  const at = (share: number) => gaps[Math.floor((gaps.length - 1) * share)] ?? Number.NaN
  return { middle: at(0.5), slow: at(0.95), cells }
}

function cell(summary: Summary | undefined): string {
  if (summary === undefined) return '–'
  const { median, min, max } = summary
  return `${format(median, 'ms')} (${format(min, 'ms')}–${format(max, 'ms')})`
}
