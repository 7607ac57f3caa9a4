import { recoverMessageAddress } from 'viem'
import { chooseToken, openBridge, review, confirm as confirmBridge, arrived } from './bridgePage.ts'
import {
  addressOf,
  approvedCode,
  codeInput,
  confirm,
  connected,
  expect,
  frameOf,
  type Page,
  press,
  secureOf,
  sign,
  test,
  typeEmail,
  withWidget,
} from './embeddedPage.ts'
import { connectWallet, visit } from './fixtures.ts'
import { type Counter, createCounter, type Taps } from './taps.ts'
import { devnetWallet } from './wallet.ts'
import { EMAIL_PAUSE_SECONDS } from '#secure/wire'

const message = 'Hello, Tern'

/** The most that each way may take; fewer is welcome. */
const most = {
  connect: { taps: 2, fields: 0 },
  bridge: { taps: 5, fields: 1 },
  send: { taps: 6, fields: 2 },
  // Nine taps and two mails before; one of them says now where the keys are to be.
  email: { taps: 8, fields: 2 },
  // Could not be done before.
  secondBrowser: { taps: 14, fields: 2 },
} as const satisfies Record<string, Taps>

function check(name: keyof typeof most, counter: Counter): void {
  const { taps, fields } = counter.read()
  // What was counted is told with the result.
  test.info().annotations.push({ type: name, description: `${taps} taps, ${fields} fields` })
  expect([name, 'taps', Math.max(taps, most[name].taps)]).toEqual([name, 'taps', most[name].taps])
  expect([name, 'fields', Math.max(fields, most[name].fields)]).toEqual([
    ...[name, 'fields', most[name].fields],
  ])
  // Nothing counted would be a counter that does not.
  expect(taps).toBeGreaterThan(1)
}

test('behavior: a wallet, a bridge of 25 USDC and a sending of 12 take no more taps than before (issue: taps)', async ({
  page,
  devnet,
}) => {
  const counter = createCounter()
  await counter.watch(page.context())
  await visit(page, devnet)
  await connectWallet(page)
  check('connect', counter)

  const frame = frameOf(page)
  counter.start()
  await openBridge(page)
  await chooseToken(frame, { symbol: 'USDC', network: 'Devnet One' })
  await review(frame, '25')
  await confirmBridge(frame, '25')
  await arrived(frame)
  check('bridge', counter)
  expect(await devnetWallet(page).transactions()).toBe(2)

  await withWidget(page, (widget) => widget.close())
  await withWidget(page, (widget) => widget.open({ view: 'Account' }))
  counter.start()
  await frame.getByRole('button', { name: 'Send', exact: true }).click()
  await frame.getByRole('button', { name: /^Amount: / }).click()
  await frame.getByRole('button', { name: /^USDC/ }).click()
  await frame.getByRole('textbox', { name: 'Amount' }).fill('12')
  await frame.getByRole('textbox', { name: 'To' }).fill(`0x${'9'.repeat(36)}7a95`)
  await frame.getByRole('button', { name: /^Review 12 USDC to / }).click()
  await frame.getByRole('checkbox').check()
  await frame.getByRole('button', { name: 'Send 12 USDC' }).click()
  await expect(frame.getByRole('heading', { name: '12 USDC sent' })).toBeVisible()
  check('send', counter)
})

test('behavior: from an e-mail address to a signature with one mail, and in a second browser that the first lets in (L9)', async ({
  page,
  browserWith,
  storage,
  devnet,
}) => {
  test.slow() // two logins, with the pause between their mails
  const email = 'taps@tern.example'
  const counter = createCounter()
  await counter.watch(page.context())
  await visit(page, devnet)
  const before = devnet.mails.lastId()
  await logIn(page, devnet, { email, counter })
  await connected(page)
  await withWidget(page, (widget) => widget.close())
  const signing = signOn(page, counter)
  await confirm(page, secureOf(page), 'Sign')
  const address = await addressOf(page)
  expect(await recoverMessageAddress({ message, signature: await signing })).toBe(address)
  check('email', counter)
  expect(devnet.mails.lastId() - before).toBe(1)

  // A mail program opens a tab of its own in it.
  const second = await (await (await browserWith(storage)).newContext()).newPage()
  await counter.watch(second.context())
  await visit(second, devnet)
  await logIn(second, devnet, { email, counter })
  await connected(second)
  await withWidget(second, (widget) => widget.close())
  const signature = signOn(second, counter)
  await press(secureOf(second).getByRole('button', { name: 'Another device' }))
  const code = await secureOf(second)
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .innerText()

  counter.add() // over to the first browser
  await page.locator('[data-widget-open]').first().click()
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Email, recovery, devices' }).click()
  await frame.getByRole('button', { name: /^Devices/ }).click()
  await expect(secureOf(page).getByText(code)).toBeVisible()
  await confirm(page, secureOf(page), 'Approve')
  counter.add() // and back
  await confirm(second, secureOf(second), 'Sign')
  expect(await recoverMessageAddress({ message, signature: await signature })).toBe(address)
  check('secondBrowser', counter)
  await second.context().close()
})

/**
 * Address, mail, code; the link in the mail and the way back are presses that no page sees. The last mail to
 * the address is long ago.
 */
async function logIn(
  page: Page,
  devnet: Parameters<typeof approvedCode>[1],
  { email, counter }: { email: string; counter: Counter },
): Promise<void> {
  const after = devnet.mails.lastId()
  await devnet.secure.passSeconds(EMAIL_PAUSE_SECONDS)
  await withWidget(page, (widget) => widget.close())
  counter.start()
  await typeEmail(page, email)
  await expect(frameOf(page).getByRole('heading', { name: 'Register device' })).toBeVisible()
  const code = await approvedCode(page, devnet, { email, after })
  counter.add() // the link in the mail
  counter.add() // back to where it began
  await codeInput(page).fill(code)
}

/** The site's own button asks for a signature. */
function signOn(page: Page, counter: Counter): ReturnType<typeof sign> {
  counter.add()
  return sign(page)
}
