import { chromium, type FrameLocator, type Page } from '@playwright/test'
import { startDevnet } from '#devnet/start.ts'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts'
import { ensureChromium } from '../../../scripts/ensureChromium.ts'
import type { BenchArguments } from '../arguments.ts'
import { browserVersion } from '../browser.ts'
import { format } from '../format.ts'
import { machine } from '../machine.ts'
import { publish } from '../publish.ts'
import { type Summary, summarize } from '../statistics.ts'

const notes = `Medians (least–most). List: 588 wallets of the directory, scrolled to the end at 4,000 px/s in the
frame; times between two drawn frames of it, of which 16.7 ms is 60 per second. Code: from the first
pairing topic that is sent to the relay, so a little before the pairing's address is there, to the
code drawn.`

const SCROLL_PX_PER_SECOND = 4_000

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
  const codes: number[] = []
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`run ${run} of ${runs}`)
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      const pairedAt = watchPairing(page)
      await page.goto(`${devnet.urls.page}/script-tag/`)
      await page.locator('[data-widget-open]').first().click()
      const frame = page.frameLocator('iframe')
      codes.push(await measureCode(frame, pairedAt))
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
    row('code: from the pairing to its picture', codes, '≤ 200 ms'),
  ]
  publish({
    ...{ part: 'views', rows, notes, machine: machine(await browserVersion()) },
    ...{ result: { scrolls, codes }, write },
  })
}

/** When the first pairing topic went to the relay. */
function watchPairing(page: Page): Promise<number> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('irn_subscribe')) resolve(performance.now())
      }),
    )
  })
}

async function measureCode(frame: FrameLocator, pairedAt: Promise<number>): Promise<number> {
  await frame.getByRole('button', { name: /^WalletConnect/ }).click()
  await frame.getByRole('img', { name: /QR code/ }).waitFor()
  return performance.now() - (await pairedAt)
}

async function measureScroll(frame: FrameLocator): Promise<Scroll> {
  await frame.getByRole('button', { name: /All wallets/ }).click()
  const grid = frame.getByRole('grid')
  await grid.getByRole('gridcell').nth(20).waitFor()
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
      most = Math.max(most, list.querySelectorAll('[role="gridcell"]').length)
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
