import type { Connector } from './connector.ts'
import type { ConnectorManifest } from './connectorManifest.ts'
import type { Core } from './core.ts'

export type Manifest = ConnectorManifest<Core>

/** A way to reach wallets, of its manifest. */
export function connector<const M extends Manifest>(manifest: M): M {
  return manifest
}

/** The manifest of a connector: its own, else that of the page's wallets. */
export function connectorManifest({ connectors }: Pick<Core, 'connectors'>, id: string): Manifest {
  const found = connectors.find((one) => one.id === id) ?? connectors.find((one) => !one.id)
  if (found === undefined) throw new Error(`No connector has the id ${id}`)
  return found
}

/** The id of the connector that reaches the wallets of the directory. */
export function relayId({ connectors }: Pick<Core, 'connectors'>): string {
  const id = connectors.find(({ isRelay }) => isRelay)?.id
  if (id === undefined) throw new Error('No connector is a relay')
  return id
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
