import { type Devnet, startDevnet } from '#devnet/start.ts'
import {
  answer,
  askForCode,
  codeInput,
  test as base,
  disconnectButton,
  expect,
  frameOf,
  openWindow,
  type Page,
  secureOf,
  withWidget,
} from './embeddedPage.ts'
import { visit } from './fixtures.ts'
import { confirmed, fillSend, newAddress, readSolana, SOL } from './solanaPage.ts'

const test = base.extend<object, { devnet: Devnet }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const devnet = await startDevnet({ port: 0, also: ['mail', 'secure', 'solana'] })
      await devnet.later
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** Their address on Solana, as the page knows it. */
async function ownAddress(page: Page): Promise<string> {
  const { accounts } = await withWidget(page, (widget) => widget.getState())
  return accounts.find((account) => account.startsWith('solana:'))?.split(':')[2] ?? ''
}

test('default: who logged in by e-mail has Solana too: signs in, sends SOL and a token, and answers the page (S3.11, S4.07, S6.02, S7.28)', async ({
  page,
  devnet,
  storage,
}) => {
  const frame = frameOf(page)
  await visit(page, devnet, { path: '/pages/sign-in/' })
  const chain = devnet.solana()?.caipChainId ?? ''
  await page.evaluate((id) => {
    const { Widget } = window as unknown as {
      Widget: { switchNetwork: (id: string) => Promise<unknown> }
    }
    return Widget.switchNetwork(id)
  }, chain)
  await codeInput(page).fill(await askForCode(page, devnet, `sol.${storage}@tern.example`))
  if (storage === 'blocked') await openWindow(page)
  await expect(frame.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await frame.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer(page, storage, 'Sign')
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  test.setTimeout(240_000)
  const own = await ownAddress(page)
  await devnet.control.fundSolana(own, { lamports: 10n * SOL, tokens: 500_000_000n })

  await page.locator('[data-widget-open]').first().click()
  await expect(disconnectButton(page)).toBeVisible()
  const to = newAddress()
  await fillSend(frame, { symbol: 'SOL', amount: '1.5', to })
  await frame.getByRole('checkbox').check()
  await frame.getByRole('button', { name: 'Send 1.5 SOL' }).click()
  const asked = await openWindow(page)
  await new Promise((r) => setTimeout(r, 6000))
  console.log(asked.url(), await asked.locator('body').ariaSnapshot().catch(String))
  await asked.getByRole('button', { name: 'Approve' }).click({ timeout: 15_000 })
  await confirmed(frame, '1.5 SOL')
  expect(await readSolana(devnet, 'getBalance', [to])).toBe(1_500_000_000)
  expect(secureOf(page)).toBeDefined()
})
