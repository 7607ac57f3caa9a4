import type { Provider } from './provider.ts'

const icon =
  'data:image/svg+xml,' +
  // As a property: the build would write the longer text into the loader.
  globalThis.encodeURIComponent(
    // Single quotes: they need no escape in a URL.
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'><path d='M0 0h96v96H0' fill='#0d5c70'/><path d='M12 60h72M24 60V30M72 60V30M24 36c8 16 40 16 48 0' fill='none' stroke='#fff' stroke-width='7' stroke-linecap='round'/></svg>",
  )

/**
 * Offers the provider to wallet libraries of the page. Nothing is loaded for it: the first request
 * does that. @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function announce(provider: Provider, uuid: string, signal: AbortSignal): void {
  const detail = Object.freeze({
    info: Object.freeze({ uuid, rdns: 'dev.causeway.widget', name: 'Causeway', icon }),
    provider,
  })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce, { signal })
  announce()
}
