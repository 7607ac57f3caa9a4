import type { Core } from '#kernel/core.ts'
import { WALLET_CONNECT } from './ids.ts'
import type { ConnectedWallet } from '#kernel/connector.ts'

/** How it is called until a wallet says its own name. */
export const walletConnect: ConnectedWallet = {
  id: WALLET_CONNECT,
  rdns: WALLET_CONNECT,
  name: 'WalletConnect',
  icon: undefined,
}

/** A pairing to show, or the one that took its place (S9.07). */
export function setPairing(core: Core, pairing: { uri: string; expiresAt: number }): void {
  core.store.setState(({ connections }) => {
    const { attempt } = connections
    const isAsked = attempt?.status === 'waiting' && attempt.connectorId === WALLET_CONNECT
    return isAsked ? { connections: { ...connections, pairing } } : {}
  })
}
