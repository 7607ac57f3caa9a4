import type { CDPSession, FrameLocator } from '@playwright/test'
import { arrived, chooseToken, confirm, review } from '../e2e/bridgePage.ts'
import { expect, frameOf, type Page, test, visit } from '../e2e/fixtures.ts'

const TRANSFERS = Number(process.env.SOAK_TRANSFERS ?? 30)
/** What loads on first use is there after these, and grows no more. */
const WARM_UP = 5
/** A transfer leaves its record and its row; a view or a subscription that is kept weighs more. */
const BYTES_PER_TRANSFER = 60_000
const NODES_PER_TRANSFER = 5

type Size = { readonly bytes: number; readonly nodes: number; readonly listeners: number }

/** What one document's process holds once all that can be freed is freed. */
async function sizeOf(session: CDPSession): Promise<Size> {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

async function bridgeOnce(frame: FrameLocator): Promise<void> {
  await review(frame, '0.5')
  await confirm(frame, '0.5')
  await arrived(frame)
  await frame.getByRole('button', { name: 'Done' }).click()
  await expect(frame.getByRole('textbox', { name: 'You send' })).toBeVisible()
}

/** The page's own process and the frame's, which is another one. */
async function sessionsOf(page: Page): Promise<readonly (readonly [string, CDPSession])[]> {
  const frame = page.frames().find((other) => other.url().includes('/embed/'))
  if (frame === undefined) throw new Error('The widget has no frame')
  const context = page.context()
  return [
    ['page', await context.newCDPSession(page)],
    ['frame', await context.newCDPSession(frame)],
  ]
}

test(`behavior: ${TRANSFERS} transfers in one page leave no more than their records`, async ({
  page,
  devnet,
  problems,
}) => {
  test.setTimeout(60_000 + TRANSFERS * 20_000)
  await visit(page, devnet, { path: '/bridge-only/' })
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Connect wallet' }).click()
  await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
  await chooseToken(frame, { symbol: 'ETH', network: 'Devnet One' })
  for (let done = 0; done < WARM_UP; done++) await bridgeOnce(frame)

  const sessions = await sessionsOf(page)
  const before = await Promise.all(sessions.map(([, session]) => sizeOf(session)))
  for (let done = 0; done < TRANSFERS; done++) await bridgeOnce(frame)

  for (const [at, [name, session]] of sessions.entries()) {
    const start = before[at]
    const end = await sizeOf(session)
    if (start === undefined) throw new Error(`${name} was not measured`)
    console.log(`${name}: ${JSON.stringify(start)} → ${JSON.stringify(end)}`)
    expect.soft(end.bytes - start.bytes, name).toBeLessThan(TRANSFERS * BYTES_PER_TRANSFER)
    expect.soft(end.nodes - start.nodes, name).toBeLessThan(TRANSFERS * NODES_PER_TRANSFER)
    expect.soft(end.listeners - start.listeners, name).toBeLessThan(TRANSFERS)
  }
  expect(problems).toEqual([])
})
