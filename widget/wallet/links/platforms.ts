import type { WalletListing } from '#kernel/walletListing.ts'
import { isWebLink, pairingLink } from './walletLinks.ts'

/** Ways to one wallet: `missing` is an extension that this browser could have. */
export type Platform = 'browser' | 'mobile' | 'qr' | 'web' | 'desktop' | 'missing'

/** Ways from this device to a wallet, the best one first; there is always one. */
export function platformsOf(
  wallet: WalletListing,
  device: { readonly phone: boolean; readonly installed: boolean },
): readonly [Platform, ...Platform[]] {
  const { mobileLink, linkMode, webappLink, desktopLink, chromeStore, rdns } = wallet
  const { phone, installed } = device
  const isApp = leads(mobileLink) || leads(linkMode)
  const found: Platform[] = [
    ...(installed ? (['browser'] as const) : []),
    ...(isApp ? [phone ? ('mobile' as const) : ('qr' as const)] : []),
    ...(webappLink !== undefined && isWebLink(webappLink) ? (['web'] as const) : []),
    ...(leads(desktopLink) && !phone ? (['desktop'] as const) : []),
    ...(chromeStore === undefined || phone || installed ? [] : (['missing'] as const)),
  ]
  // The listing names no platform: any wallet may scan a code, unless it is known to be an extension.
  const [first = rdns === undefined ? 'qr' : 'missing', ...rest] = found
  return [first, ...rest]
}

/** A link that names no app leads nowhere. */
function leads(link: string | undefined): boolean {
  return link !== undefined && pairingLink(link, '') !== undefined
}
