import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAdapter } from '#namespaces/others.ts'
import { connect } from '#wallet/connect/connect.ts'
import type { Connector } from '#kernel/connector.ts'
import { transition } from '#wallet/connect/transition.ts'
import { open } from '#kernel/modal/open.ts'
import type { Network } from '#kernel/networks/network.ts'
import { switchNetwork } from '#wallet/connect/switchNetwork.ts'
import { reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import type { View, ViewName } from '#kernel/router/view.ts'
import { createTestCore, one, type TestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { onWalletEvent } from '#wallet/connect/walletEvent.ts'
import { App } from '#ui/App.tsx'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import { views } from '#features/index.ts'

afterEach(cleanup)

const slowly = { timeout: 20_000 }
// Every view in one go, and the code of each comes with its first drawing.
vi.setConfig({ testTimeout: 120_000 })

const messages = await loadAllMessages('en')
const listing = { id: 'id-1', name: 'Wallet 1', chains: [] }
const transferId = '0000000000000001'

/** One of each, as it may be on the stack; ids of things that are not there any more. */
const samples: { readonly [name in ViewName]?: Omit<Extract<View, { name: name }>, 'name'> } = {
  ConnectingExternal: { connectorId: 'wallet-one' },
  ConnectNamespace: { connectorIds: ['wallet-one', 'gone'] },
  ConnectingWalletConnect: { uri: 'wc:1' },
  ConnectingSocial: { provider: 'google' },
  ShareProfile: { email: 'maren@tern.example' },
  Downloads: { wallet: listing },
  TransactionDetails: { id: 'gone' },
  NftDetails: { id: 'gone' },
  BuyProgress: { purchaseId: 'gone' },
  SwapToken: { side: 'from' },
  SwapProgress: { swapId: 'gone' },
  RegisterAccountNameSuccess: { accountName: 'maren.reown.id' },
  SendProgress: { transactionId: 'gone' },
  TokenPicker: { side: 'origin' },
  TransferProgress: { transferId },
  TransferDetails: { transferId },
}
const all = Object.keys(views).map(
  (name) => ({ name, ...samples[name as ViewName] }) as View, // each with what its own row of `View` needs
)

const chain = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const polkadot: Network = {
  caipChainId: chain,
  namespace: 'polkadot',
  chainId: undefined,
  name: 'Polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  testnet: false,
  rpcUrls: [],
  explorerUrl: undefined,
}

type Start = (core: TestCore, wallet: Connector) => unknown

const connectionStates: { readonly [state: string]: Start } = {
  disconnected: () => undefined,
  connecting(core) {
    connect(core, { connectorId: 'silent' }).catch(() => undefined)
  },
  reconnecting(core) {
    const accounts = [`${one}:0x1111111111111111111111111111111111111111`]
    transition(core, 'remembered', {
      namespace: 'eip155',
      connection: { status: 'reconnecting', rdns: 'test.gone', accounts, caipChainId: one },
    })
  },
  connected: (core, { id }) => connect(core, { connectorId: id }),
  async 'on an unsupported network'(core, { id }) {
    await connect(core, { connectorId: id })
    onWalletEvent(core, id, { type: 'chainChanged', chainId: '0xe708' })
  },
  async 'on another family'(core, { id }) {
    await connect(core, { connectorId: id })
    await switchNetwork(core, chain)
  },
}

const modes = {
  modal: {},
  inline: { mode: 'inline', target: '#here' },
  bridge: { mode: 'bridge', target: '#here' },
} as const

async function start(mode: keyof typeof modes, begin: Start): Promise<TestCore> {
  const wallet = createFakeWallet()
  const silent: Connector = {
    ...createFakeWallet('silent', 'test.silent'),
    request: () => new Promise(() => undefined),
  }
  const core = createTestCore({
    wallets: [wallet, silent],
    widgetOptions: { ...modes[mode], allowUnsupportedNetwork: true },
    draws: false,
  })
  Object.assign(core.adapters, { polkadot: createAdapter('polkadot') })
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      known: [...networks.known, polkadot],
      offered: [...networks.offered, polkadot],
    },
  }))
  await begin(core, wallet)
  return core
}

/** What is wrong with the card that is drawn, if anything. */
function fault(card: Element | null): string | undefined {
  const title = card?.querySelector('h1')?.textContent ?? ''
  const text = card?.textContent?.replace(title, '').trim() ?? ''
  const ways = card?.querySelectorAll('button:not([disabled]), a[href], iframe') ?? []
  if (title === '') return 'has no title'
  if (text === '') return 'says nothing'
  return ways.length === 0 ? 'has no way out' : undefined
}

describe(`${all.length} views, ${Object.keys(connectionStates).length} states of the connection, ${Object.keys(modes).length} modes`, () => {
  const cases = Object.entries(connectionStates).flatMap(([state, begin]) =>
    Object.keys(modes).map((mode) => [state, mode as keyof typeof modes, begin] as const),
  )

  test.each(cases)(
    'behavior: none is ever an empty card: %s, %s (V-F2, S2.04)',
    async (state, mode, begin) => {
      const core = await start(mode, begin)
      const { container } = render(<App core={core} />)
      await open(core)
      const faults: string[] = []
      for (const view of all) {
        reset(core, view)
        await waitFor(() => {
          const { modal, router } = core.store.getState()
          const title = container.ownerDocument.querySelector('h1')?.textContent
          if (modal.shownView !== topView(router).name || title === messages.common.loading) {
            throw new Error(`${view.name} is not drawn while ${state}`)
          }
        }, slowly)
        const card = container.ownerDocument.querySelector('[data-causeway-body]')?.parentElement
        const found = fault(card ?? null)
        if (found !== undefined) faults.push(`${view.name} ${found}`)
      }
      expect(faults).toEqual([])
    },
  )
})
