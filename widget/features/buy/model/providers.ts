import type { ConfigSlice } from '#kernel/config/slice.ts'
import { meldCode } from './meld.ts'
import type { BuyToken } from './offer.ts'
import type { Purchase } from '#transactions/purchases/purchase.ts'

/** Who sells. */
export type Provider = {
  readonly id: Purchase['provider']
  readonly name: string
  /** Of the amount, in percent: what buying there costs, from and to (S9.03). */
  readonly feeFrom: number
  readonly feeTo: number
}

const coinbase: Provider = { id: 'coinbase', name: 'Coinbase', feeFrom: 1, feeTo: 2 }
const meld: Provider = { id: 'meld', name: 'Meld', feeFrom: 1, feeTo: 2 }

/** Where a token can be bought: Meld wants a key of the site's own contract with it. */
export function providersOf(
  config: ConfigSlice,
  token: BuyToken | undefined,
): readonly [Provider, ...Provider[]] {
  const sellsMeld = meldKeyOf(config) !== undefined && meldCode(token) !== undefined
  return sellsMeld ? [coinbase, meld] : [coinbase]
}

/** The seller of a purchase. */
export function providerOf(id: Provider['id']): Provider {
  return id === 'meld' ? meld : coinbase
}

/** The site's own public key at Meld. */
export function meldKeyOf({ options }: ConfigSlice): string | undefined {
  const { onramp } = options.features ?? {}
  return typeof onramp === 'object' ? onramp.meldPublicKey : undefined
}
