import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'

/** Keeps the quote that is going to be confirmed, and shows it. */
export function startReview(core: Core, quote: Quote): void {
  setReview(core, quote)
  push(core, { name: 'BridgeReview' })
}

/** Puts a newer quote in the place of the one under review. */
export function setReview(core: Core, quote: Quote | undefined): void {
  core.store.setState(({ bridge }) => ({ bridge: { ...bridge, review: quote } }))
}
