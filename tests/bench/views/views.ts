import { type BrowserContext, chromium } from '@playwright/test'
import { join } from 'node:path'
import { startDevnet } from '#devnet/start.ts'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts'
import { ensureChromium } from '../../../scripts/ensureChromium.ts'
import { frameOf } from '../../e2e/fixtures.ts'
import type { BenchArguments } from '../arguments.ts'
import { browserVersion } from '../browser.ts'
import { folders } from '../folders.ts'
import { format } from '../format.ts'
import { machine } from '../machine.ts'
import { buildPeers } from '../peers.ts'
import { products } from '../products.ts'
import { publish } from '../publish.ts'
import { startServer } from '../server.ts'
import { sitesOn } from '../sites.ts'
import { summarize } from '../statistics.ts'
import { type Code, measureCode } from './code.ts'
import { type List, measureAppKitList, measureList } from './list.ts'

const notes = `Medians (least–most). List: 588 wallets, from one service for both, scrolled to the end at 4,000 px/s;
times between two frames that moved it, of which 16.7 ms is 60 per second. Main thread: all its tasks from
one move of the list to the next, while it had the processor; by the clock, with what it waited for others.
Other threads draw. Without a graphics card, as here, they draw on the same two cores, and in both products
the blur of the page behind the card.
Code: until it is drawn; the pairing is there when the relay has taken the proposal, and the click loads
the SDK first.`

/** How smooth the list of wallets is, and how soon a code can be scanned. */
export async function benchViews({ runs, write }: BenchArguments): Promise<void> {
  ensureChromium()
  const peers = buildPeers()
  const server = await startServer((port) => sitesOn(port, ['appkit'], peers))
  const devnet = await startDevnet({ port: 0 })
  await devnet.later
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const lists: List[] = []
  const appKitLists: List[] = []
  const codes: Code[] = []
  const open = async <T>(measure: (context: BrowserContext) => Promise<T>) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    for (const script of ['code.js', 'scroll.js']) {
      await context.addInitScript({ path: join(folders.pages, script) })
    }
    const measured = await measure(context)
    await context.close()
    return measured
  }
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`run ${run} of ${runs}`)
      await open(async (context) => {
        const page = await context.newPage()
        await page.goto(`${devnet.urls.page}/script-tag/`)
        await page.locator('[data-widget-open]').first().click()
        const frame = frameOf(page)
        codes.push(await measureCode(frame))
        await frame.getByRole('button', { name: 'Back' }).click()
        lists.push(await measureList(page, frame))
      })
      await open(async (context) => {
        const { port } = server
        const { directory = '' } = devnet.urls
        appKitLists.push(await measureAppKitList(await context.newPage(), { port, directory }))
      })
    }
  } finally {
    await browser.close()
    await devnet.stop()
    await server.close()
  }
  publish({
    part: 'views',
    rows: [
      ['', products.ours.title, products.appkit.title, 'aim'],
      listRow('list: between two frames, middle', 'middle', '≤ 17 ms'),
      listRow('list: between two frames, 95 of 100', 'slow', '≤ 34 ms'),
      listRow('list: main thread for a frame, 95 of 100', 'work', '≤ 8 ms'),
      listRow('list: the same by the clock', 'clock', ''),
      listRow('list: until its end', 'end', ''),
      ['list: cells in the document', most(lists), most(appKitLists), '< 60'],
      codeRow('code: from the pairing to its picture', 'paired', '≤ 200 ms'),
      codeRow('code: from the click to its picture', 'clicked', ''),
    ],
    notes,
    machine: machine(await browserVersion()),
    result: { lists, appKitLists, codes },
    write,
  })

  function listRow(label: string, figure: keyof List, aim: string) {
    const cells = [lists, appKitLists].map((all) => cell(all.map((list) => list[figure])))
    return [label, ...cells, aim]
  }

  function codeRow(label: string, figure: keyof Code, aim: string) {
    return [label, cell(codes.map((code) => code[figure])), '–', aim]
  }
}

function most(lists: readonly List[]): string {
  return String(Math.max(...lists.map(({ cells }) => cells)))
}

function cell(values: readonly number[]): string {
  const summary = summarize(values)
  if (summary === undefined) return '–'
  const { median, min, max } = summary
  return `${format(median, 'ms')} (${format(min, 'ms')}–${format(max, 'ms')})`
}
