import { presetNetworks } from '#kernel/networks/presets.ts'
import { networkIdentity } from '#kernel/config/networkShape.ts'
import { isEvmAddress } from '#protocol'
import { paths } from '../config/behindGateway.ts'
import type { Settings } from '../config/readFile.ts'
import type { GatewaySection } from '../config/section.ts'
import type { App, Asked } from '../http/app.ts'
import { answerHeaders, GatewayError } from '../http/errors.ts'
import type { Nodes } from '../rpc/nodes.ts'
import { readQuery, readWord, refuseOtherMethods } from '../upstream/passOn.ts'
import { chainsRow, historyRow } from '../upstream/rows.ts'
import { serveChains } from '../upstream/serveChains.ts'
import type { UpstreamOptions, UpstreamParts } from '../upstream/upstream.ts'
import { createIndexer } from './askIndexer.ts'
import { createLogReader } from './askLogs.ts'
import { toEntries } from './entries.ts'
import type { Currency, HistorySource } from './moves.ts'

export type ServeHistoryOptions = {
  readonly settings: Pick<Settings, 'owned' | 'secrets'>
  readonly section: Pick<GatewaySection, 'history'>
  readonly parts: UpstreamParts
  readonly nodesOf: (chain: string) => Nodes | undefined
  /** Of one question to an indexer. */
  readonly timeoutMs: UpstreamOptions['timeoutMs']
  /** Counts questions of the caller; returns an error once there are too many. */
  readonly count: (context: Asked, questions: number) => Promise<GatewayError | undefined>
}

const BLOCK = /^\d{1,15}$/

/** Answers what accounts did as the public service does, from indexers of the owner's choice or from logs (S7.03). */
export function serveHistory(app: App, options: ServeHistoryOptions): void {
  const { settings, section, count } = options
  const at = paths.history
  const row = { ...historyRow, query: { ...historyRow.query, cursor: BLOCK } }
  const sources = new Map(
    Object.keys(section.history).map((chain) => [
      chain,
      { source: sourceOf(chain, options), currency: currencyOf(chain, settings.owned) },
    ]),
  )

  serveChains(app, at, [...sources.keys()])
  app.on(row.method, `${at}${row.path}`, async (context) => {
    const address = readWord(context.req.param('address'))
    if (!isEvmAddress(address)) {
      throw new GatewayError('PATH_REFUSED', 'This path is not one of ours.')
    }
    const query = readQuery(new URL(context.req.url).searchParams, row)
    const caipChainId = query.get('chainId') ?? ''
    const found = sources.get(caipChainId)
    if (found === undefined) {
      throw new GatewayError('CHAIN_UNKNOWN', 'This chain has no history here.')
    }
    const { source, currency } = found
    // One was counted when the request came.
    const error = await count(context, source.cost - 1)
    if (error !== undefined) throw error
    const cursor = query.get('cursor')
    const page = await source.read(address, cursor === null ? undefined : Number(cursor))
    const answer = {
      data: toEntries(page, { address, caipChainId, currency }),
      next: page.next === undefined ? null : `${page.next}`,
      ...(source.isPartial ? { scope: 'recentTokens' } : {}),
    }
    return context.json(answer, 200, answerHeaders)
  })
  refuseOtherMethods(app, at, [chainsRow, row])
}

function sourceOf(chain: string, options: ServeHistoryOptions): HistorySource {
  const { settings, section, parts, nodesOf, timeoutMs } = options
  const wanted = section.history[chain]
  if (wanted !== undefined && 'indexerUrl' in wanted) {
    const { indexerUrl, keyFrom } = wanted
    const key = keyFrom === undefined ? undefined : settings.secrets.valueOf(keyFrom)
    return createIndexer({ chain, indexerUrl, key, timeoutMs }, parts)
  }
  const nodes = nodesOf(chain)
  if (wanted === undefined || nodes === undefined) throw new Error(`${chain} has no nodes`)
  return createLogReader(chain, wanted, { nodes, log: parts.log })
}

function currencyOf(chain: string, { networks }: Settings['owned']): Currency {
  const network = (networks ?? presetNetworks).find(
    (one) => networkIdentity(one).caipChainId === chain,
  )
  if (network === undefined) throw new Error(`${chain} is not among the networks`)
  return network.nativeCurrency
}
