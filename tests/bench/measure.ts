import { waitForIdle, taskTime } from './idle.ts'
import { openTab, type Tab } from './browser.ts'
import type { Calm } from './calm.ts'
import type { Figures } from './metrics.ts'
import { openButton, type Product } from './products.ts'
import type { BenchServer } from './server.ts'

const INTENT_MS = 500
const OPEN_LIMIT_MS = 30_000
const FEW_OPENS = 10
const MANY_OPENS = 100

export type Scene = {
  readonly server: BenchServer
  readonly product: Product
  readonly calm: Calm
}

/** Loads the page, waits until it rests, then opens the modal as a person does: point, then click. */
export async function measureWarm({ server, product, calm }: Scene): Promise<Figures> {
  return inTab(server, product, async (tab) => {
    const figures: Figures = {
      ...traffic(server, 'load'),
      loadForeign: tab.foreign(),
      loadTask: await taskTime(tab.session),
      loadHeap: await heap(tab),
    }
    if (product.id === 'blank') return figures
    const button = tab.page.locator(openButton).first()
    await calm.wait()
    await button.hover()
    await tab.page.waitForTimeout(INTENT_MS)
    await button.click()
    const seen = product.listsWallets ? await times(tab) : undefined
    await waitForIdle(server, tab)
    return {
      ...figures,
      ...traffic(server, 'open'),
      ...(seen !== undefined && { warmVisible: seen.usable }),
      openTask: await taskTime(tab.session),
      openHeap: await heap(tab),
    }
  })
}

/** Clicks without pointing first, so that nothing can have been loaded before. */
export async function measureCold({ server, product, calm }: Scene): Promise<Figures> {
  return inTab(server, product, async (tab) => {
    const button = tab.page.locator(openButton).first()
    await calm.wait()
    await button.evaluate((element: HTMLElement) => element.click())
    const { card, usable } = await times(tab)
    return { coldCard: card, coldUsable: usable }
  })
}

/** Opens and closes the modal again and again; what stays in memory is what leaked. */
export async function measureReopened({ server, product }: Scene): Promise<Figures> {
  return inTab(server, product, async (tab) => {
    const button = tab.page.locator(openButton).first()
    const root = product.id === 'ours' ? tab.page.frameLocator('iframe') : tab.page
    const inside = root.locator(product.opened).first()
    const reopen = async (times: number) => {
      for (let time = 1; time <= times; time += 1) {
        await button.click()
        await inside.waitFor()
        await tab.page.keyboard.press('Escape')
        await inside.waitFor({ state: 'hidden' })
      }
      await waitForIdle(server, tab)
      return heap(tab)
    }
    const few = await reopen(FEW_OPENS)
    const many = await reopen(MANY_OPENS - FEW_OPENS)
    return { reopenedHeap: many, reopenedGrowth: Math.max(0, many - few) }
  })
}

async function inTab(
  server: BenchServer,
  { host }: Product,
  use: (tab: Tab) => Promise<Figures>,
): Promise<Figures> {
  const tab = await openTab(server.port)
  try {
    server.forget()
    await tab.page.goto(`http://${host}:${server.port}/`, { waitUntil: 'load' })
    await waitForIdle(server, tab)
    return await use(tab)
  } finally {
    await tab.close()
  }
}

/** What the product added to its page: the page's own document is not counted. */
function traffic(server: BenchServer, stage: 'load' | 'open'): Figures {
  const hits = server.hits().slice(1)
  const bytes = hits.reduce((sum, hit) => sum + hit.bytes, 0)
  return stage === 'load'
    ? { loadBytes: bytes, loadRequests: hits.length }
    : { openBytes: bytes, openRequests: hits.length }
}

/** Bytes that scripts hold after garbage collection, in the page and in frames of other sites. */
async function heap({ page, session }: Tab): Promise<number> {
  const sessions = [session]
  for (const frame of page.frames().slice(1)) {
    const own = await page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined)
    if (own !== undefined) sessions.push(own)
  }
  let total = 0
  for (const one of sessions) {
    await one.send('HeapProfiler.collectGarbage')
    const { usedSize } = await one.send('Runtime.getHeapUsage')
    total += usedSize
  }
  return total
}

type Times = { readonly card: number; readonly usable: number }

async function times({ page }: Tab): Promise<Times> {
  const measured: unknown = await page.evaluate(
    `Promise.race([window.__bench, new Promise((late) => setTimeout(late, ${OPEN_LIMIT_MS}))])`,
  )
  if (!isTimes(measured)) throw new Error('The probe did not see the modal')
  return measured
}

function isTimes(value: unknown): value is Times {
  if (typeof value !== 'object' || value === null) return false
  return (
    'card' in value &&
    typeof value.card === 'number' &&
    'usable' in value &&
    typeof value.usable === 'number'
  )
}
