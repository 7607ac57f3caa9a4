import { expect, frameOf, type Page, visit } from '../e2e/fixtures.ts'
import { devnetWallet } from '../e2e/wallet.ts'
import { ask } from '../pages/ask.ts'
import { test } from '../pages/hostTest.ts'

/** How each library asks its page to connect. */
const connectBy: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  web3: (page) => page.getByRole('button', { name: 'Connect with Causeway' }).click(),
  async rainbowkit(page) {
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('button', { name: 'Causeway' }).click()
  },
}

for (const [library, connect] of Object.entries(connectBy)) {
  test(`default: a page with ${library} connects and sends, and hears a 4001 (S7.29, S8.09)`, async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet, { path: `/pages/${library}/` })
    await connect(page)
    await frameOf(page)
      .getByRole('button', { name: /Devnet Wallet/ })
      .click()
    await expect(page.locator('#account')).toHaveText(/^0x[0-9a-fA-F]{40}$/)
    await expect(page.locator('#chain')).toHaveText('31337')
    await ask(page, 'close')
    await devnetWallet(page).rejectNext('eth_sendTransaction')
    const send = page.getByRole('button', { name: 'Send 1 wei' })
    await send.click()
    await expect(page.locator('#error')).toHaveText(/(^| )4001( |$)/)
    await send.click()
    await expect(page.locator('#receipt')).toHaveText(/^success 0x[0-9a-f]{64}$/, {
      timeout: 20_000,
    })
  })
}
