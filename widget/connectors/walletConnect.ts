import type { Connector } from '#kernel/connector.ts'
import { walletConnect } from '#wallet/connections/walletConnect.ts'
import { WALLET_CONNECT } from '#wallet/connections/ids.ts'
import type { WcProvider } from './walletConnectProvider.ts'

/** Reaches a wallet on another device; its code comes with the first request. */
export function createWalletConnectConnector(load: () => Promise<WcProvider>): Connector {
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
      return provider?.wallet() ?? walletConnect
    },
    via: 'walletconnect',
    request: async (request) => (await open()).request(request),
    shared: () => provider?.shared() ?? [],
    cancel: () => provider?.cancel(),
    end: async () => provider?.end(),
  }
}
