import type { BrowserContext, FrameLocator } from '@playwright/test'
import { type Devnet, expect, frameOf, type Page, type StorageMode } from './fixtures.ts'

/** What the secure origin draws, inside the widget. */
export const secureOf = (page: Page): FrameLocator =>
  frameOf(page).frameLocator('#causeway-secure-frame')

async function typeEmail(page: Page, email: string): Promise<void> {
  const frame = frameOf(page)
  await page.locator('[data-widget-open]').first().click()
  await frame.getByRole('textbox', { name: 'Email' }).fill(email)
  await frame.getByRole('button', { name: 'Continue with email' }).click()
}

/** Opens the link of the mail in a tab of its own, as a mail program does, and approves it. */
async function approveDevice(
  context: BrowserContext,
  devnet: Devnet,
  { email, after }: { email: string; after: number },
): Promise<void> {
  const mail = await devnet.mails.waitFor({ to: email, after })
  const tab = await context.newPage()
  await tab.goto(mail.links[0] ?? '')
  await tab.getByRole('button', { name: 'Approve' }).click()
  await expect(tab.getByText(/approved/i).first()).toBeVisible()
  await tab.close()
}

/** The code of the mail that comes after this one. */
async function codeOf(devnet: Devnet, email: string, after: number): Promise<string> {
  const mail = await devnet.mails.waitFor({ to: email, after, subject: 'is your' })
  return mail.code ?? ''
}

/** Address and mailed link: the code is awaited then. */
export async function askForCode(page: Page, devnet: Devnet, email: string): Promise<string> {
  const after = devnet.mails.lastId()
  await typeEmail(page, email)
  await expect(frameOf(page).getByRole('heading', { name: 'Register device' })).toBeVisible()
  await approveDevice(page.context(), devnet, { email, after })
  await page.bringToFront()
  await expect(codeInput(page)).toBeVisible()
  return codeOf(devnet, email, after)
}

export const codeInput = (page: Page) =>
  frameOf(page).getByRole('textbox', { name: 'Six-digit code' })

/** What the frame asks: in the card, or in a window where the frame may keep nothing. */
export async function answer(page: Page, storage: StorageMode, name: string): Promise<void> {
  if (storage === 'allowed') return secureOf(page).getByRole('button', { name }).click()
  const asked = await openWindow(page)
  await asked.getByRole('button', { name }).click()
}

export async function openWindow(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await secureOf(page).getByRole('button', { name: 'Open window' }).click()
  return opening
}
