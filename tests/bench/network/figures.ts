import type { Unit } from '../format.ts'
import type { Summary } from '../statistics.ts'
import type { ProfileId } from './profiles.ts'

/** What is measured on each line, in the order of the table. */
export const networkMetrics = {
  skeleton: { label: 'tap → skeleton', unit: 'ms' },
  row: { label: 'tap → wallet row', unit: 'ms' },
  startToRow: { label: 'page start → wallet row', unit: 'ms' },
  copyStartToRow: { label: 'the same, loader on the page’s own site', unit: 'ms' },
  npmStartToRow: { label: 'the same, from npm', unit: 'ms' },
  bytes: { label: 'until the row: bytes', unit: 'bytes' },
  requests: { label: 'until the row: requests', unit: 'count' },
  series: { label: 'tap → row: requests in series', unit: 'count' },
  largestPaint: { label: 'page: largest paint', unit: 'ms' },
  blocking: { label: 'page: total blocking time', unit: 'ms' },
  secondRow: { label: 'second visit: tap → wallet row', unit: 'ms' },
  warmRow: { label: 'warm: tap → wallet row', unit: 'ms' },
} as const satisfies { readonly [name: string]: { readonly label: string; readonly unit: Unit } }

export type NetworkMetric = keyof typeof networkMetrics
export const networkMetricNames = Object.keys(networkMetrics).filter(
  (name): name is NetworkMetric => name in networkMetrics,
)

/** Figures of one run; what a product does not have is absent. */
export type NetworkFigures = { readonly [metric in NetworkMetric]?: number }
export type NetworkSummaries = { readonly [metric in NetworkMetric]?: Summary }

export type NetworkAim = {
  readonly text: string
  /** Undefined where there is nothing to compare with. */
  readonly isMet: (
    ours: NetworkSummaries,
    peers: readonly NetworkSummaries[],
  ) => boolean | undefined
}

const rowLimits: { readonly [id in ProfileId]: number } = {
  cable: 400,
  '4g': 1_000,
  'slow-4g': 2_000,
}

/** What ours is held against on a line, by medians. */
export function networkAims(profile: ProfileId): {
  readonly [metric in NetworkMetric]?: NetworkAim
} {
  const atMost = (metric: NetworkMetric, limit: number, unit: string): NetworkAim => ({
    text: `≤ ${limit.toLocaleString('en')}${unit}`,
    isMet: (ours) => below(ours[metric], limit),
  })
  return {
    skeleton: atMost('skeleton', 50, ' ms'),
    row: atMost('row', rowLimits[profile], ' ms'),
    startToRow: { text: '< all others', isMet: isSoonest('startToRow') },
    copyStartToRow: { text: '< all others', isMet: isSoonest('copyStartToRow') },
    npmStartToRow: { text: '< all others', isMet: isSoonest('npmStartToRow') },
    series: atMost('series', 3, ''),
    secondRow: {
      text: '≤ 1/2 of the first',
      isMet: ({ secondRow, row }) => (row ? below(secondRow, row.median / 2) : undefined),
    },
    warmRow: atMost('warmRow', 50, ' ms'),
  }
}

/** Whether ours, by this way to a page, has its row before any peer has. */
const isSoonest =
  (way: 'startToRow' | 'copyStartToRow' | 'npmStartToRow'): NetworkAim['isMet'] =>
  ({ [way]: own }, peers) => {
    const theirs = peers.flatMap(({ startToRow }) => startToRow?.median ?? [])
    if (own === undefined || theirs.length === 0) return undefined
    return own.median < Math.min(...theirs)
  }

function below(summary: Summary | undefined, limit: number): boolean | undefined {
  return summary === undefined ? undefined : summary.median <= limit
}
