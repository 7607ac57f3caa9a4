import { expect, frameOf, type Page, visit } from '../e2e/fixtures.ts'
import { ask } from '../pages/ask.ts'
import { test } from '../pages/hostTest.ts'
import { dropFrameAncestors } from './frameDocument.ts'
import { connectAndSettle, expectAlive, takePicture } from './picture.ts'

const plain = { path: '/pages/plain/' }

/** Starts a signature that the wallet sits on, and keeps what becomes of it. */
async function askForSlowSignature(page: Page): Promise<void> {
  const { value: account } = await ask(page, 'getAddress')
  await page.evaluate((address) => {
    const wallet = Reflect.get(window, 'devnetWallet')
    wallet.delay = 30_000
    const params = ['0x00', address]
    const asked = Reflect.get(window, 'Widget').request({ method: 'personal_sign', params })
    const settled = asked.then(
      (value: unknown) => ({ value }),
      (error: { code: unknown }) => ({ code: error.code }),
    )
    Object.assign(window, { settled })
  }, account)
  await page.waitForFunction(() =>
    Reflect.get(window, 'devnetWallet').requests.some(
      ({ method }: { method: string }) => method === 'personal_sign',
    ),
  )
}

async function takeFrame(page: Page, url: string): Promise<void> {
  await page.locator('iframe[data-causeway-frame]').evaluate((frame: HTMLIFrameElement, src) => {
    frame.contentWindow?.location.replace(src)
  }, url)
}

function framesOf(page: Page): string {
  return page
    .frames()
    .map((frame) => frame.url())
    .join(' ')
}

function signaturesAsked(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      Reflect.get(window, 'devnetWallet').requests.filter(
        ({ method }: { method: string }) => method === 'personal_sign',
      ).length,
  )
}

for (const [what, path] of [
  ['a foreign document', 'evil'],
  ['an empty document', 'blank'],
] as const) {
  test(`error: a request in flight ends with 4900 when ${what} takes the frame (S8.09)`, async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet, plain)
    await connectAndSettle(page)
    const before = await takePicture(page, devnet)
    await askForSlowSignature(page)

    const url = path === 'evil' ? `${devnet.urls.evil}/pages/spoof/` : 'about:blank'
    await takeFrame(page, url)

    expect(await page.evaluate(() => Reflect.get(window, 'settled'))).toEqual({ code: 4900 })
    expect(await ask(page, 'open')).toMatchObject({ value: { view: expect.any(String) } })
    await expectAlive(page)
    // The wallet was asked once, and is not asked again by the new document.
    expect(await signaturesAsked(page)).toBe(1)
    expect(await takePicture(page, devnet)).toMatchObject({
      stored: before.stored,
      cookies: before.cookies,
      asked: [...before.asked, 'personal_sign'],
    })
  })
}

test('error: an ancestor that takes the frame again and again is left with a card (heartbeat, cover, blank)', async ({
  page,
  devnet,
  context,
}) => {
  const evil = String(devnet.urls.evil)
  await dropFrameAncestors(context, devnet, { allowedParents: [evil] })
  await page.goto(`${evil}/pages/nested/`)
  const honest = page.frameLocator('iframe')
  await expect(honest.getByRole('heading', { name: 'A plain page' })).toBeVisible()
  const host = page.frames().find((frame) => frame.url().includes('/pages/plain/'))
  if (host === undefined) throw new Error('The honest page is not there')
  const code = /FRAME_(LOST|REFUSED|TIMEOUT)/
  const codes = await host.evaluateHandle(() => {
    const heard: unknown[] = []
    Reflect.get(window, 'Widget').on('error', ({ code }: { code: unknown }) => heard.push(code))
    return heard
  })
  expect(await ask(host, 'open')).toMatchObject({ value: { view: 'Connect' } })
  const before = await ask(host, 'getState')

  await page.evaluate((url) => {
    const take = () => {
      const widget = window.frames[0]?.frames[0]
      if (widget !== undefined) widget.location.href = url
    }
    take()
    setInterval(take, 1_500)
  }, `${evil}/pages/spoof/`)

  // Lost when it was taken after its first word; refused or too late when before.
  await expect(honest.getByRole('alert')).toContainText(code, { timeout: 35_000 })
  expect(String((await codes.jsonValue()).at(-1))).toMatch(code)
  // Whatever the ancestor puts there now, the person sees the card and not the phishing.
  const covered = await host.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe')
    if (frame === null) return true
    const { visibility, display, opacity } = getComputedStyle(frame)
    const { left, top, width, height } = frame.getBoundingClientRect()
    const middle = document.elementFromPoint(left + width / 2, top + height / 2)
    const unseen = visibility === 'hidden' || display === 'none' || opacity === '0'
    return unseen || middle !== frame
  })
  expect(covered).toBe(true)
  const after = await ask(host, 'getState')
  expect(after.value).toMatchObject({ accounts: [], status: 'disconnected' })
  expect(after.value).toMatchObject({ caipChainId: Object(before.value).caipChainId })
})

test('behavior: a frame that was taken once is built again, with the same account', {
  tag: '@blocked',
}, async ({ page, devnet }) => {
  await visit(page, devnet, plain)
  await connectAndSettle(page)
  const before = await takePicture(page, devnet)
  await takeFrame(page, `${devnet.urls.evil}/pages/spoof/`)

  await expect.poll(() => framesOf(page)).not.toContain('evil.localhost')
  await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expect.poll(() => takePicture(page, devnet)).toEqual(before)
})

test('error: a request in flight ends with 4900 while nothing is shown', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, plain)
  await connectAndSettle(page)
  await ask(page, 'close')
  await askForSlowSignature(page)
  await takeFrame(page, `${devnet.urls.evil}/pages/spoof/`)
  expect(await page.evaluate(() => Reflect.get(window, 'settled'))).toEqual({ code: 4900 })
  expect(await signaturesAsked(page)).toBe(1)
  expect(framesOf(page)).not.toContain('evil.localhost')
  await expectAlive(page)
})
