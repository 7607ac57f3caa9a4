import { parseArgs } from 'node:util'
import { type ProductId, productIds } from './products.ts'

const DEFAULT_RUNS = 5
const parts = ['page', 'gateway', 'network', 'protocol', 'transfer', 'views'] as const
export type Part = (typeof parts)[number]

export type BenchArguments = {
  /** What a page pays, what the gateway adds, the first opening on a network, what a request does, transfers of the bridge, or how quick views are. */
  readonly part: Part
  readonly only: readonly ProductId[]
  readonly runs: number
  /** Whether `docs/figures.md` takes the table. */
  readonly write: boolean
  /** Whether only our own opening on a network is shown, request by request. */
  readonly waterfall: boolean
}

const usage = `npm run bench [-- gateway|network|protocol|transfer|views] [-- --only ${productIds.join(',')}] [-- --runs N] [-- --write] [-- --waterfall]`

/** Reads the command line; a blank page is always measured, because the others are compared to it. */
export function readArguments(argv: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      runs: { type: 'string' },
      write: { type: 'boolean', default: false },
      waterfall: { type: 'boolean', default: false },
    },
  })
  const runs = values.runs === undefined ? DEFAULT_RUNS : Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) {
    throw new BenchUsageError(`--runs takes a whole number from 1, not '${values.runs}'`)
  }
  const [name = 'page', ...more] = positionals
  const part = parts.find((one) => one === name)
  if (part === undefined || more.length > 0) {
    throw new BenchUsageError(`There is no '${positionals.join(' ')}' to measure. ${usage}`)
  }
  const { write, waterfall } = values
  return {
    part,
    runs,
    write,
    waterfall,
    only: values.only === undefined ? productIds : chosen(values.only),
  }
}

function chosen(text: string): ProductId[] {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !productIds.some((id) => id === name))
  if (unknown !== undefined) {
    throw new BenchUsageError(`There is no '${unknown}' to measure. ${usage}`)
  }
  return productIds.filter((id) => id === 'blank' || names.includes(id))
}

export class BenchUsageError extends Error {
  override name = 'BenchUsageError'
  code = 'BENCH_USAGE'
}
