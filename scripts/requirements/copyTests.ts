import { type ChildProcess, execFile, fork } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

export type Test = { readonly fullName: string; readonly status: string }

/** What a test server is asked: a file's tests, or those that a pattern names. */
export type Asked = {
  readonly file: string
  /** Sources that are not what they were when it was asked last. */
  readonly changed: readonly string[]
  readonly pattern: string | undefined
}
export type Answer = { readonly tests: readonly Test[] }

/** Runs tests in a copy of the project. */
export type CopyTests = {
  /** Tests of the file with these titles, or all of them; none where they did not start. */
  readonly run: (options: RunOptions) => Promise<readonly Test[]>
  readonly destroy: () => void
}
type RunOptions = {
  readonly file: string
  readonly changed: readonly string[]
  readonly names?: readonly string[] | undefined
}

const MINUTE_MS = 60_000
/** A break may make a loop endless. */
const SERVER_TIMEOUT_MS = 4 * MINUTE_MS
const BROWSER_TIMEOUT_MS = 10 * MINUTE_MS

/** `TEST_LONG` brings the tests that `npm test` leaves out, `PROPERTY_RUNS` no more values than there. */
const env = { TEST_LONG: 'true', PROPERTY_RUNS: '100' }

export function createCopyTests(copy: string): CopyTests {
  let server: ChildProcess | undefined

  function start(): ChildProcess {
    // Detached, so that its browser and its chains end with it.
    return fork(join(copy, 'scripts/requirements/testServer.ts'), {
      cwd: copy,
      execArgv: ['--import', 'tsx'],
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, ...env },
    })
  }

  function destroy(): void {
    const pid = server?.pid
    server = undefined
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }

  function ask(asked: Asked): Promise<readonly Test[]> {
    const child = server ?? start()
    server = child
    return new Promise((settle) => {
      const end = (tests: readonly Test[], isLost: boolean) => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (isLost) destroy()
        settle(tests)
      }
      const timer = setTimeout(() => end([], true), SERVER_TIMEOUT_MS)
      child.on('message', ({ tests }: Answer) => end(tests, false))
      child.on('exit', () => end([], true))
      child.on('error', () => end([], true))
      child.send(asked)
    })
  }

  return {
    run: ({ file, changed, names }) => {
      const pattern = names?.map(escaped).join('|')
      return file.endsWith('.spec.ts')
        ? runInBrowser(copy, file, pattern)
        : ask({ file, changed, pattern })
    },
    destroy,
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH'
}

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

/** A browser test, after a build. */
async function runInBrowser(
  copy: string,
  file: string,
  pattern: string | undefined,
): Promise<readonly Test[]> {
  const report = join(copy, '.breaks.json')
  rmSync(report, { force: true })
  await call(copy, ['tsx', 'scripts/build.ts'])
  const chosen = pattern === undefined ? [] : ['--grep', pattern]
  const projects = ['--project=partitioned', '--project=wide', '--project=blocked']
  await call(
    copy,
    ['playwright', 'test', file, ...chosen, ...projects, '--retries=0', '--reporter=json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  // A runner that did not come so far has run nothing; the other breaks are tried all the same.
  if (!existsSync(report)) return []
  return testsIn(playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8'))).suites)
}

/** A command that fails has written its report all the same; one that did not is told by its absence. */
function call(
  copy: string,
  command: readonly string[],
  more: Record<string, string> = {},
): Promise<void> {
  const limits = { timeout: BROWSER_TIMEOUT_MS, maxBuffer: 1 << 26 }
  return new Promise((settle) => {
    execFile(
      'npx',
      [...command],
      { ...limits, cwd: copy, env: { ...process.env, ...env, ...more } },
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
