import { recoverMessageAddress } from 'viem'
import {
  addressOf,
  answer,
  askForCode,
  codeInput,
  type Devnet,
  disconnectButton,
  expect,
  frameOf,
  openWindow,
  type Page,
  press,
  secureOf,
  sign,
  test,
  withWidget,
} from './embeddedPage.ts'
import { visit } from './fixtures.ts'

/** As WebKit does it: in a frame of another site no cookie is kept, nor sent; in a window of its own it is. */
async function dropCookies(page: Page, devnet: Devnet): Promise<void> {
  await page.context().addInitScript((secure) => {
    if (location.origin !== secure || window.parent === window) return
    const send = window.fetch
    window.fetch = (input, init) => send(input, { ...init, credentials: 'omit' })
  }, devnet.urls.secure)
}

const stateOf = (page: Page) => withWidget(page, (widget) => widget.getState())

async function expectSigned(page: Page, signing: Promise<`0x${string}`>): Promise<void> {
  const signature = await signing
  const signer = await recoverMessageAddress({ message: 'Hello, Tern', signature })
  expect(signer).toBe(await addressOf(page))
}

test.describe('where a store lasts', () => {
  test.use({ storage: 'partitioned' })

  test('behavior: a frame whose cookie is dropped logs in by e-mail, signs, comes back signed in, and signs out (E2, S1.01, S4.10)', async ({
    page,
    devnet,
  }) => {
    await dropCookies(page, devnet)
    await visit(page, devnet)
    await codeInput(page).fill(await askForCode(page, devnet, 'dropped@tern.example'))
    await openWindow(page) // makes the keys, lets the frame in, and closes
    await expect(disconnectButton(page)).toBeVisible()
    // The window that made the keys has cookies of its own; the frame on this site has none.
    const cookies = await page.context().cookies(devnet.urls.secure ?? '')
    const site = new URL(page.url())
    const ofFrame = cookies.filter(
      ({ partitionKey }) => partitionKey === `${site.protocol}//${site.hostname}`,
    )
    expect(cookies).not.toEqual([])
    expect(ofFrame).toEqual([])
    const { accounts } = await stateOf(page)
    const signing = sign(page)
    await answer(page, 'partitioned', 'Sign')
    await expectSigned(page, signing)

    await page.reload()
    await expect.poll(() => stateOf(page)).toMatchObject({ status: 'connected', accounts })
    const again = sign(page)
    await answer(page, 'partitioned', 'Sign')
    await expectSigned(page, again)
    await withWidget(page, (widget) => widget.disconnect())
    await page.reload()
    await withWidget(page, (widget) => widget.open())
    await expect(frameOf(page).getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  })
})

test.describe('where nothing lasts', () => {
  test.use({ storage: 'blocked' })

  test('behavior: the person is told before anything is mailed, a window of the wallet takes over, and the visit’s end is the login’s (E2, S4.10)', async ({
    page,
    devnet,
  }) => {
    await dropCookies(page, devnet)
    await visit(page, devnet)
    const frame = frameOf(page)
    const email = 'nothing@tern.example'
    const before = devnet.mails.lastId()
    await page.locator('[data-widget-open]').first().click()
    await frame.getByRole('textbox', { name: 'Email' }).fill(email)
    await frame.getByRole('button', { name: 'Continue with email' }).click()
    const told = secureOf(page).getByRole('heading', { name: 'Signed in for this visit only' })
    await expect(told).toBeVisible()
    await press(secureOf(page).getByRole('button', { name: 'Cancel' }))
    await expect(frame.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
    expect(devnet.mails.lastId()).toBe(before)

    await visit(page, devnet)
    await codeInput(page).fill(
      await askForCode(page, devnet, email, async () => {
        await press(secureOf(page).getByRole('button', { name: 'Continue' }))
      }),
    )
    await openWindow(page) // makes the keys by itself, and closes
    await expect(disconnectButton(page)).toBeVisible()
    const signing = sign(page)
    await answer(page, 'blocked', 'Sign')
    await expectSigned(page, signing)

    await page.reload()
    await withWidget(page, (widget) => widget.open())
    await expect(frame.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
    await expect(frame.getByRole('alert')).toHaveCount(0)
  })
})
