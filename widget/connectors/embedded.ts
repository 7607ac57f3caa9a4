import type { Connector, ConnectedWallet } from '#kernel/connector.ts'
import { EMBEDDED } from '#wallet/connections/ids.ts'
import { once } from '#lib/promises.ts'
import type { EmbeddedProvider } from './embeddedProvider.ts'

/** How it is called; nobody else has a wallet of this name. */
const wallet: ConnectedWallet = {
  id: EMBEDDED,
  rdns: EMBEDDED,
  name: 'Embedded wallet',
  icon: undefined,
}

/** The wallet of somebody who logged in; its code comes with the first request. */
export function createEmbeddedConnector(options: {
  readonly load: () => Promise<EmbeddedProvider>
  readonly via: () => Connector['via']
}): Connector {
  const open = once(options.load)
  let provider: EmbeddedProvider | undefined
  return {
    id: EMBEDDED,
    wallet,
    get via() {
      return options.via()
    },
    async request(request) {
      provider = await open()
      return provider.request(request)
    },
    shared: () => ['eip155', 'solana'],
    cancel: () => provider?.cancel(),
    end: async () => (await open()).end(),
  }
}
