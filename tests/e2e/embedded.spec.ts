import { recoverMessageAddress } from 'viem'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { answer, askForCode, codeInput, openWindow, secureOf } from './embeddedPage.ts'
import { test as base, expect, frameOf, type Page, visit, withWidget } from './fixtures.ts'

/** The embedded wallet's service and its mail beside what every test has. */
const test = base.extend<object, { devnet: Devnet }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const devnet = await startDevnet({ port: 0, also: ['mail', 'social', 'secure'] })
      await devnet.later
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Something almost invisible over the card: Sign does nothing until it is gone. */
async function coverSign(page: Page): Promise<void> {
  const button = secureOf(page).getByRole('button', { name: 'Sign' })
  await expect(button).not.toHaveAttribute('aria-disabled')
  await page.evaluate(() => {
    const cover = document.createElement('div')
    cover.id = 'cover'
    cover.popover = 'manual'
    cover.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; opacity: 0.02'
    document.body.append(cover)
    cover.showPopover()
  })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(secureOf(page).getByText('Something lies over this page')).toBeVisible()
  await page.evaluate(() => document.getElementById('cover')?.remove())
}

/** `personal_sign` of "Hello, Tern", as a library of the page asks for it. */
const sign = (page: Page) =>
  withWidget(page, async (widget) => {
    const params = ['0x48656c6c6f2c205465726e', widget.getAddress()]
    return `${await widget.getProvider().request({ method: 'personal_sign', params })}`
  })

/** Sends one wei; answers the hash, or the code of the error. */
const send = (page: Page) =>
  withWidget(page, (widget) =>
    widget
      .getProvider()
      .request({
        method: 'eth_sendTransaction',
        params: [{ from: widget.getAddress(), to: `0x${'12'.repeat(20)}`, value: '0x1' }],
      })
      .catch((error) => error.code),
  )

test('default: a new person logs in by e-mail, signs, sends, comes back and signs out, with and without storage (S1.01, S4.10, S7.28) @both', async ({
  page,
  devnet,
  storage,
}) => {
  const email = `maren.${storage}@tern.example`
  const frame = frameOf(page)
  await visit(page, devnet)
  await codeInput(page).fill(await askForCode(page, devnet, email))
  if (storage === 'blocked') {
    await expect(frame.getByRole('heading', { name: 'Set up your wallet' })).toBeVisible()
    await expect(secureOf(page).getByText('Your browser keeps nothing')).toBeVisible()
    await openWindow(page) // makes the keys by itself, and closes
  }
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  const state = await withWidget(page, (widget) => widget.getState())
  expect(state).toMatchObject({ status: 'connected', embedded: { email } })
  const address = (state.accounts[0] ?? '').split(':')[2] as `0x${string}` // CAIP-10 of eip155

  // The widget is closed: the question opens it, alone, and closes it again.
  await withWidget(page, (widget) => widget.close())
  const signing = sign(page)
  await expect(frame.getByRole('heading', { name: 'Sign message' })).toBeVisible()
  await expect(secureOf(page).getByText(new URL(page.url()).origin)).toBeVisible()
  if (storage === 'allowed') await coverSign(page)
  await answer(page, storage, 'Sign')
  const signature = (await signing) as `0x${string}` // checked by the next line
  expect(await recoverMessageAddress({ message: 'Hello, Tern', signature })).toBe(address)
  await expect.poll(() => withWidget(page, (widget) => widget.isOpen())).toBe(false)

  await devnet.control.fund(address)
  const refused = send(page)
  await answer(page, storage, 'Reject')
  expect(await refused).toBe(4001)
  const sending = send(page)
  await answer(page, storage, 'Approve')
  expect(await sending).toMatch(/^0x[0-9a-f]{64}$/)

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
  await expect(frame.getByRole('alert')).toHaveText('Wrong code. Try Again')
  await expect(codeInput(page)).toHaveValue('')
  const resend = frame.getByRole('button', { name: /^Resend in \d+ s$/ })
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  for (let tries = 1; tries < 5; tries += 1) {
    await codeInput(page).fill(wrong)
    await expect(codeInput(page)).toHaveValue('')
  }
  await expect(frame.getByRole('alert')).toHaveText('Too many wrong codes. Try Again')
  await codeInput(page).fill(code) // the right one is too late now
  await expect(codeInput(page)).toHaveValue('')
  expect(await withWidget(page, (widget) => widget.getState().status)).toBe('disconnected')
})

/** Logs in as somebody who has accounts everywhere. */
async function logInAtGoogle(page: Page): Promise<void> {
  await page.locator('[data-widget-open]').first().click()
  const opening = page.context().waitForEvent('page')
  await frameOf(page).getByRole('button', { name: 'Google' }).click()
  const provider = await opening
  await provider.getByRole('button', { name: 'Ada Lovelace' }).click()
}

test('behavior: a login at Google connects; in a second browser it signs nothing until the wallet is recovered there (S1.01, S4.10, S7.28)', async ({
  page,
  browser,
  devnet,
}) => {
  await visit(page, devnet)
  await logInAtGoogle(page)
  await openWindow(page)
  await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  const state = await withWidget(page, (widget) => widget.getState())
  expect(state).toMatchObject({ status: 'connected', embedded: { socialProvider: 'google' } })

  const second = await browser.newPage()
  await visit(second, devnet)
  await logInAtGoogle(second)
  await expect(frameOf(second).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  const { accounts } = await withWidget(second, (widget) => widget.getState())
  expect(accounts).toEqual(state.accounts)
  const refused = send(second)
  const asked = await openWindow(second)
  await expect(
    asked.getByRole('heading', { name: 'This browser is new to your wallet' }),
  ).toBeVisible()
  await expect(asked.getByRole('button', { name: 'Another device' })).toBeVisible()
  await expect(asked.getByRole('button', { name: 'A window of the wallet' })).toHaveCount(0)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  expect(await refused).toBe(4001)
  await second.context().close()
})
