import { z } from 'zod'
import { openText } from '../products.ts'
import type { Visit } from './browser.ts'
import { inSeries, type Request } from './requests.ts'
import type { Recorder } from './recorder.ts'

const LIMIT_MS = 60_000
const STEP_MS = 100
const QUIET_STEPS = 10
const IDLE_LIMIT_MS = 15_000

/** One opening; times in milliseconds. */
export type Opening = {
  /** From the tap to anything like the card, and to the wallet's row. */
  readonly skeleton: number
  readonly row: number
  /** From the page's start to the row. */
  readonly startToRow: number
  /** Until the row, since the page's start. */
  readonly bytes: number
  readonly requests: number
  /** Requests one after another between the tap and the row. */
  readonly series: number
  readonly largestPaint: number
  readonly blocking: number
  /** What the waterfall shows. */
  readonly trace: Trace
}

export type Trace = {
  /** The page's start, the tap, the skeleton and the row, on the clock of the requests. */
  readonly start: number
  readonly tapped: number
  readonly skeleton: number
  readonly row: number
  readonly requests: readonly Request[]
}

const load = z.object({ largest: z.number(), blocking: z.number() })
const seen = load.extend({
  start: z.number(),
  clicked: z.number(),
  card: z.number(),
  usable: z.number(),
})

/** What `probe.js` has seen since the first click, and `load.js` until now. */
const whatIsSeen = `Promise.race([
  window.__bench.then((seen) =>
    ({ ...seen, ...window.__benchLoad, start: performance.timeOrigin })),
  new Promise((_, late) => setTimeout(late, ${LIMIT_MS}, new Error('No wallet was seen'))),
])`
const untilLoaded = `new Promise((loaded) => {
  if (document.readyState === 'complete') loaded(true)
  else addEventListener('load', () => loaded(true), { once: true })
})`
const click = `[...document.querySelectorAll('button')]
  .find(({ textContent }) => textContent.includes('${openText}')).click()`

export type Tap = 'idle' | 'early'

/** Loads a page and opens the modal: when the page rests, or by `impatient.js`. */
export async function measureOpening(
  { tab, recorder }: Visit,
  url: string,
  tap: Tap,
): Promise<Opening> {
  if (tap === 'early') await tab.allowTaps()
  await tab.goto(url)
  let loaded: z.infer<typeof load> | undefined
  if (tap === 'idle') {
    await tab.evaluate(untilLoaded, z.literal(true))
    await waitForIdle(recorder)
    loaded = await tab.evaluate('({ ...window.__benchLoad })', load)
    await tab.evaluate(click, z.undefined())
  }
  const shown = await tab.evaluate(whatIsSeen, seen)
  await waitForIdle(recorder)
  const { start, clicked, card, usable } = shown
  const row = clicked + usable
  const requests = recorder.requests().filter((request) => request.start >= start - 50)
  const before = requests.filter((request) => !request.cached && request.start < row)
  return {
    skeleton: card,
    row: usable,
    startToRow: row - start,
    bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: before.length,
    series: inSeries(requests, { from: clicked, to: row }).length,
    largestPaint: loaded?.largest ?? shown.largest,
    blocking: loaded?.blocking ?? shown.blocking,
    trace: { start, tapped: clicked, skeleton: clicked + card, row, requests },
  }
}

/** Waits for a second without a request on its way; what a page asks again and again is not waited for. */
async function waitForIdle(recorder: Recorder): Promise<void> {
  const started = performance.now()
  let quiet = 0
  let known = -1
  while (quiet < QUIET_STEPS && performance.now() - started < IDLE_LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    const count = recorder.requests().length
    quiet = recorder.open() === 0 && count === known ? quiet + 1 : 0
    known = count
  }
}
