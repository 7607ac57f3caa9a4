import type { PaymentCurrency } from '#clients/blockchainApi/onramp.ts'

/** What each way to pay takes, in either currency, where the service does not say (S9.03). */
export const FALLBACK_LIMITS: PaymentCurrency['limits'] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
/** How often the provider and the chain are asked what became of a purchase. */
export const PURCHASE_POLL_MS = 4_000
/** So long a purchase is waited for before somebody is asked whether to go on. */
export const PURCHASE_PATIENCE_MS = 180_000
/** How long what is for sale is believed. */
export const OPTIONS_AGE_MS = 10 * 60_000
/** The built-in list stands in for so long before the service is asked again. */
export const FALLBACK_AGE_MS = 30_000
/** How long a price is shown before it is asked for again. */
export const PRICE_AGE_MS = 30_000
/** A checkout that nobody opened for so long is made anew: providers let them lapse. */
export const LINK_AGE_MS = 4 * 60_000
/** Purchases that are remembered: where third-party storage is blocked, they share a cookie. */
export const KEPT_PURCHASES = 3
/** A clock of the provider may be so far from ours. */
export const CLOCK_SKEW_MS = 5 * 60_000
/** Of what was quoted; the price moves until it is paid. */
export const ARRIVED_PERCENT = 90n
/** Digits after the point that money has here. */
export const FIAT_DECIMALS = 2
