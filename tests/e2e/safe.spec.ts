import type { Frame, Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { ask, request } from '../pages/ask.ts'
import { type Devnet, expect, test } from './fixtures.ts'

async function openInSafe(page: Page, devnet: Devnet, path: string): Promise<Frame> {
  await page.goto(`${devnet.urls.wallet}${path}`)
  const app = () =>
    page
      .mainFrame()
      .childFrames()
      .find((frame) => frame.url().includes('/pages/'))
  await expect.poll(() => app() !== undefined).toBe(true)
  const found = app()
  if (found === undefined) throw new Error('The app is not there')
  await found.waitForFunction(() => 'Widget' in window)
  return found
}

const widgetIn = (page: Page) =>
  page.frameLocator('iframe').frameLocator('iframe[data-causeway-frame]:not([inert], [inert] *)')

const asked = (page: Page) =>
  page.evaluate((): string[] =>
    Reflect.get(window, 'safe').asked.map(({ method }: { method: string }) => method),
  )

test('behavior: within Safe, the Safe signs in and sends what its owners confirm (S2.08, S4.07, S7.29)', async ({
  page,
  devnet,
}) => {
  const app = await openInSafe(page, devnet, `/safe/?app=${devnet.urls.page}/pages/safe-app/`)
  await app.getByRole('button', { name: 'Connect wallet' }).click()
  const widget = widgetIn(page)
  await widget.getByRole('button', { name: 'Safe' }).click()
  await page.evaluate(() =>
    Object.assign(Reflect.get(window, 'safe'), { signing: 'later', rounds: 1 }),
  )
  await widget.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect
    .poll(async () => (await ask(app, 'getState')).value)
    .toMatchObject({ status: 'connected', signedIn: true, wallet: { name: 'Safe' } })
  expect(await asked(page)).toContain('getOffChainSignature')

  const { value: address } = (await ask(app, 'getAddress')) as { value: `0x${string}` }
  const signed = await request(app, 'personal_sign', ['0x6869', address])
  const signature = signed.value as `0x${string}`
  expect(await verifyMessage({ address, message: 'hi', signature })).toBe(true)
  const to = `0x${'0'.repeat(36)}dEaD`
  const sent = await request(app, 'eth_sendTransaction', [{ from: address, to, value: '0x1' }])
  expect(await request(app, 'eth_getTransactionByHash', [sent.value])).toMatchObject({
    value: { hash: sent.value, to: to.toLowerCase(), value: '0x1' },
  })
  const bundle = { version: '2.0.0', from: address, chainId: '0x7a69', atomicRequired: true }
  const calls = [
    { to, value: '0x1' },
    { to, value: '0x2' },
  ]
  const { value } = await request(app, 'wallet_sendCalls', [{ ...bundle, calls }])
  const { id } = value as { id: string }
  await expect
    .poll(async () => (await request(app, 'wallet_getCallsStatus', [id])).value)
    .toMatchObject({ status: 200, receipts: [{ status: '0x1' }] })
})

test('error: a frame that is not Safe’s is told nothing, and no Safe is offered (S2.08)', async ({
  page,
  devnet,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { heard: [] })
    window.addEventListener('message', ({ data }) => Reflect.get(window, 'heard').push(data))
  })
  const app = await openInSafe(page, devnet, `/safe/?app=${devnet.urls.page}/pages/plain/`)
  await ask(app, 'ready')
  await app.getByRole('button', { name: 'Connect wallet' }).click()
  const widget = widgetIn(page)
  await expect(widget.getByRole('button', { name: 'Devnet Wallet' })).toBeVisible()
  await expect(widget.getByRole('button', { name: 'Safe' })).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([])
})
