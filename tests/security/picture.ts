import { expect } from '@playwright/test'
import { connectWallet, type Devnet, type Page } from '../e2e/fixtures.ts'
import { ask } from '../pages/ask.ts'

/** Everything an attack could have changed. */
export type Picture = {
  readonly state: unknown
  /** The page's own storage, and the cookies of the widget's site. */
  readonly stored: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  /** What the wallet of the page was asked that could need a person. */
  readonly asked: readonly string[]
}

/**
 * Transfers of earlier tests, and what everybody can know of an account: the widget reads both again
 * whenever it comes to it.
 */
const foundAgain = /\.(open|ended|portfolio|identities)$/

const harmless = ['eth_accounts', 'eth_chainId', 'wallet_getCapabilities']

/** Taken before and after: an attack must leave both equal. */
export async function takePicture(page: Page, devnet: Devnet): Promise<Picture> {
  const { value } = await ask(page, 'getState')
  const { openTransfers: _, ...state } = Object(value)
  const stored = await page.evaluate(() => ({ ...localStorage }))
  const cookies = await page.context().cookies(devnet.urls.widget)
  const asked: string[] = await page.evaluate(() =>
    Reflect.get(window, 'devnetWallet').requests.map(({ method }: { method: string }) => method),
  )
  return {
    state,
    stored: Object.fromEntries(
      Object.entries(stored).map(([name, text]) => [name, withoutTransfers(text)]),
    ),
    cookies: cookies
      .filter(({ name }) => !foundAgain.test(name))
      .map(({ name, value }) => `${name}=${withoutTime(value)}`)
      .sort(),
    asked: asked.filter((method) => !harmless.includes(method)),
  }
}

/** The page remembers whether any of them is open. */
function withoutTransfers(text: string): string {
  return text.replace(/,"openTransfer":(true|false)/, '')
}

/** What is kept again when the widget comes back differs in its time alone. */
function withoutTime(value: string): string {
  return decodeURIComponent(value).replace(/"t":\d+,/, '')
}

/** Connects the Devnet Wallet and waits until the page has heard of it, so that a picture holds. */
export async function connectAndSettle(page: Page): Promise<void> {
  await connectWallet(page)
  await page.waitForFunction(() => Reflect.get(window, 'Widget').getState().view === 'Account')
}

/** The widget is alive: a request goes through the frame to its own node and back. */
export async function expectAlive(page: Page, object = 'Widget'): Promise<void> {
  const answer = await ask(page, 'request', [{ method: 'eth_blockNumber' }], { object })
  expect(answer).toEqual({ value: expect.stringMatching(/^0x[0-9a-f]+$/) })
}
