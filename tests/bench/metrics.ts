import type { Unit } from './format.ts'

/** What one run measures, in the order of the table; a product may lack some. */
export const metrics = {
  loadBytes: { label: 'at page load: bytes', unit: 'bytes' },
  loadRequests: { label: 'at page load: requests', unit: 'count' },
  loadForeign: { label: 'at page load: requests to other hosts', unit: 'count' },
  loadTask: { label: 'at page load: main thread of the page', unit: 'ms' },
  loadTaskNet: { label: 'the same, less the blank page', unit: 'ms' },
  loadHeap: { label: 'at page load: heap', unit: 'bytes' },
  openBytes: { label: 'until open: bytes', unit: 'bytes' },
  openRequests: { label: 'until open: requests', unit: 'count' },
  openTask: { label: 'until open: main thread of the page', unit: 'ms' },
  openHeap: { label: 'open: heap, page and frames', unit: 'bytes' },
  reopenedHeap: { label: 'closed after 100 opens: heap', unit: 'bytes' },
  reopenedGrowth: { label: 'the same, less that after 10 opens', unit: 'bytes' },
  warmVisible: { label: 'warm: click to wallet row', unit: 'ms' },
  coldCard: { label: 'cold: click to skeleton', unit: 'ms' },
  coldUsable: { label: 'cold: click to wallet row', unit: 'ms' },
} as const satisfies { readonly [name: string]: { readonly label: string; readonly unit: Unit } }

export type Metric = keyof typeof metrics
export const metricNames = Object.keys(metrics).filter((name): name is Metric => name in metrics)

/** Figures of one run; what a product does not have is absent. */
export type Figures = { readonly [metric in Metric]?: number }
