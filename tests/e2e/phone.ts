import type { Browser, BrowserContext } from '@playwright/test'

/** A phone by its browser's own word. */
export type Phone = 'android' | 'ios'

const userAgents: Readonly<Record<Phone, string>> = {
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
}

/** A phone, whose browser has no wallet in its pages. */
export async function openPhone(
  browser: Browser,
  options: {
    readonly phone?: Phone
    readonly viewport?: { readonly width: number; readonly height: number }
    readonly colorScheme?: 'dark' | 'light'
    /** Whether the page has the Devnet Wallet, as the browser of a wallet's app has. @default false */
    readonly wallet?: boolean
  } = {},
): Promise<BrowserContext> {
  const { phone = 'android', viewport = { width: 390, height: 844 }, wallet = false } = options
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    userAgent: userAgents[phone],
    // A card that still moves is missed by a tap on where it was.
    reducedMotion: 'reduce',
    contrast: 'more',
    colorScheme: options.colorScheme ?? 'light',
  })
  if (phone === 'ios') await context.addInitScript(asSafari)
  if (!wallet) {
    await context.route('**/wallet.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
  }
  return context
}

/** What Safari has not: IntersectionObserver v2, close watchers, Chromium's names for itself. */
function asSafari(): void {
  Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  Reflect.deleteProperty(window, 'CloseWatcher')
  Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'userAgentData')
}
