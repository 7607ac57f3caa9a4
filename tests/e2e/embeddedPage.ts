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
import { mayClose } from './mayClose.ts'

/** Starts the embedded wallet's service, its mail and the providers in addition to the usual parts. */
export const test = testWith({ also: ['mail', 'social', 'farcaster', 'secure'] })

/** The secure origin's frame inside the widget. */
export const secureOf = (page: Page): FrameLocator =>
  frameOf(page).frameLocator('#causeway-secure-frame')

/** Visible once a login has connected: the account view is open. */
export const disconnectButton = (page: Page) =>
  frameOf(page).getByRole('button', { name: 'Disconnect' })

/**
 * Waits until a login has connected; creates the keys of a new account in this frame, if it can store them.
 */
export async function connected(page: Page): Promise<void> {
  const here = secureOf(page).getByRole('button', { name: 'Only on this site' })
  await expect
    .poll(
      async () => {
        if (await here.isVisible()) await press(here)
        return disconnectButton(page).isVisible()
      },
      // A busy machine needs more than ten seconds to create keys and draw the account.
      { timeout: 30_000 },
    )
    .toBe(true)
}

/**
 * Clicks in a frame once it lies still on the page. Playwright waits until a button is steady in its own
 * frame, and does not see that the frame moves: such a click lands beside the button, and no error tells it.
 */
export async function press(button: Locator, { timeout = 10_000 } = {}): Promise<void> {
  let last: string | undefined
  await expect
    .poll(
      async () => {
        const before = last
        last = JSON.stringify(await button.boundingBox({ timeout }))
        return last === before
      },
      { intervals: [50], timeout },
    )
    .toBe(true)
  await button.click({ timeout })
}

/** The page that the click opens. */
export async function opened(page: Page, click: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await click()
  return opening
}

/**
 * If the frame has no storage, a window of the secure origin asks: the previous question's window, which
 * shows this one by itself, or else one that a click opens.
 */
export async function openWindow(page: Page): Promise<Page> {
  const button = secureOf(page).getByRole('button', { name: 'Open window' })
  await expect(button).toBeVisible()
  const isOpen = (await button.getAttribute('data-busy')) !== null
  if (!isOpen) return opened(page, () => press(button))
  const kept = page.context().pages().findLast(isSecureWindow)
  if (kept === undefined) throw new Error('no window is open')
  return kept
}

/** A window of the secure origin that does what its frame cannot. */
export const isSecureWindow = (page: Page): boolean => new URL(page.url()).pathname === '/window'

/** Opens the mailed link in a new tab, as a mail program does, and approves it; returns the code. */
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

/** The code from the first mail after this id. */
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

/**
 * Submits the address and approves the mailed link; returns the code. The widget then waits for the code,
 * and no other mail was sent.
 */
export async function askForCode(
  page: Page,
  devnet: Devnet,
  email: string,
  /** Answers what the widget asks before it sends a mail. */
  agree: () => Promise<void> = async () => undefined,
): Promise<string> {
  const after = devnet.mails.lastId()
  await typeEmail(page, email)
  await agree()
  await expect(frameOf(page).getByRole('heading', { name: 'Register device' })).toBeVisible()
  return approvedCode(page, devnet, { email, after })
}

/** The code from the mailed link's page; returns to the page that the code is typed into. */
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

/** Logs in by a mailed code, and closes the widget. */
export async function logInByCode(page: Page, devnet: Devnet, email: string): Promise<void> {
  await visit(page, devnet)
  await codeInput(page).fill(await askForCode(page, devnet, email))
  await connected(page)
  await withWidget(page, (widget) => widget.close())
}

/** Answers a question of the frame: in the card, or in a window if the frame has no storage. */
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

/**
 * Presses a button of the secure origin, after scrolling to the end of a question longer than its frame.
 */
export async function confirm(
  page: Page,
  asked: FrameLocator | Page,
  name: string | RegExp,
): Promise<void> {
  const button = await aim(page, asked, name)
  if ('isClosed' in asked) await mayClose(asked, () => button.click())
  else await button.click()
}

/** Does everything that `confirm` does before the click. */
export async function aim(
  page: Page,
  asked: FrameLocator | Page,
  name: string | RegExp,
): Promise<Locator> {
  const button = asked.getByRole('button', { name, exact: typeof name === 'string' })
  const unread = asked.getByText('Scroll to the end, then confirm.')
  await button.hover()
  // Scrolls back up: Playwright may have jumped to the button, and a jump does not count as reading.
  await page.mouse.wheel(0, -5_000)
  await expect
    .poll(
      async () => {
        // Scrolls by less than a low frame shows beside its buttons: skipped text does not count as read.
        if (await unread.isVisible()) await page.mouse.wheel(0, 80)
        return button.getAttribute('aria-disabled')
      },
      { intervals: [100] },
    )
    .toBeNull()
  // The button ignores clicks until the pointer has rested on it, so that a page cannot move it under the
  // pointer.
  await button.hover()
  if (name !== 'Reject') await expect(button).toHaveAttribute('data-rested', 'true')
  return button
}

/** Opens the provider's window; the rarer providers are behind a button. */
export async function goToProvider(page: Page, provider: string): Promise<Page> {
  const frame = frameOf(page)
  await page.locator('[data-widget-open]').first().click()
  const more = frame.getByRole('button', { name: 'More social accounts' })
  await expect(more).toBeVisible()
  const button = frame.getByRole('button', { name: provider, exact: true })
  if ((await button.count()) === 0) await more.click()
  return opened(page, () => button.click())
}

/**
 * Types the code that a window shows when it cannot pass it to the widget, after the person confirms that
 * they started the login.
 */
export async function typeCodeOf(page: Page, window: Page): Promise<void> {
  const frame = frameOf(page)
  await confirm(window, window, 'Show the code')
  const code = window.getByText(/^[0-9A-Z]{4}-?[0-9A-Z]{4}$/)
  await frame.getByRole('textbox', { name: 'Code from the window' }).fill(await code.innerText())
  await frame.getByRole('button', { name: 'Use the code' }).click()
}

/** Logs in as a person who has accounts at every provider. */
export async function logInAt(page: Page, provider: string, person: string): Promise<void> {
  const window = await goToProvider(page, provider)
  await mayClose(window, () => window.getByRole('button', { name: person }).click())
}

/** Requests `personal_sign` of "Hello, Tern", as a library of the page does. */
export const sign = (page: Page) =>
  withWidget(page, async (widget) => {
    const params = ['0x48656c6c6f2c205465726e', widget.getAddress()]
    const signature = await widget.getProvider().request({ method: 'personal_sign', params })
    return signature as `0x${string}`
  })

/** Sends one wei; returns the hash, or the error's code. */
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

/** The connected EVM address. */
export async function addressOf(page: Page): Promise<`0x${string}`> {
  const state = await withWidget(page, (widget) => widget.getState())
  return (state.accounts[0] ?? '').split(':')[2] as `0x${string}` // CAIP-10 of eip155
}

export { type Devnet, expect, frameOf, type Page, withWidget }
