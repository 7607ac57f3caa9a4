import { isAddress } from 'viem'
import type { DevChain } from '../chains/devChain.ts'
import type { Faults } from '../http/faults.ts'
import { sendJson } from '../http/json.ts'
import type { Listening } from '../http/listen.ts'
import { listenAs } from '../http/service.ts'
import { unauthorized } from '../http/serviceKeys.ts'
import type { MarketSettings } from './blockchainApi/market.ts'
import { tokenAt } from './tokens.ts'

export type PriceSourceOptions = {
  chains: readonly DevChain[]
  faults: Faults
  market: MarketSettings
  /** The first word of its paths. @default none */
  key: string | undefined
}

type Coin = {
  price: number
  symbol: string
  decimals?: number
  timestamp: number
  confidence: number
}

/**
 * Prices as DefiLlama tells them, `/<key>/prices/current/devnet-31337:0x…,coingecko:ether`. What it does not know is
 * missing.
 */
export function startPriceSource(options: PriceSourceOptions): Promise<Listening> {
  const { faults, key } = options
  const service = { name: 'priceSource', faults, errorBody: { message: 'Internal server error' } }
  const base = `${key === undefined ? '' : `/${key}`}/prices/current/`
  return listenAs(service, (_, response, { pathname }) => {
    const path = decodeURIComponent(pathname)
    if (!path.startsWith(base)) return sendJson(response, 401, unauthorized)
    const names = path.slice(base.length).split(',')
    const coins = names.flatMap((name) => {
      const coin = coinOf(options, name)
      return coin === undefined ? [] : [[name, coin] as const]
    })
    sendJson(response, 200, { coins: Object.fromEntries(coins) })
  })
}

function coinOf({ chains, market }: PriceSourceOptions, name: string): Coin | undefined {
  const [place = '', id = ''] = name.split(':')
  const chain = chains.find(({ chainId }) => place === `devnet-${chainId}`)
  const token = chain !== undefined && isAddress(id) ? tokenAt(chain, id) : undefined
  const symbol = name === 'coingecko:ether' ? 'ETH' : token?.symbol
  const price = symbol === undefined ? undefined : market.prices[symbol]
  if (symbol === undefined || price === undefined) return undefined
  return {
    price,
    symbol,
    ...(token === undefined ? {} : { decimals: token.decimals }),
    timestamp: Math.floor(Date.now() / 1_000),
    confidence: 0.99,
  }
}
