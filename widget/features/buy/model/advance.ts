import type { ProviderPurchase } from '#clients/blockchainApi/onramp.ts'
import { ARRIVED_PERCENT, CLOCK_SKEW_MS } from './limits.ts'
import { isOpenPurchase } from '#transactions/purchases/open.ts'
import type { Purchase } from '#transactions/purchases/purchase.ts'
import { unitsOf } from './units.ts'

/** The result of one poll; a field is undefined if its source did not answer. */
export type Seen = {
  /** Newest first. */
  readonly rows: readonly ProviderPurchase[] | undefined
  /** Base units of the token. */
  readonly balance: bigint | undefined
}

/** The purchase after a poll. The chain has the last word, even against the provider. */
export function advancePurchase(purchase: Purchase, seen: Seen): Purchase {
  if (!isOpenPurchase(purchase)) return purchase
  const row = rowOf(purchase, seen.rows ?? [])
  const updated = row === undefined ? purchase : tell(purchase, row)
  const grown = seen.balance === undefined ? 0n : seen.balance - BigInt(purchase.before)
  const enough = (BigInt(updated.expected) * ARRIVED_PERCENT) / 100n
  const isThere = grown > 0n && (grown >= enough || updated.status === 'sent')
  return isThere ? { ...updated, status: 'arrived', arrived: String(grown) } : updated
}

function tell(purchase: Purchase, { id, status, amount }: ProviderPurchase): Purchase {
  const expected = amount === undefined ? 0n : unitsOf(amount, purchase.token.decimals)
  const known = {
    ...purchase,
    providerId: id,
    expected: expected === 0n ? purchase.expected : String(expected),
  }
  switch (status) {
    case 'inProgress':
      return { ...known, status: 'processing' }
    case 'success':
      return { ...known, status: 'sent' }
    default:
      return { ...known, status: 'failed' }
  }
}

/** The provider's row for this purchase: the newest new row that matches, failed ones last. */
function rowOf(
  purchase: Purchase,
  rows: readonly ProviderPurchase[],
): ProviderPurchase | undefined {
  const { after, at, caipChainId, token } = purchase
  const known = rows.findIndex(({ id }) => id === after)
  const fresh = known === -1 ? rows : rows.slice(0, known)
  const fitting = fresh.filter(
    (row) =>
      (row.at === undefined || row.at >= at - CLOCK_SKEW_MS) &&
      (row.caipChainId === undefined || row.caipChainId === caipChainId) &&
      (row.symbol === undefined || row.symbol.toUpperCase() === token.symbol.toUpperCase()),
  )
  // A card may be declined once and taken the next time.
  return fitting.find(({ status }) => status !== 'failed') ?? fitting[0]
}
