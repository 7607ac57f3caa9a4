import { pinnedToken } from '#bridges/across/client/knownTokens.ts'
import { type CaipChainId, isEvmAddress } from '#protocol'
import aave from './tokens/aave.svg?url&no-inline'
import avax from './tokens/avax.svg?url&no-inline'
import bnb from './tokens/bnb.svg?url&no-inline'
import btc from './tokens/btc.svg?url&no-inline'
import dai from './tokens/dai.svg?url&no-inline'
import eth from './tokens/eth.svg?url&no-inline'
import gno from './tokens/gno.svg?url&no-inline'
import link from './tokens/link.svg?url&no-inline'
import pol from './tokens/pol.svg?url&no-inline'
import sol from './tokens/sol.svg?url&no-inline'
import uni from './tokens/uni.svg?url&no-inline'
import usdc from './tokens/usdc.svg?url&no-inline'
import usdt from './tokens/usdt.svg?url&no-inline'
import wbtc from './tokens/wbtc.svg?url&no-inline'

/** Of the currencies that networks are paid in. */
const currencies: Readonly<Record<CaipChainId, string>> = {
  ...Object.fromEntries(
    [
      ...[1, 10, 130, 300, 324, 480, 1135, 1868, 8453, 34443, 42161, 57073, 59144, 81457],
      ...[84532, 421614, 534352, 7777777, 11155111, 11155420],
    ].map((chainId) => [`eip155:${chainId}`, eth]),
  ),
  'eip155:56': bnb,
  'eip155:97': bnb,
  'eip155:100': dai,
  'eip155:137': pol,
  'eip155:43113': avax,
  'eip155:43114': avax,
  'eip155:80002': pol,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': sol,
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': sol,
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkcZ3': sol,
  'bip122:000000000019d6689c085ae165831e93': btc,
}

/** Of the tokens that the bridge pins, in all their forms. */
const pinned: Readonly<Record<string, string>> = {
  USDC: usdc,
  'USDC.e': usdc,
  USDbC: usdc,
  USDzC: usdc,
  'USDC-BNB': usdc,
  USDT: usdt,
  'USDT-BNB': usdt,
  DAI: dai,
  WBTC: wbtc,
  WETH: eth,
}

/** Of contracts that the bridge has no need to pin. */
const contracts: Readonly<Record<CaipChainId, Readonly<Record<string, string>>>> = {
  'eip155:1': {
    '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984': uni,
    '0x514910771af9ca656af840dff83e8264ecf986ca': link,
    '0x6810e776880c02933d47db1b9fc05908e5386b96': gno,
    '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9': aave,
  },
}

/**
 * The picture of a token in the build, by its contract and never by what it calls itself: anybody may
 * name a token USDC. Without an address, that of the network's currency.
 */
export function tokenMark(chain: CaipChainId, address?: string): string | undefined {
  if (address === undefined) return currencies[chain]
  const [namespace, reference] = chain.split(':')
  if (namespace !== 'eip155' || !isEvmAddress(address)) return undefined
  const own = contracts[chain]?.[address.toLowerCase()]
  if (own !== undefined) return own
  const token = pinnedToken({ tokens: {} }, Number(reference), address)
  return token && pinned[token.symbol]
}
