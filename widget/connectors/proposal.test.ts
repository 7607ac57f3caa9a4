import { expect, test } from 'vitest'
import type { Network } from '#kernel/networks/network.ts'
import { createAdapter } from '#namespaces/others.ts'
import { proposalOf } from './proposal.ts'

const network = (caipChainId: string): Network => ({
  caipChainId,
  namespace: caipChainId.split(':')[0] ?? '',
  chainId: undefined,
  name: 'One',
  nativeCurrency: { name: 'One', symbol: 'ONE', decimals: 9 },
  testnet: false,
  rpcUrls: [],
  explorerUrl: undefined,
})
const asksOf = (namespace: string) => createAdapter(namespace).session

test('default: each kind of chains that is offered, with its methods (S3.11, S5.10)', () => {
  const asked = proposalOf(['eip155:1', 'eip155:10', 'cosmos:cosmoshub-4'].map(network), asksOf)
  expect(Object.keys(asked)).toEqual(['eip155', 'cosmos'])
  expect(asked.eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
  expect(asked.eip155?.methods).toContain('personal_sign')
  expect(asked.cosmos?.methods).toContain('cosmos_signDirect')
})

test('behavior: what is not offered is not asked for, the EVM neither', () => {
  expect(Object.keys(proposalOf([network('solana:one')], asksOf))).toEqual(['solana'])
})
