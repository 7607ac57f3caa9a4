import type { WalletListing } from '#kernel/walletListing.ts'
import type { PhoneSystem } from '#lib/browser.ts'
import { isWebLink } from './walletLinks.ts'

export type Store = {
  readonly kind: 'chrome' | 'ios' | 'android' | 'homepage'
  readonly url: string
}

/** Where a wallet can be had for this device; what another device needs is left out on a phone. */
export function storesOf(wallet: WalletListing, phone: PhoneSystem | undefined): readonly Store[] {
  const { chromeStore, appStore, playStore, homepage } = wallet
  const all = [
    { kind: 'chrome', url: chromeStore, here: phone === undefined },
    { kind: 'ios', url: appStore, here: phone !== 'android' },
    { kind: 'android', url: playStore, here: phone !== 'ios' },
    { kind: 'homepage', url: homepage, here: true },
  ] as const
  return all.flatMap(({ kind, url, here }) =>
    here && url !== undefined && isWebLink(url) ? [{ kind, url }] : [],
  )
}
