import { BITCOIN, foreignChains, SOLANA, SOLANA_ACCOUNT, SOLANA_USDC } from './foreign.ts'
import type { Answered, Row } from './tell.ts'

type Told = (body: Row, answered: Answered) => unknown

/** Of the Blockchain API: what its own types leave open (research/appkit.md §1.2, §1.3). */
export function blockchainApiShape(body: unknown, answered: Answered): unknown {
  const { url, status, tell } = answered
  if (status >= 400) return refusal(body, answered)
  const told = rows.find(([path]) => path.test(url.pathname))?.[1]
  const own = told === undefined ? body : told(body as Row, answered)
  // By coin type, so every name in it says something.
  return tell.withMore(own, ['addresses'])
}

const rows: readonly (readonly [RegExp, Told])[] = [
  [/^\/v1\/supported-chains$/, supportedChains],
  [/\/balance$/, balances],
  [
    /\/history$/,
    (body, told) => (told.url.searchParams.has('onramp') ? bought : history)(body, told),
  ],
  [
    /\/fungible\/price$/,
    ({ fungibles, ...body }, { tell }) => {
      const foreign = {
        address: `${SOLANA}:${SOLANA_USDC}`,
        name: 'USD Coin',
        symbol: 'USDC',
        price: 1,
      }
      const all = tell.among(fungibles, 'foreignEntry', { ...foreign, iconUrl: '' })
      return { ...body, fungibles: tell.withBad(all) }
    },
  ],
  [/\/convert\/tokens$/, convertTokens],
  [/\/convert\/quotes$/, quotes],
  [
    /\/convert\/gas-price$/,
    (body, { tell }) => tell.without(tell.without(body, 'fast'), 'instant'),
  ],
  [/\/profile\/account\/./, (body, answered) => profile(body, answered)],
  [
    /\/profile\/reverse\/./,
    (body, answered) => {
      const names = (body as unknown as Row[]).map((one) => profile(one, answered))
      return answered.tell.withBad(names)
    },
  ],
  [
    /\/profile\/suggestions\/./,
    ({ suggestions, ...body }, { tell }) => ({
      ...body,
      suggestions: tell.withBad(suggestions),
    }),
  ],
  [
    /\/identity\/./,
    (body, { tell }) => {
      if (body.name !== null) return body
      tell.note('absentField')
      return { ...body, name: '', avatar: '' }
    },
  ],
  [/\/onramp\/options$/, onrampOptions],
  [
    /\/onramp\/quote$/,
    (body, { tell }) => {
      const { networkFee } = body as { networkFee?: { amount?: string } }
      const own = tell.without(body, 'quoteId')
      return Number(networkFee?.amount ?? 0) === 0 ? tell.without(own, 'networkFee') : own
    },
  ],
  [
    /^\/v1\/sessions\/[^/]+$/,
    ({ pcis, ...body }, { tell }) => ({ ...body, pcis: tell.withBad(pcis) }),
  ],
]

/** A refusal is as long as what the service has to say. */
function refusal(body: unknown, { tell }: Answered): unknown {
  const { reasons } = body as { reasons?: unknown }
  if (!Array.isArray(reasons)) return body
  tell.note('longRefusal')
  const trace = Array.from({ length: 8 }, (_, at) => ({
    name: `detail-${at}`,
    description: `See the reference of this row for what it takes. Request ${at} of this project.`,
  }))
  return tell.withMore({ ...(body as Row), reasons: [...reasons, ...trace] })
}

function supportedChains({ http, ...body }: Row, { tell }: Answered): Row {
  const all = foreignChains.reduce<unknown>(
    (list, id) => tell.among(list, 'foreignEntry', id),
    http,
  )
  return tell.without({ ...body, http: all }, 'ws')
}

function balances({ balances: own, ...body }: Row, { tell, url }: Answered): Row {
  const chain = url.searchParams.get('chainId') ?? 'eip155:1'
  const told = (own as Row[]).map((row) => {
    const quantity = row.quantity as Row
    const numeric = tell.decimal(quantity.numeric)
    const next = { ...row, quantity: { ...quantity, numeric } }
    if ('address' in next || tell.below(2) === 0) return tell.without(next, 'value')
    tell.note('nullField')
    return { ...next, address: null }
  })
  const coin = { price: 0.5, iconUrl: '', value: 1, quantity: { decimals: '8', numeric: '2' } }
  const bitcoin = { ...coin, name: 'Bitcoin', symbol: 'BTC', chainId: BITCOIN }
  const solana = { ...coin, name: 'USD Coin', symbol: 'USDC', chainId: SOLANA }
  // A token without decimals is dropped (S5.05).
  const spam = { ...coin, name: 'Claim 5000', symbol: 'CLAIM', chainId: chain, price: 0 }
  const all = tell.among(tell.among(told, 'foreignEntry', bitcoin), 'foreignEntry', {
    ...solana,
    address: `${SOLANA}:${SOLANA_USDC}`,
  })
  const last = tell.among(all, 'badEntry', { ...spam, quantity: { decimals: '0', numeric: '9' } })
  return { ...body, balances: tell.withBad(last) }
}

function history({ data, next, ...body }: Row, { tell }: Answered): Row {
  const told = (data as Row[]).map((entry) => {
    const metadata = entry.metadata as Row
    const legs = entry.transfers as Row[] | null
    return {
      ...entry,
      metadata: tell.below(2) === 0 ? tell.without(metadata, 'nonce') : metadata,
      transfers: legs === null ? null : tell.withBad(legs.map((leg) => legOf(leg, tell))),
    }
  })
  const foreign = {
    id: 'solana-1',
    metadata: {
      operationType: 'trade',
      hash: '5VERv8NM',
      chain: SOLANA,
      minedAt: '2026-01-02T03:04:05Z',
      sentFrom: SOLANA_ACCOUNT,
      sentTo: SOLANA_ACCOUNT,
      status: 'confirmed',
      nonce: null,
    },
    transfers: null,
  }
  const all = { ...body, data: tell.withBad(tell.among(told, 'foreignEntry', foreign)), next }
  return next === null ? tell.without(all, 'next') : all
}

function legOf(leg: Row, tell: Answered['tell']): Row {
  const { fungible_info: token, nft_info: thing, quantity } = leg
  const own: Row = { ...leg, quantity: { numeric: tell.decimal((quantity as Row).numeric) } }
  tell.note('nullField')
  if (token === undefined) return { ...own, fungible_info: null, value: null, price: null }
  return thing === undefined ? { ...own, nft_info: null } : own
}

function bought({ data, ...body }: Row, { tell }: Answered): Row {
  const told = (data as Row[]).map((row) => {
    const metadata = tell.without(row.metadata as Row, 'nonce')
    if (metadata.status !== 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS') return { ...row, metadata }
    // Whatever it is called, it has not ended.
    tell.note('unknownWord')
    return { ...row, metadata: { ...metadata, status: 'ONRAMP_TRANSACTION_STATUS_CREATED' } }
  })
  return { ...body, data: tell.withBad(told) }
}

function convertTokens({ tokens, ...body }: Row, { tell }: Answered): Row {
  const told = (tokens as Row[]).map((token) => tell.without(token, 'eip2612'))
  const coin = { name: 'USD Coin', symbol: 'USDC', decimals: 6, logoUri: null }
  const solana = { ...coin, address: `${SOLANA}:${SOLANA_USDC}` }
  return { ...body, tokens: tell.withBad(tell.among(told, 'foreignEntry', solana)) }
}

/** The best stands first; behind it is who knows what. */
function quotes({ quotes: own, ...body }: Row, { tell }: Answered): Row {
  const told = (own as Row[]).map((one) => tell.without(one, 'id'))
  if (told.length === 0) return { ...body, quotes: told }
  tell.note('badEntry')
  const odd = { ...told[0], id: 'b', toAmount: tell.pick([null, '1e18', '12.5', 3]) }
  return { ...body, quotes: [...told, odd, null] }
}

function profile(body: Row, { tell }: Answered): Row {
  const { addresses, attributes: _, ...rest } = body
  tell.note('foreignEntry')
  const solana = { address: SOLANA_ACCOUNT, created: 1_700_000_000 }
  const others = { '501': solana, '0': null, '60': { created: null } }
  const own = { ...rest, addresses: { ...others, ...(addresses as Row) } }
  return tell.without(tell.without({ ...own, attributes: [] }, 'attributes'), 'updated')
}

function onrampOptions({ paymentCurrencies, purchaseCurrencies }: Row, { tell }: Answered): Row {
  const network = { display_name: 'Solana', chain_id: '0', contract_address: SOLANA_USDC }
  const bitcoin = {
    name: 'bitcoin',
    display_name: 'Bitcoin',
    chain_id: '0',
    contract_address: null,
  }
  const sold = (purchaseCurrencies as Row[]).map((currency) => ({
    ...currency,
    networks: tell.withBad(
      tell.among(currency.networks, 'foreignEntry', { name: 'solana', ...network }),
    ),
  }))
  const coin = { id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4', name: 'Bitcoin', symbol: 'BTC' }
  const paid = (paymentCurrencies as Row[]).map((currency) => ({
    ...currency,
    payment_method_limits: tell.withBad(currency.payment_method_limits),
  }))
  return {
    paymentCurrencies: tell.withBad(paid),
    purchaseCurrencies: tell.withBad(
      tell.among(sold, 'foreignEntry', { ...coin, networks: [bitcoin] }),
    ),
  }
}
