import { queryOptions, skipToken } from '@tanstack/react-query'
import { BaseError } from '#protocol'
import { allowanceQuery } from '#features/bridge/model/allowance.ts'
import { bridgeTrialQuery } from '#features/bridge/model/trial.ts'
import type { Core } from '#kernel/core.ts'
import { isTriedFirst, sendTrialQuery } from '#features/send/model/trial.ts'
import { SwapError } from '#features/swap/model/errors.ts'
import { prepareSwap } from '#features/swap/model/prepare.ts'
import type { TokenAmount } from '#transactions/record.ts'
import type { Reviewed } from '#transactions/trial/reviewed.ts'
import { WAYS_AGE_MS } from './limits.ts'
import { paidToken } from './paidToken.ts'
import type { PaymentRequest } from './paymentRequest.ts'
import type { PayWay } from './way.ts'

/** A request to the wallet: one confirmation. */
export type PayStep =
  | { readonly kind: 'approveSwap' | 'approveBridge'; readonly symbol: string }
  /** The amount given, and the least it yields. */
  | { readonly kind: 'swap'; readonly from: TokenAmount; readonly to: TokenAmount }
  | { readonly kind: 'send' | 'deposit' }

type Paid = { readonly request: PaymentRequest; readonly account: string }

/**
 * The wallet requests that a way takes, in order; its swap is built and checked here, and again when it is
 * confirmed, and the first step is tried. Rejects if that step would take more than is shown, or cannot be
 * tried.
 */
export function payStepsQuery(core: Core, way: PayWay | undefined, paid: Paid | undefined) {
  return queryOptions({
    queryKey: ['pay', 'steps', paid?.account, way?.key, keyOf(paid?.request)],
    staleTime: WAYS_AGE_MS,
    gcTime: 0,
    retry: false,
    queryFn:
      way === undefined || paid === undefined
        ? skipToken
        : ({ signal }) => loadSteps(core, way, { ...paid, signal }),
  })
}

async function loadSteps(
  core: Core,
  { swap, by }: PayWay,
  { signal, ...paid }: Paid & { readonly signal: AbortSignal },
): Promise<readonly PayStep[]> {
  const [first, last] = await Promise.all([
    swap?.order === undefined ? [] : swapSteps(core, swap.order, signal),
    by.kind === 'direct' ? [{ kind: 'send' as const }] : depositSteps(core, by),
    // The payment after a swap can be tried only once the swap is done.
    swap === undefined ? tryPayment(core, by, paid) : undefined,
  ])
  return [...first, ...last]
}

function keyOf(request: PaymentRequest | undefined) {
  return request && { ...request, amount: String(request.amount) }
}

async function tryPayment(core: Core, by: PayWay['by'], { request, account }: Paid): Promise<void> {
  const reviewed = await reviewOf(core, by, { request, account })
  if (reviewed === undefined) return
  // This view has no consent for an untried payment; the Send and Bridge views do.
  if (reviewed.status === 'untried') throw new BaseError('Untried', { code: 'PAY_UNCHECKED' })
  if (reviewed.isWorse) throw new BaseError('It takes more', { code: 'PAY_TAKES_MORE' })
}

async function reviewOf(
  core: Core,
  by: PayWay['by'],
  { request, account }: Paid,
): Promise<Reviewed | undefined> {
  if (by.kind === 'bridge') {
    return by.quote && core.queries.fetchQuery(bridgeTrialQuery(core, by.quote))
  }
  const plan = { token: paidToken(request), amount: request.amount, from: account }
  const whole = { ...plan, to: request.recipient }
  return isTriedFirst(core, whole)
    ? core.queries.fetchQuery(sendTrialQuery(core, whole))
    : undefined
}

type Order = NonNullable<NonNullable<PayWay['swap']>['order']>

async function swapSteps(
  core: Core,
  order: Order,
  signal: AbortSignal,
): Promise<readonly PayStep[]> {
  const { from, to, amount, minimum } = order
  const { needsApproval, isTried } = await prepareSwap(core, order, signal)
  // This view has no consent for an untried swap; the Swap view does.
  if (!isTried) throw new SwapError('SWAP_UNCHECKED')
  const sum = ({ address, symbol, decimals }: Order['from'], units: bigint): TokenAmount => ({
    address,
    symbol,
    decimals,
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
