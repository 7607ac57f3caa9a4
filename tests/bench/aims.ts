import type { Metric } from './metrics.ts'

/** What our figure is held against: a figure of AppKit's, or a number of its own. */
export type Aim = { readonly text: string; readonly limit: number; readonly against?: Metric }

export const aims: { readonly [metric in Metric]?: Aim } = {
  loadBytes: { text: '≤ 1/100', limit: 1 / 100, against: 'loadBytes' },
  loadTaskNet: { text: '≤ 1/20', limit: 1 / 20, against: 'loadTaskNet' },
  openBytes: { text: '≤ 1/3', limit: 1 / 3, against: 'openBytes' },
  reopenedGrowth: { text: '≤ 1 MB', limit: 1_000_000 },
  warmVisible: { text: '≤ 1/2', limit: 1 / 2, against: 'warmVisible' },
  coldCard: { text: '≤ 100 ms', limit: 100 },
  coldUsable: { text: '≤ 3× warm', limit: 3, against: 'warmVisible' },
}
