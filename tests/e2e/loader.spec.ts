import type { Widget as Handle } from '../../loader/stage0/widget.ts'
import { askedFor, codeOf, expect, frameOf, frameState, holdBack, test } from './loaderPage.ts'

declare const Widget: Handle

test('default: a button opens a view over the page, and focus and scroll come back (S2.02)', async ({
  page,
  visit,
}) => {
  await visit()
  await page.evaluate(() => scrollTo(0, 200))
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  await page.getByRole('button', { name: 'Bridge' }).click()
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Bridge')
  await expect(page.locator('dialog')).toHaveJSProperty('open', true)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width)

  await frameOf(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => Widget.isOpen())).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bridge')
  expect(await page.evaluate(() => scrollY)).toBe(200)
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null)
})

test('behavior: a disconnected page asks for the loader and nothing else', async ({
  page,
  visit,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await visit()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(
    await page.evaluate(() => Widget.getProvider().request({ method: 'eth_accounts' })),
  ).toEqual([])
  expect(requests.filter((path) => /loader|causeway|embed/.test(path))).toEqual(['/loader.js'])
})

test('behavior: a copy of the loader on the page’s own site opens the frame of the widget’s', async ({
  page,
  sites,
  visit,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) {
      scripts.push(new URL(request.url()).origin)
    }
  })
  await visit({
    isCopied: true,
    headers: {
      'content-security-policy': `script-src 'self'; frame-src ${sites.widget}; style-src 'nonce-n'`,
    },
    attributes: 'nonce="n"',
  })
  await page.getByRole('button', { name: 'Bridge' }).click()
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Bridge')
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${sites.widget}/embed/`))
  await frameOf(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => Widget.isOpen())).toBe(false)
  expect(new Set(scripts)).toEqual(new Set([sites.page]))
  expect(scripts.length).toBeGreaterThan(1)
})

test('behavior: opened with a key, the document in the frame has the focus (S1.03)', async ({
  page,
  visit,
}) => {
  await visit()
  for (const opened of ['cold', 'warm']) {
    await page.getByRole('button', { name: 'Bridge' }).focus()
    await page.keyboard.press('Enter')
    await expect(frameOf(page).locator('body'), opened).toHaveAttribute('data-view', 'Bridge')
    await expect
      .poll(() =>
        frameOf(page)
          .locator('body')
          .evaluate(() => document.hasFocus()),
      )
      .toBe(true)
    await page.evaluate(() => Widget.close())
    await expect(page.getByRole('button', { name: 'Bridge' })).toBeFocused()
    await frameOf(page)
      .locator('body')
      .evaluate(({ dataset }) => {
        delete dataset.view
      })
  }
})

test('behavior: approaching a button warms the frame, unseen and alive', async ({
  page,
  visit,
}) => {
  await visit()
  await page.getByRole('button', { name: 'Bridge' }).hover()
  await page.evaluate(() => Widget.ready())
  const hidden = await page.evaluate(() => {
    const dialog = document.querySelector('dialog')
    return [dialog?.inert, dialog?.style.opacity, dialog?.matches(':modal')]
  })
  expect(hidden).toEqual([true, '0', false])
  const { session } = await frameState(page)
  await page.evaluate(() => Widget.open().then(({ view }) => view))
  expect((await frameState(page)).session).toBe(session)
})

test('behavior: a tap asks for the frame while stage 1 is on its way, and shows that frame', async ({
  page,
  visit,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await visit()
  const stage1 = await holdBack(page, '**/causeway/engine-*')
  // Loaded whole before stage 1 hears it, it would be dropped.
  const script = await holdBack(page, '**/embed/assets/*')
  await page.getByRole('button', { name: 'Bridge' }).click()
  await stage1.asked
  await script.asked
  await expect(page.locator('iframe')).not.toBeVisible()
  stage1.release()
  await expect(page.locator('iframe[data-causeway-frame]')).toBeAttached()
  script.release()
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Bridge')
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.locator('dialog')).toHaveCount(1)
  expect(requests.filter((path) => path === '/embed/')).toHaveLength(1)
})

test('behavior: Escape on the card that stands at once opens nothing, and the next tap opens', async ({
  page,
  visit,
}) => {
  await visit()
  const stage1 = await holdBack(page, '**/causeway/engine-*')
  const button = page.getByRole('button', { name: 'Bridge' })
  await button.click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog:modal')).not.toBeAttached()
  await expect(button).toBeFocused()
  await stage1.asked
  stage1.release()
  await page.evaluate(() => Widget.ready())
  expect(await page.evaluate(() => Widget.isOpen())).toBe(false)
  await expect(page.locator('dialog:modal')).not.toBeAttached()
  await button.click()
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Bridge')
  await expect(page.locator('iframe')).toBeVisible()
})

test('behavior: with preload="visible" a button that comes into view warms the frame', async ({
  page,
  visit,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await visit({
    attributes: 'data-preload="visible"',
    body: '<style nonce="n">[data-widget-open] { position: absolute; top: 250vh }</style>',
  })
  await expect.poll(() => requests.some((path) => path.includes('/causeway/engine-'))).toBe(true)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(page.locator('iframe')).not.toBeAttached()
  await page.getByRole('button', { name: 'Bridge' }).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toBeAttached()
  expect(await page.evaluate(() => Widget.isOpen())).toBe(false)
})

test('behavior: open tells the view and later how it closed', async ({ page, visit }) => {
  await visit()
  const opened = await page.evaluate(async () => {
    const { view, closed } = await Widget.open({ view: 'Networks' })
    await Widget.close()
    return { view, outcome: await closed, open: Widget.isOpen() }
  })
  expect(opened).toEqual({ view: 'Networks', outcome: { reason: 'page' }, open: false })
})

test('behavior: a frame that does not want to close stays open', async ({ page, visit }) => {
  await visit()
  await page.evaluate(() => Widget.open().then(() => undefined))
  await frameOf(page)
    .locator('body')
    .evaluate(() => window.fake.setCloses(false))
  await page.evaluate(() => Widget.close())
  expect(await page.evaluate(() => Widget.isOpen())).toBe(true)
})

test('behavior: inline fills its container and takes the height of the content (S2.06)', async ({
  page,
  visit,
}) => {
  await visit({
    body: '<div id="here"></div>',
    attributes: 'data-mode="inline" data-target="#here"',
  })
  await expect(page.locator('#here iframe')).toBeVisible()
  await page.evaluate(() => Widget.ready())
  await frameOf(page)
    .locator('body')
    .evaluate(() => window.fake.host.resize({ height: 512 }))
  await expect(page.locator('#here iframe')).toHaveJSProperty('clientHeight', 512)
})

test('behavior: disableAppend leaves the place to the page (S2.06)', async ({ page, visit }) => {
  await visit({ attributes: 'data-disable-append' })
  expect(await codeOf(page)).toBe('TARGET_NOT_FOUND')
  await page.evaluate(() => document.body.append(Widget.element))
  expect(await codeOf(page)).toBe('fulfilled')
})

test('behavior: a page that reopens what the person closed is stopped', async ({ page, visit }) => {
  await visit()
  const codes = await page.evaluate(async () => {
    const seen: unknown[] = []
    for (let times = 0; times < 6; times += 1) {
      try {
        await Widget.open()
      } catch (error) {
        seen.push((error as { code: unknown }).code)
        break
      }
      document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
      while (Widget.isOpen()) await new Promise(requestAnimationFrame)
    }
    return seen
  })
  expect(codes).toEqual(['TOO_MANY_OPENS'])
})

test('behavior: the script twice is one widget, and created ones live beside it', async ({
  page,
  visit,
  sites,
}) => {
  await visit({ body: `<script src="${sites.widget}/loader.js"></script>` })
  const [ready, views] = await page.evaluate(async () => {
    const other = Widget.create({ announce: false })
    const both = await Promise.all([Widget.ready(), other.ready()])
    const { view } = await other.open({ view: 'Networks' })
    const state = [Widget.isOpen(), other.isOpen(), view]
    await other.destroy()
    return [both.length, state]
  })
  expect(ready).toBe(2)
  expect(views).toEqual([false, true, 'Networks'])
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('behavior: destroy leaves no node, and every method rejects with DESTROYED', async ({
  page,
  visit,
}) => {
  await visit()
  const before = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.evaluate(() => Widget.open().then(() => undefined))
  await page.evaluate(() => Widget.destroy().then(() => Widget.destroy()))
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBe(before)
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  expect(await codeOf(page)).toBe('DESTROYED')
})

test('behavior: a page that comes back from the back/forward cache tells so', async ({
  page,
  visit,
}) => {
  await visit()
  await page.evaluate(() => Widget.ready())
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })),
  )
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => askedFor(page, 'pageChanged')).toEqual([{ restored: true }])
})
