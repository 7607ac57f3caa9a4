import type { FrameLocator } from '@playwright/test'
import { connectWallet, type Devnet, expect, frameOf, type Page, visit } from './fixtures.ts'

type Token = { readonly symbol: string; readonly network: string }

/** From the account to the Bridge view; answers the frame, in which the rest happens. */
export async function openBridge(page: Page): Promise<FrameLocator> {
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Bridge', exact: true }).click()
  return frame
}

/** A page with a connected wallet, at the Bridge view with this token to send. */
export async function startBridge(
  page: Page,
  { devnet, token }: { devnet: Devnet; token: Token },
): Promise<FrameLocator> {
  await visit(page, devnet)
  await connectWallet(page)
  const frame = await openBridge(page)
  await chooseToken(frame, token)
  return frame
}

/** The Bridge view as a person uses it. */
export async function chooseToken(frame: FrameLocator, token: Token): Promise<void> {
  await frame
    .getByRole('button', { name: /^You send: / })
    .first()
    .click()
  await frame
    .getByRole('button', { name: new RegExp(`^${token.symbol}\\b.*${token.network}`) })
    .click()
}

/** Fills in the amount and goes on to the review. */
export async function review(frame: FrameLocator, amount: string): Promise<void> {
  await frame.getByRole('textbox', { name: 'You send' }).fill(amount)
  await frame.getByRole('button', { name: new RegExp(`^Review ${amount} `) }).click()
  await expect(frame.getByRole('heading', { name: 'Review bridge' })).toBeVisible()
}

/** The last button before the wallet is asked. */
export async function confirm(frame: FrameLocator, amount: string): Promise<void> {
  await frame.getByRole('button', { name: new RegExp(`^Bridge ${amount} `) }).click()
}

/** Waits for the end that everybody wants. */
export async function arrived(frame: FrameLocator): Promise<void> {
  await expect(frame.getByText(/^Arrived on/)).toBeVisible({ timeout: 30_000 })
}
