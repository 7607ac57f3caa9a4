import { devAccount } from '#devnet/chains/accounts.ts'
import { connectWallet, type Devnet, expect, frameOf, type Page, test, visit } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

/** Connects, and opens the view in which a name is chosen. */
async function chooseName(page: Page, devnet: Devnet, text: string) {
  await visit(page, devnet)
  await connectWallet(page)
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Choose account name' }).click()
  await frame.getByRole('textbox', { name: 'Name' }).fill(text)
  return frame
}

/** Registers the name for another account of the devnet. */
async function take(devnet: Devnet, name: string): Promise<void> {
  const other = devAccount(5)
  const timestamp = Math.floor(Date.now() / 1_000)
  const message = JSON.stringify({ name, attributes: {}, timestamp })
  const response = await fetch(`${devnet.urls.blockchainApi}/v1/profile/account`, {
    method: 'POST',
    body: JSON.stringify({
      message,
      address: other.address,
      coin_type: 0x80000000 + 31337,
      signature: await other.signMessage({ message }),
    }),
  })
  expect(await response.json()).toMatchObject({ success: true })
}

async function isTaken(devnet: Devnet, name: string): Promise<boolean> {
  const { ok } = await fetch(`${devnet.urls.blockchainApi}/v1/profile/account/${name}`)
  return ok
}

test.describe('names', () => {
  test('default: a name is registered, and the account is called so, also on the next visit (S1.02, S4.08)', async ({
    page,
    devnet,
  }) => {
    const frame = await chooseName(page, devnet, 'Maren')
    await expect(frame.getByText('Available', { exact: true })).toBeVisible()
    await frame.getByRole('button', { name: 'Register maren.reown.id' }).click()
    await expect(frame.getByText('maren.reown.id is yours')).toBeVisible()
    expect(await isTaken(devnet, 'maren.reown.id')).toBe(true)
    await frame.getByRole('button', { name: 'Done' }).click()
    await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    await expect(frame.getByText('maren.reown.id')).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Choose account name' })).toHaveCount(0)

    // The persisted name is shown although the service is unreachable.
    await devnet.control.setFault('blockchainApi', { mode: 'refuse' })
    await visit(page, devnet)
    await page.locator('[data-widget-open]').first().click()
    await expect(frameOf(page).getByText('maren.reown.id')).toBeVisible()
  })

  test('error: a refused signature leads back and registers nothing (S4.08, S8.01)', async ({
    page,
    devnet,
  }) => {
    const frame = await chooseName(page, devnet, 'maren')
    await devnetWallet(page).rejectNext('personal_sign')
    await frame.getByRole('button', { name: 'Register maren.reown.id' }).click()
    await expect(frame.getByText('Signature declined').first()).toBeVisible()
    await expect(frame.getByRole('textbox', { name: 'Name' })).toHaveValue('maren')
    expect(await isTaken(devnet, 'maren.reown.id')).toBe(false)
  })

  test('error: a taken name cannot be registered, but one like it can (S5.03, S7.14, S7.26)', async ({
    page,
    devnet,
  }) => {
    await take(devnet, 'maren.reown.id')
    const frame = await chooseName(page, devnet, 'maren')
    await expect(frame.getByText('Registered', { exact: true })).toBeVisible()
    await expect(frame.getByRole('button', { name: 'This name is taken' })).toBeVisible()
    await frame.getByRole('button', { name: 'maren-wallet.reown.id' }).click()
    await frame.getByRole('button', { name: 'Register maren-wallet.reown.id' }).click()
    await expect(frame.getByText('maren-wallet.reown.id is yours')).toBeVisible()
  })

  test('error: a name that is taken in the last moment: the service’s reason, and the way back (S4.08, S8.06)', async ({
    page,
    devnet,
  }) => {
    const frame = await chooseName(page, devnet, 'maren')
    const register = frame.getByRole('button', { name: 'Register maren.reown.id' })
    await expect(register).toBeVisible()
    await take(devnet, 'maren.reown.id')
    await register.click()
    await expect(
      frame.getByText('Name is already registered: maren.reown.id').first(),
    ).toBeVisible()
    await expect(frame.getByRole('textbox', { name: 'Name' })).toHaveValue('maren')
  })

  test('error: while the service is down no name looks free (S7.26, S8.06)', async ({
    page,
    devnet,
  }) => {
    const frame = await chooseName(page, devnet, 'maren')
    await expect(frame.getByText('Available', { exact: true })).toBeVisible()
    await devnet.control.setFault('blockchainApi', { mode: '500' })
    await frame.getByRole('textbox', { name: 'Name' }).fill('other')
    await expect(frame.getByText('Error resolving name').first()).toBeVisible()
    await expect(frame.getByText('Available', { exact: true })).toHaveCount(0)
    await devnet.control.setFault('blockchainApi', undefined)
    await frame.getByRole('button', { name: 'Try again' }).click()
    await expect(frame.getByText('Available', { exact: true })).toBeVisible()
  })
})
