import { availableParallelism, cpus, loadavg } from 'node:os'

/** What the figures were measured on. */
export function machine(chromium?: string | undefined): string {
  const [model] = cpus()
  return [
    `${availableParallelism()} cores${model === undefined ? '' : ` (${model.model.trim()})`}`,
    `load ${loadavg()[0]?.toFixed(1)}`,
    `Node ${process.versions.node}`,
    ...(chromium === undefined ? [] : [`Chromium ${chromium}`]),
    `${process.platform} ${process.arch}`,
  ].join(' · ')
}
