import { describe, expect, test } from 'vitest'
import type { CustomNetwork } from '#protocol'
import type { Network } from './network.ts'
import { readCustomNetwork } from './customNetwork.ts'

const own: CustomNetwork = {
  chainId: 424_242,
  name: 'Harbor',
  nativeCurrency: { name: 'Anchor', symbol: 'ANC', decimals: 18 },
  rpcUrls: ['https://rpc.harbor.example'],
}
const known: Network = {
  caipChainId: 'eip155:31337',
  namespace: 'eip155',
  chainId: 31_337,
  name: 'Alder',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.alder.example'],
  explorerUrl: undefined,
  testnet: true,
}
const read = (change: object = {}) => readCustomNetwork({ ...own, ...change }, 2, [known])
const refused = (details?: string) =>
  expect.objectContaining({ code: 'INVALID_OPTIONS', ...(details && { details }) })

describe('a network that the page gives whole', () => {
  test('default: it is offered as given, and its origin is told (S3.04)', () => {
    expect(read()).toEqual({
      caipChainId: 'eip155:424242',
      namespace: 'eip155',
      chainId: 424_242,
      name: 'Harbor',
      nativeCurrency: own.nativeCurrency,
      rpcUrls: own.rpcUrls,
      explorerUrl: undefined,
      testnet: false,
      from: 'page',
    })
  })

  test('behavior: a chain of another namespace is named by its CAIP-2 id', () => {
    const caipChainId = 'cosmos:harbor-1'
    const restUrl = 'https://rest.harbor.example'
    const { chainId: _, rpcUrls: __, ...rest } = own
    const network = readCustomNetwork({ ...rest, caipChainId, restUrl }, 0, [])
    expect(network).toMatchObject({ caipChainId, namespace: 'cosmos', chainId: undefined, restUrl })
  })

  test.each([
    'http://localhost:8545',
    'http://node.localhost',
    'http://127.0.0.1:8545',
    'http://[::1]:1',
  ])('behavior: a developer’s own node at %s needs no TLS', (url) => {
    expect(read({ rpcUrls: [url] }).rpcUrls).toEqual([url])
  })

  test.each([
    'http://rpc.harbor.example',
    'https://name:word@rpc.harbor.example',
    'http://localhost.harbor.example',
    'http://128.0.0.1',
    'wss://rpc.harbor.example',
    'javascript:alert(1)',
    'rpc.harbor.example',
    `https://${'a'.repeat(2_048)}.example`,
  ])('error: a node at %s is refused', (url) => {
    expect(() => read({ rpcUrls: [url] })).toThrow(refused())
    expect(() => read({ explorerUrl: url })).toThrow(refused())
  })

  test.each<readonly [string, object]>([
    ['no name', { name: '' }],
    ['a name of signs that nobody sees', { name: '\u200b\u2060' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a long symbol', { nativeCurrency: { ...own.nativeCurrency, symbol: 'x'.repeat(13) } }],
    ['parts of a unit', { nativeCurrency: { ...own.nativeCurrency, decimals: 1.5 } }],
    ['no nodes', { rpcUrls: [] }],
    ['nine nodes', { rpcUrls: Array.from({ length: 9 }, () => 'https://a.example') }],
    ['two ids', { caipChainId: 'eip155:5' }],
    ['no id', { chainId: undefined }],
    ['a field that nobody knows', { iconUrl: 'https://a.example/i.png' }],
  ])('error: one with %s is refused, and the place is named', (_, change) => {
    expect(() => read(change)).toThrow(refused('networks.2'))
  })

  test('error: what the widget knows is not given anew', () => {
    expect(() => read({ chainId: 31_337 })).toThrow(/eip155:31337 is known/)
  })

  test.each(['Alder', 'alder', 'AIder', 'Аlder', 'Ethereum', 'Base'])(
    'error: nor under the name of another, as %s is or looks like',
    (name) => {
      expect(() => read({ name })).toThrow(/is the name of another network/)
    },
  )
})
