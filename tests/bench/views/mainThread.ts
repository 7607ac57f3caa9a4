import type { Page } from '@playwright/test'
import { z } from 'zod'

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** In microseconds. */
  ts: z.number(),
  /** Microseconds by the clock. */
  dur: z.optional(z.number()),
  /** Microseconds in which the thread had the processor. */
  tdur: z.optional(z.number()),
})
export type TraceEvent = z.infer<typeof event>

const collected = z.object({ value: z.array(z.unknown()) })

/** The marks of `pages/scroll.js`. */
const STARTS = 'bench:scroll-starts'
const ENDS = 'bench:scroll-ends'
const MOVES = 'bench:scroll-moves'
const TASK = 'ThreadControllerImpl::RunTask'

/** Few, since what is traced takes time, too. */
const categories = ['toplevel', 'blink.user_timing']

/** What the browser's threads did while `work` ran. */
export async function trace<T>(page: Page, work: () => Promise<T>) {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser')
  const tools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  tools.on('Tracing.dataCollected', (data) => {
    for (const one of collected.parse(data).value) {
      const read = event.safeParse(one)
      if (read.success) events.push(read.data)
    }
  })
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  const result = await work()
  const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve))
  await tools.send('Tracing.end')
  await complete
  await tools.detach()
  return { result, events }
}

/**
 * Milliseconds of the main thread for each frame of the scroll: all its tasks from one move to the next, by the clock
 * (`dur`) or while the thread had the processor (`tdur`).
 */
export function timePerFrame(events: readonly TraceEvent[], by: 'dur' | 'tdur'): number[] {
  const starts = events.find(({ name }) => name === STARTS)
  const ends = events.find(({ name }) => name === ENDS)
  if (starts === undefined || ends === undefined) throw new Error('The trace has no scroll')
  const during = events
    .filter(({ pid, tid }) => pid === starts.pid && tid === starts.tid)
    .filter(({ ts }) => ts >= starts.ts && ts <= ends.ts)
    .sort((one, other) => one.ts - other.ts)
  const times: number[] = []
  let time: number | undefined
  for (const { name, ph, [by]: spent = 0 } of during) {
    if (name === MOVES) {
      if (time !== undefined) times.push(time)
      time = 0
    }
    if (name === TASK && ph === 'X' && time !== undefined) time += spent / 1_000
  }
  if (times.length === 0) throw new Error('The trace has no frame of the scroll')
  return times
}
