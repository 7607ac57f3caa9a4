import { describe, expect, test } from 'vitest'
import { orderWallets, type WalletsToOrder } from './orderWallets.ts'

const page = (rdns: string) => ({ id: `id-${rdns}`, rdns, name: rdns, kind: 'announced' as const })
const listing = (id: string, rdns?: string) => ({ id, name: id, chains: [], rdns })
const walletConnect = {
  id: 'walletConnect',
  row: { kind: 'walletConnect' as const, describe: () => ({ name: 'WalletConnect' }) },
}
const nothing: WalletsToOrder = {
  relay: true,
  ways: [walletConnect],
  page: [],
  recent: [],
  recentListings: [],
  featured: [],
  custom: [],
  recommended: [],
}
const shown = (options: Partial<WalletsToOrder>) =>
  orderWallets({ ...nothing, ...options }).map(({ kind, key }) => `${kind} ${key}`)

const everything: Partial<WalletsToOrder> = {
  page: [page('a.one')],
  recent: ['directory:r'],
  recentListings: [listing('r')],
  featured: [listing('f')],
  recommended: [listing('x')],
}

describe('orderWallets', () => {
  test('default: each kind in its place (S2.08)', () => {
    expect(shown({ ...everything, custom: [] })).toEqual([
      'walletConnect walletConnect',
      'recent directory:r',
      'injected id-a.one',
      'featured directory:f',
      'recommended directory:x',
    ])
    const own = { ...page('a.own'), kind: 'custom' as const }
    const listed = { featured: [listing('f')], recommended: [listing('x')] }
    expect(shown({ ...listed, page: [own], custom: [listing('c')] })).toEqual([
      'walletConnect walletConnect',
      'featured directory:f',
      'custom directory:c',
      'external id-a.own',
      'recommended directory:x',
    ])
  })

  test('behavior: without a relay, those that can be had are shown, and none that would need it', () => {
    const all = { ...everything, custom: [listing('c')], ways: [] }
    expect(shown({ ...all, relay: false })).toEqual(['injected id-a.one'])
    expect(shown({ ...all, relay: false, toGet: true })).toEqual([
      'injected id-a.one',
      'featured directory:f',
      'recommended directory:x',
    ])
  })

  test('behavior: another order, and what it leaves out follows (S2.08)', () => {
    expect(shown({ ...everything, order: ['recommended', 'injected'] })).toEqual([
      'recommended directory:x',
      'injected id-a.one',
      'walletConnect walletConnect',
      'recent directory:r',
      'featured directory:f',
    ])
  })

  test('behavior: recent ones newest first, the others as they announced themselves (S2.08)', () => {
    const wallets = ['a.a', 'b.b', 'c.c', 'd.d'].map(page)
    expect(shown({ relay: false, ways: [], page: wallets, recent: ['d.d', 'b.b'] })).toEqual([
      'recent id-d.d',
      'recent id-b.b',
      'injected id-a.a',
      'injected id-c.c',
    ])
  })

  test('behavior: a wallet of the page stands for its listing, wherever that comes from', () => {
    const twin = listing('t', 'a.one')
    const wallets = [page('a.one')]
    for (const from of ['featured', 'custom', 'recommended'] as const) {
      expect(shown({ page: wallets, [from]: [twin] })).toEqual([
        'walletConnect walletConnect',
        'injected id-a.one',
      ])
    }
    expect(
      shown({ page: wallets, recent: ['directory:t', 'a.one'], recentListings: [twin] }),
    ).toEqual(['walletConnect walletConnect', 'recent id-a.one'])
    const phone = listing('m', 'io.metamask.mobile')
    expect(shown({ page: [page('io.metamask')], featured: [phone] })).toEqual([
      'walletConnect walletConnect',
      'injected id-io.metamask',
    ])
  })

  test('behavior: no wallet twice, by id or by rdns', () => {
    expect(
      shown({
        recent: ['directory:r'],
        recentListings: [listing('r', 'x.r')],
        featured: [listing('r'), listing('f')],
        custom: [listing('own', 'x.r')],
        recommended: [listing('f'), listing('g')],
      }),
    ).toEqual([
      'walletConnect walletConnect',
      'recent directory:r',
      'featured directory:f',
      'recommended directory:g',
    ])
  })

  test('behavior: recommended ones fill up to four (S9.05)', () => {
    const recommended = ['w', 'x', 'y', 'z'].map((id) => listing(id))
    expect(shown({ recommended })).toHaveLength(5)
    expect(shown({ recommended, page: [page('a.a'), page('b.b'), page('c.c')] })).toHaveLength(5)
    expect(shown({ recommended, page: ['a', 'b', 'c', 'd', 'e'].map(page) })).toHaveLength(6)
  })

  test('behavior: without a relay, only what the page has', () => {
    expect(shown({ ...everything, relay: false, ways: [] })).toEqual(['injected id-a.one'])
  })

  test('behavior: a wallet that offers itself for two namespaces stands for its listing in both (S2.02, S2.08)', () => {
    const solana = { ...page('standard'), name: 'a.one', namespace: 'solana' as const }
    const both = { page: [solana], everyPage: [page('a.one'), solana] }
    expect(shown({ ...both, featured: [listing('f', 'a.one')] })).toEqual([
      'walletConnect walletConnect',
      'injected id-standard',
    ])
    const another = { ...both, page: [{ ...solana, name: 'Another' }] }
    expect(shown({ ...another, featured: [listing('f', 'a.one')] })).toEqual([
      'walletConnect walletConnect',
      'injected id-standard',
      'featured directory:f',
    ])
  })
})
