import { describe, expect, test } from 'vitest'
import { BaseError, connectorTypes, isUserRejection } from '#protocol'
import type { WcPort, WcSession } from '#clients/walletConnect/port.ts'
import {
  connectorManifest,
  createConnectorFinder,
  type Manifest,
  relayId,
} from '#kernel/connectors.ts'
import type { Connector } from '#kernel/connector.ts'
import type { Core } from '#kernel/core.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { createFakeSecureFrame } from '#kernel/testing/fakeSecureFrame.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { words } from '#locales/en/common.ts'
import { words as errors } from '#locales/en/errors.ts'
import { connectors } from './index.ts'
import { createWalletConnectProvider } from './walletConnectProvider.ts'

/** A wallet of the page whose answers the test gives. */
const onPage = 'wallet-one'
const nameOf = ({ id = 'the page’s wallets' }: Manifest) => id
const rows = connectors.map((manifest) => [nameOf(manifest), manifest] as const)

/** A site that offers every connector; the test gives the answers of its wallets. */
function createSite(answer: () => unknown = () => '0x1') {
  const base = createTestCore({
    wallets: [createFakeWallet(onPage)],
    walletRegistry: createFakeRegistry(4),
  })
  const secureFrame = createFakeSecureFrame()
  secureFrame.answers.set('RPC_REQUEST', answer)
  const sent: unknown[] = []
  const page = {
    ...base.page,
    walletRequest: async (request: unknown) => {
      sent.push(request)
      const answered = answer()
      if (answered instanceof Error) throw answered
      return answered
    },
  }
  const core: Core = { ...base, page, secureFrame, getConnector: createConnectorFinder(() => core) }
  core.store.setState(({ config }) => ({ config: { ...config, embedded: true } }))
  return { core, secureFrame, sent }
}
const start = (manifest: Manifest, core: Core) => {
  const connector = manifest.start(core)(manifest.id ?? onPage)
  if (connector === undefined) throw new Error(`${nameOf(manifest)} is not found by its id`)
  return connector
}

describe('all of them together', () => {
  test('default: each has an id of its own, and what has none is asked last', () => {
    const ids = connectors.map(({ id }) => id)
    expect(new Set(ids).size).toBe(connectors.length)
    expect(ids.indexOf(undefined)).toBe(connectors.length - 1)
  })

  test('default: one reaches the registry, and one at most is a login', () => {
    expect(connectors.filter(({ isRelay }) => isRelay)).toHaveLength(1)
    expect(relayId({ connectors })).toBe(connectors.find(({ isRelay }) => isRelay)?.id)
    expect(connectors.filter(({ isLogin }) => isLogin).length).toBeLessThan(2)
  })

  test('default: an id finds its own connector, and its traits', () => {
    const { core } = createSite()
    for (const { id = onPage, asks } of connectors) {
      expect(core.getConnector(id)?.id).toBe(id)
      expect(connectorManifest(core, id).asks).toBe(asks)
    }
    expect(core.getConnector('nobody')).toBe(undefined)
  })

  test('default: rows in Connect can be told apart', () => {
    const names = connectors.flatMap(({ row }) => row?.describe(words, { phone: false }).name ?? [])
    expect(new Set(names).size).toBe(names.length)
  })
})

describe.each(rows)('%s', (_, manifest) => {
  const { id, asks, isRelay, isLogin, row, serves = () => true, isOffered = () => true } = manifest

  test('default: says how a wallet is asked, as its other traits need it', () => {
    expect(['prompt', 'code', 'inPlace']).toContain(asks)
    // A wallet on another device scans a code; a person who logs in stays on the same view.
    if (isRelay) expect(asks).toBe('code')
    if (isLogin) expect(asks).toBe('inPlace')
    if (id === undefined) expect(asks).toBe('prompt')
  })

  test('default: a row has words, on a phone and elsewhere, and stands among the known kinds', () => {
    for (const phone of [true, false]) {
      const described = row?.describe(words, { phone })
      if (described === undefined) continue
      expect(described.name).toMatch(/\w/)
      expect(described.note ?? 'none').toMatch(/\w/)
      expect(connectorTypes).toContain(row?.kind)
    }
  })

  test('default: serves EVM, and answers for any namespace with yes or no', () => {
    const { core } = createSite()
    expect(serves(core, 'eip155')).toBe(true)
    for (const namespace of ['solana', 'bip122', 'polkadot', 'cosmos', 'nothing']) {
      expect(typeof serves(core, namespace)).toBe('boolean')
    }
  })

  test('default: what is found keeps the interface, and is the same one each time', () => {
    const { core } = createSite()
    const find = manifest.start(core)
    const connector = find(id ?? onPage)
    expect(connector).toMatchObject({
      id: id ?? onPage,
      wallet: { id: id ?? onPage, name: expect.stringMatching(/\w/), rdns: expect.any(String) },
      request: expect.any(Function),
    })
    expect(['page', 'walletconnect', 'email', 'social', 'farcaster']).toContain(connector?.via)
    expect(find(id ?? onPage)).toBe(connector)
    expect(connector?.shared?.() ?? []).toBeInstanceOf(Array)
    expect(() => connector?.cancel?.()).not.toThrow() // nobody waits yet
  })

  test('error: an id of another connector, or of none, finds nothing', () => {
    const find = manifest.start(createSite().core)
    const others = connectors
      .filter((other) => other !== manifest)
      .map(({ id: name = onPage }) => name)
    for (const name of [...others, '', 'nobody', '__proto__']) expect(find(name)).toBe(undefined)
  })

  test('error: a site without it finds nothing', () => {
    const core = createTestCore()
    expect(isOffered(core)).toBe(id === undefined)
    expect(manifest.start(core)(id ?? onPage)).toBe(undefined)
  })

  test('behavior: two widgets of a page have each their own, and one hears nothing of the other', async () => {
    const [first, second] = [createSite(), createSite()]
    const [mine, theirs] = [first, second].map(({ core }) => start(manifest, core))
    expect(mine).not.toBe(theirs)
    second.core.store.setState({ wallets: { page: [] } })
    expect(start(manifest, first.core).wallet.name).toMatch(/\w/)
    if (isRelay) return // its first request opens a connection to a relay
    await mine?.request({ method: 'eth_requestAccounts' })
    expect(first.sent.length + first.secureFrame.asked.length).toBe(1)
    expect([second.sent, second.secureFrame.asked]).toEqual([[], []])
  })

  test('default: product events have a name for it', () => {
    const { core } = createSite()
    if (manifest.productName === undefined) return // told as a wallet of this browser
    const { name, method } = manifest.productName(core.store.getState())
    expect([name, method]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
  })

  test.each(['local', 'memory'] as const)(
    'error: what is told of a connection that was lost has words (storage: %s)',
    (level) => {
      const { core } = createSite()
      const lost = manifest.lost?.({ ...core, storage: { ...core.storage, level } })
      if (lost === undefined) return
      expect(Object.keys(errors)).toContain(lost.code)
      expect(lost.message).toMatch(/\w/)
    },
  )
})

/** A session of a phone whose wallet's answers the test gives. */
function createPhone(answer: () => unknown): Pick<Connector, 'request'> {
  const session: WcSession = {
    ...{ topic: 'topic', expiresAt: 0, properties: {} },
    grant: { accounts: [`${one}:${alice}`], methods: { eip155: ['personal_sign'] }, events: {} },
    peer: { name: 'Phone', icon: undefined, native: undefined, universal: undefined },
  }
  let live: WcSession | undefined
  const port: WcPort = {
    session: () => live,
    restore: async () => live,
    connect: async () => {
      live = session
      return session
    },
    request: async () => {
      const answered = answer()
      if (answered instanceof Error) throw answered
      return answered
    },
    disconnect: async () => undefined,
    rest: async () => undefined,
    on: () => () => undefined,
    destroy: async () => undefined,
  }
  const { networks } = createTestCore().store.getState()
  return createWalletConnectProvider({
    ...{ port, networks: () => networks.offered, preferredChain: () => one, isSeen: () => true },
    ...{ onPairing: () => undefined, authentication: async () => undefined },
    ...{ onSigned: async () => undefined, onEvent: () => undefined, onEnded: () => undefined },
    ...{ onRefused: () => undefined, own: async () => undefined, release: () => undefined },
  })
}

const ways: readonly (readonly [string, (answer: () => unknown) => Pick<Connector, 'request'>])[] =
  [
    ...connectors
      .filter(({ isRelay }) => !isRelay)
      .map(
        (manifest) =>
          [
            nameOf(manifest),
            (answer: () => unknown) => start(manifest, createSite(answer).core),
          ] as const,
      ),
    ['walletConnect', createPhone],
  ]

describe.each(ways)('what a wallet answers by %s', (_, open) => {
  const request = {
    method: 'personal_sign',
    params: ['0x6869', alice],
    caipChainId: one,
    account: alice,
  }
  async function asked(answer: () => unknown) {
    let isConnected = false
    const connector = open(() => (isConnected ? answer() : [alice]))
    await connector.request({ method: 'eth_requestAccounts' })
    isConnected = true
    return connector.request(request)
  }

  test('default: comes back as it is', async () => {
    expect(await asked(() => '0xsigned')).toBe('0xsigned')
  })

  test.each([4001, 4100, 4900, -32603, 'SERVICE_DOWN'])(
    'error: its code %s stays, with its message and data',
    async (code) => {
      const error = new BaseError('As the wallet says', { code, data: { step: 2 } })
      const thrown = asked(() => error)
      await expect(thrown).rejects.toMatchObject({
        ...{ code, message: 'As the wallet says', data: { step: 2 } },
      })
      expect(isUserRejection(await thrown.catch((caught: unknown) => caught))).toBe(code === 4001)
    },
  )
})

test('error: a wallet that left the page is told by the page’s own code', async () => {
  const { core } = createSite(() => new BaseError('Gone', { code: 'UNKNOWN_WALLET' }))
  const [page] = connectors.filter(({ id }) => id === undefined)
  if (page === undefined) throw new Error('the page’s wallets have a way')
  const asked = start(page, core).request({ method: 'eth_accounts' })
  await expect(asked).rejects.toMatchObject({ code: 'UNKNOWN_WALLET' })
})
