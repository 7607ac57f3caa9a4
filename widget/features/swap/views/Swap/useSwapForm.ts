import { useQuery } from '@tanstack/react-query'
import { QUOTE_DEBOUNCE_MS } from '../../model/limits.ts'
import { swapSupportQuery } from '#kernel/networks/swapSupport.ts'
import { checkSwap } from '../../model/problem.ts'
import { swapFeeQuery, swapQuoteQuery } from '../../model/quote.ts'
import type { SwapToken } from '../../model/slice.ts'
import { addressesOf, selectPair, swapTokensQuery } from '../../model/tokens.ts'
import { balancesQuery } from '#wallet/portfolio/balances.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useDebounced } from '#ui/app/useDebounced.ts'
import { useDepositor } from '#shared/hooks/useDepositor.ts'

/** Everything the Swap view knows: tokens, balances, the fee and the quote. */
export function useSwapForm() {
  const core = useCore()
  const account = useDepositor()
  const { form, caipChainId, support, tokens, from, to } = useSwapPair()
  const { data: balances } = useSwapBalances(caipChainId, account, [from, to])
  const balance = balanceOf(balances, from)
  const fee = useQuery(swapFeeQuery(core, caipChainId, from?.address !== undefined))
  const { amount, problem } = checkSwap({
    from,
    to,
    amount: form.amount,
    balance,
    native: balances?.native,
    fee: account === undefined ? undefined : fee.data,
  })
  const asked =
    from !== undefined && to !== undefined && problem?.kind !== 'sameToken' ? amount : undefined
  const settled = useDebounced(asked, QUOTE_DEBOUNCE_MS)
  const isSettled = asked !== undefined && asked === settled
  const quote = useQuery(
    swapQuoteQuery(
      core,
      isSettled && from !== undefined && to !== undefined
        ? { from, to, amount: asked, account }
        : undefined,
    ),
  )
  return {
    form,
    account,
    caipChainId,
    support,
    tokens,
    from,
    to,
    balance,
    problem,
    fee: fee.data,
    quote,
    amount: asked,
    /** True until the quote on its way belongs to what is typed. */
    isQuoting: asked !== undefined && (!isSettled || quote.data === undefined),
  }
}

/** The network of the form, its tokens, and both sides as tokens. */
export function useSwapPair() {
  const core = useCore()
  const form = useWidgetState(({ swap }) => swap.form)
  const active = useWidgetState(({ networks }) => networks.active)
  const caipChainId = form.caipChainId ?? active
  const support = useQuery(swapSupportQuery(core, caipChainId))
  const asked = support.data === true ? caipChainId : undefined
  const tokens = useQuery(swapTokensQuery(core, asked))
  const { from, to } = selectPair(form, tokens.data ?? [])
  return { form, caipChainId, support, tokens, from, to }
}

/** Balances of these tokens, read on chain. */
export function useSwapBalances(
  caipChainId: string | undefined,
  account: string | undefined,
  tokens: readonly (SwapToken | undefined)[],
) {
  const core = useCore()
  return useQuery({
    ...balancesQuery(core, {
      caipChainId: caipChainId ?? '',
      address: account ?? '',
      tokens: addressesOf(tokens),
    }),
    enabled: caipChainId !== undefined && account !== undefined,
  })
}

/** What there is of one token; undefined while it is not known. */
export function balanceOf(
  balances: ReturnType<typeof useSwapBalances>['data'],
  token: SwapToken | undefined,
): bigint | undefined {
  if (token === undefined || balances === undefined) return undefined
  return token.address === undefined ? balances.native : balances.tokens.get(token.address)
}
