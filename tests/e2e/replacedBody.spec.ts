import type { Widget as Handle } from '../../loader/stage0/widget.ts'
import { codeOf, expect, frameOf, nextSession, type Page, test, frameState } from './loaderPage.ts'

declare const Widget: Handle

/** Replaces the body, as Turbo, Astro's router, htmx and Livewire do when the visitor follows a link. */
const navigate = (page: Page, html = '<h1>The next page</h1>') =>
  page.evaluate((content) => {
    const next = document.createElement('body')
    next.innerHTML = content
    document.body.replaceWith(next)
  }, html)

const open = (page: Page) => page.evaluate(() => Widget.open().then(() => undefined))

const isSeen = (page: Page) =>
  page.evaluate(() => [Widget.isOpen(), document.querySelector('dialog:modal') !== null])

test('behavior: a page that replaced its body opens the widget, before the first opening and after it (N4)', async ({
  page,
  visit,
}) => {
  await visit()
  await navigate(page, '<button data-widget-open="Bridge">Bridge</button>')
  await page.getByRole('button', { name: 'Bridge' }).click()
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Bridge')
  await page.evaluate(() => Widget.close())

  await navigate(page, '<button data-widget-open="Networks">Networks</button>')
  await page.getByRole('button', { name: 'Networks' }).click()
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Networks')
  expect(await isSeen(page)).toEqual([true, true])
  await page.evaluate(() => Widget.close())
  expect(await isSeen(page)).toEqual([false, false])
})

test('behavior: a widget that is open while the page replaces its body comes back over the new one (N4)', async ({
  page,
  visit,
}) => {
  await visit()
  await open(page)
  await navigate(page)
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
  expect(await isSeen(page)).toEqual([true, true])
  await page.evaluate(() => Widget.close())
  expect(await isSeen(page)).toEqual([false, false])
  // The page can scroll again.
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null)
})

test('behavior: from then on the widget outlives the body (N4)', async ({ page, visit }) => {
  await visit()
  await open(page)
  await navigate(page)
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
  const { session } = await frameState(page)
  await navigate(page)
  await navigate(page)
  expect((await frameState(page)).session).toBe(session)
  expect(await isSeen(page)).toEqual([true, true])
})

test('behavior: a connected wallet comes back by itself, and requests are answered (N4)', async ({
  page,
  visit,
}) => {
  await visit()
  await page.evaluate(() => Widget.request({ method: 'eth_requestAccounts' }))
  await page.evaluate(() => Widget.close())
  const { session } = await frameState(page)
  const waiting = page.evaluate(() =>
    Widget.request({ method: 'never' }).then(
      () => 'fulfilled',
      (error: { code: unknown }) => error.code,
    ),
  )
  await expect
    .poll(async () => (await frameState(page)).asked.at(-1)?.params)
    .toMatchObject({
      method: 'never',
    })

  await navigate(page)
  expect(await waiting).toBe(4900)
  await nextSession(page, session)
  expect(await page.evaluate(() => Widget.getState().status)).toBe('connected')
  const answer = () => page.evaluate(() => Widget.request({ method: 'eth_blockNumber' }))
  expect(await answer()).toBe('answer of eth_blockNumber')
  await navigate(page)
  expect(await answer()).toBe('answer of eth_blockNumber')
})

test('behavior: a frame that the page moves is asked anew (N4)', async ({ page, visit }) => {
  await visit({ body: '<main></main>' })
  await open(page)
  const { session } = await frameState(page)
  await page.evaluate(() => document.querySelector('main')?.append(Widget.element))
  await nextSession(page, session)
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
  expect(await isSeen(page)).toEqual([true, true])
})

test('behavior: a warm-up that loses its place ends, and the next one works (N4)', async ({
  page,
  visit,
}) => {
  await visit()
  await page.route('**/embed/**', () => undefined)
  const warm = codeOf(page, 'ready')
  await expect(page.locator('iframe[data-causeway-frame]')).toBeAttached() // stage 1 is here
  await navigate(page)
  expect(await warm).toBe(4900)
  await page.unroute('**/embed/**')
  expect(await codeOf(page, 'ready')).toBe('fulfilled')
})

test('error: a page that places the widget itself is told to, and the widget is closed (N4)', async ({
  page,
  visit,
}) => {
  await visit({ attributes: 'data-disable-append' })
  await page.evaluate(() => document.body.append(Widget.element))
  // The card is seen before the call has its answer, which a navigation would take.
  await page.evaluate(async () => {
    const { closed } = await Widget.open()
    Object.assign(window, { outcome: { closed } })
  })
  const outcome = page.evaluate(() => Reflect.get(window, 'outcome').closed)
  await expect.poll(() => isSeen(page)).toEqual([true, true])
  await navigate(page)
  expect(await outcome).toMatchObject({ reason: 'error' })
  expect(await isSeen(page)).toEqual([false, false])
  expect(await codeOf(page)).toBe('TARGET_NOT_FOUND')
  await page.evaluate(() => document.body.append(Widget.element))
  expect(await codeOf(page)).toBe('fulfilled')
})

test('behavior: an embedded widget takes its container on the next page (N4)', async ({
  page,
  visit,
}) => {
  await visit({ body: '<div id="here"></div>', attributes: 'data-target="#here"' })
  await page.evaluate(() => Widget.ready())
  await navigate(page, '<div id="here"></div>')
  await expect(page.locator('#here iframe')).toBeVisible()
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')

  await navigate(page)
  await expect.poll(() => page.evaluate(() => Widget.isOpen())).toBe(false)
  expect(await codeOf(page)).toBe('TARGET_NOT_FOUND')
  await navigate(page, '<div id="here"></div>')
  expect(await codeOf(page)).toBe('fulfilled')
  await expect(page.locator('#here iframe')).toBeVisible()
})
