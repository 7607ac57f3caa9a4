import { WALLET_ICON_CHARS } from '#protocol'
import type { Core } from '#kernel/core.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import { walletImageQuery } from './walletQueries.ts'
import { liveConnections } from '../connections/slice.ts'

/** The picture formats that the page accepts from a wallet; others, such as AVIF, are dropped. */
const acceptedImage = /^data:image\/(png|webp|svg\+xml|gif|jpeg|x-icon)[;,]/

/**
 * Pictures of wallets at the other end of a session, from the registry: a picture that the wallet
 * names is on the wallet's own server, which would learn who visits this page. So only a wallet that
 * the person picked in the registry, and whose name matches its listing, has one.
 */
export function watchSessionIcons(
  core: Core,
  connectorId: string,
): (name: string) => string | undefined {
  const icons = new Map<string, string>()
  const asked = new Set<string>()
  const { store, signal } = core

  async function load(name: string, { imageId = '' }: WalletListing): Promise<void> {
    asked.add(name)
    const icon = await core.queries.fetchQuery(walletImageQuery(core, imageId)).catch(() => null)
    if (icon === null || icon.length > WALLET_ICON_CHARS || !acceptedImage.test(icon)) return
    icons.set(name, icon)
    draw(name, icon)
  }

  function draw(name: string, icon: string): void {
    store.setState(({ connections }) => {
      const own = liveConnections(connections).filter(([, one]) => isOwn(one, name))
      const drawn = own.map(([namespace, one]) => [
        namespace,
        { ...one, wallet: { ...one.wallet, icon } },
      ])
      const byNamespace = { ...connections.byNamespace, ...Object.fromEntries(drawn) }
      return { connections: { ...connections, byNamespace } }
    })
  }

  const isOwn = (
    { connectorId: id, wallet }: { connectorId: string; wallet: { name: string } },
    name: string,
  ) => id === connectorId && wallet.name === name

  const check = () => {
    const { connections } = store.getState()
    for (const [, { connectorId: id, wallet }] of liveConnections(connections)) {
      const { name, icon } = wallet
      if (id !== connectorId || icon !== undefined || asked.has(name)) continue
      const listed = connections.recentListings.find((one) => isListedAs(one, name))
      if (listed !== undefined) void load(name, listed)
    }
  }
  signal.addEventListener('abort', store.subscribe(check), { once: true })
  return (name) => icons.get(name)
}

/** A wallet's own name may be longer than the listed one: `MetaMask Wallet`, or a symbol before it. */
function isListedAs({ name, imageId }: WalletListing, said: string): boolean {
  return imageId !== undefined && said.toLowerCase().includes(name.toLowerCase())
}
