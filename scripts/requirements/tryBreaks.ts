import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Break, Breaks } from './breaks.ts'
import { type CopyTests, createCopyTests, type Test } from './copyTests.ts'
import { idsOf } from './ids.ts'
import { readSource } from './readSource.ts'
import { projectFiles } from './testFiles.ts'

export type Trial = Break & { readonly id: string }

/** What came of a break: its tests failed, or why that cannot be said. */
export type Verdict = {
  readonly trial: Trial
  readonly fault: string | undefined
  readonly durationMs: number
}

/** The breaks of the rows that `words` name, by id (`S4.13`) or section (`S4`); of all without any. */
export function trialsOf(breaks: Breaks, words: readonly string[]): readonly Trial[] {
  return Object.entries(breaks)
    .filter(
      ([id]) =>
        words.length === 0 || words.some((word) => word === id || id.startsWith(`${word}.`)),
    )
    .flatMap(([id, row]) => row.breaks.map((one) => ({ ...one, id })))
}

/** What a test file needs to run, the cheapest first. */
export const kinds = ['unit', 'component', 'chain', 'browser'] as const
export type Kind = (typeof kinds)[number]

export function kindOf(file: string): Kind {
  if (file.endsWith('.spec.ts')) return 'browser'
  if (file.endsWith('.chain.test.ts')) return 'chain'
  return file.endsWith('.tsx') ? 'component' : 'unit'
}

/**
 * Applies each break to a copy of the project, runs the tests of its row there and expects one of them
 * to fail that passes without it.
 */
export async function tryBreaks(
  trials: readonly Trial[],
  tell: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'breaks-')))
  const verdicts: Verdict[] = []
  // Those of one test file go to one copy, which learns once what passes there unbroken.
  const files = [...new Set(trials.map(({ red }) => red))]
  const queue = files
    .map((red) => ({ red, own: trials.filter((trial) => trial.red === red) }))
    .sort((a, b) => kinds.indexOf(kindOf(a.red)) - kinds.indexOf(kindOf(b.red)))
  const running: CopyTests[] = []
  const work = async (_: unknown, index: number) => {
    const copy = join(folder, String(index))
    copyProject(copy)
    const tests = createCopyTests(copy)
    running.push(tests)
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      for await (const verdict of tryOnFile({ copy, tests }, next.red, next.own)) {
        verdicts.push(verdict)
        tell(verdict)
      }
    }
  }
  const end = () => {
    for (const tests of running) tests.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
  const stop = () => {
    end()
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), queue.length) }, work))
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    end()
  }
  return verdicts
}

function copyProject(copy: string): void {
  for (const file of projectFiles('.')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(file, join(copy, file))
  }
  // Each package by itself: what Vite keeps in this folder belongs to one copy.
  const packages = join(copy, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules').filter((one) => !one.startsWith('.vite'))) {
    symlinkSync(resolve('node_modules', name), join(packages, name))
  }
}

type Copy = { readonly copy: string; readonly tests: CopyTests }

async function* tryOnFile(
  { copy, tests }: Copy,
  red: string,
  trials: readonly Trial[],
): AsyncGenerator<Verdict> {
  const needed = trials.map(({ id }) => id)
  const isTold = (all: readonly Test[]) =>
    needed.every((id) => passing(carrying(all, id)).length > 0)
  let whole = await tests.run({ file: red, changed: [] })
  // The first component test of a copy is reloaded when Vite finds another package in it.
  if (!isTold(whole)) whole = await tests.run({ file: red, changed: [] })
  for (const trial of trials) {
    const started = Date.now()
    if (!readSource(join(copy, trial.file))?.includes(trial.from)) {
      yield { trial, fault: 'what it replaces is not there', durationMs: 0 }
      continue
    }
    const own = carrying(whole, trial.id)
    const green = passing(own)
    const broken = green.length === 0 ? [] : await runBroken({ copy, tests }, trial, green)
    const fault = faultOf({ whole: own, broken })
    yield { trial, fault, durationMs: Date.now() - started }
  }
}

async function runBroken(
  { copy, tests }: Copy,
  { red, file, from, to }: Trial,
  names: readonly string[],
): Promise<readonly Test[]> {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  const changed = [file]
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  const run = () => tests.run({ file: red, changed, names })
  const first = await run()
  const broken = first.length === 0 ? await run() : first
  writeFileSync(path, source)
  return broken
}

/** Of the tests that carry the id: why their failing with the break cannot be said. */
export function faultOf({
  whole,
  broken,
}: Record<'whole' | 'broken', readonly Test[]>): string | undefined {
  if (whole.length === 0) return 'no test in the file carries the id'
  const green = passing(whole)
  if (green.length === 0) return 'its tests fail without the break'
  const ran = broken.filter(({ fullName }) => green.includes(fullName))
  if (ran.length === 0) return 'with the break no test starts'
  return ran.every(({ status }) => status === 'passed')
    ? 'its tests pass with the break'
    : undefined
}

function carrying(tests: readonly Test[], id: string): readonly Test[] {
  return tests.filter(({ fullName }) => idsOf(fullName).ids.includes(id))
}

function passing(tests: readonly Test[]): readonly string[] {
  return tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
}
