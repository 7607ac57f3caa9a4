import type { Connector } from './connector.ts'
import type { ConnectorManifest } from './connectorManifest.ts'
import type { Core } from './core.ts'

export type Manifest = ConnectorManifest<Core>

/** A way to reach wallets, of its manifest. */
export function connector<const M extends Manifest>(manifest: M): M {
  return manifest
}

/** The traits of a connector: its manifest's, else those of the page's wallets. */
export function connectorManifest(
  { connectors }: Pick<Core, 'connectors'>,
  id: string,
): Partial<Manifest> {
  return connectors.find((one) => one.id === id) ?? connectors.find((one) => !one.id) ?? {}
}

/** The id of the connector that reaches the wallets of the registry. */
export function relayId({ connectors }: Pick<Core, 'connectors'>): string {
  return connectors.find(({ isRelay }) => isRelay)?.id ?? ''
}

/** True when wallets that are not on the page can be reached here. */
export function offersRelay(core: Core): boolean {
  return core.connectors.some(({ isRelay, isOffered }) => isRelay && isOffered?.(core) !== false)
}

/** What finds the connector with an id, in this widget. */
export function createConnectorFinder(core: () => Core): Core['getConnector'] {
  let finders: readonly ((id: string) => Connector | undefined)[] | undefined
  return (id) => {
    finders ??= core().connectors.map((one) => one.start(core()))
    for (const find of finders) {
      const found = find(id)
      if (found !== undefined) return found
    }
    return undefined
  }
}
