import {
  askForCode,
  codeInput,
  disconnectButton,
  expect,
  frameOf,
  mailedCode,
  opened,
  openWindow,
  type Page,
  press,
  secureOf,
  test,
  withWidget,
} from './embeddedPage.ts'
import { visit } from './fixtures.ts'

test.use({ storage: 'blocked' })
test.setTimeout(180_000)

const newEmail = (page: Page) => frameOf(page).getByRole('textbox', { name: 'New email' })
const save = (page: Page) => frameOf(page).getByRole('button', { name: 'Save' })

test('behavior: where the frame keeps nothing a window gives the key’s word, and the address is changed by both its codes (S4.10, S5.01, S7.28)', async ({
  page,
  devnet,
}) => {
  const id = Date.now()
  const [old, next] = [`old${id}@tern.example`, `new${id}@tern.example`]
  const frame = frameOf(page)
  await visit(page, devnet)
  await codeInput(page).fill(await askForCode(page, devnet, old))
  await openWindow(page)
  await expect(disconnectButton(page)).toBeVisible()
  await withWidget(page, (widget) => widget.open())
  await frame.getByRole('button', { name: 'Email, recovery, devices' }).click()
  await frame.getByRole('button', { name: /^Email/ }).click()
  await newEmail(page).fill(next)
  const before = devnet.mails.lastId()

  // Closed, it is no failure, nothing was mailed, and what was typed is still there. The mail of the
  // login is younger than 30 seconds, so that the next one waits (S5.01).
  const open = secureOf(page).getByRole('button', { name: 'Open window' })
  await expect(async () => {
    await save(page).click()
    await expect(open).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await press(secureOf(page).getByRole('button', { name: 'Cancel' }))
  await expect(newEmail(page)).toHaveValue(next)
  await expect(frame.getByText('Only your key can do this')).toHaveCount(0)
  expect(devnet.mails.lastId()).toBe(before)

  await save(page).click()
  const window = await opened(page, () => press(open))
  await window.waitForEvent('close')
  await page.bringToFront()
  await expect(frame.getByRole('heading', { name: 'Confirm current email' })).toBeVisible()
  await codeInput(page).fill(await mailedCode(devnet, old, before))
  await expect(frame.getByRole('heading', { name: 'Confirm new email' })).toBeVisible()
  await codeInput(page).fill(await mailedCode(devnet, next, before))
  await expect(frame.getByRole('button', { name: /^Email/ })).toContainText(next)
})
