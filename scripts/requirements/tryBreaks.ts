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
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Break } from './breaks.ts'
import { type CopyTests, createCopyTests, type Test } from './copyTests.ts'
import { accidentOf, isNoticed } from './failures.ts'
import { idsOf } from './ids.ts'
import { projectFiles } from './testFiles.ts'

/** What came of a break: its tests failed, or why that cannot be said. */
export type Verdict = {
  readonly trial: Break
  readonly fault: string | undefined
  readonly durationMs: number
}

/** The breaks of the rows that `words` name, by id (`S4.13`) or section (`S4`); all without any. */
export function chosenBreaks(breaks: readonly Break[], words: readonly string[]): readonly Break[] {
  return breaks.filter(
    ({ id }) =>
      words.length === 0 || words.some((word) => word === id || id.startsWith(`${word}.`)),
  )
}

/** What a test file needs to run, the cheapest first. */
export const kinds = ['unit', 'chain', 'component'] as const
export type Kind = (typeof kinds)[number]

export function kindOf(file: string): Kind {
  if (file.endsWith('.chain.test.ts')) return 'chain'
  return file.endsWith('.tsx') ? 'component' : 'unit'
}

/**
 * Applies each break to a copy of the project, runs the tests of its row there and expects one of them
 * to fail that passes without it.
 */
export async function* tryBreaks(trials: readonly Break[]): AsyncGenerator<Verdict> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'breaks-')))
  const tests = createCopyTests(copy)
  const end = () => {
    tests.destroy()
    rmSync(copy, { recursive: true, force: true })
  }
  const stop = () => {
    end()
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    copyProject(copy)
    // Those of one test file in a row: what passes there unbroken is learned once.
    const files = [...new Set(trials.map(({ red }) => red))].sort(
      (a, b) => kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)),
    )
    for (const red of files) {
      yield* tryOnFile(
        { copy, tests },
        red,
        trials.filter((trial) => trial.red === red),
      )
    }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    end()
  }
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
  trials: readonly Break[],
): AsyncGenerator<Verdict> {
  const needed = trials.map(({ id }) => id)
  const isTold = (all: readonly Test[]) =>
    needed.every((id) => passing(carrying(all, id)).length > 0)
  let whole = await tests.run({ file: red, changed: [] })
  // The first component test of a copy is reloaded when Vite finds another package in it.
  if (!isTold(whole)) whole = await tests.run({ file: red, changed: [] })
  for (const trial of trials) {
    const started = Date.now()
    const own = carrying(whole, trial.id)
    const green = passing(own)
    const broken = green.length === 0 ? [] : await runBroken({ copy, tests }, trial, green)
    const fault = faultOf({ whole: own, broken })
    yield { trial, fault, durationMs: Date.now() - started }
  }
}

async function runBroken(
  { copy, tests }: Copy,
  { red, file, from, to }: Break,
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
  if (ran.some(isNoticed)) return undefined
  const [accident] = ran.flatMap((test) => accidentOf(test) ?? [])
  return accident === undefined
    ? 'with the break no test fails'
    : `it fails by ${accident}, not by an assertion`
}

function carrying(tests: readonly Test[], id: string): readonly Test[] {
  return tests.filter(({ fullName }) => idsOf(fullName).ids.includes(id))
}

function passing(tests: readonly Test[]): readonly string[] {
  return tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
}
