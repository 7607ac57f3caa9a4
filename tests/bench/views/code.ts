import type { FrameLocator } from '@playwright/test'

/** Until the code is drawn: since the click, and since the relay took the proposal. */
export type Code = { readonly clicked: number; readonly paired: number }

declare global {
  interface Window {
    /** Of `pages/code.js`. */
    readonly __benchCode: Promise<Code>
  }
}

/** Asks for the code of WalletConnect in the open frame. */
export async function measureCode(frame: FrameLocator): Promise<Code> {
  await frame.getByRole('button', { name: /^WalletConnect/ }).click()
  await frame.getByRole('img', { name: /^QR code/ }).waitFor()
  return frame.locator('body').evaluate(() => window.__benchCode)
}
