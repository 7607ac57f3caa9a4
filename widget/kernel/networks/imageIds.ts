import type { CaipChainId } from '#protocol'

const solana = 'a1b58899-f671-4276-6a5e-56ca5bd59700'

/** What the wallet list calls pictures of networks, by chain (S9.13). */
const mainnets: Readonly<Record<CaipChainId, string>> = {
  'eip155:1': 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  'eip155:10': 'ab9c186a-c52f-464b-2906-ca59d760a400',
  'eip155:56': '93564157-2e8e-4ce7-81df-b264dbee9b00',
  'eip155:100': '02b53f6a-e3d4-479e-1cb4-21178987d100',
  'eip155:137': '41d04d42-da3b-4453-8506-668cc0727900',
  'eip155:324': 'b310f07f-4ef7-49f3-7073-2a0a39685800',
  'eip155:8453': '7289c336-3981-4081-c5f4-efc26ac64a00',
  'eip155:42161': '3bff954d-5cb0-47a0-9a23-d20192e74600',
  'eip155:42220': 'ab781bbc-ccc6-418d-d32d-789b15da1f00',
  'eip155:43114': '30c46e53-e989-45fb-4549-be3bd4eb3b00',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': solana,
  'bip122:000000000019d6689c085ae165831e93': '0b4838db-0161-4ffe-022d-532bf03dba00',
}

/** Networks for testing that have no picture of their own wear the one of what they test. */
const testnets: Readonly<Record<CaipChainId, CaipChainId>> = {
  'eip155:97': 'eip155:56',
  'eip155:300': 'eip155:324',
  'eip155:10200': 'eip155:100',
  'eip155:43113': 'eip155:43114',
  'eip155:80002': 'eip155:137',
  'eip155:421614': 'eip155:42161',
  'eip155:11142220': 'eip155:42220',
  'eip155:11155420': 'eip155:10',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkcZ3': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

const own: Readonly<Record<CaipChainId, string>> = {
  'eip155:84532': 'a18a7ecd-e307-4360-4746-283182228e00',
  'eip155:11155111': 'e909ea0a-f92a-4512-c8fc-748044ea6800',
}

/** The picture of a chain at the wallet list, where it has one. */
export function imageIdOf(chain: CaipChainId): string | undefined {
  return own[chain] ?? mainnets[testnets[chain] ?? chain]
}
