import { connectWallet, type Devnet, expect, type Page, visit } from '../e2e/fixtures.ts'
import { ask } from '../pages/ask.ts'

/** A page whose wallet may change behind everybody's back, connected; answers its account. */
export async function connectTurncoat(page: Page, devnet: Devnet): Promise<string> {
  await visit(page, devnet, { path: '/pages/turncoat/' })
  await connectWallet(page, /Turncoat/)
  await expect
    .poll(async () => (await ask(page, 'getState')).value)
    .toMatchObject({ view: 'Account' })
  return String((await ask(page, 'getAddress')).value)
}
