import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes } from 'viem'
import { walletAccounts } from '#devnet/chains/accounts.ts'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { toBase58 } from '#protocol'
import { ask } from '../pages/ask.ts'
import { test as base, expect, frameOf, pickWallet, visit } from './fixtures.ts'
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

type Frame = ReturnType<typeof frameOf>
const SOL = 1_000_000_000n

/** The Devnet Wallet's first account on Solana, and somebody nobody has paid yet. */
function people() {
  const [first] = walletAccounts
  if (first === undefined) throw new Error('The wallet has no account')
  const keyOf = (secret: Uint8Array) => toBase58(ed25519.getPublicKey(secret))
  return {
    own: keyOf(hexToBytes(first.privateKey)),
    stranger: keyOf(crypto.getRandomValues(new Uint8Array(32))),
  }
}

async function read(devnet: Devnet, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(devnet.urls.solana ?? '', { method: 'POST', headers, body })
  return ((await response.json()) as { result: { value: unknown } }).result.value
}

async function send(frame: Frame, { symbol, amount, to }: Record<string, string>) {
  await frame.getByRole('button', { name: 'Send', exact: true }).click()
  await frame.getByRole('button', { name: /^Amount: / }).click()
  await frame.getByRole('button', { name: new RegExp(`^${symbol}`) }).click()
  await frame.getByRole('textbox', { name: 'Amount' }).fill(amount ?? '')
  await frame.getByRole('textbox', { name: 'To' }).fill(to ?? '')
  await frame.getByRole('button', { name: `Review ${amount} ${symbol} to ` }).click()
}

async function confirm(frame: Frame, sum: string) {
  await frame.getByRole('button', { name: `Send ${sum}` }).click()
  await expect(frame.getByRole('heading', { name: `${sum} sent` })).toBeVisible()
  await frame.getByRole('button', { name: 'Done' }).click()
}

test('default: by the Wallet Standard: signs in, sends SOL and a token, and leaves (S3.11, S4.07, S5.04, S9.12)', async ({
  page,
  devnet,
  problems,
}) => {
  const { own, stranger } = people()
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
  await send(frame, { symbol: 'SOL', amount: '1.5', to: stranger })
  await frame.getByRole('checkbox').check()
  await confirm(frame, '1.5 SOL')
  expect(await read(devnet, 'getBalance', [stranger])).toBe(1_500_000_000)

  await send(frame, { symbol: 'USDC', amount: '20', to: stranger })
  await expect(frame.getByText('Opens their account')).toBeVisible()
  await confirm(frame, '20 USDC')
  const mint = devnet.solana()?.mints.usdc.address
  const held = await read(devnet, 'getTokenAccountsByOwner', [stranger, { mint }, {}])
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
