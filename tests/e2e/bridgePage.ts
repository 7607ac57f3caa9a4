import { expect, type FrameLocator } from '@playwright/test'

/** The Bridge view as a person uses it. */
export async function chooseToken(
  frame: FrameLocator,
  token: { symbol: string; network: string },
): Promise<void> {
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
