import type { Connector, ConnectedWallet } from '#kernel/connector.ts'
import { connector } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import { report } from '#kernel/logs/log.ts'
import { EMBEDDED } from '#wallet/embedded/id.ts'
import { once } from '#lib/promises.ts'
import type { EmbeddedProvider } from './embeddedProvider.ts'

/** What the wallet is called; no other wallet has this name. */
const wallet: ConnectedWallet = {
  id: EMBEDDED,
  rdns: EMBEDDED,
  name: 'Embedded wallet',
  icon: undefined,
}

const served = ['eip155', 'solana']

/** The wallet of a person who logged in; its code loads with the first request. */
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
    shared: () => served,
    cancel: () => provider?.cancel(),
    end: async () => (await open()).end(),
  }
}

const isOffered = ({ secureFrame }: Core) => secureFrame !== undefined

/** The wallet that a person gets by logging in. */
export const embedded = connector({
  id: EMBEDDED,
  asks: 'inPlace',
  isLogin: true,
  start(core) {
    const only = createEmbeddedConnector({
      load: async () => (await import('./openEmbedded.ts')).openEmbedded(core),
      via() {
        const provider = core.store.getState().embeddedWallet.user?.socialProvider ?? undefined
        if (provider === 'farcaster') return provider
        return provider === undefined ? 'email' : 'social'
      },
    })
    return (id) => (id === EMBEDDED && isOffered(core) ? only : undefined)
  },
  isOffered,
  serves: (_, namespace) => served.includes(namespace),
  productName({ embeddedWallet: { login } }) {
    return { name: wallet.name, method: login.step === 'otp' ? 'email' : login.step }
  },
  ended(core) {
    import('#wallet/embedded/forget.ts')
      .then(({ forgetLogin }) => forgetLogin(core))
      .catch(report(core))
  },
})
