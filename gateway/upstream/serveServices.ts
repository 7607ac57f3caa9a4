import { API_URL as BRIDGE_API, INDEXER_URL } from '#kernel/bridge/limits.ts'
import { ANALYTICS_URL, API_URL, BLOCKCHAIN_URL } from '#kernel/config/serviceUrls.ts'
import { paths } from '../config/behindGateway.ts'
import type { Settings } from '../config/readFile.ts'
import type { GatewaySection } from '../config/section.ts'
import type { App } from '../http/app.ts'
import { type PassOnOptions, passOn } from './passOn.ts'
import { blockchainRows, bridgeRows, directoryRows, eventRows, indexerRows } from './rows.ts'
import { createUpstream, type UpstreamOptions, type UpstreamParts } from './upstream.ts'

/** A long message of the bridge in hex, with what stands around it. */
const MAX_BYTES = 210_000
/** A product event, many times over. */
const EVENT_BYTES = 8_000

export type ServeServicesOptions = {
  readonly settings: Pick<Settings, 'owned' | 'secrets'>
  readonly section: Pick<GatewaySection, 'origin' | 'bridge' | 'services'>
  readonly parts: UpstreamParts
  /** Of one question to a service. */
  readonly timeoutMs: number | undefined
  /** Of a body. */
  readonly bodyMs: number
}

/** Serves the bridge's API and the services of a project, as far as the section names them. */
export function serveServices(app: App, options: ServeServicesOptions): void {
  const { settings, section, parts, timeoutMs, bodyMs } = options
  const { owned, secrets } = settings
  const pass = (
    upstream: Omit<UpstreamOptions, 'timeoutMs'>,
    rest: Pick<PassOnOptions, 'at' | 'rows' | 'owned'>,
    maxBytes = MAX_BYTES,
  ) =>
    passOn(app, {
      ...rest,
      upstream: createUpstream({ ...upstream, timeoutMs }, parts),
      limits: { maxBytes, timeoutMs: bodyMs },
    })

  if (section.bridge !== undefined) {
    const { keyFrom, integratorId } = section.bridge
    const headers: Record<string, string> =
      keyFrom === undefined ? {} : { authorization: `Bearer ${secrets.valueOf(keyFrom)}` }
    const ownedQuery: Record<string, string> = integratorId === undefined ? {} : { integratorId }
    pass(
      { name: 'bridge', base: owned.bridge?.apiUrl ?? BRIDGE_API, headers },
      { at: paths.bridge, rows: bridgeRows, owned: ownedQuery },
    )
    // It wants no key, and is given none.
    pass(
      { name: 'indexer', base: owned.bridge?.indexerUrl ?? INDEXER_URL, headers: {} },
      { at: paths.indexer, rows: indexerRows, owned: {} },
    )
  }
  if (section.services !== undefined) {
    const project = { projectId: secrets.valueOf(section.services.projectIdFrom) }
    // A project lists the origins that may use it, and this is the one that does.
    const headers = { origin: section.origin }
    pass(
      { name: 'directory', base: owned.services?.apiUrl ?? API_URL, headers },
      { at: paths.directory, rows: directoryRows, owned: project },
    )
    pass(
      { name: 'blockchain', base: owned.services?.blockchainUrl ?? BLOCKCHAIN_URL, headers },
      { at: paths.blockchain, rows: blockchainRows, owned: project },
    )
    pass(
      { name: 'events', base: owned.services?.analyticsUrl ?? ANALYTICS_URL, headers },
      { at: paths.events, rows: eventRows, owned: project },
      EVENT_BYTES,
    )
  }
}
