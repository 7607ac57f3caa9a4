import { expect, test } from 'vitest'
import { knownNetworks } from '../networks/offer.ts'
import { deployment } from './deployment.ts'

const network = {
  chainId: 31337,
  name: 'Chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const read = (...rpcUrls: string[]) => deployment.safeParse({ networks: [{ ...network, rpcUrls }] })

test('default: a network names nodes over HTTP and WebSockets; wallets are told the first kind', () => {
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
