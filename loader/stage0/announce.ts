import type { Provider } from './provider.ts'

// Single quotes: they need no escape in a URL.
const svg =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'><path d='M0 0h12v12H0' fill='#0d5c70'/><path d='M2 8h8M3 8V4M9 8V4M3 5q3 3 6 0' fill='none' stroke='#fff'/></svg>"

/**
 * Offers the provider to wallet libraries of the page. Nothing is loaded for it: the first request
 * does that. @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function announce(provider: Provider, uuid: string, signal: AbortSignal): void {
  // As a property: the build would write the longer text into the loader.
  const icon = `data:image/svg+xml,${window.encodeURIComponent(svg)}`
  const info = { uuid, rdns: 'dev.causeway.widget', name: 'Causeway', icon }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce, { signal })
  announce()
}
