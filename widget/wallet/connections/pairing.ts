import type { Core } from '#kernel/core.ts'
import { connectorManifest } from '#kernel/connectors.ts'

/** A pairing to show, or the one that took its place (S9.07). */
export function setPairing(core: Core, pairing: { uri: string; expiresAt: number }): void {
  core.store.setState(({ connections }) => {
    const { attempt } = connections
    const isAsked =
      attempt?.status === 'waiting' && connectorManifest(core, attempt.connectorId).asks === 'code'
    return isAsked ? { connections: { ...connections, pairing } } : {}
  })
}
