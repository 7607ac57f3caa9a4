import type { Handlers, Welcome, WidgetContract } from '#protocol'
import { allowFee } from '#features/bridge/model/allowFee.ts'
import type { Core } from '#kernel/core.ts'
import { close } from '#kernel/modal/close.ts'
import { leaveView } from '#kernel/modal/dismiss.ts'
import { open } from '#kernel/modal/open.ts'
import { loadNetworkReader } from '#kernel/networks/offer.ts'
import { shownWallets } from '#wallet/registry/shownWallets.ts'
import { addAdapters, discoverWallets } from './adapters.ts'

/** What a page may ask, from its first message on. */
export function createHandlers(asked: {
  readonly core: () => Promise<Core>
  /** What the page's loader can do; nothing before it said so. */
  readonly capabilities: () => Welcome['capabilities']
  readonly session: string
}): Handlers<WidgetContract> {
  const { core, capabilities, session } = asked
  return {
    open: async (options) => open(await core(), options),
    // Escape and Back mean the same, whichever document has the focus.
    async close({ reason }) {
      return reason === 'escape' ? leaveView(await core()) : close(await core(), reason)
    },
    // What a page asks as EIP-1193 comes after Connect was seen, or never.
    async request(sent) {
      const current = await core()
      const { open: isOpen, closings } = current.store.getState().modal
      const { request } = await import('#wallet/requests/request.ts')
      return request(current, { ...sent, ...(isOpen && { closings }) })
    },
    async setOptions(options) {
      const current = await core()
      await allowFee(current.deployment, options.bridge)
      const { known } = current.store.getState().networks
      await addAdapters(current.adapters, known, { options, capabilities: capabilities() })
      const { setOptions } = await import('./setOptions.ts')
      const given = current.store.getState().config.options.networks
      setOptions(current, options, await loadNetworkReader({ networks: given, ...options }))
      discoverWallets(current)
    },
    async disconnect({ namespace }) {
      const { disconnectForPage } = await import('#wallet/connect/disconnect.ts')
      disconnectForPage(await core(), namespace)
    },
    async switchNetwork({ caipChainId }) {
      const { switchNetworkOfPage } = await import('#wallet/connect/switchNetwork.ts')
      return switchNetworkOfPage(await core(), caipChainId)
    },
    async walletEvent({ walletId, event }) {
      const { onWalletEvent } = await import('#wallet/connect/walletEvent.ts')
      onWalletEvent(await core(), walletId, event)
    },
    walletsChanged: async ({ wallets }) => {
      const { store } = await core()
      store.setState({ wallets: { page: shownWallets(wallets) } })
    },
    async pageChanged({ restored, insets }) {
      for (const [side, px] of Object.entries(insets ?? {})) {
        document.documentElement.style.setProperty(`--causeway-inset-${side}`, `${px}px`)
      }
      const { queries } = await core()
      if (restored === true) await queries.invalidateQueries()
    },
    async getLogs({ after = 0 }) {
      const { logs } = await core()
      const ring = await logs?.open()
      return ring?.part(after) ?? { text: '', last: 0, more: false }
    },
    ping: () => ({ session }),
  }
}
