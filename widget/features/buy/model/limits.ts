import type { PaymentCurrency } from '#clients/blockchainApi/onramp.ts'

/** Limits of each payment method, in either currency, if the service does not report them (S9.03). */
export const FALLBACK_LIMITS: PaymentCurrency['limits'] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
/** How often the provider and the chain are polled for a purchase. */
export const PURCHASE_POLL_MS = 4_000
/** How long the widget waits for a purchase before it asks the person whether to go on. */
export const PURCHASE_PATIENCE_MS = 180_000
/** How long the list of what is for sale stays fresh. */
export const OPTIONS_AGE_MS = 10 * 60_000
/** How long the built-in list stands in before the service is asked again. */
export const FALLBACK_AGE_MS = 30_000
/** How long a price is shown before it is fetched again. */
export const PRICE_AGE_MS = 30_000
/** A checkout not opened for this long is prepared again, because providers let checkouts lapse. */
export const LINK_AGE_MS = 4 * 60_000
/** How many purchases are kept: where third-party storage is blocked, they share a cookie. */
export const KEPT_PURCHASES = 3
/** How far the provider's clock may be from ours. */
export const CLOCK_SKEW_MS = 5 * 60_000
/** Share of the quoted amount that counts as arrived; the price moves until the purchase is paid. */
export const ARRIVED_PERCENT = 90n
/** Decimals of fiat amounts. */
export const FIAT_DECIMALS = 2
