import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

export type Test = {
  readonly fullName: string
  readonly status: string
  /** Name and message of the error that it failed by. */
  readonly failure?: string | undefined
}

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

/** A break may make a loop endless. */
const SERVER_TIMEOUT_MS = 4 * 60_000

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
    run: ({ file, changed, names }) =>
      ask({ file, changed, pattern: names?.map(escaped).join('|') }),
    destroy,
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH'
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
