import type { Address } from 'viem'
import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'
import { PURCHASE_PATIENCE_MS } from './limits.ts'
import { toEvmAddress } from '#protocol'
import type { Purchase } from '#transactions/purchases/purchase.ts'
import type { BuyQuestion, PreparedPurchase } from './queries.ts'
import { savePurchase } from './store.ts'
import { unitsOf } from './units.ts'
import { watchPurchase } from './watch.ts'

export type PurchaseStart = BuyQuestion & {
  readonly address: Address
  readonly prepared: PreparedPurchase
  readonly provider: Purchase['provider']
  /**
   * A decimal of the token, as it was quoted; an estimate starts nothing (S8.11). Absent where the
   * seller tells it on its own page.
   */
  readonly purchaseAmount: string | undefined
}

/**
 * The person has opened the checkout: writes the purchase down, shows its progress and watches it.
 * Nothing is awaited before it is written, so that a reload finds it.
 */
export async function startPurchase(core: Core, start: PurchaseStart): Promise<void> {
  const { token, currency, amount, address, prepared, purchaseAmount, provider } = start
  const id = core.createId()
  const at = core.now()
  savePurchase(core, {
    id,
    provider,
    address,
    caipChainId: token.caipChainId,
    at,
    token: {
      ...(token.address === undefined ? {} : { address: toEvmAddress(token.address) }),
      symbol: token.symbol,
      decimals: prepared.decimals,
    },
    expected: String(unitsOf(purchaseAmount ?? '0', prepared.decimals)),
    fiat: { amount, currency: currency.id },
    before: String(prepared.before),
    ...(prepared.after === undefined ? {} : { after: prepared.after }),
    status: 'waiting',
    waitUntil: at + PURCHASE_PATIENCE_MS,
  })
  core.store.setState(({ onramp }) => ({
    onramp: { ...onramp, checkouts: { ...onramp.checkouts, [id]: prepared.url } },
  }))
  push(core, { name: 'BuyProgress', purchaseId: id })
  // A checkout is used up by opening it: the next purchase gets its own.
  core.queries.removeQueries({ queryKey: ['onramp', 'prepared'] })
  await watchPurchase(core, id)
}
