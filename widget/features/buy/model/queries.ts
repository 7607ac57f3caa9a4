import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from 'viem'
import { BaseError, type CaipChainId } from '#protocol'
import type { OnrampOptions, OnrampQuote } from '#clients/blockchainApi/onramp.ts'
import type { Core } from '#kernel/core.ts'
import { log } from '#kernel/logs/log.ts'
import { balancesQuery } from '#wallet/portfolio/balances.ts'
import { tokenInfoQuery } from '#wallet/portfolio/tokenInfo.ts'
import { fallbackOptions } from './fallback.ts'
import { FALLBACK_AGE_MS, LINK_AGE_MS, OPTIONS_AGE_MS, PRICE_AGE_MS } from './limits.ts'
import { meldCode, meldUrl } from './meld.ts'
import { networkWord } from './networkWord.ts'
import type { BuyCurrency, BuyToken } from './offer.ts'
import { meldKeyOf } from './providers.ts'
import type { Purchase } from '#transactions/purchases/purchase.ts'
import { onrampService } from './service.ts'

export type FoundOptions = {
  readonly options: OnrampOptions
  /** The service did not answer: this is the built-in list (S8.11). */
  readonly isBuiltIn: boolean
}

/** What is for sale, and in which currencies; the built-in list if the service fails (S7.17, S8.11). */
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

/** What an amount of money buys; on failure the view shows an estimate (S7.18, S8.11). */
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

/** A checkout that is ready to open, and the account's balance before it. */
export type PreparedPurchase = {
  readonly url: string
  /** Base units of the token. */
  readonly before: bigint
  readonly decimals: number
  /** The newest purchase that the provider knows. */
  readonly after: string | undefined
}

/** Only Coinbase has a price here: Meld shows its own on its page. */
export type PurchaseQuestion = BuyQuestion & {
  readonly address: Address
  /** A decimal of the token, as quoted; undefined without a quote, when the seller's page shows it. */
  readonly cryptoAmount: string | undefined
  readonly provider: Purchase['provider']
}

/**
 * Prepares a purchase ahead of the click, so that the checkout is a plain link: browsers block a window
 * that opens later than the click.
 */
export function preparedPurchaseQuery(core: Core, question: PurchaseQuestion | undefined) {
  return queryOptions({
    queryKey: [
      'onramp',
      'prepared',
      question && [keyOf(question), question.address, question.provider],
    ],
    staleTime: LINK_AGE_MS,
    gcTime: 0,
    refetchInterval: LINK_AGE_MS,
    queryFn:
      question === undefined
        ? skipToken
        : async ({ signal }): Promise<PreparedPurchase> => {
            const { token, address, provider } = question
            const atSeller = provider === 'meld' ? meldCheckout : coinbaseCheckout
            const [checkout, before, decimals] = await Promise.all([
              atSeller(core, question, signal),
              readBalance(core, { ...token, account: address }),
              decimalsOf(core, token),
            ])
            return { ...checkout, before, decimals }
          },
  })
}

type Checkout = Pick<PreparedPurchase, 'url' | 'after'>

async function coinbaseCheckout(
  core: Core,
  { token, currency, amount, address, cryptoAmount }: PurchaseQuestion,
  signal: AbortSignal,
): Promise<Checkout> {
  const service = await onrampService(core)
  const [url, known] = await Promise.all([
    service.createPurchaseUrl(
      {
        address,
        symbol: token.symbol,
        fiatAmount: amount,
        currency: currency.id,
        cryptoAmount,
        network: networkWord(token.network),
      },
      signal,
    ),
    // Without the provider's history, a purchase is still detected by its arrival.
    service.getPurchases(address, signal).catch(() => []),
  ])
  return { url, after: known[0]?.id }
}

async function meldCheckout(
  core: Core,
  { token, currency, amount, address }: PurchaseQuestion,
): Promise<Checkout> {
  const publicKey = meldKeyOf(core.store.getState().config)
  const code = meldCode(token)
  if (publicKey === undefined || code === undefined) {
    throw new BaseError('Meld does not sell this here', { code: 'ONRAMP_NOT_SOLD' })
  }
  return {
    url: meldUrl({ publicKey, code, address, amount, currency: currency.id }),
    after: undefined,
  }
}

/** How much of the token an account has now, in base units, as the chain reports it. */
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
