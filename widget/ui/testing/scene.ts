import type { ReactNode } from 'react'
import type { NetworkViewModel, TokenViewModel } from '../components/viewModels.ts'
import type { ShownError } from '../i18n/describeError.ts'

/** One drawing in one state, for the gallery and for the tests that look at all of them. */
export type Scene = { view: string; state: string; node: ReactNode }

/** A no-op for the callbacks of a drawing that is only displayed. */
export function idle(): undefined {
  return undefined
}

export const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const otherAddress = '0x3a1F0cB9d42E7b5586aA11f0C2d4E9876b5C0021'
export const origin = 'tern.example'
export const httpError: ShownError = { code: 'HTTP_ERROR', message: 'The service answered 503.' }

export const arbitrum: NetworkViewModel = {
  id: 'eip155:42161',
  name: 'Arbitrum',
  iconUrl: glyph('#1d6e86', 'M12 3l9.5 17h-5.5l-4-8-4 8H2.5z'),
}
export const base: NetworkViewModel = {
  id: 'eip155:8453',
  name: 'Base',
  iconUrl: glyph('#41598f', 'M2 12a10 10 0 0 0 20 0zM4 9h16a8.5 8.5 0 0 0-16 0z'),
}
export const ethereum: NetworkViewModel = { id: 'eip155:1', name: 'Ethereum' }
export const optimism: NetworkViewModel = {
  id: 'eip155:10',
  name: 'Optimism',
  iconUrl: glyph('#8f4a4a', 'M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5z'),
}
export const polygon: NetworkViewModel = { id: 'eip155:137', name: 'Polygon' }

export const usdcArbitrum: TokenViewModel = { symbol: 'USDC', name: 'USD Coin', network: arbitrum }
export const usdcBase: TokenViewModel = { symbol: 'USDC', name: 'USD Coin', network: base }
export const etherArbitrum: TokenViewModel = { symbol: 'ETH', name: 'Ether', network: arbitrum }

/** A picture of its own for a network or a wallet that exists only here. */
export function glyph(ground: string, path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${ground}" d="M0 0h40v40H0z"/><path fill="#fff" transform="translate(9 9) scale(.92)" d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
