import * as z from 'zod/mini'

const place = z.object({ line: z.int(), column: z.int() })
const mutant = z.object({
  mutatorName: z.string(),
  replacement: z.optional(z.string()),
  status: z.enum([
    ...(['Killed', 'Survived', 'NoCoverage', 'Timeout', 'Ignored'] as const),
    ...(['CompileError', 'RuntimeError', 'Pending'] as const),
  ]),
  static: z.optional(z.boolean()),
  testsCompleted: z.optional(z.int()),
  coveredBy: z.optional(z.array(z.string())),
  location: z.object({ start: place, end: place }),
})
/** Stryker's report format: https://github.com/stryker-mutator/mutation-testing-elements */
const stryker = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(mutant) })),
})

/**
 * - `killed`: a test failed, or did not end.
 * - `survived`: tests ran through it and noticed nothing; `untested`: none runs through it.
 * - `unmeasured`: reported as survived though no test was carried out to its end.
 * - `static`: made when its module is loaded; `failed`: could not be run. Neither was tried.
 */
export type Fate = 'killed' | 'survived' | 'untested' | 'unmeasured' | 'static' | 'failed'

export type Mutant = {
  readonly file: string
  readonly line: number
  /** The first line of the mutated code, so that the mutant is found again when lines move. */
  readonly code: string
  readonly from: string
  readonly to: string
  readonly fate: Fate
}

export type Score = {
  readonly counts: Readonly<Record<Fate, number>>
  /** Percentage of the measured mutants that were killed; 0 if none was measured. */
  readonly score: number
}

/** Returns all mutants of a report. */
export function readReport(given: unknown): readonly Mutant[] {
  return Object.entries(z.parse(stryker, given).files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants.map((one): Mutant => {
      const { start, end } = one.location
      const { line } = start
      const covered = lines.slice(line - 1, end.line).map((text, at, all) => {
        const to = at === all.length - 1 ? end.column - 1 : undefined
        return text.slice(at === 0 ? start.column - 1 : 0, to)
      })
      return {
        file,
        line,
        code: onOneLine(lines[line - 1] ?? ''),
        from: onOneLine(covered.join('\n')),
        to: onOneLine(one.replacement ?? ''),
        fate: fateOf(one),
      }
    })
  })
}

function fateOf({ status, testsCompleted = 0, coveredBy = [] }: z.infer<typeof mutant>): Fate {
  switch (status) {
    case 'Killed':
    case 'Timeout':
      return 'killed'
    case 'Survived':
      return testsCompleted === 0 || coveredBy.length === 0 ? 'unmeasured' : 'survived'
    case 'NoCoverage':
      return 'untested'
    case 'Ignored':
      return 'static'
    case 'CompileError':
    case 'RuntimeError':
    case 'Pending':
      return 'failed'
  }
}

/** Untested mutants count as survived: no test would notice them either. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const counts = { killed: 0, survived: 0, untested: 0, unmeasured: 0, static: 0, failed: 0 }
  for (const { fate } of mutants) counts[fate] += 1
  const measured = counts.killed + counts.survived + counts.untested
  return { counts, score: measured === 0 ? 0 : (100 * counts.killed) / measured }
}

export function isAlive({ fate }: Mutant): boolean {
  return fate === 'survived' || fate === 'untested'
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
