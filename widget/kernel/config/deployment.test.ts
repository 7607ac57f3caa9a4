import { expect, test } from 'vitest'
import { issuePath } from '#protocol'
import { knownNetworks } from '../networks/offer.ts'
import { deployment, secureUrlOf } from './deployment.ts'

const removed =
  'It was removed with Across’s API v1. Delete it, and bridge.apiUrl where that names API v1.'

const network = {
  chainId: 31337,
  name: 'Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const readAs = (id: object, rpcUrls?: string[]) => {
  const { chainId: _, ...rest } = network
  return deployment.safeParse({ networks: [{ ...rest, ...id, ...(rpcUrls && { rpcUrls }) }] })
}
const read = (...rpcUrls: string[]) => deployment.safeParse({ networks: [{ ...network, rpcUrls }] })

test('default: a network names nodes over HTTP and WebSockets, and wallets are told the first kind', () => {
  const { data } = read('wss://a.example/ws', 'https://a.example', 'https://b.example')
  expect(data && knownNetworks(data)[0]).toMatchObject({
    rpcUrls: ['https://a.example', 'https://b.example'],
    socketUrls: ['wss://a.example/ws'],
  })
})

test.each([
  ['none', []],
  ['a socket alone', ['wss://a.example']],
  ['another scheme', ['https://a.example', 'ftp://a.example']],
])('error: %s', (_, rpcUrls) => {
  expect(read(...rpcUrls).success).toBe(false)
})

test('behavior: where nobody asks a node, none has to be named', () => {
  const { data } = readAs({ caipChainId: 'cosmos:cosmoshub-4', restUrl: 'https://rest.example' })
  expect(data && knownNetworks(data)[0]).toMatchObject({ rpcUrls: [], socketUrls: [] })
  for (const caipChainId of ['bip122:000000000019d6689c085ae165831e93', 'near:mainnet']) {
    expect(readAs({ caipChainId }).success).toBe(true)
  }
})

test('error: where one is asked, its absence is told by the name of the field', () => {
  for (const id of [{ chainId: 1 }, { caipChainId: 'eip155:1' }, { caipChainId: 'solana:x' }]) {
    expect(readAs(id).error?.issues).toMatchObject([
      { path: ['networks', 0, 'rpcUrls'], message: 'Chains of eip155 and solana need a node' },
    ])
  }
})

test('behavior: C-F5 pools and tokens of the bridge stand by network, and nothing half (S5.12)', () => {
  const address = '0x09aea4b2242abC8bb4BB78D537A67a245A7bEC64'
  const token = { address, symbol: 'USDC', decimals: 6 }
  const read = (bridge: unknown) => deployment.safeParse({ bridge }).success
  expect(read({ pools: { 'eip155:8453': address }, tokens: { 'eip155:8453': [token] } })).toBe(true)
  for (const wrong of [
    { pools: { 8453: address } },
    { pools: { 'eip155:8453': '0x09' } },
    { tokens: { 'solana:5eykt': [token] } },
    { tokens: { 'eip155:8453': [{ ...token, decimals: 6.5 }] } },
    { tokens: { 'eip155:8453': [{ address, symbol: 'USDC' }] } },
  ]) {
    expect(read(wrong)).toBe(false)
  }
})

test.each([['legacy'], ['v1'], [undefined], [null], [7]])(
  'error: `bridge.api` (%s) was removed, and a file that has it is told what to do (S7.30)',
  (api) => {
    const written = { bridge: { api, apiUrl: 'https://widget.example/api/across' } }
    const { error } = deployment.safeParse(JSON.parse(JSON.stringify(written)))
    if (api === undefined) expect(error).toBe(undefined)
    else expect(error && issuePath(error)).toBe(`bridge.api: ${removed}`)
  },
)

test('behavior: where every page may embed, none has an embedded wallet (S5.07)', () => {
  const services = { secureUrl: 'https://secure.example' }
  const read = (allowedOrigins: string[]) =>
    secureUrlOf(deployment.parse({ allowedOrigins, services }))
  expect(read(['https://shop.example'])).toBe(services.secureUrl)
  expect(read(['*'])).toBe(undefined)
})
