import { spread } from '../report.ts'
import { summarize } from '../statistics.ts'
import {
  networkAims,
  type NetworkFigures,
  type NetworkMetric,
  networkMetricNames,
  networkMetrics,
  type NetworkSummaries,
} from './figures.ts'
import { type NetworkProductId, networkProductIds, networkProducts } from './products.ts'
import { type ProfileId, profileIds, profiles } from './profiles.ts'

/** All runs of each product on each line. */
export type NetworkMeasured = {
  readonly [profile in ProfileId]: { readonly [id in NetworkProductId]?: readonly NetworkFigures[] }
}

/** The table's rows, its head first: one line after another. */
export function networkReport(measured: NetworkMeasured): string[][] {
  const shown = networkProductIds.filter((id) =>
    profileIds.some((profile) => measured[profile][id] !== undefined),
  )
  const head = ['', ...shown.map((id) => networkProducts[id].title), 'aim', '']
  const rows = profileIds.flatMap((profile) => {
    const summaries = shown.map((id) => summarizeFigures(measured[profile][id] ?? []))
    const own = summaries[shown.indexOf('ours')] ?? {}
    const peers = summaries.filter((summary) => summary !== own)
    const aims = networkAims(profile)
    return networkMetricNames.map((metric) => {
      const aim = aims[metric]
      const met = aim?.isMet(own, peers)
      const { label, unit } = networkMetrics[metric]
      return [
        `${profiles[profile].title}: ${label}`,
        ...summaries.map((summary) => spread(summary[metric], unit)),
        aim?.text ?? '',
        verdict(met),
      ]
    })
  })
  return [head, ...rows]
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) return ''
  return met ? '✓' : '✗'
}

function summarizeFigures(runs: readonly NetworkFigures[]): NetworkSummaries {
  const figures = networkMetricNames.flatMap((metric: NetworkMetric) => {
    const summary = summarize(runs.flatMap((run) => run[metric] ?? []))
    return summary === undefined ? [] : [[metric, summary] as const]
  })
  return Object.fromEntries(figures)
}
