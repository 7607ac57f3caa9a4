import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import {
  addressOf,
  aim,
  codeInput,
  confirm,
  connected,
  type Devnet,
  disconnectButton,
  expect,
  frameOf,
  logInAt,
  mailedCode,
  opened,
  openWindow,
  type Page,
  press,
  secureOf,
  sign,
  test,
  withWidget,
} from './embeddedPage.ts'
import { visit } from './fixtures.ts'

// The first browser keeps a share in its frame; the others block storage and keep it in a window.
test.use({ storage: 'partitioned' })

// Passphrase hashing is slow by design, and slower on a busy machine.
test.setTimeout(240_000)
const SLOW = { timeout: 60_000 }

const PASSPHRASE = 'correct horse battery'
const message = 'Hello, Tern'

/** Adds a person who has never logged in before. */
async function addPerson(devnet: Devnet, name: string): Promise<string> {
  const id = `${Date.now()}`
  const email = `person${id}@example.test`
  await devnet.control.addPerson({ id, name, username: `person${id}`, email })
  return email
}

async function connectAt(page: Page, devnet: Devnet, name: string): Promise<`0x${string}`> {
  await visit(page, devnet)
  await logInAt(page, 'Google', name)
  await connected(page)
  return addressOf(page)
}

const statusOf = (page: Page) => withWidget(page, (widget) => widget.getState().status)

/** Signs in the card, when the frame keeps a share. */
async function signInCard(page: Page): Promise<string> {
  const signing = sign(page)
  await confirm(page, secureOf(page), 'Sign')
  return recoverMessageAddress({ message, signature: await signing })
}

/** Signs a token permit, which the wallet presents as such; returns the address of the signer. */
async function signPermit(page: Page): Promise<string> {
  const permit = {
    domain: {
      name: 'Tern',
      version: '1',
      chainId: 31337,
      verifyingContract: `0x${'12'.repeat(20)}`,
    },
    types: {
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { spender: `0x${'34'.repeat(20)}`, value: '5' },
  } as const
  const signing = page.evaluate(async (data) => {
    const widget = Reflect.get(window, 'Widget')
    const params = [widget.getAddress(), JSON.stringify(data)]
    return widget.getProvider().request({ method: 'eth_signTypedData_v4', params })
  }, permit)
  await expect(secureOf(page).getByText('Lets somebody spend your tokens')).toBeVisible()
  await confirm(page, secureOf(page), 'Sign')
  const { message, ...rest } = permit
  const values = { ...message, value: BigInt(message.value) }
  return recoverTypedDataAddress({ ...rest, message: values, signature: await signing })
}

/** Opens the embedded wallet's view, and a page of the secure origin behind it. */
async function openWallet(page: Page): Promise<void> {
  await withWidget(page, (widget) => widget.open())
  await frameOf(page).getByRole('button', { name: 'Email, recovery, devices' }).click()
}
const row = (page: Page, name: RegExp) => frameOf(page).getByRole('button', { name })

test('behavior: typed data is read and signed, an address is changed by both its codes, and a second browser is let in by the first and removed again (S4.10, S5.01, S7.28)', async ({
  page,
  browserWith,
  devnet,
}) => {
  const email = await addPerson(devnet, 'Maren Tern')
  const newEmail = `new.${email}`
  const address = await connectAt(page, devnet, 'Maren Tern')

  await withWidget(page, (widget) => widget.close())
  expect(await signPermit(page)).toBe(address)

  await openWallet(page)
  await row(page, /^Email/).click()
  const before = devnet.mails.lastId()
  await frameOf(page).getByRole('textbox', { name: 'New email' }).fill(newEmail)
  await frameOf(page).getByRole('button', { name: 'Save' }).click()
  await expect(frameOf(page).getByRole('heading', { name: 'Confirm current email' })).toBeVisible()
  await codeInput(page).fill(await mailedCode(devnet, email, before))
  await expect(frameOf(page).getByRole('heading', { name: 'Confirm new email' })).toBeVisible()
  await codeInput(page).fill(await mailedCode(devnet, newEmail, before))
  await expect(row(page, /^Email.*new\.person/)).toBeVisible()

  const second = await (await browserWith('blocked')).newPage()
  expect(await connectAt(second, devnet, 'Maren Tern')).toBe(address)
  const signing = sign(second)
  const asked = await openWindow(second)
  // The option to use a window is missing: another window could store no more than this one.
  await expect(asked.getByRole('button', { name: 'A window of the wallet' })).toHaveCount(0)
  await asked.getByRole('button', { name: 'Another device' }).click()
  const code = await asked.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()
  await row(page, /^Devices/).click()
  await expect(secureOf(page).getByText(code)).toBeVisible()
  await confirm(page, secureOf(page), 'Approve')
  await confirm(asked, asked, 'Sign')
  expect(await recoverMessageAddress({ message, signature: await signing })).toBe(address)

  // The second browser's frame and window share no cookies, yet count as one device.
  const remove = secureOf(page).getByRole('button', { name: /^Remove / })
  await remove.click()
  await confirm(page, secureOf(page), 'Remove')
  // Waits for the list to return without the device: no list is drawn during the removal.
  await expect(secureOf(page).getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
  await expect(remove).toHaveCount(0)
  await expect(sign(second)).rejects.toThrow()
  await expect.poll(() => statusOf(second)).toBe('disconnected')
  await second.context().close()

  await press(secureOf(page).getByRole('button', { name: 'Sign out everywhere' }))
  await confirm(page, secureOf(page), 'Sign out')
  await expect.poll(() => statusOf(page)).toBe('disconnected')
  await expect(frameOf(page).getByText('Session Expired')).toHaveCount(0)
})

test('behavior: the wallet comes back where the device was wiped, and where the service was, with the phrase of its key, until it is deleted (S4.10, S7.28)', async ({
  page,
  browserWith,
  devnet,
}, info) => {
  await addPerson(devnet, 'Piet Fulmar')
  const address = await connectAt(page, devnet, 'Piet Fulmar')
  const backUp = frameOf(page).getByRole('button', { name: 'Back it up' })
  await expect(backUp).toBeVisible()
  await openWallet(page)
  await expect(frameOf(page).getByText('If you lose this device')).toBeVisible()
  const file = await saveRecovery(page, info.outputPath('recovery.json'))
  await frameOf(page).getByRole('button', { name: 'Back', exact: true }).click()
  await connected(page)
  await expect(backUp).toHaveCount(0)

  // Auth and recovery share: a browser that never had a device share.
  const fresh = await (await browserWith('blocked')).newPage()
  expect(await connectAt(fresh, devnet, 'Piet Fulmar')).toBe(address)
  const signing = sign(fresh)
  const asked = await openWindow(fresh)
  await asked.getByRole('button', { name: 'Recovery' }).click()
  await useFile(asked, asked, file, 'wrong passphrase!', 'Recover')
  await expect(asked.getByText('That does not open your recovery')).toBeVisible(SLOW)
  await useFile(asked, asked, file, PASSPHRASE, 'Recover')
  await confirm(asked, asked, 'Sign')
  expect(await recoverMessageAddress({ message, signature: await signing })).toBe(address)
  await fresh.context().close()

  // Device and recovery share: the service has lost its database.
  await devnet.control.restartSecure({ wipe: true })
  await page.reload()
  await logInAt(page, 'Google', 'Piet Fulmar')
  const card = secureOf(page)
  await expect(card.getByText('no longer has your account')).toBeVisible()
  await useFile(page, card, file, PASSPHRASE, 'Restore it')
  await expect(disconnectButton(page)).toBeVisible(SLOW)
  expect(await addressOf(page)).toBe(address)
  expect(await signInCard(page)).toBe(address)

  await openWallet(page)
  await row(page, /^Export/).click()
  await confirm(page, card, 'Show it')
  await expect(card.getByRole('listitem')).toHaveCount(12, SLOW)
  const words = await card.getByRole('listitem').allInnerTexts()
  expect(mnemonicToAccount(words.join(' ')).address).toBe(address)
  await press(card.getByRole('button', { name: 'Hide it' }))
  await frameOf(page).getByRole('button', { name: 'Delete account' }).click()
  await card.getByRole('textbox', { name: 'Type DELETE to continue' }).fill('DELETE')
  await confirm(page, card, 'Delete for good')
  await press(card.getByRole('button', { name: 'Done' }))
  await expect
    .poll(() => withWidget(page, (widget) => widget.getState().status))
    .toBe('disconnected')
  await expect(frameOf(page).getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  await expect(frameOf(page).getByText('Session Expired')).toHaveCount(0)
})

test('behavior: S4 a browser that cannot sign deletes only later: the one that can is told, and the mailed link stops it', async ({
  page,
  browserWith,
  devnet,
}) => {
  const email = await addPerson(devnet, 'Sula Bassana')
  const address = await connectAt(page, devnet, 'Sula Bassana')
  const other = await (await browserWith('blocked')).newPage()
  expect(await connectAt(other, devnet, 'Sula Bassana')).toBe(address)
  await openWallet(other)
  await frameOf(other).getByRole('button', { name: 'Delete account' }).click()
  const asked = await openWindow(other)
  await asked.getByRole('textbox', { name: 'Type DELETE to continue' }).fill('DELETE')
  await confirm(asked, asked, 'Delete for good')
  await expect(asked.getByText('This browser cannot sign for your wallet')).toBeVisible()
  await other.context().close()

  const signing = sign(page)
  const card = secureOf(page)
  await expect(card.getByRole('heading', { name: 'A change is waiting' })).toBeVisible()
  await expect(card.getByText('Your account will be deleted')).toBeVisible()
  await press(card.getByRole('button', { name: 'Let it happen' }))
  await confirm(page, card, 'Sign')
  expect(await recoverMessageAddress({ message, signature: await signing })).toBe(address)

  const mail = await devnet.mails.waitFor({ to: email, subject: 'a change is waiting' })
  const link = await (await browserWith('blocked')).newPage()
  await link.goto(mail.links.find((one) => one.includes('/undo#')) ?? '')
  await expect(link.getByText('Your account will be deleted')).toBeVisible()
  await link.getByRole('button', { name: 'Stop it' }).click()
  await expect(link.getByText('Stopped. Your wallet and your devices stay.')).toBeVisible()
  await link.reload()
  await expect(link.getByText('This link no longer works')).toBeVisible()
  await link.context().close()
})

/** Sets up recovery by file; the frame may not download, so a window does. */
async function saveRecovery(page: Page, path: string): Promise<string> {
  const card = secureOf(page)
  await row(page, /^Recovery/).click()
  await press(card.getByRole('button', { name: 'File and passphrase' }))
  await card.getByLabel('Choose a passphrase').fill(PASSPHRASE)
  await card.getByLabel('Repeat the passphrase').fill(PASSPHRASE)
  await confirm(page, card, 'Make the file')
  const save = await aim(page, card, 'Save the file')
  const window = await opened(page, () => press(save))
  const saving = window.waitForEvent('download')
  await window.getByRole('button', { name: 'Save the file' }).click()
  const download = await saving
  // Closing the window would cancel a download that has not begun, so the window stays open.
  await expect(card.getByRole('button', { name: 'I have saved it' })).toBeVisible()
  expect(window.isClosed()).toBe(false)
  await expect(window.getByText('You can close this window.')).toBeVisible()
  await download.saveAs(path)
  await confirm(page, card, 'I have saved it')
  await expect.poll(() => window.isClosed()).toBe(true)
  await press(card.getByRole('button', { name: 'Done' }))
  await expect(row(page, /^Recovery.*File and passphrase/)).toBeVisible()
  return path
}

async function useFile(
  owner: Page,
  place: Page | ReturnType<typeof secureOf>,
  file: string,
  passphrase: string,
  button: string,
): Promise<void> {
  await place.getByLabel('Recovery file').setInputFiles(file)
  await place.getByLabel('Passphrase of the file').fill(passphrase)
  if (button === 'Recover') await confirm(owner, place, button)
  else await place.getByRole('button', { name: button, exact: true }).click()
}
