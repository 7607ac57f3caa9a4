import { expect, type Page, test } from '@playwright/test'
import type { Widget as Handle } from '../../loader/widget.ts'
import { type FakeSites, startFakeSites } from './fakeSites.ts'

declare const Widget: Handle

let sites: FakeSites
test.beforeAll(async () => {
  sites = await startFakeSites()
})
test.afterAll(() => sites.stop())

const frameOf = (page: Page) => page.frameLocator('iframe[data-causeway-frame]')

/** A page with the loader of the other site, `attributes` on its tag and `body` before it. */
async function visit(
  page: Page,
  options: { attributes?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  const { attributes = '', body = '', headers = {} } = options
  const path = `/${Math.random().toString(36).slice(2)}`
  const url = sites.serve(
    path,
    `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
    <style nonce="n">body { min-height: 300vh } button { position: fixed; top: 0 }</style>
    <button data-widget-open="Bridge">Bridge</button>${body}
    <script async src="${sites.widget}/loader.js" ${attributes}></script>`,
    headers,
  )
  await page.goto(url)
  await page.waitForFunction(() => 'Widget' in window)
}

const mode = (name: string) => `data-frame-url="${sites.widget}/embed/#mode=${name}"`

const codeOf = (page: Page, act: 'open' | 'ready' = 'open') =>
  page.evaluate(
    async (name) =>
      Widget[name]().then(
        () => 'fulfilled',
        (error: { code: unknown }) => error.code,
      ),
    act,
  )

test('default: a button opens a view over the page, and focus and scroll come back (S2.02)', async ({
  page,
}) => {
  await visit(page)
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

test('behavior: a disconnected page asks for the loader and nothing else', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await visit(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(
    await page.evaluate(() => Widget.getProvider().request({ method: 'eth_accounts' })),
  ).toEqual([])
  expect(requests.filter((path) => /loader|causeway|embed/.test(path))).toEqual(['/loader.js'])
})

test('behavior: opened with a key, the document in the frame has the focus (S1.03)', async ({
  page,
}) => {
  await visit(page)
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

test('behavior: approaching a button warms the frame, unseen and alive', async ({ page }) => {
  await visit(page)
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

/** The script of the frame runs after its body is there: whoever is earlier waits for it. */
const frameState = (page: Page) =>
  frameOf(page)
    .locator('body')
    .evaluate(async () => {
      if (!('fake' in window)) {
        await new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
      }
      return { session: window.fake.session, asked: window.fake.asked }
    })

/** Another document answers; the one before it may end while it is asked. */
const nextSession = (page: Page, session: string) =>
  expect(async () => expect((await frameState(page)).session).not.toBe(session)).toPass()

test('behavior: open tells the view and later how it closed', async ({ page }) => {
  await visit(page)
  const opened = await page.evaluate(async () => {
    const { view, closed } = await Widget.open({ view: 'Networks' })
    await Widget.close()
    return { view, outcome: await closed, open: Widget.isOpen() }
  })
  expect(opened).toEqual({ view: 'Networks', outcome: { reason: 'page' }, open: false })
})

test('behavior: a frame that does not want to close stays open', async ({ page }) => {
  await visit(page)
  await page.evaluate(() => Widget.open().then(() => undefined))
  await frameOf(page)
    .locator('body')
    .evaluate(() => window.fake.setCloses(false))
  await page.evaluate(() => Widget.close())
  expect(await page.evaluate(() => Widget.isOpen())).toBe(true)
})

test('behavior: the provider connects, keeps codes, and is answered from memory on the next page (S4.01)', async ({
  page,
}) => {
  await visit(page)
  const first = await page.evaluate(async () => {
    const provider = Widget.getProvider()
    const events: unknown[] = []
    for (const name of ['connect', 'accountsChanged', 'chainChanged'] as const) {
      provider.on(name, (value: unknown) => events.push([name, value]))
    }
    const accounts = await provider.request({ method: 'eth_requestAccounts' })
    const rejected = await provider
      .request({ method: 'eth_sendTransaction', params: [{}] })
      .catch((error) => [error instanceof Error, error.code, error.data])
    return { accounts, rejected, events, stored: localStorage.getItem('causeway.snapshot') }
  })
  expect(first).toEqual({
    accounts: [alice],
    rejected: [true, 4001, { from: 'wallet' }],
    events: [
      ['connect', { chainId: '0x7a69' }],
      ['chainChanged', '0x7a69'],
      ['accountsChanged', [alice]],
    ],
    stored: JSON.stringify({
      version: 1,
      caipChainId: 'eip155:31337',
      accounts: [`eip155:31337:${alice}`],
      walletName: 'Test Wallet',
      openTransfer: false,
    }),
  })

  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => 'Widget' in window)
  const answers = await page.evaluate(() =>
    Promise.all([
      Widget.getProvider().request({ method: 'eth_accounts' }),
      Widget.getProvider().request({ method: 'eth_chainId' }),
    ]),
  )
  expect(answers).toEqual([[alice], '0x7a69'])
  await expect(page.locator('iframe')).toBeAttached() // loads when idle, to re-sync
})

const alice = '0x1111111111111111111111111111111111111111'

test('behavior: data-reconnect="false" remembers nothing and loads nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const account = 'eip155:1:0x1111111111111111111111111111111111111111'
    const kept = { version: 1, accounts: [account], openTransfer: true }
    localStorage.setItem('causeway.snapshot', JSON.stringify(kept))
  })
  await visit(page, { attributes: 'data-reconnect="false"' })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await page.evaluate(() => Widget.getAddress())).toBe(undefined)
  await expect(page.locator('iframe')).not.toBeAttached()
})

test.describe('diagnosis', () => {
  const cases = [
    ['an old or future protocol', 'future', 'PROTOCOL_MISMATCH'],
    ['a page that is not on the list', 'refuse', 'ORIGIN_NOT_ALLOWED'],
    ['a document that is not the widget', 'silent', 'FRAME_REFUSED'],
  ] as const
  for (const [what, name, code] of cases) {
    test(`error: ${what} is ${code}, with a card to try again`, async ({ page }) => {
      await visit(page, { attributes: mode(name) })
      expect(await codeOf(page)).toBe(code)
      await expect(page.getByRole('alert')).toContainText(code)
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('alert')).not.toBeAttached()
    })
  }

  test('error: a page whose CSP forbids the frame is CSP_FRAME_SRC', async ({ page }) => {
    await visit(page, { headers: { 'content-security-policy': "frame-src 'none'" } })
    const error = await page.evaluate(() =>
      Widget.open().then(
        () => undefined,
        ({ code, details }) => ({ code, details }),
      ),
    )
    expect(error?.code).toBe('CSP_FRAME_SRC')
    expect(error?.details).toContain(`Add ${sites.widget} to frame-src`)
  })

  test('error: a frame on the page’s own origin is refused', async ({ page }) => {
    await visit(page, { attributes: `data-frame-url="${sites.page}/embed/"` })
    expect(await codeOf(page)).toBe('SAME_ORIGIN_FRAME')
    await expect(page.locator('iframe')).not.toBeAttached()
  })

  test('error: an attribute that is unknown or wrong is named at the first open', async ({
    page,
  }) => {
    await visit(page, { attributes: 'data-colour="red"' })
    const first = await page.evaluate(() => Widget.validate())
    expect(first).toMatchObject({ valid: false, code: 'INVALID_OPTIONS' })
    expect(JSON.stringify(first)).toContain('colour')
    expect(await codeOf(page)).toBe('INVALID_OPTIONS')
    await expect(page.locator('iframe')).not.toBeAttached()
  })

  test('error: stage 1 that cannot be loaded is LOADER_CHUNK_FAILED, and tried again', async ({
    page,
  }) => {
    await visit(page)
    await page.route('**/causeway/engine-*', (route) => route.abort())
    expect(await codeOf(page)).toBe('LOADER_CHUNK_FAILED')
    await page.unrouteAll()
    expect(await codeOf(page)).toBe('fulfilled')
  })
})

test('behavior: a slow frame is covered by a skeleton, and Escape closes it', async ({ page }) => {
  await visit(page)
  await page.route('**/embed/**', () => undefined) // never answers
  const opening = codeOf(page)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await opening).toBe(4001)
  await expect(page.getByRole('status', { name: 'Loading' })).not.toBeAttached()
})

test('behavior: a reloaded frame settles what waits with 4900 and comes back', async ({ page }) => {
  await visit(page)
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

test('error: a frame that refuses after it talked is told by its own code', async ({ page }) => {
  await visit(page)
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

test('behavior: bridge opens the view with its fields and follows the transfer', async ({
  page,
}) => {
  await visit(page)
  const heard = page.evaluate(async () => {
    const transfer = await Widget.bridge({ amount: '5', lock: ['amount'] })
    const statuses: string[] = []
    return new Promise((resolve) => {
      transfer.on('status', ({ id, status }) => {
        statuses.push(status)
        if (status === 'filled') resolve([id, transfer.id, transfer.status, statuses])
      })
    })
  })
  await expect
    .poll(() => askedFor(page, 'open'))
    .toEqual([{ view: 'Bridge', bridge: { amount: '5', lock: ['amount'] } }])
  await frameOf(page)
    .locator('body')
    .evaluate(async () => {
      const side = { caipChainId: 'eip155:31337', token: 'native', amount: '5' }
      for (const status of ['quoted', 'deposited', 'filled']) {
        const payload = { id: 't1', status, origin: side, destination: side }
        await window.fake.publish([{ type: 'bridge', payload }])
      }
    })
  expect(await heard).toEqual(['t1', 't1', 'filled', ['quoted', 'deposited', 'filled']])
  expect(
    await page.evaluate(() =>
      Widget.bridge({ amount: '-1' }).catch(({ code, message }) => [code, message]),
    ),
  ).toEqual(['INVALID_OPTIONS', 'Invalid open options: bridge.amount: Invalid input'])
})

test('behavior: a frame that answers no more is covered and built again', async ({ page }) => {
  await visit(page)
  await page.evaluate(() => Widget.open().then(() => undefined))
  const { session } = await frameState(page)
  await frameOf(page)
    .locator('body')
    .evaluate(() => Reflect.get(window, 'fake').deafen())
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await nextSession(page, session)
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
  await expect(page.getByRole('alert')).not.toBeAttached()
})

test('error: a frame that never answers is given up after two more', async ({ page }) => {
  await visit(page, { attributes: mode('deaf') })
  await page.evaluate(() => Widget.open().then(() => undefined))
  await expect(page.getByRole('alert')).toContainText('FRAME_LOST', { timeout: 30_000 })
  await expect(page.locator('iframe')).not.toBeAttached()
})

test('behavior: strict CSP and Trusted Types see no violation', async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('violated', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'violated')(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  const policy = `default-src 'none'; script-src ${sites.widget}; style-src 'nonce-n'; img-src data:; frame-src ${sites.widget}; require-trusted-types-for 'script'; trusted-types 'none'`
  await visit(page, { headers: { 'content-security-policy': policy } })
  await page.evaluate(() => Widget.open().then(() => undefined))
  await page.evaluate(() => Widget.close())
  await page.evaluate(() =>
    Widget.create({ frameUrl: 'http://unreachable.localhost:1/' })
      .open()
      .catch(() => undefined),
  )
  expect(violations.filter((text) => !text.includes('unreachable'))).toEqual([])
})

test('behavior: inline fills its container and takes the height of the content (S2.06)', async ({
  page,
}) => {
  await visit(page, {
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

test('behavior: disableAppend leaves the place to the page (S2.06)', async ({ page }) => {
  await visit(page, { attributes: 'data-disable-append' })
  expect(await codeOf(page)).toBe('TARGET_NOT_FOUND')
  await page.evaluate(() => document.body.append(Widget.element))
  expect(await codeOf(page)).toBe('fulfilled')
})

test('behavior: wallets of the page are found, and yield to what they draw', async ({ page }) => {
  await page.addInitScript(() => {
    const provider = {
      async request({ method }: { method: string }) {
        const dialog = document.querySelector('dialog')
        if (method === 'eth_requestAccounts') return [String(dialog?.matches(':modal'))]
        throw Object.assign(new Error('No'), { code: 4001 })
      },
    }
    const info = {
      uuid: 'test-wallet-uuid',
      rdns: 'test.wallet',
      name: 'T',
      icon: 'data:image/png;base64,AA',
    }
    addEventListener('eip6963:requestProvider', () =>
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } })),
    )
  })
  await visit(page)
  await page.evaluate(() => Widget.open().then(() => undefined))
  const body = frameOf(page).locator('body')
  const welcome = await body.evaluate(() => window.fake.welcome)
  expect(welcome).toMatchObject({ wallets: [{ id: 'test-wallet-uuid', rdns: 'test.wallet' }] })
  const answer = await body.evaluate(() =>
    window.fake.host.walletRequest({
      id: 'request-1',
      walletId: 'test-wallet-uuid',
      method: 'eth_requestAccounts',
    }),
  )
  expect(answer).toEqual(['false'])
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
})

test('behavior: a page that reopens what the person closed is stopped', async ({ page }) => {
  await visit(page)
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
}) => {
  await visit(page, { body: `<script src="${sites.widget}/loader.js"></script>` })
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
}) => {
  await visit(page)
  const before = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.evaluate(() => Widget.open().then(() => undefined))
  await page.evaluate(() => Widget.destroy().then(() => Widget.destroy()))
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBe(before)
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  expect(await codeOf(page)).toBe('DESTROYED')
})

const askedFor = async (page: Page, name: string) =>
  (await frameState(page)).asked.filter((one) => one.name === name).map(({ params }) => params)

test('behavior: wallet_requestPermissions of a page that is not connected opens Connect', async ({
  page,
}) => {
  await visit(page)
  const answer = await page.evaluate(() =>
    Widget.getProvider().request({
      method: 'wallet_requestPermissions',
      params: [{ eth_accounts: {} }],
    }),
  )
  expect(answer).toBe('answer of wallet_requestPermissions')
  expect(await page.evaluate(() => Widget.isOpen())).toBe(true)
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-view', 'Connect')
})

test('behavior: a wallet that appears after the welcome is told to the widget', async ({
  page,
}) => {
  await visit(page)
  await page.evaluate(() => Widget.open().then(() => undefined))
  expect(await askedFor(page, 'walletsChanged')).toEqual([])
  await page.evaluate(() => {
    const info = { uuid: 'late-wallet-uuid', rdns: 'late.wallet', name: 'Late', icon: '' }
    const detail = { info, provider: { request: async () => [] } }
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
  await expect
    .poll(() => askedFor(page, 'walletsChanged'))
    .toMatchObject([{ wallets: [{ id: 'late-wallet-uuid', name: 'Late', kind: 'announced' }] }])
})

test('behavior: a page that comes back from the back/forward cache tells so', async ({ page }) => {
  await visit(page)
  await page.evaluate(() => Widget.ready())
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })),
  )
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => askedFor(page, 'pageChanged')).toEqual([{ restored: true }])
})

test('error: a frame that is lost a third time is given up, until the person retries', async ({
  page,
}) => {
  await visit(page)
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

const reloadFrame = (page: Page) =>
  frameOf(page)
    .locator('body')
    .evaluate(() => location.reload())

test('error: a frame that says nothing for 20 seconds is FRAME_TIMEOUT', async ({ page }) => {
  await page.clock.install()
  await visit(page)
  await page.route('**/embed/**', () => undefined) // never answers
  const opening = codeOf(page)
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(19_000)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await page.clock.fastForward(1_500)
  expect(await opening).toBe('FRAME_TIMEOUT')
  await expect(page.getByRole('alert')).toContainText('takes too long')
})

test('behavior: a frame that does not answer Escape is closed 500 ms later', async ({ page }) => {
  await visit(page, { attributes: mode('mute') })
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
}) => {
  await visit(page, { attributes: mode('refuse') })
  await page.route('**/causeway/cards-*', (route) => route.abort())
  expect(await codeOf(page)).toBe('ORIGIN_NOT_ALLOWED')
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(false)
})
