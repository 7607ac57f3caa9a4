import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export type Count = { passed: number; failed: number }

export const reportFolder = '.cache/test'
export const playwrightReport = join(reportFolder, 'playwright.json')
const vitestReport = join(reportFolder, 'vitest.json')

/** Arguments with which vitest writes the report that is counted. */
export const vitestReporters = [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
] as const

const reports = {
  vitest: { file: vitestReport, read: readVitest },
  playwright: { file: playwrightReport, read: readPlaywright },
} as const

/** A step that failed without a failed test (it crashed, say) still counts as a failure. */
export function countOf(kind: keyof typeof reports | undefined, ok: boolean): Count {
  if (kind === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const { file, read } = reports[kind]
  const count = readReport(file, read)
  return ok || count.failed > 0 ? count : { ...count, failed: 1 }
}

/** Read once: the next step of this kind must not be counted by the report of the last. */
function readReport(file: string, read: (text: string) => Count): Count {
  try {
    const text = readFileSync(file, 'utf8')
    rmSync(file)
    return read(text)
  } catch (error) {
    console.error(`No report in ${file}:`, error)
    return { passed: 0, failed: 1 }
  }
}

function readVitest(text: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(text)
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) }
}

function readPlaywright(text: string): Count {
  const { expected, unexpected, flaky } = JSON.parse(text).stats
  if (flaky > 0) console.warn(`${flaky} passed at the second try only: see "flaky" above`)
  return { passed: Number(expected) + Number(flaky), failed: Number(unexpected) }
}
