import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureChromium } from '../ensureChromium.ts'
import { type Count, countOf, type FileTime, playwrightReport, reportFolder } from './reports.ts'
import { describeTimes, type StepTime, writeTimes } from './times.ts'

export type Step = {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>> | undefined
  /** The step of the same list that has to be done first, if it is run at all. */
  readonly after?: string | undefined
  /** What the step writes its counts with; a step without one counts as one check. */
  readonly counts?: 'vitest' | 'playwright' | undefined
  /** Left out unless a word names it. */
  readonly onlyNamed?: boolean | undefined
}

/**
 * Runs the steps in turn, those of a list side by side, whatever becomes of them, and ends the process
 * with their sum and their times. The word `--write` writes the times into CONTRIBUTING.md.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  given: readonly string[],
): Promise<never> {
  const words = given.filter((word) => word !== '--write')
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })
  const chromium = ensureChromium()
  const env = {
    ...process.env,
    ...(chromium === undefined ? {} : { CHROMIUM_BIN: chromium }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  }
  let passed = 0
  let failed = 0
  const told: string[] = []
  const times: StepTime[] = []
  const files: FileTime[] = []
  for (const entry of steps) {
    const together = (Array.isArray(entry) ? entry : [entry]).filter((step) =>
      isChosen(step, words),
    )
    const running = new Map<string, Promise<Ended>>()
    for (const step of together) {
      const first = step.after === undefined ? undefined : running.get(step.after)
      const run = () => runStep(step, { env, isAlone: together.length === 1 })
      running.set(step.name, first === undefined ? run() : first.then(run))
    }
    for (const [name, run] of running) {
      const count = await run
      times.push({ name, ms: count.ms })
      files.push(...count.files)
      passed += count.passed
      failed += count.failed
      told.push(...count.told)
    }
  }

  console.log(`\n${describeTimes(times, files)}`)
  if (words.length < given.length) writeTimes(times)
  // Who reads the end of a long log reads what is to be mended.
  if (told.length > 0) console.log(`\n── to be mended\n\n${told.map(firstLines).join('\n\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

/** With words only the steps whose name has one of them are run. */
export function isChosen(
  { name, onlyNamed = false }: Pick<Step, 'name' | 'onlyNamed'>,
  words: readonly string[],
): boolean {
  return words.length === 0 ? !onlyNamed : words.some((word) => name.includes(word))
}

type Ended = Count & { readonly ms: number }

/** One that is not alone tells what it printed when it is done, so that nothing is mixed. */
async function runStep(
  step: Step,
  { env, isAlone }: { env: NodeJS.ProcessEnv; isAlone: boolean },
): Promise<Ended> {
  const started = Date.now()
  if (isAlone) console.log(`\n── ${step.name}`)
  const [command = '', ...args] = step.command
  const child = spawn(command, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...step.env },
    shell: process.platform === 'win32',
  })
  const printed: Buffer[] = []
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (part: Buffer) => printed.push(part))
  }
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      console.error(error)
      resolve(1)
    })
    child.on('close', resolve)
  })
  if (!isAlone) console.log(`\n── ${step.name}\n${Buffer.concat(printed)}`)
  const ms = Date.now() - started
  const count = { ...countOf(step.counts, status === 0), ms }
  const seconds = (ms / 1_000).toFixed(1)
  console.log(`── ${step.name}: ${count.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
  if (count.failed === 0 || count.told.length > 0) return count
  const end = Buffer.concat(printed)
    .toString()
    .split('\n')
    .slice(-toldLines + 1)
  return { ...count, told: [[step.name, ...end].join('\n')] }
}

const toldLines = 40

function firstLines(text: string): string {
  return text.split('\n').slice(0, toldLines).join('\n')
}
