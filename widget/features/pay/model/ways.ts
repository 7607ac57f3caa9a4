import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Core } from '#kernel/core.ts'
import { balanceOf } from './balanceOf.ts'
import { bridgedWays, feeProblem } from './bridgedWays.ts'
import { holdingsToSwap } from './holdingsToSwap.ts'
import { WAYS_AGE_MS } from './limits.ts'
import type { PaymentRequest } from './paymentRequest.ts'
import { swappedWays } from './swappedWays.ts'
import { inOrder, type PayWay } from './way.ts'

/** A request, and who would pay it. */
export type PayQuestion = { readonly request: PaymentRequest; readonly account: Address }

/**
 * The ways in which an account can pay a request: with the token that is asked for, on its own
 * network or over the bridge, or with another one that is swapped for it first. The cheapest first;
 * those that cannot be taken say why, last.
 */
export function payWaysQuery(core: Core, question: PayQuestion | undefined) {
  return queryOptions({
    queryKey: [
      'pay',
      'ways',
      question && [
        question.account,
        ...Object.values(question.request).map((value) => String(value)),
      ],
    ],
    staleTime: WAYS_AGE_MS,
    gcTime: WAYS_AGE_MS,
    refetchInterval: WAYS_AGE_MS,
    queryFn:
      question === undefined
        ? skipToken
        : async ({ signal }): Promise<readonly PayWay[]> => {
            const [direct, bridged] = await Promise.all([
              directWays(core, question, signal),
              bridgedWays(core, question, signal),
            ])
            return inOrder([...direct, ...bridged])
          },
  })
}

async function directWays(
  core: Core,
  question: PayQuestion,
  signal: AbortSignal,
): Promise<readonly PayWay[]> {
  const { request, account } = question
  const { caipChainId, address, symbol, decimals, amount } = request
  const [balance, native, held] = await Promise.all([
    balanceOf(core, { caipChainId, address, account }),
    balanceOf(core, { caipChainId, address: undefined, account }),
    holdingsToSwap(core, caipChainId, account),
  ])
  // Of a native currency, what the network takes has to be left.
  const isEnough = address === undefined ? balance > amount : balance >= amount
  const way: PayWay = {
    key: 'direct',
    caipChainId,
    address,
    symbol,
    decimals,
    balance,
    cost: amount,
    problem: isEnough ? feeProblem(native) : 'notEnough',
    by: { kind: 'direct' },
  }
  const swapped = await swappedWays(core, { way, needed: amount, held, account, signal })
  return [way, ...swapped]
}
