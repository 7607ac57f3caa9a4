import { recoverMessageAddress } from 'viem'
import {
  addressOf,
  askForCode,
  codeInput,
  confirm,
  type Devnet,
  disconnectButton,
  expect,
  frameOf,
  openWindow,
  type Page,
  press,
  secureOf,
  sign,
  typeEmail,
  withWidget,
} from './embeddedPage.ts'
import { testWith, visit } from './fixtures.ts'
import { EMAIL_PAUSE_SECONDS } from '#secure/wire'
import { mayClose } from './mayClose.ts'

// The demo pages on two sites, http://localhost and http://shop.localhost.
const test = testWith({ also: ['mail', 'secure'], allow: 'shop' })
test.use({ storage: 'partitioned' })
test.setTimeout(180_000)

async function expectSigns(page: Page, address: string): Promise<void> {
  const signing = sign(page)
  await confirm(page, secureOf(page), 'Sign')
  const signature = await signing
  expect(await recoverMessageAddress({ message: 'Hello, Tern', signature })).toBe(address)
}

/** A new account on the first site, whose keys a window makes or the frame alone. */
async function signUp(page: Page, devnet: Devnet, email: string, by: 'window' | 'here') {
  await visit(page, devnet)
  await codeInput(page).fill(await askForCode(page, devnet, email))
  if (by === 'window') await openWindow(page)
  else await press(secureOf(page).getByRole('button', { name: 'Only on this site' }))
  await expect(disconnectButton(page)).toBeVisible()
  const address = await addressOf(page)
  await withWidget(page, (widget) => widget.close())
  await expectSigns(page, address)
  return address
}

async function visitShop(page: Page, devnet: Devnet): Promise<void> {
  await page.goto(`${devnet.urls.shop}/script-tag/?wallet=auto`)
  await page.waitForFunction(() => 'devnetWallet' in window && 'Widget' in window)
}

test('behavior: a second site signs in and signs by a window of this browser, once the person agreed there, and no mail is sent (E3, S4.10)', async ({
  page,
  devnet,
}) => {
  const email = 'two.sites@tern.example'
  const address = await signUp(page, devnet, email, 'window')
  const mails = devnet.mails.lastId()

  await visitShop(page, devnet)
  await typeEmail(page, email)
  await expect(
    secureOf(page).getByText('This browser has signed with a wallet before.'),
  ).toBeVisible()
  const window = await openWindow(page)
  await expect(window.getByText('shop.localhost')).toBeVisible()
  await expect(window.getByText(`Sign in as ${email} on this site?`)).toBeVisible()
  await confirm(window, window, 'Continue')
  await expect(disconnectButton(page)).toBeVisible()
  expect(await addressOf(page)).toBe(address)
  await withWidget(page, (widget) => widget.close())
  await expectSigns(page, address)
  expect(devnet.mails.lastId()).toBe(mails)

  // Frames and window are one browser, and there is no second one.
  await page.locator('[data-widget-open]').first().click()
  await frameOf(page).getByRole('button', { name: 'Email, recovery, devices' }).click()
  await frameOf(page)
    .getByRole('button', { name: /^Devices/ })
    .click()
  await expect(secureOf(page).getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
  await expect(secureOf(page).getByRole('button', { name: /^Remove / })).toHaveCount(0)
})

test('behavior: who says no in the window gets the mail, logs in, and a window brings the share in one click (E3, S4.10)', async ({
  page,
  devnet,
}) => {
  const email = 'no.window@tern.example'
  const address = await signUp(page, devnet, email, 'window')
  await visitShop(page, devnet)
  const code = await askForCode(page, devnet, email, async () => {
    const window = await openWindow(page)
    await mayClose(window, () => window.getByRole('button', { name: 'Cancel' }).click())
    // No is no fault that would have to be told.
    await expect(secureOf(page).getByRole('status')).toHaveCount(0)
    const mail = secureOf(page).getByRole('button', { name: 'Send an email instead' })
    await devnet.secure.passSeconds(EMAIL_PAUSE_SECONDS)
    await press(mail)
  })
  await codeInput(page).fill(code)
  await expect(disconnectButton(page)).toBeVisible()
  expect(await addressOf(page)).toBe(address)
  await withWidget(page, (widget) => widget.close())

  const mails = devnet.mails.lastId()
  const signing = sign(page)
  await press(secureOf(page).getByRole('button', { name: 'A window of the wallet' }))
  await confirm(page, secureOf(page), 'Sign')
  const signature = await signing
  expect(await recoverMessageAddress({ message: 'Hello, Tern', signature })).toBe(address)
  expect(devnet.mails.lastId()).toBe(mails)
})

test('behavior: where the key stayed on the first site, no window is offered that cannot help (E3, S4.10)', async ({
  page,
  devnet,
}) => {
  const email = 'first.only@tern.example'
  const address = await signUp(page, devnet, email, 'here')
  await visitShop(page, devnet)
  await devnet.secure.passSeconds(EMAIL_PAUSE_SECONDS)
  const code = await askForCode(page, devnet, email)
  await codeInput(page).fill(code)
  await expect(disconnectButton(page)).toBeVisible()
  expect(await addressOf(page)).toBe(address)
  await withWidget(page, (widget) => widget.close())
  sign(page).catch(() => undefined) // nobody can
  await expect(secureOf(page).getByText('This browser is new to your wallet')).toBeVisible()
  await expect(secureOf(page).getByRole('button', { name: 'Another device' })).toBeVisible()
  await expect(secureOf(page).getByRole('button', { name: 'A window of the wallet' })).toHaveCount(
    0,
  )
})
