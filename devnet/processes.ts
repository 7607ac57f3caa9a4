import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { listenFrom } from './http/listen.ts'

const STOP_TIMEOUT_MS = 3_000
const MOST_OUTPUT_CHARS = 5_000_000
const POLL_MS = 50

// A process that exits without stopping its devnet must not leave child processes behind.
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export type Running = {
  pid: number
  /** The latest five million characters of its stdout and stderr. */
  output(): string
  /** Resolves with the exit code when the process ends; rejects if it could not start. */
  ended: Promise<number | null>
  isRunning(): boolean
  /** Asks the process to end, and kills it if it does not. */
  stop(): Promise<void>
  /** Kills the process, as a crash would. */
  kill(): Promise<void>
  /** Sends this to a program that was started with `isHearing`; resolves when it has answered. */
  tell(message: number): Promise<void>
}

/** Starts a program that ends when this process does. */
export function startProcess(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'> & { isHearing?: boolean } = {},
): Running {
  const { isHearing = false, ...spawning } = options
  const child = spawn(command, args, {
    ...spawning,
    stdio: ['ignore', 'pipe', 'pipe', ...(isHearing ? (['ipc'] as const) : [])],
  })
  running.add(child)
  let text = ''
  const read = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-MOST_OUTPUT_CHARS)
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => {
      text += error.message // a program that is not there says nothing itself
      reject(error)
    })
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  // Callers that await `ended` get the rejection; this handler keeps it from being unhandled for the
  // others.
  ended.catch(() => undefined)
  const isRunning = () =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!isRunning()) return
    child.kill(signal)
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(force)
  }
  return {
    pid: child.pid ?? 0,
    output: () => text,
    ended,
    isRunning,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async tell(message) {
      const answered = once(child, 'message')
      child.send(message)
      await answered
    },
  }
}

/** A free port, for a program that must be given one: this one or the next. @param first 0: any */
export async function findFreePort(first = 0): Promise<number> {
  const server = await listenFrom(first, async () => undefined)
  await server.close()
  return server.port
}

/** Polls until a program is ready; rejects if it has ended or takes too long. */
export async function waitUntilReady(
  started: Running,
  options: { name: string; isReady: () => Promise<boolean>; timeoutMs: number },
): Promise<void> {
  const { name, isReady, timeoutMs } = options
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (!started.isRunning()) throw await endOf(name, started)
    if (await isReady().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  await started.kill()
  throw new ProcessError(name, `was not ready after ${timeoutMs} ms`, started.output())
}

/** Runs a program to its end; rejects with what it said if it fails. */
export async function runToEnd(
  name: string,
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): Promise<void> {
  const started = startProcess(command, args, options)
  const code = await started.ended.catch(() => null)
  if (code !== 0) throw await endOf(name, started)
}

async function endOf(name: string, started: Running): Promise<ProcessError> {
  const code = await started.ended.catch(() => null)
  return new ProcessError(name, code === null ? 'ended' : `ended with ${code}`, started.output())
}

/** A program that is needed did not start. */
export class ProcessError extends Error {
  override name = 'ProcessError'
  code = 'DEVNET_PROCESS'
  constructor(program: string, what: string, output: string) {
    super(`${program} ${what}.\n${output.slice(-4_000)}`)
  }
}
