import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type OptOut, type Ran, withoutOptOuts } from './optOuts.ts'

export type Count = {
  readonly passed: number
  readonly failed: number
  /** What failed or passed at the second try only, told once more at the end. */
  readonly told: readonly string[]
}

export const reportFolder = '.cache/test'
export const playwrightReport = join(reportFolder, 'playwright.json')
const vitestReport = join(reportFolder, 'vitest.json')
/** What hooks of suites threw, as `suiteErrors.ts` writes it. */
export const suiteErrorsFile = join(reportFolder, 'suiteErrors.json')

/** Arguments with which vitest writes the report that is counted. */
export const vitestReporters = [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
  '--reporter=./scripts/steps/suiteErrors.ts',
] as const

const reports = {
  vitest: { file: vitestReport, read: readVitest },
  playwright: { file: playwrightReport, read: readPlaywright },
} as const

/** A step that failed without a failed test (it crashed, say) still counts as a failure. */
export function countOf(
  kind: keyof typeof reports | undefined,
  ok: boolean,
  optOuts: readonly OptOut[] = [],
): Count {
  if (kind === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, told: [] }
  const { file, read } = reports[kind]
  const { ran, ...report } = readReport(file, read)
  const count =
    kind === 'vitest' ? { ...report, told: [...report.told, ...readSuiteErrors()] } : report
  if (!ok && count.failed === 0) return { ...count, failed: 1 }
  return withoutOptOuts({ ...count, ran }, optOuts)
}

/** Read once: the next step of this kind must not be counted by the report of the last. */
function readReport(file: string, read: (text: string) => Counted): Counted {
  try {
    const text = readFileSync(file, 'utf8')
    rmSync(file)
    return read(text)
  } catch (error) {
    console.error(`No report in ${file}:`, error)
    return { passed: 0, failed: 1, told: [], ran: [] }
  }
}

function readSuiteErrors(): readonly string[] {
  if (!existsSync(suiteErrorsFile)) return []
  const thrown: string[] = JSON.parse(readFileSync(suiteErrorsFile, 'utf8'))
  rmSync(suiteErrorsFile)
  return thrown
}

/** With each test by itself; one for each line of what is told. */
export type Counted = Count & { readonly ran: readonly Ran[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

export function readVitest(text: string): Counted {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(text)
  const told = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${message}`] : []
    return failed.map(
      ({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`,
    )
  })
  const ran = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName: title, status }): Ran => ({ file, title, status })),
  )
  return { passed: numPassedTests, failed: numFailedTests, told, ran }
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    line: number
    title: string
    tests: {
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results: { error?: { message?: string } }[]
    }[]
  }[]
}

export function readPlaywright(text: string): Counted {
  const { stats, suites }: { stats: Record<string, number>; suites: PlaywrightSuite[] } =
    JSON.parse(text)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return {
    passed: expected + flaky,
    failed: unexpected,
    told: suites.flatMap(toldBySuite),
    ran: suites.flatMap(ranBySuite),
  }
}

const statuses = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const

function ranBySuite({ suites = [], specs }: PlaywrightSuite): Ran[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status }): Ran => ({ file, title, status: statuses[status] })),
  )
  return [...own, ...suites.flatMap(ranBySuite)]
}

function toldBySuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ projectName, status, results }) => {
      if (status !== 'unexpected' && status !== 'flaky') return []
      const how = status === 'flaky' ? ' (passed at the second try)' : ''
      const errors = results.flatMap(({ error }) => error?.message ?? [])
      return [`[${projectName}] ${file}:${line} › ${title}${how}\n${errors.join('\n')}`]
    }),
  )
  return [...own, ...suites.flatMap(toldBySuite)]
}
