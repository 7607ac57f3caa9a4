import type { Address } from 'viem'
import type { StorageLevel } from '#clients/storage.ts'
import { connect } from '#wallet/connect/connect.ts'
import { knownNetworks, offerNetworks } from '#kernel/networks/offer.ts'
import { createTestCore, type TestCore } from '#kernel/testing/createTestCore.ts'
import type { FakeWallet } from '#kernel/testing/fakeWallet.ts'
import { storageOn } from './records.ts'

type NativeCurrency = { readonly name: string; readonly symbol: string; readonly decimals: number }

type Pin = { readonly address: Address; readonly symbol: string; readonly decimals: number }

export type Outside = {
  readonly networks: readonly {
    readonly chainId: number
    readonly name: string
    /** @default ether */
    readonly nativeCurrency?: NativeCurrency | undefined
    readonly rpcUrl: string
    /** Heard as well where it is given. */
    readonly wsUrl?: string | undefined
    readonly contracts: Readonly<Record<'spokePool', Address>>
  }[]
  /** @default 100 */
  readonly pollingIntervalMs?: number | undefined
  /** Pins of tokens, by CAIP-2 id. */
  readonly tokens?: Record<string, Pin[]> | undefined
  readonly apiUrl: string
  readonly indexerUrl: string
}

export type Document = {
  readonly core: TestCore
  /** Reload, or the tab is closed: nothing of it runs or writes any more, its locks are free. */
  readonly close: () => void
}

/** What browser and page keep between documents. */
export type Browser = {
  readonly level: StorageLevel
  readonly places: Map<string, string>
  readonly locks: Set<string>
  /** Called after each time a document wrote. */
  afterWrite?: ((document: Document) => void) | undefined
  /** False: what is being written is lost with the document. */
  beforeWrite?: ((document: Document) => boolean) | undefined
}

export function createBrowser(level: StorageLevel): Browser {
  return { level, places: new Map(), locks: new Set() }
}

const ether: NativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** What a deployment knows of chains that the build does not. */
function poolsOf({ networks }: Outside) {
  return Object.fromEntries(
    networks.map(({ chainId, contracts }) => [`eip155:${chainId}`, contracts.spokePool]),
  )
}

/** A document of the widget in this browser, over real chains, with the wallet connected. */
export async function openDocument(
  browser: Browser,
  outside: Outside,
  wallet: FakeWallet,
): Promise<Document> {
  const { apiUrl, indexerUrl, pollingIntervalMs = 100 } = outside
  const life = new AbortController()
  const held = new Set<string>()
  const base = createTestCore({ wallets: [wallet] })
  const storage = storageOn(browser.places, browser.level)
  const isWatched = (name: string) => name === 'transfers' || name === 'open'
  const core: TestCore = {
    ...base,
    deployment: {
      ...base.deployment,
      networks: outside.networks.map(
        ({ chainId, name, nativeCurrency = ether, rpcUrl, wsUrl }) => ({
          chainId,
          name,
          nativeCurrency,
          rpcUrls: wsUrl === undefined ? [rpcUrl] : [rpcUrl, wsUrl],
        }),
      ),
      bridge: {
        apiUrl,
        indexerUrl,
        pollingIntervalMs,
        pools: poolsOf(outside),
        tokens: outside.tokens,
      },
    },
    places: browser.places,
    signal: life.signal,
    storage: {
      ...storage,
      set(item, value) {
        if (life.signal.aborted) return false
        if (isWatched(item.name) && browser.beforeWrite?.(document) === false) return false
        const kept = storage.set(item, value)
        if (isWatched(item.name)) browser.afterWrite?.(document)
        return kept
      },
    },
    page: {
      ...base.page,
      async lock({ name }) {
        if (browser.locks.has(name) || life.signal.aborted) return { granted: false }
        browser.locks.add(name)
        held.add(name)
        return { granted: true }
      },
      async unlock({ name }) {
        if (held.delete(name)) browser.locks.delete(name)
      },
    },
  }
  const known = knownNetworks(core.deployment)
  core.store.setState({ networks: offerNetworks(known, {}, core.adapters) })
  const document: Document = {
    core,
    close() {
      life.abort(new Error('the document is gone'))
      for (const name of held) browser.locks.delete(name)
      held.clear()
    },
  }
  await connect(core, { connectorId: wallet.id })
  return document
}
