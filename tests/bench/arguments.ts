import { parseArgs } from 'node:util'
import { type ProductId, productIds } from './products.ts'

const DEFAULT_RUNS = 5

export type BenchArguments = {
  /** Transfers of the bridge, or what a page pays. */
  readonly part: 'transfer' | 'page'
  readonly only: readonly ProductId[]
  readonly runs: number
}

const usage = `npm run bench [-- transfer] [-- --only ${productIds.join(',')}] [-- --runs N]`

/** Reads the command line; a blank page is always measured, because the others are compared to it. */
export function readArguments(argv: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { only: { type: 'string' }, runs: { type: 'string' } },
  })
  const runs = values.runs === undefined ? DEFAULT_RUNS : Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) {
    throw new BenchUsageError(`--runs takes a whole number from 1, not '${values.runs}'`)
  }
  const [part = 'page', ...more] = positionals
  if ((part !== 'page' && part !== 'transfer') || more.length > 0) {
    throw new BenchUsageError(`There is no '${positionals.join(' ')}' to measure. ${usage}`)
  }
  return { part, runs, only: values.only === undefined ? productIds : chosen(values.only) }
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
