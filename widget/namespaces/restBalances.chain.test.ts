import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRpc } from '#clients/rpc.ts'
import type { Devnet } from '#devnet/start.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import type { AdapterNetwork } from './walletPort.ts'
import { createAdapter } from './others.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startTestDevnet({ only: ['restChains'] })
})
beforeEach(() => devnet.control.resetFaults())
afterAll(() => devnet.stop())

const rpc = createRpc({ urlsOf: () => [] })
const people = {
  bip122: ['/bip122/api', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  polkadot: ['/polkadot/', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  cosmos: ['/cosmos', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
} as const

function load(namespace: keyof typeof people, change: Partial<AdapterNetwork> = {}) {
  const [path, address] = people[namespace]
  const network: AdapterNetwork = {
    caipChainId: `${namespace}:one`,
    chainId: undefined,
    name: 'One',
    rpcUrls: [],
    nativeCurrency: { name: 'One', symbol: 'ONE', decimals: 8 },
    explorerUrl: undefined,
    restUrl: `${devnet.urls.restChains}${path}`,
    ...change,
  }
  const { loadBalances } = createAdapter(namespace)
  if (loadBalances === undefined) throw new Error('It reads no balances')
  return loadBalances({ rpc, network, address, tokens: [] })
}

describe.each(['bip122', 'polkadot', 'cosmos'] as const)('balances of %s', (namespace) => {
  test('default: what there is, and nothing where nobody has paid (S3.01, S9.12)', async () => {
    expect(await load(namespace)).toEqual({ native: 0n, tokens: new Map() })
    await devnet.control.setRestBalance(people[namespace][1], 1_234_567_891n)
    expect(await load(namespace)).toEqual({ native: 1_234_567_891n, tokens: new Map() })
  })

  test('error: a network that names nobody to ask has no balance', async () => {
    await expect(load(namespace, { restUrl: undefined })).rejects.toMatchObject({
      code: 'BALANCE_UNKNOWN',
    })
  })

  test('error: what is no balance is not shown as one', async () => {
    const service = 'restChains'
    await devnet.control.setFault(service, { mode: 'html' })
    await expect(load(namespace)).rejects.toThrow()
    await devnet.control.setFault(service, { mode: '429', retryAfterSeconds: 60 })
    await expect(load(namespace)).rejects.toMatchObject({ code: 'HTTP_ERROR', status: 429 })
    await devnet.control.resetFaults()
    // Another kind of chain's API at that address.
    const other = `${devnet.urls.restChains}/${namespace === 'cosmos' ? 'polkadot' : 'cosmos'}`
    await expect(load(namespace, { restUrl: other })).rejects.toMatchObject({ status: 404 })
  })
})
