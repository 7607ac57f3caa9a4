import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { CaipChainId } from '#protocol'
import type { OnrampOptions, OnrampQuote } from '#clients/blockchainApi/onramp.ts'
import type { Core } from '../core.ts'
import { log } from '../log.ts'
import { balancesQuery } from '../portfolio/balances.ts'
import { tokenInfoQuery } from '../portfolio/tokenInfo.ts'
import { fallbackOptions } from './fallback.ts'
import { FALLBACK_AGE_MS, LINK_AGE_MS, OPTIONS_AGE_MS, PRICE_AGE_MS } from './limits.ts'
import { networkWord } from './networkWord.ts'
import type { BuyCurrency, BuyToken } from './offer.ts'
import { onrampService } from './service.ts'

export type FoundOptions = {
  readonly options: OnrampOptions
  /** The service did not say: the built-in list (S8.11). */
  readonly isBuiltIn: boolean
}

/** What is for sale, and for which money; the built-in list where the service fails (S7.17, S8.11). */
export function buyOptionsQuery(core: Core) {
  const { offered } = core.store.getState().networks
  return queryOptions({
    queryKey: ['onramp', 'options', offered.map(({ caipChainId }) => caipChainId)],
    staleTime: OPTIONS_AGE_MS,
    queryFn: async ({ signal }): Promise<FoundOptions> => {
      try {
        const service = await onrampService(core)
        return { options: await service.getOnrampOptions(signal), isBuiltIn: false }
      } catch (error) {
        signal.throwIfAborted()
        log(core, 'warn', 'What can be bought is not known: the built-in list stands in', error)
        return { options: fallbackOptions(offered), isBuiltIn: true }
      }
    },
    refetchInterval: ({ state }) => (state.data?.isBuiltIn === true ? FALLBACK_AGE_MS : false),
  })
}

export type BuyQuestion = {
  readonly token: BuyToken
  readonly currency: BuyCurrency
  /** A decimal in the currency. */
  readonly amount: string
}

/** What so much money buys; the failure is the view's to tell, with an estimate (S7.18, S8.11). */
export function buyPriceQuery(core: Core, question: BuyQuestion | undefined) {
  return queryOptions({
    queryKey: ['onramp', 'price', question && keyOf(question)],
    staleTime: PRICE_AGE_MS,
    gcTime: PRICE_AGE_MS,
    refetchInterval: PRICE_AGE_MS,
    queryFn:
      question === undefined
        ? skipToken
        : async ({ signal }): Promise<OnrampQuote> => {
            const { token, currency, amount } = question
            const { purchase, network } = token
            const service = await onrampService(core)
            return service.getOnrampQuote(
              { purchase, network, payment: currency.payment, amount },
              signal,
            )
          },
  })
}

/** A checkout that is ready to be opened, and how the account stood before. */
export type PreparedPurchase = {
  readonly url: string
  /** Base units of the token. */
  readonly before: bigint
  readonly decimals: number
  /** The newest purchase that the provider knows. */
  readonly after: string | undefined
}

/**
 * Prepares a purchase, so that the checkout is a plain link when it is pressed: a window that is
 * opened later than the click is not opened at all.
 */
export function preparedPurchaseQuery(
  core: Core,
  question: (BuyQuestion & { readonly address: Address }) | undefined,
) {
  return queryOptions({
    queryKey: ['onramp', 'prepared', question && [keyOf(question), question.address]],
    staleTime: LINK_AGE_MS,
    gcTime: 0,
    refetchInterval: LINK_AGE_MS,
    queryFn:
      question === undefined
        ? skipToken
        : async ({ signal }): Promise<PreparedPurchase> => {
            const { token, amount, address } = question
            const service = await onrampService(core)
            const [url, before, decimals, known] = await Promise.all([
              service.createPurchaseUrl(
                {
                  ...{ address, symbol: token.symbol, fiatAmount: amount },
                  network: networkWord(token.network),
                },
                signal,
              ),
              readBalance(core, { ...token, account: address }),
              decimalsOf(core, token),
              // Without its history a purchase is still seen by what arrives.
              service.getPurchases(address, signal).catch(() => []),
            ])
            return { url, before, decimals, after: known[0]?.id }
          },
  })
}

/** How much of the token an account has now, in base units, as the chain says. */
export async function readBalance(
  core: Core,
  {
    caipChainId,
    address,
    account,
  }: { caipChainId: CaipChainId; address?: string | undefined; account: string },
): Promise<bigint> {
  const tokens = address === undefined ? [] : [address]
  const query = balancesQuery(core, { caipChainId, address: account, tokens })
  const balances = await core.queries.fetchQuery({ ...query, staleTime: 0 })
  const found = address === undefined ? balances.native : balances.tokens.get(address)
  if (found === undefined) throw new Error(`No balance of ${address} on ${caipChainId}`)
  return found
}

/** Of a token that is for sale. */
async function decimalsOf(
  core: Core,
  { caipChainId, address }: Pick<BuyToken, 'caipChainId' | 'address'>,
): Promise<number> {
  const { decimals } = await core.queries.fetchQuery(tokenInfoQuery(core, { caipChainId, address }))
  return decimals
}

function keyOf({ token, currency, amount }: BuyQuestion): string {
  return [token.key, currency.id, amount].join(' ')
}
