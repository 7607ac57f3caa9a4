import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './ensureChromium.ts'

type Count = { passed: number; failed: number }
type Step = {
  name: string
  command: readonly string[]
  /** Where the step writes its counts; a step without one counts as one check. */
  report?: { file: string; read: (text: string) => Count } | undefined
}

const cache = '.cache/test'
const vitestReport = join(cache, 'vitest.json')
const playwrightReport = join(cache, 'playwright.json')

const steps: readonly Step[] = [
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'requirements', command: ['npm', 'run', '--silent', 'requirements'] },
  {
    name: 'unit, component and chain tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    report: { file: vitestReport, read: readVitest },
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'size', command: ['npm', 'run', '--silent', 'size'] },
  { name: 'licences', command: ['npm', 'run', '--silent', 'licences'] },
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test', '--project=blocked', '--project=allowed'],
    report: { file: playwrightReport, read: readPlaywright },
  },
]

rmSync(cache, { recursive: true, force: true })
mkdirSync(cache, { recursive: true })
const chromium = ensureChromium()
const totals: Count = { passed: 0, failed: 0 }
const only = process.argv.slice(2)

for (const step of steps.filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
)) {
  const started = Date.now()
  console.log(`\n── ${step.name}`)
  const [command = '', ...args] = step.command
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(chromium === undefined ? {} : { CHROMIUM_BIN: chromium }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    },
    shell: process.platform === 'win32',
  })
  const count = countOf(step, status === 0)
  totals.passed += count.passed
  totals.failed += count.failed
  const seconds = ((Date.now() - started) / 1_000).toFixed(1)
  console.log(`── ${step.name}: ${count.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

/** A step that failed without a failed test (it crashed, say) still counts as a failure. */
function countOf({ report }: Step, ok: boolean): Count {
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const count = readReport(report)
  return ok || count.failed > 0 ? count : { ...count, failed: 1 }
}

function readReport({ file, read }: NonNullable<Step['report']>): Count {
  try {
    return read(readFileSync(file, 'utf8'))
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
