import type { PageContract } from './page.ts'

/**
 * Calls of the frame that may open a window of the page. WebKit lets a script do that for a click whose
 * task reaches it, which goes along `window.postMessage` and not along a port: a page with the
 * capability `clicks` hears them there too, from the same window and origin alone.
 */
export const clickCalls: readonly string[] = [
  'walletRequest',
  'openUrl',
] satisfies readonly (keyof PageContract)[]
