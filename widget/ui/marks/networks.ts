import type { CaipChainId } from '#protocol'
import avalanche from './networks/eip155-43114.svg?url&no-inline'
import base from './networks/eip155-8453.svg?url&no-inline'
import bnb from './networks/eip155-56.svg?url&no-inline'
import arbitrum from './networks/eip155-42161.svg?url&no-inline'
import celo from './networks/eip155-42220.svg?url&no-inline'
import ethereum from './networks/eip155-1.svg?url&no-inline'
import cosmos from './networks/cosmos.svg?url&no-inline'
import gnosis from './networks/eip155-100.svg?url&no-inline'
import linea from './networks/eip155-59144.svg?url&no-inline'
import optimism from './networks/eip155-10.svg?url&no-inline'
import polkadot from './networks/polkadot.svg?url&no-inline'
import polygon from './networks/eip155-137.svg?url&no-inline'
import scroll from './networks/eip155-534352.svg?url&no-inline'
import zksync from './networks/eip155-324.svg?url&no-inline'
import solana from './networks/solana.svg?url&no-inline'
import bitcoin from './networks/bip122.svg?url&no-inline'

const marks: Readonly<Record<CaipChainId, string>> = {
  'eip155:1': ethereum,
  'eip155:10': optimism,
  'eip155:56': bnb,
  'eip155:97': bnb,
  'eip155:100': gnosis,
  'eip155:137': polygon,
  'eip155:300': zksync,
  'eip155:324': zksync,
  'eip155:8453': base,
  'eip155:10200': gnosis,
  'eip155:42161': arbitrum,
  'eip155:42220': celo,
  'eip155:43113': avalanche,
  'eip155:43114': avalanche,
  'eip155:59144': linea,
  'eip155:80002': polygon,
  'eip155:84532': base,
  'eip155:421614': arbitrum,
  'eip155:534352': scroll,
  'eip155:11142220': celo,
  'eip155:11155111': ethereum,
  'eip155:11155420': optimism,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': solana,
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': solana,
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkcZ3': solana,
  'bip122:000000000019d6689c085ae165831e93': bitcoin,
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': polkadot,
  'cosmos:cosmoshub-4': cosmos,
}

/** The picture of a network in the build; a test network wears that of what it tests. */
export function networkMark(chain: CaipChainId): string | undefined {
  return marks[chain]
}
