import { recoverMessageAddress } from 'viem'
import {
  addressOf,
  answer,
  askForCode,
  codeInput,
  disconnectButton,
  expect,
  frameOf,
  isSecureWindow,
  opened,
  openWindow,
  type Page,
  press,
  secureOf,
  send,
  sign,
  test,
  withWidget,
} from './embeddedPage.ts'
import { visit } from './fixtures.ts'
import { openPhone } from './phone.ts'

/** Something almost invisible over the words, the button free: Sign does nothing until it is gone. */
async function coverSign(page: Page): Promise<void> {
  const button = secureOf(page).getByRole('button', { name: 'Sign' })
  await expect(button).not.toHaveAttribute('aria-disabled')
  const words = await secureOf(page).getByText('Hello, Tern').boundingBox()
  await page.evaluate((box) => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    cover.popover = 'manual'
    cover.style.cssText = `position: fixed; inset: ${box?.y}px auto auto ${box?.x}px; margin: 0;
      width: ${box?.width}px; height: ${box?.height}px; opacity: 0.02`
    document.body.append(cover)
    cover.showPopover()
  }, words)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(secureOf(page).getByText('Part of this page is hidden.')).toBeVisible()
  await page.evaluate(() => document.getElementById('cover')?.remove())
}

test('default: a new person logs in by e-mail, signs, sends, comes back and signs out, with and without storage (S1.01, S4.10, S7.28) @storage', async ({
  page,
  devnet,
  storage,
}) => {
  const email = `maren.${storage}@tern.example`
  const frame = frameOf(page)
  const windows = new Set<Page>()
  page.context().on('page', (one) => {
    one.once('domcontentloaded', () => isSecureWindow(one) && windows.add(one))
  })
  await visit(page, devnet)
  await codeInput(page).fill(await askForCode(page, devnet, email))
  await expect(frame.getByRole('heading', { name: 'Set up your wallet' })).toBeVisible()
  const why = storage === 'blocked' ? 'Your browser blocks storage' : 'A window makes your key'
  await expect(secureOf(page).getByText(why)).toBeVisible()
  await openWindow(page) // makes the keys by itself, and closes
  await expect(disconnectButton(page)).toBeVisible()
  const state = await withWidget(page, (widget) => widget.getState())
  expect(state).toMatchObject({ status: 'connected', embedded: { smartAccountDeployed: false } })
  expect(JSON.stringify(state.embedded)).not.toContain(email)
  const address = await addressOf(page)

  // The widget is closed: the question opens it, alone, and closes it again.
  await withWidget(page, (widget) => widget.close())
  const signing = sign(page)
  await expect(frame.getByRole('heading', { name: 'Sign message' })).toBeVisible()
  await expect(secureOf(page).getByText(new URL(page.url()).origin)).toBeVisible()
  if (storage !== 'blocked') await coverSign(page)
  await answer(page, storage, 'Sign')
  const signature = await signing
  expect(await recoverMessageAddress({ message: 'Hello, Tern', signature })).toBe(address)
  await expect.poll(() => withWidget(page, (widget) => widget.isOpen())).toBe(false)

  await devnet.control.fund(address)
  const refused = send(page)
  await answer(page, storage, 'Reject')
  expect(await refused).toBe(4001)
  // One makes the keys; where nothing is kept, one more asks the first two, and one these two.
  for (const step of ['approval', 'deposit']) {
    const sending = send(page)
    await answer(page, storage, 'Approve')
    expect(await sending, step).toMatch(/^0x[0-9a-f]{64}$/)
  }
  expect(windows.size).toBe(storage === 'blocked' ? 3 : 1)

  await page.reload()
  await expect
    .poll(() => withWidget(page, (widget) => widget.getState()))
    .toMatchObject({ status: 'connected', accounts: state.accounts })
  await withWidget(page, (widget) => widget.disconnect())
  await page.reload()
  await withWidget(page, (widget) => widget.open())
  await expect(frame.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
})

test('error: a wrong code may be tried again, and another mail waits (S5.01, S7.28)', async ({
  page,
  devnet,
}) => {
  const frame = frameOf(page)
  await visit(page, devnet)
  const code = await askForCode(page, devnet, 'fulmar@tern.example')
  const wrong = `${(Number(code[0]) + 1) % 10}${code.slice(1)}`
  await codeInput(page).fill(wrong)
  await expect(frame.getByRole('alert')).toHaveText('Wrong code. Try again.')
  await expect(codeInput(page)).toHaveValue('')
  const resend = frame.getByRole('button', { name: /^Resend in \d+ s$/ })
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  for (let tries = 1; tries < 5; tries += 1) {
    await expect(codeInput(page)).toHaveValue('')
    await codeInput(page).fill(wrong)
  }
  // The right one would be too late now: only another mail helps.
  await expect(frame.getByRole('alert')).toHaveText('Too many wrong codes')
  await expect(codeInput(page)).toHaveCount(0)
  expect(await withWidget(page, (widget) => widget.getState().status)).toBe('disconnected')
})

for (const themeMode of ['dark', 'light'] as const) {
  test(`behavior: a phone without a wallet opens Connect with every way to log in: ${themeMode} (V-F1, S1.01, S2.02)`, async ({
    browser,
    devnet,
  }) => {
    const context = await openPhone(browser)
    try {
      const page = await context.newPage()
      await page.goto(`${devnet.urls.page}/script-tag/`)
      await page.waitForFunction(() => 'Widget' in window)
      await withWidget(page, (widget, mode) => widget.updateOptions({ themeMode: mode }), themeMode)
      expect(await withWidget(page, (widget) => widget.open())).toMatchObject({ view: 'Connect' })
      const frame = frameOf(page)
      for (const provider of ['Google', 'Farcaster']) {
        await expect(frame.getByRole('button', { name: provider, exact: true })).toBeVisible()
      }
      await frame.getByRole('textbox', { name: 'Email' }).fill(`${themeMode}@tern.example`)
      await frame.getByRole('button', { name: 'Continue with email' }).tap()
      await expect(frame.getByRole('heading', { name: 'Register device' })).toBeVisible()
    } finally {
      await context.close()
    }
  })
}

test('behavior: a window goes with the page that asked in it (S4.10) @blocked', async ({
  page,
  devnet,
  storage,
}) => {
  // Where a browser cannot tell what lies over a frame, a window reviews what the frame would do.
  await page.addInitScript(() => {
    Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  })
  await visit(page, devnet)
  await codeInput(page).fill(await askForCode(page, devnet, `left.${storage}@tern.example`))
  await openWindow(page)
  await expect(disconnectButton(page)).toBeVisible()
  const address = await addressOf(page)
  await withWidget(page, (widget) => widget.close())
  await devnet.control.fund(address)
  const url = page.url()
  const sending = send(page).catch(() => 'left')
  const window =
    storage === 'blocked'
      ? await openWindow(page)
      : await opened(page, () =>
          press(secureOf(page).getByRole('button', { name: 'Review in a window' })),
        )
  await expect(window.getByRole('button', { name: 'Approve' })).toBeVisible()
  await page.goto(`${url}#elsewhere`)
  await page.reload()
  expect(await sending).toBe('left')
  await expect.poll(() => window.isClosed()).toBe(true)
})
