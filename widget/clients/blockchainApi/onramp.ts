import * as z from 'zod/mini'
import { isUrl } from '#lib/urls.ts'
import { BaseError, caipChainId } from '#protocol'
import type { Ask } from './ask.ts'
import { label, lenient, numeric } from './clean.ts'

/** The limits of a payment method for one purchase: decimals in the currency. */
export type PaymentLimit = { readonly id: string; readonly min: string; readonly max: string }

/** A currency to pay with, by its ISO 4217 code. */
export type PaymentCurrency = { readonly id: string; readonly limits: readonly PaymentLimit[] }

/** A network on which a token is sold. */
export type PurchaseNetwork = {
  /** As the provider calls it. */
  readonly name: string
  readonly chainId: number
  /** Absent for the native currency. */
  readonly contractAddress: string | undefined
}

/** A token that is sold. */
export type PurchaseCurrency = {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly PurchaseNetwork[]
}

export type OnrampOptions = {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
}

export type OnrampQuoteQuery = {
  readonly purchase: PurchaseCurrency
  readonly network: PurchaseNetwork
  readonly payment: PaymentCurrency
  /** A decimal in the currency. */
  readonly amount: string
}

/** Decimals: of the currency that is paid with, and of the token in `purchaseAmount`. */
export type OnrampQuote = {
  readonly paymentTotal: string
  readonly purchaseAmount: string
  /** Absent where the provider does not tell it, or not in that currency. */
  readonly providerFee: string | undefined
  readonly networkFee: string | undefined
}

export type PurchaseUrlQuery = {
  readonly address: string
  /** As the provider calls it. */
  readonly network: string
  readonly symbol: string
  /** A decimal in the currency that is paid with. */
  readonly fiatAmount: string
  /** A decimal of the token, as it was quoted; absent where no quote named it. */
  readonly cryptoAmount?: string | undefined
  /** ISO 4217. */
  readonly currency: string
}

/** The provider's record of one purchase. */
export type ProviderPurchase = {
  readonly id: string
  readonly status: 'inProgress' | 'success' | 'failed'
  /** CAIP-2; absent where the provider does not name it. */
  readonly caipChainId: string | undefined
  readonly symbol: string | undefined
  /** A decimal in the token's unit. */
  readonly amount: string | undefined
  /** ms. */
  readonly at: number | undefined
}

/** Longer lists are cut to this length. */
const MOST = 500
const URL_CHARS = 4_096

const decimal = z.pipe(numeric, z.string().check(z.regex(/^\d{1,24}(\.\d{1,80})?$/)))
const id = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))
const symbol = z.string().check(z.regex(/^[\w.$₮-]{1,16}$/u))

/** A list of which what is unusable is left out. */
function usable<T>(entry: z.ZodMiniType<T>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries) =>
      entries.slice(0, MOST).flatMap((one): T[] => {
        const parsed = entry.safeParse(one)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )
}

const limit = z.object({ id, min: decimal, max: decimal })

const paymentCurrency = z.pipe(
  z.object({
    id: z.string().check(z.regex(/^[A-Z]{3}$/)),
    payment_method_limits: usable<PaymentLimit>(limit),
  }),
  z.transform(({ id, payment_method_limits: limits }): PaymentCurrency => ({ id, limits })),
)

const network = z.pipe(
  z.object({
    name: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    chain_id: z.union([z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.int().check(z.gt(0))]),
    contract_address: z.nullish(
      z.union([z.literal(''), z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))]),
    ),
  }),
  z.transform(
    ({ name, chain_id, contract_address }): PurchaseNetwork => ({
      name,
      chainId: Number(chain_id),
      contractAddress: contract_address || undefined,
    }),
  ),
)

const purchaseCurrency = z.pipe(
  z.object({ id, name: label, symbol, networks: usable<PurchaseNetwork>(network) }),
  z.transform(({ name, ...rest }): PurchaseCurrency => ({ ...rest, name: name ?? rest.symbol })),
)

const options = z.object({
  paymentCurrencies: usable<PaymentCurrency>(paymentCurrency),
  purchaseCurrencies: usable<PurchaseCurrency>(purchaseCurrency),
})
/** What is read, by where it stands in the answer. @internal */
export const optionsShapes = {
  '': options,
  'paymentCurrencies[]': paymentCurrency,
  'paymentCurrencies[].payment_method_limits[]': limit,
  'purchaseCurrencies[]': purchaseCurrency,
  'purchaseCurrencies[].networks[]': network,
}

/** What can be bought, and with what money (S7.17). */
export async function getOnrampOptions(ask: Ask, signal?: AbortSignal): Promise<OnrampOptions> {
  const found = await ask.get({ path: 'v1/onramp/options', schema: options, signal })
  return {
    paymentCurrencies: found.paymentCurrencies.filter(({ limits }) => limits.length > 0),
    purchaseCurrencies: found.purchaseCurrencies.filter(({ networks }) => networks.length > 0),
  }
}

const sum = z.object({ amount: decimal, currency: z.string() })

const quote = z.object({
  paymentTotal: sum,
  purchaseAmount: sum,
  coinbaseFee: lenient(sum),
  networkFee: lenient(sum),
})
/** @internal */
export const quoteShapes = { '': quote }

/**
 * A quote for a purchase: what an amount of money buys now, and its fees (S7.18).
 *
 * @throws HttpError; BaseError `ONRAMP_QUOTE_INVALID` when it is for something else than was asked
 */
export async function getOnrampQuote(
  ask: Ask,
  { purchase, network: where, payment, amount }: OnrampQuoteQuery,
  signal?: AbortSignal,
): Promise<OnrampQuote> {
  const answer = await ask.post({
    path: 'v1/onramp/quote',
    projectIn: 'query',
    body: {
      purchaseCurrency: { id: purchase.id, name: purchase.name, symbol: purchase.symbol },
      paymentCurrency: {
        id: payment.id,
        payment_method_limits: payment.limits,
      },
      amount,
      network: where.name,
    },
    schema: quote,
    signal,
  })
  const { paymentTotal, purchaseAmount, coinbaseFee, networkFee } = answer
  const isIn = (part: z.infer<typeof sum> | undefined, code: string) =>
    part?.currency.toUpperCase() === code.toUpperCase()
  const isSomething = /[1-9]/.test(purchaseAmount.amount)
  if (!isIn(paymentTotal, payment.id) || !isIn(purchaseAmount, purchase.symbol) || !isSomething) {
    throw new BaseError('The price is for something else than was asked for', {
      code: 'ONRAMP_QUOTE_INVALID',
    })
  }
  return {
    paymentTotal: paymentTotal.amount,
    purchaseAmount: purchaseAmount.amount,
    // The total has them in any case; shown beside it is what can be added to it.
    providerFee: isIn(coinbaseFee, payment.id) ? coinbaseFee?.amount : undefined,
    networkFee: isIn(networkFee, payment.id) ? networkFee?.amount : undefined,
  }
}

/** `https`, or `http` on this machine. */
const checkout = z.object({
  url: z.string().check(
    z.maxLength(URL_CHARS),
    z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^\s<>"'`\\]+$/),
    z.refine((url) => isUrl(url)),
  ),
})
/** @internal */
export const checkoutShapes = { '': checkout }

/**
 * The provider's payment page (S7.16). The service has no parameter for the currency; the provider's
 * page has one.
 *
 * @see https://docs.cdp.coinbase.com/onramp/coinbase-hosted-onramp/generating-onramp-url
 */
export async function createPurchaseUrl(
  ask: Ask,
  { address, network: where, symbol: asset, fiatAmount, cryptoAmount, currency }: PurchaseUrlQuery,
  signal?: AbortSignal,
): Promise<string> {
  const { url } = await ask.post({
    path: 'v1/generators/onrampurl',
    projectIn: 'query',
    body: {
      // One network and one token: the widget would not find a purchase that is sent elsewhere.
      destinationWallets: [{ address, blockchains: [where], assets: [asset] }],
      defaultNetwork: where,
      partnerUserId: address,
      defaultExperience: 'buy',
      presetFiatAmount: fiatAmount,
      presetCryptoAmount: cryptoAmount,
    },
    schema: checkout,
    signal,
  })
  const page = new URL(url)
  page.searchParams.set('fiatCurrency', currency)
  return page.href
}

/** An unknown status does not count as final. */
function statusOf(word: string): ProviderPurchase['status'] {
  if (word.endsWith('_STATUS_SUCCESS')) return 'success'
  return word.endsWith('_STATUS_FAILED') ? 'failed' : 'inProgress'
}

const transfer = z.object({
  direction: z.literal('in'),
  fungible_info: z.object({ symbol }),
  quantity: z.object({ numeric: decimal }),
})

const row = z.pipe(
  z.object({
    id,
    metadata: z.object({
      chain: lenient(caipChainId),
      minedAt: lenient(z.string()),
      // A mere on-chain transaction is not a purchase.
      status: z.string().check(z.regex(/^ONRAMP_TRANSACTION_STATUS_/)),
    }),
    transfers: lenient(usable(transfer)),
  }),
  z.transform(({ id, metadata, transfers }): ProviderPurchase => {
    const [first] = transfers ?? []
    const at = Date.parse(metadata.minedAt ?? '')
    return {
      id,
      status: statusOf(metadata.status),
      caipChainId: metadata.chain,
      symbol: first?.fungible_info.symbol,
      amount: first?.quantity.numeric,
      at: Number.isFinite(at) ? at : undefined,
    }
  }),
)

const history = z.object({ data: usable<ProviderPurchase>(row) })
/** @internal */
export const purchasesShapes = {
  '': history,
  'data[]': row,
  'data[].transfers[]': transfer,
}

/** What an account has bought at the provider (S7.03), never from what the browser has stored. */
export async function getPurchases(
  ask: Ask,
  address: string,
  signal?: AbortSignal,
): Promise<readonly ProviderPurchase[]> {
  const { data } = await ask.get({
    path: `v1/account/${address}/history`,
    query: { onramp: 'coinbase' },
    schema: history,
    cache: 'no-cache',
    signal,
  })
  return data
}
