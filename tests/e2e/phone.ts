import type { Browser, BrowserContext } from '@playwright/test'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** A phone, whose browser has no wallet in its pages. */
export async function openPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: ANDROID,
    // A card that still moves is missed by a tap on where it was.
    reducedMotion: 'reduce',
  })
  await context.route('**/wallet.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  return context
}
