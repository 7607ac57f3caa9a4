import { aims } from './aims.ts'
import { format, formatRatio, type Unit } from './format.ts'
import { type Figures, type Metric, metricNames, metrics } from './metrics.ts'
import { type ProductId, productIds, products } from './products.ts'
import { type Summary, summarize } from './statistics.ts'

/** All runs of each product. */
export type Measured = { readonly [id in ProductId]?: readonly Figures[] }
export type Summaries = {
  readonly [id in ProductId]?: { readonly [metric in Metric]?: Summary }
}

/** Medians and spreads; what the page itself costs is taken off the main thread's time. */
export function summarizeRuns(measured: Measured): Summaries {
  const page = summarize(valuesOf(measured.blank, 'loadTask'))?.median
  return Object.fromEntries(
    present(measured).map((id) => {
      const runs = (measured[id] ?? []).map((run) =>
        run.loadTask === undefined || page === undefined || id === 'blank'
          ? run
          : { ...run, loadTaskNet: Math.max(0, run.loadTask - page) },
      )
      const figures = metricNames.flatMap((metric) => {
        const summary = summarize(valuesOf(runs, metric))
        return summary === undefined ? [] : [[metric, summary] as const]
      })
      return [id, Object.fromEntries(figures)]
    }),
  )
}

/** The table's rows, its head first. */
export function report(summaries: Summaries): string[][] {
  const shown = present(summaries)
  const head = ['', ...shown.map((id) => products[id].title), 'ours : AppKit', 'aim', '']
  const rows = metricNames.map((metric) => [
    metrics[metric].label,
    ...shown.map((id) => cell(summaries[id]?.[metric], metric)),
    ...verdict(summaries, metric),
  ])
  return [head, ...rows]
}

function cell(summary: Summary | undefined, metric: Metric): string {
  return spread(summary, metrics[metric].unit)
}

/** The median, and least and most where they differ. */
export function spread(summary: Summary | undefined, unit: Unit): string {
  if (summary === undefined) return '–'
  const { median, min, max } = summary
  const text = format(median, unit)
  const least = format(min, unit)
  const most = format(max, unit)
  // Both ends carry the unit of the median, unless they need another.
  const short = (end: string) => end.replace(/ (.+)$/, (all) => (text.endsWith(all) ? '' : all))
  return least === most ? text : `${text} (${short(least)}–${short(most)})`
}

/** Ratio, aim and whether it is met; by medians. */
function verdict({ ours, appkit }: Summaries, metric: Metric): [string, string, string] {
  const aim = aims[metric]
  const against = appkit?.[aim?.against ?? metric]
  const own = ours?.[metric]
  const ratio = own && against ? own.median / against.median : undefined
  const text = ratio === undefined ? '–' : formatRatio(ratio)
  if (aim === undefined) return [text, '', '']
  const value = aim.against === undefined ? own?.median : ratio
  if (value === undefined) return [text, aim.text, '']
  return [text, aim.text, value <= aim.limit ? '✓' : '✗']
}

function valuesOf(runs: readonly Figures[] | undefined, metric: Metric): number[] {
  return (runs ?? []).flatMap((run) => run[metric] ?? [])
}

function present(of: { readonly [id in ProductId]?: unknown }): ProductId[] {
  return productIds.filter((id) => of[id] !== undefined)
}
