import * as z from 'zod/mini'

/** One question that is passed on. What does not stand here is not asked. */
export type Row = {
  readonly method: 'GET' | 'POST'
  /** Below the service, both here and there; `:name` stands for one word. */
  readonly path: string
  readonly query?: Readonly<Record<string, RegExp>>
  /** Names that may come several times. */
  readonly many?: readonly string[]
  readonly body?: z.ZodMiniType<Readonly<Record<string, unknown>>>
  /** Where the service wants what the owner has. @default 'query' */
  readonly projectIn?: 'query' | 'body' | 'nowhere'
  /** Asking it twice changes something. @default false */
  readonly writes?: boolean
  /** `nothing`: whether it was taken is all that is passed on. @default JSON */
  readonly kind?: 'image' | 'nothing'
}

const chainId = /^[1-9]\d{0,19}$/
const address = /^[0-9A-Za-z]{1,64}$/
const amount = /^\d{1,78}$/
const flag = /^(true|false)$/
const symbol = /^[\x21-\x7e]{1,32}$/
const hex = /^0x[0-9a-fA-F]*$/
const caipChain = /^[-a-z0-9]{3,10}:[-_a-zA-Z0-9]{1,32}$/
const caipAddress = /^[-.:%_a-zA-Z0-9]{1,128}$/
const words = /^[^\p{C}]{0,200}$/u

const deposit = {
  originChainId: chainId,
  destinationChainId: chainId,
  inputToken: address,
  outputToken: address,
  amount,
  recipient: address,
  relayer: address,
  message: hex,
  skipAmountLimit: flag,
  allowUnmatchedDecimals: flag,
}
const message = z.strictObject({ message: z.string().check(z.regex(hex), z.maxLength(200_000)) })

/** The bridge's API as the widget asks it (S7.30). */
export const bridgeRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/available-routes',
    query: {
      originChainId: chainId,
      originToken: address,
      originTokenSymbol: symbol,
      destinationChainId: chainId,
      destinationToken: address,
      destinationTokenSymbol: symbol,
    },
  },
  {
    method: 'GET',
    path: '/chains',
    query: { chainId, inputTokenSymbol: symbol, outputTokenSymbol: symbol, omitTokens: flag },
    many: ['chainId'],
  },
  { method: 'GET', path: '/suggested-fees', query: deposit },
  { method: 'POST', path: '/suggested-fees', query: deposit, body: message },
  { method: 'GET', path: '/limits', query: deposit },
  { method: 'POST', path: '/limits', query: deposit, body: message },
]

/** Its indexer, where deposits are followed (S7.31). */
export const indexerRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/deposit/status',
    query: { originChainId: chainId, depositId: amount },
  },
  { method: 'GET', path: '/deposits', query: { depositor: address, limit: /^\d{1,4}$/ } },
]

const sdkQuery = { st: /^[-\w]{1,40}$/, sv: /^[-.\w]{1,80}$/ }
const picture = { method: 'GET', query: sdkQuery, kind: 'image' } as const

/** A page of the wallet list (S7.24). */
export const walletsRow: Row = {
  method: 'GET',
  path: '/getWallets',
  query: {
    ...sdkQuery,
    page: /^\d{1,5}$/,
    entries: /^\d{1,3}$/,
    include: /^[-,\w]{1,4000}$/,
    exclude: /^[-,\w]{1,4000}$/,
    chains: /^[-,:\w]{1,2000}$/,
    search: words,
    badge_type: /^\w{1,20}$/,
  },
}
export const walletImageRow: Row = { ...picture, path: '/getWalletImage/:id' }

/** The wallet list, pictures, and what a project has set (S7.24, S7.25). */
export const directoryRows: readonly Row[] = [
  walletsRow,
  { method: 'GET', path: '/projects/v1/origins', query: sdkQuery },
  { method: 'GET', path: '/getAnalyticsConfig', query: sdkQuery },
  walletImageRow,
  { ...picture, path: '/public/getAssetImage/:id' },
  { ...picture, path: '/public/getCurrencyImage/:id' },
  { ...picture, path: '/public/getTokenImage/:id' },
]

/** A body of these fields; the service says what it thinks of their values. */
const fields = (...names: readonly string[]) =>
  z.strictObject(
    Object.fromEntries([...names, 'projectId'].map((name) => [name, z.optional(z.unknown())])),
  )
const pair = { from: caipAddress, to: caipAddress, userAddress: caipAddress }

/** The networks that have a history, and the like (S7.01). */
export const chainsRow: Row = { method: 'GET', path: '/v1/supported-chains', query: sdkQuery }
/** What an account did on one network, page by page (S7.03). */
export const historyRow: Row = {
  method: 'GET',
  path: '/v1/account/:address/history',
  query: {
    ...sdkQuery,
    cursor: /^[-+/=.:\w]{1,2000}$/,
    chainId: caipChain,
    onramp: /^[a-z]{1,20}$/,
  },
}

/** What tokens cost (S7.06). */
export const priceRow: Row = {
  method: 'POST',
  path: '/v1/fungible/price',
  body: fields('currency', 'addresses'),
  projectIn: 'body',
}

/** Balances, history, prices, names, swaps, permissions and purchases (S7.01–S7.18). */
export const blockchainRows: readonly Row[] = [
  chainsRow,
  {
    method: 'GET',
    path: '/v1/account/:address/balance',
    query: {
      ...sdkQuery,
      currency: /^[a-z]{3}$/,
      chainId: caipChain,
      forceUpdate: /^[-,.:\w]{1,2000}$/,
    },
  },
  historyRow,
  { method: 'GET', path: '/v1/identity/:address', query: { ...sdkQuery, sender: caipAddress } },
  priceRow,
  {
    method: 'GET',
    path: '/v1/profile/account/:name',
    query: { ...sdkQuery, apiVersion: /^\d{1,2}$/ },
  },
  {
    method: 'GET',
    path: '/v1/profile/reverse/:address',
    query: { ...sdkQuery, sender: caipAddress, apiVersion: /^\d{1,2}$/ },
  },
  {
    method: 'GET',
    path: '/v1/profile/suggestions/:name',
    query: { ...sdkQuery, zone: /^[-a-z\d.]{1,100}$/ },
  },
  {
    method: 'POST',
    path: '/v1/profile/account',
    body: fields('coin_type', 'address', 'message', 'signature'),
    projectIn: 'nowhere',
    writes: true,
  },
  { method: 'GET', path: '/v1/convert/tokens', query: { ...sdkQuery, chainId: caipChain } },
  {
    method: 'GET',
    path: '/v1/convert/quotes',
    query: { ...sdkQuery, ...pair, amount, gasPrice: amount },
  },
  { method: 'GET', path: '/v1/convert/gas-price', query: { ...sdkQuery, chainId: caipChain } },
  {
    method: 'POST',
    path: '/v1/convert/build-transaction',
    body: fields('amount', 'eip155', 'from', 'to', 'userAddress', 'disableEstimate'),
    projectIn: 'body',
  },
  { method: 'GET', path: '/v1/convert/build-approve', query: { ...sdkQuery, ...pair } },
  { method: 'GET', path: '/v1/onramp/options', query: sdkQuery },
  {
    method: 'POST',
    path: '/v1/onramp/quote',
    body: fields('purchaseCurrency', 'paymentCurrency', 'amount', 'network'),
  },
  {
    method: 'POST',
    path: '/v1/generators/onrampurl',
    body: fields(
      ...['destinationWallets', 'defaultNetwork', 'partnerUserId', 'defaultExperience'],
      ...['presetFiatAmount', 'presetCryptoAmount'],
    ),
    writes: true,
  },
  { method: 'GET', path: '/v1/sessions/:address', query: sdkQuery },
  {
    method: 'POST',
    path: '/v1/sessions/:address/revoke',
    body: fields('pci', 'signature'),
    writes: true,
  },
]

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const MOST_PROPERTIES = 30

/** Product events, one at a time (S7.21). */
export const eventRows: readonly Row[] = [
  {
    method: 'POST',
    path: '/e',
    query: sdkQuery,
    body: z.strictObject({
      eventId: z.uuid(),
      url: z.string().check(z.regex(/^https?:\/\/[^\s/?#@]{1,300}\/$/)),
      domain: z.string().check(z.regex(/^[^\s/?#@]{1,253}$/)),
      timestamp: z.int().check(z.gte(0)),
      props: z.strictObject({
        type: z.enum(['track', 'error']),
        event: z.string().check(z.regex(/^[A-Z_]{1,60}$/)),
        properties: z.optional(
          z
            .record(text(60), z.union([z.string().check(z.maxLength(2_000)), z.boolean()]))
            .check(z.refine((all) => Object.keys(all).length <= MOST_PROPERTIES)),
        ),
        address: z.optional(text(200)),
      }),
    }),
    writes: true,
    kind: 'nothing',
  },
]
