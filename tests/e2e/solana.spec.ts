import { hexToBytes } from 'viem'
import { walletAccounts } from '#devnet/chains/accounts.ts'
import { ask } from '../pages/ask.ts'
import { expect, frameOf, pickWallet, testWith, visit } from './fixtures.ts'
import {
  addressOfKey,
  holdingsOf,
  namespaces,
  newAddress,
  SOL,
  sendFrom,
  signInTo,
} from './solanaPage.ts'
import { devnetWallet } from './wallet.ts'

const test = testWith({ also: ['solana'] })

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

  await signInTo(page, frame)
  expect((await ask(page, 'getState')).value).toMatchObject({ status: 'connected', signedIn: true })
  expect(await devnetWallet(page).methods()).toContain('solana:signMessage')

  await page.locator('[data-widget-open]').first().click()
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await sendFrom(frame, {
    symbol: 'SOL',
    amount: '1.5',
    to: stranger,
    review: () => frame.getByRole('checkbox').check(),
  })
  await sendFrom(frame, {
    symbol: 'USDC',
    amount: '20',
    to: stranger,
    review: () => expect(frame.getByText('Opens their account')).toBeVisible(),
  })
  expect(await holdingsOf(devnet, stranger)).toEqual({ lamports: 1_500_000_000, usdcAccounts: 1 })

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
  const families = frame.getByRole('combobox', { name: 'Accounts by network' })
  await families.selectOption('eip155')
  await frame.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => namespaces(page)).toEqual(['solana'])
})
