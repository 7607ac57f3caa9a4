import { hexToBytes } from 'viem'
import { walletAccounts } from '#devnet/chains/accounts.ts'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { ask } from '../pages/ask.ts'
import { test as base, expect, frameOf, pickWallet, visit } from './fixtures.ts'
import {
  addressOfKey,
  confirmed,
  fillSend,
  namespaces,
  newAddress,
  readSolana,
  SOL,
} from './solanaPage.ts'
import { devnetWallet } from './wallet.ts'

const test = base.extend<object, { devnet: Devnet }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const devnet = await startDevnet({ port: 0, also: ['solana'] })
      await devnet.later
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** The Devnet Wallet's first account on Solana. */
function ownAddress(): string {
  const [first] = walletAccounts
  if (first === undefined) throw new Error('The wallet has no account')
  return addressOfKey(hexToBytes(first.privateKey))
}

test('default: by the Wallet Standard: signs in, sends SOL and a token, and leaves (S3.11, S4.07, S5.04, S9.12)', async ({
  page,
  devnet,
  problems,
}) => {
  const own = ownAddress()
  const stranger = newAddress()
  await devnet.control.fundSolana(own, { lamports: 10n * SOL, tokens: 500_000_000n })
  await visit(page, devnet, { path: '/pages/sign-in/', query: { standard: 'solana:devnet' } })
  await pickWallet(page)
  const frame = frameOf(page)
  await frame.getByRole('button', { name: /^Solana/ }).click()

  await expect(frame.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await frame.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  expect((await ask(page, 'getState')).value).toMatchObject({ status: 'connected', signedIn: true })
  expect(await devnetWallet(page).methods()).toContain('solana:signMessage')

  await page.locator('[data-widget-open]').first().click()
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await fillSend(frame, { symbol: 'SOL', amount: '1.5', to: stranger })
  await frame.getByRole('checkbox').check()
  await frame.getByRole('button', { name: 'Send 1.5 SOL' }).click()
  await confirmed(frame, '1.5 SOL')
  expect(await readSolana(devnet, 'getBalance', [stranger])).toBe(1_500_000_000)

  await fillSend(frame, { symbol: 'USDC', amount: '20', to: stranger })
  await expect(frame.getByText('Opens their account')).toBeVisible()
  await frame.getByRole('button', { name: 'Send 20 USDC' }).click()
  await confirmed(frame, '20 USDC')
  const mint = devnet.solana()?.mints.usdc.address
  const held = await readSolana(devnet, 'getTokenAccountsByOwner', [stranger, { mint }, {}])
  expect(held).toHaveLength(1)

  await frame.getByRole('tab', { name: 'Activity' }).click()
  await expect(frame.getByText(/20 USDC/)).toBeVisible()
  await expect(frame.getByText(/1\.5 SOL/)).toBeVisible()
  await frame.getByRole('button', { name: 'Disconnect' }).click()
  await expect
    .poll(async () => (await ask(page, 'getState')).value)
    .toMatchObject({
      status: 'disconnected',
    })
  expect(problems).toEqual([])
})

test('behavior: a reload brings back a wallet on both kinds of chains (S3.12, S4.01, S4.05)', async ({
  page,
  devnet,
}) => {
  const open = () => page.locator('[data-widget-open]').first().click()
  const frame = frameOf(page)
  await visit(page, devnet, { query: { standard: devnet.solana()?.caipChainId ?? '' } })
  await pickWallet(page)
  await frame.getByRole('button', { name: /^Ethereum/ }).click()
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  // The other kind joins by the list of networks.
  await frame.getByRole('button', { name: /^Network: / }).click()
  await frame.getByRole('button', { name: /^Solana/ }).click()
  await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
  await frame.getByRole('button', { name: /^Solana/ }).click()
  await expect.poll(() => namespaces(page)).toEqual(['solana', 'eip155'])

  await page.reload()
  await expect.poll(() => namespaces(page)).toEqual(['solana', 'eip155'])
  await open()
  const families = frame.getByRole('combobox', { name: 'Account, by network' })
  await families.selectOption('eip155')
  await frame.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => namespaces(page)).toEqual(['solana'])
})
