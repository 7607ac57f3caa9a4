import { describe, expect, test } from 'vitest'
import type { CustomNetwork } from '#protocol'
import { createTestCore, one, two } from '../testing/createTestCore.ts'
import { readCustomNetwork } from './customNetwork.ts'
import {
  knownNetworks,
  loadNetworkReader,
  loadNetworks,
  offerAnew,
  offerNetworks as offer,
} from './offer.ts'
import { rpcUrlsOf } from './rpcUrls.ts'

const { known } = createTestCore().store.getState().networks
const adapters = { eip155: true }
const custom: CustomNetwork = {
  chainId: 7001,
  name: 'Tern',
  nativeCurrency: { name: 'Tern', symbol: 'TRN', decimals: 18 },
  rpcUrls: ['https://rpc.tern.example', 'http://127.0.0.1:8545'],
  explorerUrl: 'https://explorer.tern.example',
}
const offerNetworks: typeof offer = (known, options, all) =>
  offer(known, options, all, readCustomNetwork)
const ids = (networks: readonly { caipChainId: string }[]) =>
  networks.map(({ caipChainId }) => caipChainId)
const presets = () => loadNetworks({ allowedOrigins: [], allowedParents: [], projectIds: [] })

describe('offerNetworks', () => {
  test('default: all that the deployment has, the first one active (S3.04)', () => {
    expect(offerNetworks(known, {}, adapters)).toMatchObject({ active: one, offered: known })
  })

  test('default: what the deployment says of a network (S3.04)', () => {
    const { chainId, name, nativeCurrency } = custom
    const explorerUrl = 'https://explorer.tern.example'
    const rpcUrls = ['https://rpc.tern.example', 'wss://rpc.tern.example']
    const network = { chainId, name, nativeCurrency, rpcUrls, explorerUrl, testnet: true }
    const deployment = { allowedOrigins: [], allowedParents: [], projectIds: [] }
    expect(knownNetworks({ ...deployment, networks: [network] })).toEqual([
      {
        caipChainId: 'eip155:7001',
        namespace: 'eip155',
        chainId,
        name,
        nativeCurrency,
        rpcUrls: rpcUrls.slice(0, 1),
        socketUrls: rpcUrls.slice(1),
        explorerUrl,
        testnet: true,
        restUrl: undefined,
        imageId: undefined,
      },
    ])
  })

  test('behavior: the page picks and orders', () => {
    const slice = offerNetworks(known, { networks: [two, one], defaultNetwork: one }, adapters)
    expect(ids(slice.offered)).toEqual([two, one])
    expect(slice.active).toBe(one)
  })

  test('error: a network nobody knows is an option error', () => {
    expect(() => offerNetworks(known, { networks: ['eip155:5'] }, adapters)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTIONS' }),
    )
  })

  test('behavior: of the presets, testing is offered where the page names it (S9.13)', async () => {
    const slice = offerNetworks(await presets(), {}, adapters)
    expect(slice.offered).toHaveLength(10)
    expect(slice.offered.filter(({ testnet }) => testnet)).toEqual([])
    const named = offerNetworks(await presets(), { networks: ['eip155:84532'] }, adapters)
    expect(ids(named.offered)).toEqual(['eip155:84532'])
  })

  test('error: a network whose namespace has no adapter (S5.13, S8.05)', async () => {
    const list = await presets()
    const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const without = { message: 'Chain adapter not found', code: 'CHAIN_ADAPTER_NOT_FOUND' }
    expect(() => offerNetworks(list, { networks: [solana] }, adapters)).toThrow(
      expect.objectContaining(without),
    )
    const both = { ...adapters, solana: true }
    expect(ids(offerNetworks(list, { networks: [solana] }, both).offered)).toEqual([solana])
    expect(ids(offerNetworks(list, {}, both).offered)).toContain(solana)
  })
})

describe('a network given by the page', () => {
  test('default: it is offered and known, with all of its nodes (S3.04)', () => {
    const slice = offerNetworks(known, { networks: [one, custom] }, adapters)
    expect(ids(slice.offered)).toEqual([one, 'eip155:7001'])
    expect(slice.known.at(-1)).toMatchObject({
      ...custom,
      caipChainId: 'eip155:7001',
      namespace: 'eip155',
      testnet: false,
    })
  })

  test('behavior: given again it is replaced, left out it stays known', () => {
    const first = offerNetworks(known, { networks: [custom] }, adapters)
    const renamed = { ...custom, name: 'Tern Two' }
    const second = offerNetworks(first.known, { networks: [renamed] }, adapters)
    expect(second.known).toHaveLength(known.length + 1)
    expect(second.offered[0]?.name).toBe('Tern Two')
    const third = offerNetworks(second.known, { networks: [one] }, adapters)
    expect(ids(third.offered)).toEqual([one])
    expect(third.known).toHaveLength(known.length + 1)
    expect(ids(offerNetworks(third.known, {}, adapters).offered)).toEqual(ids(known))
  })

  test('behavior: a name of its own, in whatever script, is taken and shown clean', () => {
    const nameOf = (name: string, chainId = 7001) =>
      offerNetworks(known, { networks: [{ ...custom, name, chainId }] }, adapters).offered[0]?.name
    expect(nameOf('Тёрн')).toBe('Тёрн')
    expect(nameOf('以太坊')).toBe('以太坊')
    expect(nameOf('Te\u200Brn\u202E')).toBe('Tern')
    // The deployment does not know it; the name is its own.
    expect(nameOf('Ethereum', 1)).toBe('Ethereum')
  })

  test('behavior: what reads networks comes where one is given whole', async () => {
    expect(await loadNetworkReader({ networks: [one] })).toBe(undefined)
    expect(await loadNetworkReader({})).toBe(undefined)
    expect(await loadNetworkReader({ networks: [one, custom] })).toBe(readCustomNetwork)
  })

  test('behavior: a chain that no node is asked of needs none', () => {
    const { rpcUrls: _, chainId: __, ...rest } = custom
    const near: CustomNetwork = { ...rest, caipChainId: 'near:mainnet' }
    const { known: all } = offerNetworks(known, { networks: [near] }, { ...adapters, near: true })
    expect(all.at(-1)).toMatchObject({ caipChainId: 'near:mainnet', rpcUrls: [] })
  })

  const change = (fields: Record<string, unknown>) => ({ ...custom, ...fields })
  test.each<[string, unknown, string]>([
    ['a known chain', change({ chainId: 31337 }), 'known'],
    ["a known network's name", change({ name: ' chain  31337' }), 'name of another'],
    ...[
      'Ethereum',
      'Ethereum\u200B',
      '\u202EEthereum',
      '\u0415thereum',
      '\uFF25\uFF54\uFF48\uFF45\uFF52\uFF45\uFF55\uFF4D',
      'Ethereurn',
      'Ch\u0430in 31337',
    ].map((name): [string, unknown, string] => [
      `the name ${JSON.stringify(name)}`,
      change({ name }),
      'name of another',
    ]),
    ['a name that nobody sees', change({ name: '\u200B\u3164' }), 'networks.0: name'],
    [
      'a currency that nobody sees',
      change({ nativeCurrency: { name: 'A', symbol: '\u2060', decimals: 18 } }),
      'networks.0: nativeCurrency.symbol',
    ],
    ['null', null, 'networks.0'],
    ['a list', [], 'networks.0'],
    ['a field nobody knows', change({ iconUrl: 'https://a.example' }), 'networks.0'],
    ['no node', change({ rpcUrls: [] }), 'rpcUrls'],
    ['no word of a node', change({ rpcUrls: undefined }), 'rpcUrls'],
    ['nine nodes', change({ rpcUrls: Array(9).fill('https://a.example') }), 'rpcUrls'],
    ['a node without TLS', change({ rpcUrls: ['http://rpc.example'] }), 'rpcUrls.0'],
    ['a node that looks like this machine', change({ rpcUrls: ['http://localhost.evil'] }), '.0'],
    ['a node that starts like it', change({ rpcUrls: ['http://127.0.0.1.evil.example'] }), '.0'],
    ['a password', change({ rpcUrls: ['https://a:b@rpc.example'] }), 'rpcUrls.0'],
    ['another scheme', change({ rpcUrls: ['javascript:alert(1)'] }), 'rpcUrls.0'],
    ['an explorer without TLS', change({ explorerUrl: 'http://a.example' }), 'explorerUrl'],
    ['chain 0', change({ chainId: 0 }), 'chainId'],
    ['half a chain', change({ chainId: 1.5 }), 'chainId'],
    ['no name', change({ name: '' }), 'name'],
    ['a long name', change({ name: 'a'.repeat(61) }), 'name'],
    ['37 decimals', change({ nativeCurrency: { name: 'A', symbol: 'A', decimals: 37 } }), 'dec'],
  ])('error: %s is refused (S3.04)', (_, given, reason) => {
    expect(() => offerNetworks(known, { networks: [given as CustomNetwork] }, adapters)).toThrow(
      expect.objectContaining({
        code: 'INVALID_OPTIONS',
        message: expect.stringContaining(reason),
      }),
    )
  })
})

describe('offerAnew', () => {
  const before = offerNetworks(known, {}, adapters)
  const next = offerNetworks(known, { networks: [two] }, adapters)

  test('behavior: who is connected stays on the network and is asked to switch (S4.05, S5.13)', () => {
    expect(offerAnew(before, next, true)).toMatchObject({ active: one, offered: next.offered })
  })

  test('behavior: without a connection the widget goes on to one that is offered (S5.13)', () => {
    expect(offerAnew(before, next, false).active).toBe(two)
    expect(offerAnew({ ...before, active: two }, next, false).active).toBe(two)
  })
})

describe('rpcUrlsOf', () => {
  test("default: with a project id its service is asked before a preset network's nodes (S7.23)", async () => {
    const core = createTestCore({ widgetOptions: { projectId: 'abc' } })
    const [ethereum] = await presets()
    if (ethereum === undefined) throw new Error('There are no presets')
    const [first, ...rest] = rpcUrlsOf(core, ethereum)
    expect(first).toBe('https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=abc')
    expect(rest).toEqual(ethereum.rpcUrls)
    expect(rpcUrlsOf(createTestCore(), ethereum)).toEqual(ethereum.rpcUrls)
  })

  test("behavior: a deployment's own project speaks in the place of the page's (S7.23)", async () => {
    const core = createTestCore({ widgetOptions: { projectId: 'abc' } })
    const [ethereum] = await presets()
    if (ethereum === undefined) throw new Error('There are no presets')
    const deployment = { ...core.deployment, services: { projectId: 'own' } }
    expect(rpcUrlsOf({ ...core, deployment }, ethereum)[0]).toMatch(/&projectId=own$/)
    const { store } = createTestCore()
    expect(rpcUrlsOf({ store, deployment }, ethereum)[0]).toMatch(/&projectId=own$/)
  })

  test("behavior: a deployment's and a page's networks are asked where they say (S7.23)", () => {
    const core = createTestCore({ widgetOptions: { projectId: 'abc' } })
    const { offered } = offerNetworks(known, { networks: [one, custom] }, adapters)
    for (const network of offered) expect(rpcUrlsOf(core, network)).toEqual(network.rpcUrls)
  })
})
