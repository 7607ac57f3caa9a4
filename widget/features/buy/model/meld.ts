import { evmChainIdOf } from '#protocol'
import type { BuyToken } from './offer.ts'

const MELD_URL = 'https://meldcrypto.com/'

/** What Meld calls what it sells, by chain and symbol. */
const codes: Readonly<Record<string, string>> = {
  '1 ETH': 'ETH',
  '1 USDC': 'USDC',
  '137 USDC': 'USDC_POLYGON',
}

/** A token in Meld's word; undefined where it has none. */
export function meldCode(token: BuyToken | undefined): string | undefined {
  return token && codes[`${evmChainIdOf(token.caipChainId)} ${token.symbol}`]
}

/** Meld's page, filled in; the key is public, and the site's own. */
export function meldUrl(options: {
  publicKey: string
  code: string
  address: string
  /** A decimal in the currency. */
  amount: string
  currency: string
}): string {
  const { publicKey, code, address, amount, currency } = options
  const url = new URL(MELD_URL)
  url.search = new URLSearchParams({
    publicKey,
    destinationCurrencyCode: code,
    walletAddress: address,
    sourceAmount: amount,
    sourceCurrencyCode: currency,
  }).toString()
  return url.href
}
