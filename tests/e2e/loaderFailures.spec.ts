import type { Widget as Handle } from '../../loader/stage0/widget.ts'
import {
  askedFor,
  codeOf,
  expect,
  frameOf,
  frameState,
  holdBack,
  nextSession,
  test,
  type Page,
} from './loaderPage.ts'

declare const Widget: Handle

test.describe('diagnosis', () => {
  const cases = [
    ['an old or future protocol', 'future', 'PROTOCOL_MISMATCH'],
    ['a page that is not on the list', 'refuse', 'ORIGIN_NOT_ALLOWED'],
    ['a document that is not the widget', 'silent', 'FRAME_REFUSED'],
  ] as const
  for (const [what, name, code] of cases) {
    test(`error: ${what} is ${code}, with a card to try again`, async ({ page, visit }) => {
      await visit({ mode: name })
      expect(await codeOf(page)).toBe(code)
      await expect(page.getByRole('alert')).toContainText(code)
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('alert')).not.toBeAttached()
    })
  }

  test('error: a page whose CSP forbids the frame is CSP_FRAME_SRC', async ({
    page,
    visit,
    sites,
  }) => {
    await visit({ headers: { 'content-security-policy': "frame-src 'none'" } })
    const error = await page.evaluate(() =>
      Widget.open().then(
        () => undefined,
        ({ code, details }) => ({ code, details }),
      ),
    )
    expect(error?.code).toBe('CSP_FRAME_SRC')
    expect(error?.details).toContain(`Add ${sites.widget} to frame-src`)
  })

  test('error: CSP_FRAME_SRC too where the refusal comes before stage 1', async ({
    page,
    visit,
  }) => {
    await visit({ headers: { 'content-security-policy': "frame-src 'none'" } })
    const stage1 = await holdBack(page, '**/causeway/engine-*')
    const opening = page.evaluate(async () => {
      const refused = new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', resolve, { once: true }),
      )
      Object.assign(window, { refused })
      return Widget.open().catch((error: { code: unknown }) => error.code)
    })
    await page.evaluate(() => Reflect.get(window, 'refused').then(() => undefined))
    await expect(page.locator('iframe')).not.toBeAttached()
    stage1.release()
    expect(await opening).toBe('CSP_FRAME_SRC')
    await expect(page.getByRole('alert')).toContainText('CSP_FRAME_SRC')
  })

  test('error: a connection that breaks before stage 1 is here is FRAME_UNREACHABLE', async ({
    page,
    context,
    visit,
    sites,
  }) => {
    await visit()
    const stage1 = await holdBack(page, '**/causeway/engine-*')
    await page.route('**/embed/**', (route) => route.abort('connectionfailed'))
    const broken = page.waitForEvent('requestfailed', (one) => one.url().includes('/embed/'))
    const opening = codeOf(page)
    await broken
    await expect(page.locator('iframe')).not.toBeAttached()
    await stage1.asked
    stage1.release()
    await page.waitForResponse('**/causeway/engine-*')
    await context.route(`${sites.widget}/causeway/cards-*`, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    )
    expect(await opening).toBe('FRAME_UNREACHABLE')
    await expect(page.getByRole('alert')).toContainText('The wallet could not be reached')
  })

  test('error: a frame on the page’s own origin is refused', async ({ page, visit, sites }) => {
    await visit({ attributes: `data-frame-url="${sites.page}/embed/"` })
    expect(await codeOf(page)).toBe('SAME_ORIGIN_FRAME')
    await expect(page.locator('iframe')).not.toBeAttached()
  })

  test('error: an attribute that is unknown or wrong is named at the first open', async ({
    page,
    visit,
  }) => {
    await visit({ attributes: 'data-colour="red"' })
    const first = await page.evaluate(() => Widget.validate())
    expect(first).toMatchObject({ valid: false, code: 'INVALID_OPTIONS' })
    expect(JSON.stringify(first)).toContain('colour')
    expect(await codeOf(page)).toBe('INVALID_OPTIONS')
    await expect(page.locator('iframe')).not.toBeAttached()
  })

  test('error: stage 1 that cannot be loaded is LOADER_CHUNK_FAILED, and tried again', async ({
    page,
    visit,
  }) => {
    await visit()
    await page.route('**/causeway/engine-*', (route) => route.abort())
    expect(await codeOf(page)).toBe('LOADER_CHUNK_FAILED')
    await expect(page.locator('iframe')).not.toBeAttached()
    await page.unrouteAll()
    expect(await codeOf(page)).toBe('fulfilled')
  })
})

test('behavior: a slow frame is covered by a skeleton, and Escape closes it', async ({
  page,
  visit,
}) => {
  await visit()
  await page.route('**/embed/**', () => undefined) // never answers
  const opening = codeOf(page)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await opening).toBe(4001)
  await expect(page.getByRole('status', { name: 'Loading' })).not.toBeAttached()
})

test('behavior: a reloaded frame settles what waits with 4900 and comes back', async ({
  page,
  visit,
}) => {
  await visit()
  await page.evaluate(() => Widget.open().then(() => undefined))
  const { session } = await frameState(page)
  const waiting = page.evaluate(() =>
    Widget.request({ method: 'never' }).catch((error: { code: unknown }) => error.code),
  )
  await expect.poll(async () => (await frameState(page)).asked.length).toBe(2)
  await frameOf(page)
    .locator('body')
    .evaluate(() => location.reload())
  expect(await waiting).toBe(4900)
  await nextSession(page, session)
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
})

test('error: a frame that refuses after it talked is told by its own code', async ({
  page,
  visit,
}) => {
  await visit()
  await page.evaluate(() => Widget.open().then(() => undefined))
  const codes = page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const told: unknown[] = []
        Widget.on('error', ({ code }) => told.push(code))
        Widget.request({ method: 'never' }).catch((error: { code: unknown }) => {
          addEventListener('told', () => resolve([error.code, ...told]), { once: true })
        })
      }),
  )
  await expect.poll(async () => (await askedFor(page, 'request')).length).toBe(1)
  await frameOf(page)
    .locator('body')
    .evaluate(() => {
      const refused = { code: 'PROTOCOL_MISMATCH', message: 'Too old' } as const
      // The page takes this document away at once: by then this call has come back.
      setTimeout(() => window.fake.host.refused(refused).catch(() => null))
    })
  await expect(page.getByRole('alert')).toContainText('PROTOCOL_MISMATCH')
  await page.evaluate(() => dispatchEvent(new Event('told')))
  expect(await codes).toEqual(['PROTOCOL_MISMATCH', 'PROTOCOL_MISMATCH'])
  await expect(page.locator('iframe')).not.toBeAttached()
})

test('behavior: a frame that answers no more is covered and built again', async ({
  page,
  visit,
}) => {
  await visit()
  await page.evaluate(() => Widget.open().then(() => undefined))
  const { session } = await frameState(page)
  let comes: () => void = () => undefined
  const seen = new Promise<void>((resolve) => {
    comes = resolve
  })
  await page.route('**/embed/**', async (route) => {
    await seen
    await route.continue()
  })
  await frameOf(page)
    .locator('body')
    .evaluate(() => Reflect.get(window, 'fake').deafen())
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  comes()
  await nextSession(page, session)
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
  await expect(page.getByRole('alert')).not.toBeAttached()
})

test('error: a frame that never answers is given up after two more', async ({ page, visit }) => {
  await visit({ mode: 'deaf' })
  await page.evaluate(() => Widget.open().then(() => undefined))
  await expect(page.getByRole('alert')).toContainText('FRAME_LOST', { timeout: 30_000 })
  await expect(page.locator('iframe')).not.toBeAttached()
})

test('behavior: strict CSP and Trusted Types see no violation', async ({ page, visit, sites }) => {
  const violations: string[] = []
  await page.exposeFunction('violated', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'violated')(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  const policy = `default-src 'none'; script-src ${sites.widget}; style-src 'nonce-n'; img-src data:; frame-src ${sites.widget}; require-trusted-types-for 'script'; trusted-types 'none'`
  await visit({ headers: { 'content-security-policy': policy } })
  await page.evaluate(() => Widget.open().then(() => undefined))
  await page.evaluate(() => Widget.close())
  await page.evaluate(() =>
    Widget.create({ frameUrl: 'http://unreachable.localhost:1/' })
      .open()
      .catch(() => undefined),
  )
  expect(violations.filter((text) => !text.includes('unreachable'))).toEqual([])
})

test('error: a frame that is lost a third time is given up, until the person retries', async ({
  page,
  visit,
}) => {
  await visit()
  await page.evaluate(() => Widget.open().then(() => undefined))
  for (let times = 0; times < 2; times += 1) {
    const { session } = await frameState(page)
    await reloadFrame(page)
    await nextSession(page, session)
    await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
  }
  await reloadFrame(page)
  await expect(page.getByRole('alert')).toContainText('FRAME_LOST')
  await expect(page.locator('iframe')).not.toBeAttached()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
  await expect(page.getByRole('alert')).not.toBeAttached()
})

test('error: a frame that says nothing for 20 seconds is FRAME_TIMEOUT', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  await visit()
  await page.route('**/embed/**', () => undefined) // never answers
  const opening = codeOf(page)
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(19_000)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await page.clock.fastForward(1_500)
  expect(await opening).toBe('FRAME_TIMEOUT')
  await expect(page.getByRole('alert')).toContainText('The wallet window did not open')
})

test('behavior: a frame that does not answer Escape is closed 500 ms later', async ({
  page,
  visit,
}) => {
  await visit({ mode: 'mute' })
  await page.evaluate(() => Widget.open().then(() => undefined))
  const waited = await page.evaluate(async () => {
    const from = performance.now()
    const closed = new Promise((resolve) => Widget.on('close', resolve))
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    const event = await closed
    return { event, after: performance.now() - from, open: Widget.isOpen() }
  })
  expect(waited).toMatchObject({ event: { reason: 'escape' }, open: false })
  expect(waited.after).toBeGreaterThanOrEqual(499)
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(false)
})

test('error: without the chunk of the cards the widget closes, and the code is told', async ({
  page,
  visit,
}) => {
  await visit({ mode: 'refuse' })
  await page.route('**/causeway/cards-*', (route) => route.abort())
  expect(await codeOf(page)).toBe('ORIGIN_NOT_ALLOWED')
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(false)
})

const reloadFrame = (page: Page) =>
  frameOf(page)
    .locator('body')
    .evaluate(() => location.reload())

test('error: a refused frame says that the wallet does not list the site, and the console what to add (N7)', async ({
  page,
  visit,
  sites,
}) => {
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await visit({ mode: 'silent' })
  await page.evaluate(() => void Widget.open().catch(() => undefined))
  const card = page.getByRole('alert')
  await expect(card).toContainText('This site is not on the wallet’s list of allowed sites.')
  await expect(card).toContainText('FRAME_REFUSED')
  expect((await warned).text()).toContain(
    `add "${sites.page}" to allowedOrigins of its deployment.json, or start it with \`npm start -- --allow ${sites.page}\`.`,
  )
})

test('error: a frame whose connection breaks says that it cannot be reached, and opens by itself when it can', async ({
  page,
  context,
  visit,
  sites,
}) => {
  await visit()
  const isOfWidget = (url: URL) => url.origin === sites.widget
  await page.evaluate(() => Widget.validate()) // stage 1 and the skeleton are here
  await context.route(isOfWidget, (route) => route.abort('connectionfailed'))
  expect(await codeOf(page)).toBe('FRAME_UNREACHABLE')
  const card = page.getByRole('alert')
  await expect(card).toContainText('The wallet could not be reached')
  await expect(card).toContainText('FRAME_UNREACHABLE')
  await context.unroute(isOfWidget)
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect(card).not.toBeAttached()
  await expect(frameOf(page).locator('body')).toBeVisible()
})

test('error: a page whose policy forbids to ask is told of a refusal, as before', async ({
  page,
  visit,
  sites,
}) => {
  const policy = `connect-src 'none'; script-src 'unsafe-inline' ${sites.widget}`
  await visit({ mode: 'silent', headers: { 'content-security-policy': policy } })
  expect(await codeOf(page)).toBe('FRAME_REFUSED')
})
