import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

export type Count = {
  readonly passed: number
  readonly failed: number
  /** What failed, told once more at the end. */
  readonly told: readonly string[]
  /** How long each test file took. */
  readonly files: readonly FileTime[]
}

export type FileTime = { readonly file: string; readonly ms: number }

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
export function countOf(kind: keyof typeof reports | undefined, ok: boolean): Count {
  if (kind === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, told: [], files: [] }
  const { file, read } = reports[kind]
  const report = readReport(file, read)
  const count =
    kind === 'vitest' ? { ...report, told: [...report.told, ...readSuiteErrors()] } : report
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Read once: the next step of this kind must not be counted by the report of the last. */
function readReport(file: string, read: (text: string) => Count): Count {
  try {
    const text = readFileSync(file, 'utf8')
    rmSync(file)
    return read(text)
  } catch (error) {
    console.error(`No report in ${file}:`, error)
    return { passed: 0, failed: 1, told: [], files: [] }
  }
}

function readSuiteErrors(): readonly string[] {
  if (!existsSync(suiteErrorsFile)) return []
  const thrown: string[] = JSON.parse(readFileSync(suiteErrorsFile, 'utf8'))
  rmSync(suiteErrorsFile)
  return thrown
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

export function readVitest(text: string): Count {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(text)
  const told = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${message}`] : []
    return failed.map(
      ({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`,
    )
  })
  const files = testResults.map(({ name, startTime, endTime }) => {
    return { file: relative('', name), ms: endTime - startTime }
  })
  return { passed: numPassedTests, failed: numFailedTests, told, files }
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
      status: 'expected' | 'unexpected' | 'skipped'
      results: { duration: number; error?: { message?: string } }[]
    }[]
  }[]
}

export function readPlaywright(text: string): Count {
  const { stats, suites }: { stats: Record<string, number>; suites: PlaywrightSuite[] } =
    JSON.parse(text)
  const { expected = 0, unexpected = 0 } = stats
  const files = new Map<string, number>()
  for (const { file, ms } of suites.flatMap(timesOf)) files.set(file, (files.get(file) ?? 0) + ms)
  return {
    passed: expected,
    failed: unexpected,
    told: suites.flatMap(toldBySuite),
    files: [...files].map(([file, ms]) => ({ file, ms })),
  }
}

function timesOf({ suites = [], specs }: PlaywrightSuite): FileTime[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, ms: duration }))),
  )
  return [...own, ...suites.flatMap(timesOf)]
}

function toldBySuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ projectName, status, results }) => {
      if (status !== 'unexpected') return []
      const errors = results.flatMap(({ error }) => error?.message ?? [])
      return [`[${projectName}] ${file}:${line} › ${title}\n${errors.join('\n')}`]
    }),
  )
  return [...own, ...suites.flatMap(toldBySuite)]
}
