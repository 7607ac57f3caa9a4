import { type Devnet, expect, frameOf, type Page, visit } from '../e2e/fixtures.ts'
import { ask } from '../pages/ask.ts'
import { test } from '../pages/hostTest.ts'
import { frameDocument } from './frameDocument.ts'
import { connectAndSettle, expectAlive, takePicture } from './picture.ts'

const plain = { path: '/pages/plain/' }
const MESSAGES_PER_TARGET = 13

/** The penpal channel of the page's widget, which an attacker is assumed to know. */
function channelOf(page: Page): Promise<string> {
  return page.locator('iframe[data-causeway-frame]').evaluate((frame: HTMLIFrameElement) => {
    return `causeway:${new URL(frame.src).searchParams.get('instance')}`
  })
}

async function addForeignFrame(page: Page, devnet: Devnet) {
  const url = `${devnet.urls.evil}/pages/spoof/`
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    return new Promise((resolve) => {
      frame.addEventListener('load', resolve)
      frame.src = src
    })
  }, url)
  const frame = page.frames().find((other) => other.url() === url)
  if (frame === undefined) throw new Error('The foreign frame is not there')
  return frame
}

test('behavior: a sibling frame that speaks the handshake is heard by nobody (S5.07)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, plain)
  await connectAndSettle(page)
  const before = await takePicture(page, devnet)
  const sibling = await addForeignFrame(page, devnet)

  const sent = await ask(sibling, 'attack', [await channelOf(page)], { object: 'spoof' })
  expect(sent.value).toBe(2 * MESSAGES_PER_TARGET) // the page and the widget's frame

  await expectAlive(page)
  expect(await takePicture(page, devnet)).toEqual(before)
  expect(await sibling.evaluate(() => Reflect.get(window, 'spoof').heard)).toEqual([])
})

test('behavior: a sibling that speaks before the widget does not take its place', async ({
  page,
  devnet,
  context,
}) => {
  await visit(page, devnet, plain)
  const sibling = await addForeignFrame(page, devnet)
  const before = await takePicture(page, devnet)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(frameDocument, async (route) => {
    await held
    await route.continue()
  })

  const opening = ask(page, 'open')
  const channel = await channelOf(page)
  await ask(sibling, 'attack', [channel], { object: 'spoof' })
  expect(await takePicture(page, devnet)).toEqual(before)
  release()

  expect(await opening).toMatchObject({ value: { view: 'Connect' } })
  await expect(frameOf(page).getByRole('button', { name: /Devnet Wallet/ })).toBeVisible()
  expect(await sibling.evaluate(() => Reflect.get(window, 'spoof').heard)).toEqual([])
})

test('behavior: a popup that speaks the handshake is heard by nobody (S5.07)', async ({
  page,
  devnet,
  context,
}) => {
  await visit(page, devnet, plain)
  await connectAndSettle(page)
  const before = await takePicture(page, devnet)
  const opened = context.waitForEvent('page')
  await page.evaluate((url) => {
    window.open(url)
  }, `${devnet.urls.evil}/pages/spoof/`)
  const popup = await opened
  await popup.waitForFunction(() => 'spoof' in window)

  const sent = await ask(popup, 'attack', [await channelOf(page)], { object: 'spoof' })
  expect(sent.value).toBe(2 * MESSAGES_PER_TARGET)

  await expectAlive(page)
  expect(await takePicture(page, devnet)).toEqual(before)
  expect(await popup.evaluate(() => Reflect.get(window, 'spoof').heard)).toEqual([])
})

test('behavior: a foreign document that stood in the frame first does not switch it to an older wire', async ({
  page,
  devnet,
  context,
}) => {
  await visit(page, devnet, plain)
  const before = await takePicture(page, devnet)
  let stood = 0
  await context.route(
    frameDocument,
    async (route) => {
      stood += 1
      const next = encodeURIComponent(route.request().url())
      await route.fulfill({
        status: 302,
        headers: { location: `${devnet.urls.evil}/pages/downgrade/?next=${next}` },
      })
    },
    { times: 1 },
  )

  expect(await ask(page, 'open')).toMatchObject({ value: { view: 'Connect' } })
  expect(stood).toBe(1)
  await expectAlive(page)
  await ask(page, 'close')
  expect(await takePicture(page, devnet)).toEqual({
    ...before,
    state: {
      ...Object(before.state),
      caipChainId: 'eip155:31337',
      connections: [],
      namespace: 'eip155',
    },
  })
})
