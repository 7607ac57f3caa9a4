import type { Page } from '@playwright/test'
import { join } from 'node:path'
import type { BenchArguments } from '../arguments.ts'
import { browserVersion, openTab } from '../browser.ts'
import { createCalm } from '../calm.ts'
import { format, formatRate } from '../format.ts'
import { machine } from '../machine.ts'
import { folders } from '../folders.ts'
import { openButton, products, widgetHost } from '../products.ts'
import { publish } from '../publish.ts'
import { startServer } from '../server.ts'
import { isBuilt, sitesOn } from '../sites.ts'
import { median } from '../statistics.ts'
import { ensureChromium } from '../../../scripts/ensureChromium.ts'

const notes = `Medians over the runs, 150 calls after another in each: \`eth_chainId\` asked of the widget (page →
frame on another site → page, every message checked by its schema on both sides), the same message as a
bare \`postMessage\` to a frame that only answers, and the page's own wallet, which answers in the page.
A page may ask 200 times at once and 100 times a second; what it asks above that waits for its turn.`

const ways = ['widget', 'echo', 'direct'] as const
type Way = (typeof ways)[number]
const titles = {
  widget: 'through the widget',
  echo: 'bare postMessage',
  direct: 'wallet of the page',
} as const satisfies { readonly [way in Way]: string }

type Timed = { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** What a request costs that goes through the frame, beside the least that a frame can cost. */
export async function benchProtocol({ runs, write }: BenchArguments): Promise<void> {
  if (!isBuilt()) throw new Error('Run `npm run build` first')
  ensureChromium()
  const server = await startServer((port) => sitesOn(port, ['ours'], undefined))
  const calm = createCalm()
  const measured: { readonly [way in Way]: Timed[] } = { widget: [], echo: [], direct: [] }
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`run ${run} of ${runs}`)
      const { page, close } = await openTab(server.port)
      await page.goto(`http://${products.ours.host}:${server.port}/`, { waitUntil: 'load' })
      await page.locator(openButton).click()
      await page.frameLocator('iframe').locator(products.ours.opened).first().waitFor()
      await page.keyboard.press('Escape')
      await page.addScriptTag({ path: join(folders.pages, 'calls.js') })
      for (const way of ways) {
        await calm.wait()
        measured[way].push(summarizeCalls(await timesOf(page, way, server.port)))
      }
      await close()
    }
  } finally {
    await server.close()
  }
  const row = (label: string, figure: keyof Timed) => [
    label,
    ...ways.map((way) => cell(median(measured[way].map((timed) => timed[figure])), figure)),
  ]
  publish({
    part: 'protocol',
    rows: [
      ['', ...ways.map((way) => titles[way])],
      row('round trips a second, one after another', 'perSecond'),
      row('one round trip: middle', 'p50'),
      row('one round trip: 99 of 100', 'p99'),
    ],
    notes,
    machine: machine(await browserVersion()),
    result: { runs: measured },
    write,
  })
}

async function timesOf(page: Page, way: Way, port: number): Promise<number[]> {
  const given = { way, echo: `http://${widgetHost}:${port}/echo.html` }
  const times: unknown = await page.evaluate(`__timeCalls(${JSON.stringify(given)})`)
  if (!Array.isArray(times)) throw new Error('The page measured nothing')
  return times.map(Number)
}

function summarizeCalls(times: readonly number[]): Timed {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  const total = times.reduce((sum, time) => sum + time, 0)
  return { perSecond: (times.length / total) * 1_000, p50: at(0.5), p99: at(0.99) }
}

function cell(value: number, figure: keyof Timed): string {
  return figure === 'perSecond' ? formatRate(value) : format(value, 'ms')
}
