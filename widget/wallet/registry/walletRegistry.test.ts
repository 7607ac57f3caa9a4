import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WidgetOptions } from '#protocol'
import { type ConfigSlice, config, offersAllWallets } from '#kernel/config/slice.ts'
import { unnamedWallet as walletConnect } from '#connectors/walletConnect.ts'
import { WALLET_CONNECT } from '#connectors/ids.ts'
import { chooseView } from '#kernel/modal/chooseView.ts'
import { topView } from '#kernel/router/slice.ts'
import { restoreConnections } from '../connect/restoreConnections.ts'
import type { Core } from '#kernel/core.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import type { Offer } from './offer.ts'
import { pickWallet } from './pickWallet.ts'
import { featuredQuery, recommendedQuery, walletsQuery } from './walletQueries.ts'
import { recentKey, rememberWallet } from '../connect/recent.ts'
import { withoutHidden } from './sameWallet.ts'
import { watchOffer } from './watchOffer.ts'
import { SEARCH_WAIT_MS } from './limits.ts'

function start(widgetOptions: WidgetOptions = {}, count = 600) {
  const walletRegistry = createFakeRegistry(count)
  return { walletRegistry, core: createTestCore({ walletRegistry, widgetOptions }) }
}

const names = (wallets: readonly { readonly name: string }[]) => wallets.map(({ name }) => name)

describe('queries', () => {
  test('default: recommended ones, for the networks of the page (S9.05)', async () => {
    const { core, walletRegistry } = start()
    const { wallets, count } = await core.queries.fetchQuery(recommendedQuery(core))
    expect([names(wallets), count]).toEqual([['Wallet 1', 'Wallet 2', 'Wallet 3', 'Wallet 4'], 600])
    expect(walletRegistry.asked[0]?.chains).toEqual(['eip155:31337', 'eip155:31338'])
  })

  test('behavior: featured ones are those of the site in its order, none by default, and not recommended again (S9.05)', async () => {
    const { core } = start({ wallets: { featured: ['id-3', 'id-1', 'none'] } })
    expect(names(await core.queries.fetchQuery(featuredQuery(core)))).toEqual([
      'Wallet 3',
      'Wallet 1',
    ])
    const { wallets } = await core.queries.fetchQuery(recommendedQuery(core))
    expect(names(wallets)).toEqual(['Wallet 2', 'Wallet 4', 'Wallet 5', 'Wallet 6'])
    const plain = start()
    expect(await plain.core.queries.fetchQuery(featuredQuery(plain.core))).toEqual([])
  })

  test('behavior: what is not included, or is excluded by id or rdns, is left out everywhere', async () => {
    const excluded = 'ab'.repeat(32)
    const { core, walletRegistry } = start({
      wallets: { include: ['id-1', 'id-2', 'id-3', excluded], exclude: ['test.bad', excluded] },
    })
    walletRegistry.listings.push({ id: excluded, name: 'Excluded', chains: [] })
    walletRegistry.listings[1] = { id: 'id-2', name: 'Bad', chains: [], rdns: 'test.bad' }
    const { wallets } = await core.queries.fetchQuery(recommendedQuery(core))
    expect(names(wallets)).toEqual(['Wallet 1', 'Wallet 3'])
    const all = await core.queries.fetchInfiniteQuery(walletsQuery(core))
    expect(names(all.pages.flatMap((page) => page.wallets))).toEqual(['Wallet 1', 'Wallet 3'])
    // The service knows ids alone.
    expect(walletRegistry.asked.map(({ exclude }) => exclude)).toEqual([[excluded], [excluded]])
  })

  test('behavior: pages of forty until the last, and one page of a search (S9.05)', async () => {
    const { core, walletRegistry } = start({}, 85)
    const all = await core.queries.fetchInfiniteQuery({ ...walletsQuery(core), pages: 9 })
    expect(all.pages.map(({ wallets }) => wallets.length)).toEqual([40, 40, 5])
    const query = walletsQuery(core, { search: 'wallet' })
    const found = await core.queries.fetchInfiniteQuery({ ...query, pages: 9 })
    expect(found.pages.map(({ wallets }) => wallets.length)).toEqual([85])
    expect(walletRegistry.asked.at(-1)).toMatchObject({ entries: 100, search: 'wallet' })
  })

  test('behavior: where we leave out more than the registry can, no number is told, and all pages come (S9.05)', async () => {
    const count = async (core: Core) => {
      const all = await core.queries.fetchInfiniteQuery({ ...walletsQuery(core), pages: 9 })
      const { count } = await core.queries.fetchQuery(recommendedQuery(core))
      return [
        count,
        all.pages.map(({ count }) => count),
        all.pages.map((page) => page.wallets.length),
      ]
    }
    const featured = { featured: ['id-1'] }
    const phone = (core: Core) => {
      core.store.setState(({ config }) => ({ config: { ...config, phone: true } }))
      return core
    }
    const desk = start({ wallets: featured }, 85)
    expect(await count(desk.core)).toEqual([85, [85, 85, 85], [40, 40, 5]])
    const named = start({ wallets: { ...featured, exclude: ['test.bad'] } }, 85)
    named.walletRegistry.listings[50] = { id: 'bad', name: 'Bad', chains: [], rdns: 'test.bad' }
    const nothing = [undefined, undefined, undefined]
    expect(await count(named.core)).toEqual([undefined, nothing, [40, 39, 5]])
    // By its id, the registry itself leaves it out.
    const known = start({ wallets: { exclude: ['ab'.repeat(32)] } }, 85)
    expect(await count(known.core)).toEqual([85, [85, 85, 85], [40, 40, 5]])
    for (const isRelayed of [true, false]) {
      const { walletRegistry, core } = start({ wallets: featured }, 85)
      walletRegistry.listings[0] = { id: 'id-1', name: 'None', chains: [] }
      const app = { mobileLink: 'app://', appStore: 'https://apps.apple.com/app/id1' }
      for (const [at, one] of walletRegistry.listings.entries()) {
        walletRegistry.listings[at] = { ...one, ...(at < 2 ? { mobileLink: undefined } : app) }
      }
      const other = isRelayed ? core : createTestCore({ walletRegistry, hasProject: false })
      expect(await count(phone(other))).toEqual([undefined, nothing, [38, 40, 5]])
    }
  })

  test('default: a search waits until the typing rests for 300 ms (S9.05)', () => {
    expect(SEARCH_WAIT_MS).toBe(300)
  })

  test('error: without a list nobody is asked', async () => {
    const core = createTestCore()
    await expect(core.queries.fetchQuery(recommendedQuery(core))).rejects.toMatchObject({
      code: 'DIRECTORY_NO_PROJECT',
    })
  })
})

describe('watchOffer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('behavior: the place of a picture is kept for two seconds, and a late one still comes (S9.07)', async () => {
    const { core, walletRegistry } = start()
    let release: (url: string) => void = () => undefined
    const slow = new Promise<string>((resolve) => {
      release = resolve
    })
    const { getImage } = walletRegistry
    Object.assign(walletRegistry, {
      getImage: (kind: 'wallet', id: string) => (id === 'image-2' ? slow : getImage(kind, id)),
    })
    const offers: Offer[] = []
    const done = watchOffer(core, {
      signal: new AbortController().signal,
      also: [],
      onChange: (offer) => offers.push(offer),
    })
    const image = () => offers.at(-1)?.images['image-2']
    await vi.advanceTimersByTimeAsync(1_999)
    expect(offers.at(-1)?.images['image-1']).toMatch(/^data:/)
    expect(image()).toBe(undefined)
    await vi.advanceTimersByTimeAsync(1)
    expect(image()).toBe(null)
    release('data:image/png,late')
    await done
    expect(image()).toBe('data:image/png,late')
  })

  test('behavior: a wallet left out by its id is left out of the page’s own too (S7.24)', async () => {
    const id = 'cd'.repeat(32)
    const { core, walletRegistry } = start({ wallets: { exclude: [id, 'test.other'] } })
    walletRegistry.listings.push({ id, name: 'Left out', chains: [], rdns: 'io.metamask.mobile' })
    const offers: Offer[] = []
    const signal = new AbortController().signal
    await watchOffer(core, { signal, also: [], onChange: (offer) => offers.push(offer) })
    const hidden = offers.at(-1)?.hidden ?? []
    expect(hidden).toEqual(['io.metamask.mobile'])
    const page = ['io.metamask', 'io.other'].map((rdns) => ({
      id: rdns,
      rdns,
      name: rdns,
      kind: 'announced' as const,
    }))
    expect(withoutHidden(page, hidden).map(({ rdns }) => rdns)).toEqual(['io.other'])
    expect(withoutHidden(page, [])).toEqual(page)
  })

  test('error: a service that is down is told, and who left hears nothing', async () => {
    const { core, walletRegistry } = start()
    walletRegistry.down = true
    const told: string[] = []
    const watch = (signal: AbortSignal) =>
      watchOffer(core, { signal, also: [], onChange: ({ status }) => told.push(status) })
    await watch(new AbortController().signal)
    expect(told).toEqual(['loading', 'failed'])
    await watch(AbortSignal.abort())
    expect(told).toEqual(['loading', 'failed'])
  })
})

describe('recent wallets', () => {
  test('behavior: two, newest first, each once, and kept (S3.12, S9.01)', () => {
    const { core } = start()
    const wallet = (id: string) => ({ id, name: id, chains: ['eip155:1'], mobileLink: `${id}://` })
    for (const id of ['a', 'b', 'c', 'b']) rememberWallet(core, wallet(id))
    const { recentWallets, recentListings } = core.store.getState().connections
    expect(recentWallets).toEqual(['directory:b', 'directory:c'])
    expect(recentListings.map(recentKey)).toEqual(['directory:b', 'directory:c'])
    const kept = [...core.places].find(([key]) => key.endsWith('recentListings'))?.[1]
    expect(kept).toContain('"mobileLink":"b://"')
    const next = createTestCore({ places: core.places })
    restoreConnections(next)
    const again = next.store.getState().connections
    expect(again.recentWallets).toEqual(recentWallets)
    expect(again.recentListings.map(({ mobileLink }) => mobileLink)).toEqual(['b://', 'c://'])
  })
})

describe('pickWallet', () => {
  const relay = {
    id: WALLET_CONNECT,
    wallet: walletConnect,
    via: 'walletconnect' as const,
    request: () => new Promise<never>(() => undefined),
  }

  test('default: the page’s own wallet where it is there, else over the relay', async () => {
    const wallet = createFakeWallet()
    const walletRegistry = createFakeRegistry(1)
    const core = createTestCore({ wallets: [wallet, relay], walletRegistry })
    const listing = { id: 'x', name: 'X', chains: [] }
    await pickWallet(core, { ...listing, rdns: wallet.wallet.rdns })
    expect(wallet.requests.map(({ method }) => method)).toContain('eth_requestAccounts')
    void pickWallet(core, listing)
    expect(topView(core.store.getState().router)).toEqual({
      name: 'ConnectingWalletConnect',
      wallet: listing,
    })
  })

  test('behavior: without a relay, the page’s own wallet connects, and any other leads to where it can be had', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ ...withoutProject(), wallets: [wallet] })
    const listing = { id: 'x', name: 'X', chains: [], homepage: 'https://x.example' }
    await pickWallet(core, { ...listing, rdns: wallet.wallet.rdns })
    expect(wallet.requests.map(({ method }) => method)).toContain('eth_requestAccounts')
    await pickWallet(core, listing)
    expect(topView(core.store.getState().router)).toEqual({ name: 'Downloads', wallet: listing })
  })

  test('behavior: over the deployment’s own relay, a wallet of a list that wants no project connects', async () => {
    const core = createTestCore({ ...withoutProject(), wallets: [relay] })
    core.store.setState(({ config }) => ({ config: { ...config, walletConnect: true } }))
    const { wallets } = await core.queries.fetchQuery(recommendedQuery(core))
    expect(names(wallets)).toEqual(['Wallet 1', 'Wallet 2', 'Wallet 3', 'Wallet 4'])
    const listing = { id: 'x', name: 'X', chains: [] }
    void pickWallet(core, listing)
    expect(topView(core.store.getState().router)).toEqual({
      name: 'ConnectingWalletConnect',
      wallet: listing,
    })
  })
})

/** A list that wants no project: wallets 1 to 4 have a page, an extension, an app, and nothing. */
function withoutProject() {
  const walletRegistry = createFakeRegistry(4)
  const places = [
    { homepage: 'https://one.example' },
    { chromeStore: 'https://chromewebstore.google.com/detail/two' },
    { appStore: 'https://apps.apple.com/app/three' },
    {},
  ]
  places.forEach((place, at) => {
    walletRegistry.listings[at] = {
      id: `id-${at + 1}`,
      name: `Wallet ${at + 1}`,
      chains: [],
      ...place,
    }
  })
  return { walletRegistry, hasProject: false }
}

describe('a list without a project and a relay', () => {
  test('behavior: shows the wallets that can be had on this device', async () => {
    const core = createTestCore(withoutProject())
    const { wallets } = await core.queries.fetchQuery(recommendedQuery(core))
    expect(names(wallets)).toEqual(['Wallet 1', 'Wallet 2', 'Wallet 3'])
  })

  test.each([
    ['ios', ['Wallet 3']],
    ['android', []],
  ] as const)(
    'behavior: on a phone with %s, those that are an app there',
    async (phoneSystem, found) => {
      const options = withoutProject()
      const core = createTestCore(options)
      core.store.setState(({ config }) => ({ config: { ...config, phone: true, phoneSystem } }))
      const { wallets } = await core.queries.fetchQuery(recommendedQuery(core))
      expect(names(wallets)).toEqual(found)
      // None of them is opened by a link with a pairing in it.
      expect(options.walletRegistry.asked[0]?.platform).toBe(undefined)
    },
  )
})

describe('where all wallets are offered', () => {
  const offers = (change: Partial<ConfigSlice>, allWallets?: 'show' | 'hide' | 'only-mobile') =>
    offersAllWallets({ ...config, ...change, options: { features: { allWallets } } })

  test('default: with a wallet list, unless the site hides it (S9.11)', () => {
    expect(offers({})).toBe(false)
    expect(offers({ walletRegistry: true })).toBe(true)
    expect(offers({ walletRegistry: true, phone: true }, 'hide')).toBe(false)
    expect(offers({ walletRegistry: true }, 'only-mobile')).toBe(false)
    expect(offers({ walletRegistry: true, phone: true }, 'only-mobile')).toBe(true)
  })

  test('behavior: opens there on a phone that has only apps to offer, or when asked (S2.02)', () => {
    const { core } = start()
    const view = (options: { view?: 'AllWallets' | 'Connect' } = {}) =>
      chooseView(core, options).name
    expect([view(), view({ view: 'AllWallets' })]).toEqual(['Connect', 'AllWallets'])
    core.store.setState((state) => ({ config: { ...state.config, phone: true } }))
    expect([view(), view({ view: 'Connect' })]).toEqual(['AllWallets', 'Connect'])
    core.store.setState((state) => ({ config: { ...state.config, walletRegistry: false } }))
    expect([view(), view({ view: 'AllWallets' })]).toEqual([
      'ConnectingWalletConnect',
      'ConnectingWalletConnect',
    ])
  })
})
