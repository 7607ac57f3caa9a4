import { queryOptions, skipToken } from '@tanstack/react-query'
import { allowanceQuery } from '../bridge/allowance.ts'
import type { Core } from '../core.ts'
import { prepareSwap } from '../swap/prepare.ts'
import type { TokenAmount } from '../transactions/record.ts'
import { WAYS_AGE_MS } from './limits.ts'
import type { PayWay } from './way.ts'

/** Something that the wallet is asked for: one confirmation. */
export type PayStep =
  | { readonly kind: 'approveSwap' | 'approveBridge'; readonly symbol: string }
  /** What is given, and the least that it gives. */
  | { readonly kind: 'swap'; readonly from: TokenAmount; readonly to: TokenAmount }
  | { readonly kind: 'send' | 'deposit' }

/**
 * What the wallet will be asked for on a way, in order; a swap is built and checked for it, as it will
 * be once more when it is confirmed.
 */
export function payStepsQuery(core: Core, way: PayWay | undefined, account: string | undefined) {
  return queryOptions({
    queryKey: ['pay', 'steps', account, way?.key],
    staleTime: WAYS_AGE_MS,
    gcTime: 0,
    retry: false,
    queryFn:
      way === undefined || account === undefined
        ? skipToken
        : ({ signal }) => loadSteps(core, way, signal),
  })
}

async function loadSteps(
  core: Core,
  { swap, by }: PayWay,
  signal: AbortSignal,
): Promise<readonly PayStep[]> {
  const [first, last] = await Promise.all([
    swap?.order === undefined ? [] : swapSteps(core, swap.order, signal),
    by.kind === 'direct' ? [{ kind: 'send' as const }] : depositSteps(core, by),
  ])
  return [...first, ...last]
}

type Order = NonNullable<NonNullable<PayWay['swap']>['order']>

async function swapSteps(
  core: Core,
  order: Order,
  signal: AbortSignal,
): Promise<readonly PayStep[]> {
  const { from, to, amount, minimum } = order
  const { needsApproval } = await prepareSwap(core, order, signal)
  const sum = ({ address, symbol, decimals }: Order['from'], units: bigint): TokenAmount => ({
    ...{ address, symbol, decimals },
    amount: String(units),
  })
  return [
    ...(needsApproval ? [{ kind: 'approveSwap' as const, symbol: from.symbol }] : []),
    { kind: 'swap', from: sum(from, amount), to: sum(to, minimum) },
  ]
}

async function depositSteps(
  core: Core,
  { quote, origin }: Extract<PayWay['by'], { kind: 'bridge' }>,
): Promise<readonly PayStep[]> {
  if (quote === undefined) return []
  const isAllowed = await core.queries.fetchQuery(allowanceQuery(core, quote))
  return [
    ...(isAllowed ? [] : [{ kind: 'approveBridge' as const, symbol: origin.symbol }]),
    { kind: 'deposit' },
  ]
}
