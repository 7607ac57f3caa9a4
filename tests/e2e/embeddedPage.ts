import type { BrowserContext, FrameLocator, Locator } from '@playwright/test'
import type { Devnet } from '#devnet/start.ts'
import {
  expect,
  frameOf,
  type Page,
  type StorageMode,
  testWith,
  visit,
  withWidget,
} from './fixtures.ts'

/** The embedded wallet's service, its mail and the providers beside what every test has. */
export const test = testWith({ also: ['mail', 'social', 'farcaster', 'secure'] })

/** What the secure origin draws, inside the widget. */
export const secureOf = (page: Page): FrameLocator =>
  frameOf(page).frameLocator('#causeway-secure-frame')

/** Connected by a login: the account's own view is there. */
export const disconnectButton = (page: Page) =>
  frameOf(page).getByRole('button', { name: 'Disconnect' })

/** Connected by a login; the keys of a new account are made in this frame, where it keeps something. */
export async function connected(page: Page): Promise<void> {
  const here = secureOf(page).getByRole('button', { name: 'Only on this site' })
  await expect
    .poll(
      async () => {
        if (await here.isVisible()) await here.click()
        return disconnectButton(page).isVisible()
      },
      // A busy machine makes keys and draws the account in more than ten seconds.
      { timeout: 30_000 },
    )
    .toBe(true)
}

/** What the next click opens. */
export async function opened(page: Page, click: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await click()
  return opening
}

/**
 * Where the frame may keep nothing, a window of the secure origin asks: the one of the question before,
 * which shows this one by itself, or else the one that a click opens.
 */
export async function openWindow(page: Page): Promise<Page> {
  const button = secureOf(page).getByRole('button', { name: 'Open window' })
  await expect(button).toBeVisible()
  const isOpen = (await button.getAttribute('data-busy')) !== null
  if (!isOpen) return opened(page, () => button.click())
  const kept = page.context().pages().findLast(isSecureWindow)
  if (kept === undefined) throw new Error('no window is open')
  return kept
}

/** A window of the secure origin that does what its frame cannot. */
export const isSecureWindow = (page: Page): boolean => new URL(page.url()).pathname === '/window'

/** Opens the link of the mail in a tab of its own, as a mail program does, and approves it: the code. */
async function approveDevice(
  context: BrowserContext,
  devnet: Devnet,
  { email, after }: { email: string; after: number },
): Promise<string> {
  const mail = await devnet.mails.waitFor({ to: email, after })
  const tab = await context.newPage()
  await tab.goto(mail.links[0] ?? '')
  await confirm(tab, tab, 'Approve')
  const code = await tab.getByText(/^\d{6}$/).innerText()
  await tab.close()
  return code
}

/** The code of the mail that comes after this one. */
export async function mailedCode(devnet: Devnet, email: string, after: number): Promise<string> {
  const mail = await devnet.mails.waitFor({ to: email, after, subject: 'your' })
  return mail.code ?? ''
}

export const codeInput = (page: Page) =>
  frameOf(page).getByRole('textbox', { name: 'Six-digit code' })

export async function typeEmail(page: Page, email: string): Promise<void> {
  const frame = frameOf(page)
  await page.locator('[data-widget-open]').first().click()
  await frame.getByRole('textbox', { name: 'Email' }).fill(email)
  await frame.getByRole('button', { name: 'Continue with email' }).click()
}

/** Address and mailed link: the code is awaited then, and no other mail came. */
export async function askForCode(
  page: Page,
  devnet: Devnet,
  email: string,
  /** What is asked before a mail is sent. */
  agree: () => Promise<void> = async () => undefined,
): Promise<string> {
  const after = devnet.mails.lastId()
  await typeEmail(page, email)
  await agree()
  await expect(frameOf(page).getByRole('heading', { name: 'Register device' })).toBeVisible()
  return approvedCode(page, devnet, { email, after })
}

/** The code that the page of the mailed link shows, back where it is to be typed. */
export async function approvedCode(
  page: Page,
  devnet: Devnet,
  { email, after }: { email: string; after: number },
): Promise<string> {
  const code = await approveDevice(page.context(), devnet, { email, after })
  await page.bringToFront()
  await expect(codeInput(page)).toBeFocused()
  return code
}

/** Connects somebody by a mailed code, and closes the widget. */
export async function logInByCode(page: Page, devnet: Devnet, email: string): Promise<void> {
  await visit(page, devnet)
  await codeInput(page).fill(await askForCode(page, devnet, email))
  await connected(page)
  await withWidget(page, (widget) => widget.close())
}

/** What the frame asks: in the card, or in a window where the frame may keep nothing. */
export async function answer(
  page: Page,
  storage: StorageMode,
  name: string,
  look: (asked: FrameLocator | Page) => Promise<void> = async () => undefined,
): Promise<void> {
  if (storage !== 'blocked') {
    await look(secureOf(page))
    return confirm(page, secureOf(page), name)
  }
  const window = await openWindow(page)
  await look(window)
  await confirm(window, window, name)
}

/** Presses a button of the secure origin, after reading what is longer than its frame to the end. */
export async function confirm(
  page: Page,
  asked: FrameLocator | Page,
  name: string | RegExp,
): Promise<void> {
  await (await aim(page, asked, name)).click()
}

/** The same up to the click. */
export async function aim(
  page: Page,
  asked: FrameLocator | Page,
  name: string | RegExp,
): Promise<Locator> {
  const button = asked.getByRole('button', { name, exact: typeof name === 'string' })
  const unread = asked.getByText('Scroll to the end, then confirm.')
  await button.hover()
  // Playwright may have scrolled there, which reads nothing.
  await page.mouse.wheel(0, -5_000)
  await expect
    .poll(
      async () => {
        // Less than a low frame shows beside its buttons: what is jumped over is not read.
        if (await unread.isVisible()) await page.mouse.wheel(0, 80)
        return button.getAttribute('aria-disabled')
      },
      { intervals: [100] },
    )
    .toBeNull()
  // A button that acts at once would act for whoever moved it under the pointer.
  await button.hover()
  if (name !== 'Reject') await expect(button).toHaveAttribute('data-rested', 'true')
  return button
}

/** Goes to the provider's window; the rarer ones stand behind a button. */
export async function goToProvider(page: Page, provider: string): Promise<Page> {
  const frame = frameOf(page)
  await page.locator('[data-widget-open]').first().click()
  const more = frame.getByRole('button', { name: 'More social accounts' })
  await expect(more).toBeVisible()
  const button = frame.getByRole('button', { name: provider, exact: true })
  if ((await button.count()) === 0) await more.click()
  return opened(page, () => button.click())
}

/** What a window shows that cannot hand its code over, once somebody said that they began it. */
export async function typeCodeOf(page: Page, window: Page): Promise<void> {
  const frame = frameOf(page)
  await confirm(window, window, 'Show the code')
  const code = window.getByText(/^[0-9A-Z]{4}-?[0-9A-Z]{4}$/)
  await frame.getByRole('textbox', { name: 'Code from the window' }).fill(await code.innerText())
  await frame.getByRole('button', { name: 'Use the code' }).click()
}

/** Logs in as somebody who has accounts everywhere. */
export async function logInAt(page: Page, provider: string, person: string): Promise<void> {
  const window = await goToProvider(page, provider)
  await window.getByRole('button', { name: person }).click()
}

/** `personal_sign` of "Hello, Tern", as a library of the page asks for it. */
export const sign = (page: Page) =>
  withWidget(page, async (widget) => {
    const params = ['0x48656c6c6f2c205465726e', widget.getAddress()]
    const signature = await widget.getProvider().request({ method: 'personal_sign', params })
    return signature as `0x${string}`
  })

/** Sends one wei; answers the hash, or the code of the error. */
export const send = (page: Page) =>
  withWidget(page, (widget) =>
    widget
      .getProvider()
      .request({
        method: 'eth_sendTransaction',
        params: [{ from: widget.getAddress(), to: `0x${'12'.repeat(20)}`, value: '0x1' }],
      })
      .catch((error) => error.code),
  )

/** The EVM address that is connected. */
export async function addressOf(page: Page): Promise<`0x${string}`> {
  const state = await withWidget(page, (widget) => widget.getState())
  return (state.accounts[0] ?? '').split(':')[2] as `0x${string}` // CAIP-10 of eip155
}

export { type Devnet, expect, frameOf, type Page, withWidget }
