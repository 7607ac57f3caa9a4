import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod'
import type { Break, Breaks } from './breaks.ts'
import { idsOf } from './ids.ts'
import { projectFiles } from './testFiles.ts'

export type Trial = Break & { readonly id: string }

/** What came of a break: its tests failed, or why that cannot be said. */
export type Verdict = { readonly trial: Trial; readonly fault: string | undefined }

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

type Suite = {
  readonly title: string
  readonly suites?: readonly Suite[] | undefined
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[]
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    suites: z.array(suite).optional(),
    specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  }),
)
const playwrightReport = z.object({ suites: z.array(suite) })

type Test = { readonly fullName: string; readonly status: string }

/** The breaks of the rows that `words` name, by id (`S4.13`) or section (`S4`); of all without any. */
export function trialsOf(breaks: Breaks, words: readonly string[]): readonly Trial[] {
  return Object.entries(breaks)
    .filter(
      ([id]) =>
        words.length === 0 || words.some((word) => word === id || id.startsWith(`${word}.`)),
    )
    .flatMap(([id, row]) => row.breaks.map((one) => ({ ...one, id })))
}

/**
 * Applies each break to a copy of the project, runs the tests of its row there and expects one of them
 * to fail that passes without it.
 */
export async function tryBreaks(
  trials: readonly Trial[],
  tell: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'breaks-'))
  const verdicts: Verdict[] = []
  // Those of one test file go to one copy, which learns once what passes there unbroken.
  const files = [...new Set(trials.map(({ red }) => red))]
  const queue = files.map((red) => [red, trials.filter((trial) => trial.red === red)] as const)
  const work = async (_: unknown, index: number) => {
    const copy = join(folder, String(index))
    copyProject(copy)
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      for await (const verdict of tryOnFile(copy, ...next)) {
        verdicts.push(verdict)
        tell(verdict)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return verdicts
}

function copyProject(copy: string): void {
  for (const file of projectFiles('.')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(file, join(copy, file))
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}

async function* tryOnFile(
  copy: string,
  red: string,
  trials: readonly Trial[],
): AsyncGenerator<Verdict> {
  const whole = await run(copy, red)
  for (const trial of trials) {
    const path = join(copy, trial.file)
    const source = readFileSync(path, 'utf8')
    const own = whole.filter(({ fullName }) => idsOf(fullName).ids.includes(trial.id))
    const green = passing(own)
    writeFileSync(
      path,
      source.replace(trial.from, () => trial.to),
    )
    const broken = green.length === 0 ? [] : await run(copy, red, green)
    writeFileSync(path, source)
    yield { trial, fault: faultOf({ whole: own, broken }) }
  }
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

function passing(tests: readonly Test[]): readonly string[] {
  return tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName)
}

const MINUTE_MS = 60_000
const REPORT = '.breaks.json'

/** Tests of the file with these titles, or all of them; of a browser test after a build. */
async function run(
  copy: string,
  file: string,
  names?: readonly string[],
): Promise<readonly Test[]> {
  const report = join(copy, REPORT)
  rmSync(report, { force: true })
  const pattern = names?.map(escaped).join('|')
  if (!file.endsWith('.spec.ts')) {
    const chosen = pattern === undefined ? [] : ['-t', pattern]
    const kept = ['--retry=0', '--reporter=json', `--outputFile=${REPORT}`]
    await call(copy, ['vitest', 'run', file, ...chosen, ...kept])
    // A runner that did not come so far has run nothing; the other breaks are tried all the same.
    if (!existsSync(report)) return []
    return vitestReport
      .parse(JSON.parse(readFileSync(report, 'utf8')))
      .testResults.flatMap(({ assertionResults }) => assertionResults)
  }
  await call(copy, ['tsx', 'scripts/build.ts'])
  const chosen = pattern === undefined ? [] : ['--grep', pattern]
  const projects = ['--project=blocked', '--project=wide']
  await call(
    ...([
      copy,
      ['playwright', 'test', file, ...chosen, ...projects, '--retries=0', '--reporter=json'],
    ] as const),
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  if (!existsSync(report)) return []
  return testsIn(playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8'))).suites)
}

/** A command that fails has written its report all the same; one that did not is told by its absence. */
function call(
  copy: string,
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const limits = { timeout: 10 * MINUTE_MS, maxBuffer: 1 << 26 }
  return new Promise((settle) => {
    execFile(
      'npx',
      [...command],
      { ...limits, cwd: copy, env: { ...process.env, TEST_LONG: 'true', ...env } },
      () => settle(),
    )
  })
}

/** Titles as `--grep` reads them, without the file's. */
function testsIn(suites: readonly Suite[], path: readonly string[] = []): readonly Test[] {
  return suites.flatMap(({ title, suites: inner = [], specs }) => {
    const names = title.endsWith('.spec.ts') ? [] : [...path, title]
    const own = specs.map((spec) => ({
      fullName: [...names, spec.title].join(' '),
      status: spec.ok ? 'passed' : 'failed',
    }))
    return [...own, ...testsIn(inner, names)]
  })
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
