import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { anySignal } from '#lib/abort.ts'
import { BaseError } from '#protocol'
import type {
  WalletRegistry,
  ImageKind,
  WalletsQuery,
} from '#clients/walletRegistry/walletRegistry.ts'
import { offersRelay } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import {
  IMAGE_KEPT_MS,
  LISTINGS_AGE_MS,
  PAGE_ENTRIES,
  RECOMMENDED_COUNT,
  SEARCH_ENTRIES,
} from './limits.ts'
import { storesOf } from '../links/stores.ts'
import { excludedIds } from './sameWallet.ts'

export type WalletsFound = {
  readonly wallets: readonly WalletListing[]
  /** What the service has on all pages. */
  readonly total: number
  /** How many of them are listed. Undefined where we leave out more than the service does: nobody has counted those. */
  readonly count: number | undefined
}

/** The first wallets of the registry, and how many it has (S9.05). */
export function recommendedQuery(core: Core) {
  const { featured = [] } = walletOptions(core)
  return queryOptions({
    queryKey: ['walletRegistry', 'recommended', ...scope(core), featured],
    staleTime: LISTINGS_AGE_MS,
    queryFn: async ({ signal }): Promise<WalletsFound> => {
      const { exclude = [], ...rest } = filters(core)
      const query = { page: 1, entries: RECOMMENDED_COUNT, ...rest }
      const found = await ask(core, { ...query, exclude: [...exclude, ...featured] }, signal)
      // The service counts what it was asked for: those that are shown anyway count too.
      return {
        ...found,
        count: found.count === undefined ? undefined : found.count + featured.length,
      }
    },
  })
}

/** Those that the site wants to be seen first, in its order. */
export function featuredQuery(core: Core) {
  const { featured = [] } = walletOptions(core)
  return queryOptions({
    queryKey: ['walletRegistry', 'featured', ...scope(core), featured],
    staleTime: LISTINGS_AGE_MS,
    queryFn: async ({ signal }): Promise<readonly WalletListing[]> => {
      if (featured.length === 0) return []
      const query = { ...filters(core), include: featured, page: 1, entries: featured.length }
      const { wallets } = await ask(core, query, signal)
      return featured.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
    },
  })
}

/** The rdns of wallets that the site left out by id: the page may have them itself. */
export function hiddenQuery(core: Core) {
  const { exclude = [] } = filters(core)
  return queryOptions({
    queryKey: ['walletRegistry', 'hidden', exclude],
    staleTime: LISTINGS_AGE_MS,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      if (exclude.length === 0) return []
      const walletRegistry = await registryOf(core)
      const query = { include: exclude, page: 1, entries: exclude.length }
      const found = await walletRegistry.getWallets(query, anySignal([signal, core.signal]))
      return found.wallets.flatMap(({ id, rdns }) =>
        exclude.includes(id) && rdns !== undefined ? [rdns] : [],
      )
    },
  })
}

/** All of the registry, page by page; a search has one page (S9.05). */
export function walletsQuery(
  core: Core,
  { search = '', certified = false }: { search?: string; certified?: boolean } = {},
) {
  const entries = search === '' ? PAGE_ENTRIES : SEARCH_ENTRIES
  return infiniteQueryOptions({
    queryKey: ['walletRegistry', 'wallets', ...scope(core), search, certified],
    staleTime: LISTINGS_AGE_MS,
    initialPageParam: 1,
    // Pages that are here stay the same objects anyway; to compare all of them with each that comes is work of a scroll.
    structuralSharing: false,
    queryFn: async ({ pageParam, signal }): Promise<WalletsFound> => {
      const badge = certified ? ('certified' as const) : undefined
      return ask(core, { ...filters(core), page: pageParam, entries, search, badge }, signal)
    },
    getNextPageParam: ({ total }, _, last) =>
      search === '' && last * entries < total ? last + 1 : undefined,
  })
}

/** A wallet's picture, as an address for `<img>`. One that is missing is not asked for again. */
export function walletImageQuery(core: Core, imageId: string) {
  return imageQuery(core, 'wallet', imageId)
}

/** The same of a wallet, or of a network. */
export function imageQuery(core: Core, kind: ImageKind, imageId: string) {
  return queryOptions({
    queryKey: ['walletRegistry', 'image', kind, imageId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: IMAGE_KEPT_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const walletRegistry = await registryOf(core)
      return walletRegistry.getImage(kind, imageId, anySignal([signal, core.signal]))
    },
  })
}

/** What can be left out for good: ids the service knows, rdns we look for in its answer. */
async function ask(core: Core, query: WalletsQuery, signal: AbortSignal): Promise<WalletsFound> {
  const walletRegistry = await registryOf(core)
  const found = await walletRegistry.getWallets(query, anySignal([signal, core.signal]))
  const { exclude = [] } = walletOptions(core)
  const isExcluded = ({ id, rdns }: WalletListing) =>
    exclude.includes(id) || (rdns !== undefined && exclude.includes(rdns))
  const wallets = found.wallets.filter(
    (wallet) => !isExcluded(wallet) && (offersRelay(core) || canBeHad(core, wallet)),
  )
  return { wallets, total: found.count, count: leavesOut(core) ? undefined : found.count }
}

/** Whether the service counts wallets that are not listed: on a phone those that are no app, else those of an rdns. */
function leavesOut(core: Core): boolean {
  const { exclude = [] } = walletOptions(core)
  return core.store.getState().config.phone === true || exclude.length > excludedIds(exclude).length
}

/** Without a relay, a wallet that the page does not have can only be got: on a phone, as an app. */
function canBeHad({ store }: Core, wallet: WalletListing): boolean {
  const { phone, phoneSystem } = store.getState().config
  const stores = storesOf(wallet, phone === true ? phoneSystem : undefined)
  return stores.some(({ kind }) => phone !== true || kind === 'ios' || kind === 'android')
}

async function registryOf({ loadWalletRegistry }: Core): Promise<WalletRegistry> {
  if (loadWalletRegistry !== undefined) return loadWalletRegistry()
  throw new BaseError('There is no list of wallets here', { code: 'DIRECTORY_NO_PROJECT' })
}

function walletOptions({ store }: Core) {
  return store.getState().config.options.wallets ?? {}
}

function filters(core: Core): Pick<WalletsQuery, 'include' | 'exclude' | 'chains' | 'platform'> {
  const { include, exclude } = walletOptions(core)
  const { config } = core.store.getState()
  return {
    include,
    exclude: exclude && excludedIds(exclude),
    chains: wantedChains(core),
    platform: config.phone === true && offersRelay(core) ? 'mobile' : undefined,
  }
}

/** What an answer depends on and may change while the widget lives. */
function scope(core: Core): readonly unknown[] {
  return [wantedChains(core)]
}

/** Of the networks of the site, those of the namespace that is wanted, where one is. */
function wantedChains({ store }: Core): readonly string[] {
  const { networks, modal } = store.getState()
  return networks.offered
    .filter(({ namespace }) => modal.namespace === undefined || namespace === modal.namespace)
    .map(({ caipChainId }) => caipChainId)
}
