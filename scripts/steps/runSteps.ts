import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureChromium } from '../ensureChromium.ts'
import { type Count, countOf, playwrightReport, reportFolder } from './reports.ts'

export type Step = {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>> | undefined
  /** What the step writes its counts with; a step without one counts as one check. */
  readonly counts?: 'vitest' | 'playwright' | undefined
}

/**
 * Runs the steps in turn, whatever becomes of them, and ends the process with their sum. With words
 * only the steps whose name has one of them are run.
 */
export function runSteps(steps: readonly Step[], words: readonly string[]): never {
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const chromium = ensureChromium()
  const totals: Count = { passed: 0, failed: 0 }
  const chosen = steps.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )

  for (const step of chosen) {
    const started = Date.now()
    console.log(`\n── ${step.name}`)
    const [command = '', ...args] = step.command
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(chromium === undefined ? {} : { CHROMIUM_BIN: chromium }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
        ...step.env,
      },
      shell: process.platform === 'win32',
    })
    const count = countOf(step.counts, status === 0)
    totals.passed += count.passed
    totals.failed += count.failed
    const seconds = ((Date.now() - started) / 1_000).toFixed(1)
    console.log(`── ${step.name}: ${count.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
  }

  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  process.exit(totals.failed === 0 ? 0 : 1)
}
