import type { Page } from '@playwright/test'

const CLOSING_MS = 2_000

/**
 * Acts in a way that may close the page: Playwright then reports an act without an end, maybe before it
 * reports that the page is gone.
 */
export async function mayClose(page: Page, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (page.isClosed()) return
    if (!/closed/.test(String(error))) throw error
    await page.waitForEvent('close', { timeout: CLOSING_MS }).catch(() => {
      throw error
    })
  }
}
