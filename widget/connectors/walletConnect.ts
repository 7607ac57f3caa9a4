import { offersWalletConnect } from '#kernel/config/slice.ts'
import type { ConnectedWallet, Connector } from '#kernel/connector.ts'
import { connector } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import { EVM } from '#wallet/connections/evm.ts'
import { WALLET_CONNECT } from './ids.ts'
import type { WcProvider } from './walletConnectProvider.ts'

/** Its name until a wallet reports its own. */
export const unnamedWallet: ConnectedWallet = {
  id: WALLET_CONNECT,
  rdns: WALLET_CONNECT,
  name: 'WalletConnect',
  icon: undefined,
}

/** Reaches a wallet on another device; its code loads with the first request. */
function createWalletConnectConnector(load: () => Promise<WcProvider>): Connector {
  let loading: Promise<WcProvider> | undefined
  let provider: WcProvider | undefined

  const open = () => {
    loading ??= load().then((loaded) => {
      provider = loaded
      return loaded
    })
    loading.catch(() => {
      loading = undefined // a chunk that did not come is asked for again
    })
    return loading
  }
  return {
    id: WALLET_CONNECT,
    get wallet() {
      return provider?.wallet() ?? unnamedWallet
    },
    via: 'walletconnect',
    request: async (request) => (await open()).request(request),
    shared: () => provider?.shared() ?? [],
    cancel: () => provider?.cancel(),
    end: async () => provider?.end(),
  }
}

const isOffered = ({ store }: Core) => offersWalletConnect(store.getState().config)

/** Wallets on another device, and all that the registry lists. */
export const walletConnect = connector({
  id: WALLET_CONNECT,
  asks: 'code',
  isRelay: true,
  start(core) {
    const only = createWalletConnectConnector(async () =>
      (await import('./openWalletConnect.ts')).openWalletConnect(core),
    )
    return (id) => (id === WALLET_CONNECT && isOffered(core) ? only : undefined)
  },
  isOffered,
  serves: ({ adapters }, namespace) =>
    namespace === EVM || adapters[namespace]?.session !== undefined,
  row: {
    kind: 'walletConnect',
    describe: ({ walletConnect: words }, { phone }) => ({
      name: words.title,
      note: phone ? words.rowOnPhone : words.row,
    }),
  },
  productName: ({ config }) => ({
    name: unnamedWallet.name,
    method: config.phone === true ? 'mobile' : 'qrcode',
  }),
  /** A session that could be kept in memory only, or that ended while the widget was not running. */
  lost: ({ storage }) => ({
    code: storage.level === 'local' ? 'NO_MATCHING_KEY' : 'WALLET_CONNECT_SESSION_LOST',
    message: 'The WalletConnect session is over',
  }),
})
