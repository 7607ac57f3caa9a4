import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase } from './database/empty.ts'
import type { Faults } from './http/faults.ts'
import { findFreePort, type Running, startProcess, waitUntilReady } from './processes.ts'
import { document } from './web/html.ts'

const repository = join(import.meta.dirname, '..')
const START_TIMEOUT_MS = 180_000

export type Environment = Record<string, string>

/** The service of the embedded wallet, a process of its own. */
export type SecureService = {
  /** Past every fault switch and the sites' server. */
  url: string
  /** What it was told. */
  environment: Environment
  /** Everything that it has written since devnet started. */
  log(): string
  /** Ends it as a crash would; the site answers 502. */
  kill(): Promise<void>
  /** Ends it and starts it again, with an empty database when it is wiped. */
  restart(options?: { wipe?: boolean | undefined }): Promise<void>
  /** Its clock goes ahead, as if so many seconds had passed. */
  passSeconds(seconds: number): Promise<void>
  /** Passes a request on to it. */
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>
  stop(): Promise<void>
}

/** Starts the service and waits until it says that it is well. */
export async function startSecure(options: {
  environment: Environment
  faults: Faults
}): Promise<SecureService> {
  const { environment, faults } = options
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'devnet-secure-'))
  const dataDir = join(folder, 'data')
  const variables: Environment = {
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataDir,
    ...environment,
    PORT: String(port),
    HOST: '127.0.0.1',
  }
  await layDatabase()
  let earlier = ''
  let aheadSeconds = 0
  let current = await start()

  /** Gives the service an empty database, which would take it seconds to make. */
  async function layDatabase(): Promise<void> {
    if (variables.DATABASE_URL !== undefined) return
    const { files } = await emptyDatabase()
    await cp(files, dataDir, { recursive: true })
  }

  async function start(): Promise<Running> {
    const { PATH = '', HOME = '' } = process.env
    const args = [
      '--import',
      'tsx',
      '--import',
      './devnet/secureClock.ts',
      'secure/service/main.ts',
    ]
    const started = startProcess(process.execPath, args, {
      cwd: repository,
      env: { PATH, HOME, CLOCK_AHEAD_SECONDS: String(aheadSeconds), ...variables },
      isHearing: true,
    })
    await waitUntilReady(started, {
      name: "The embedded wallet's service",
      isReady: async () => (await fetch(`${url}/health`)).ok,
      timeoutMs: START_TIMEOUT_MS,
    })
    return started
  }

  return {
    url,
    environment: variables,
    log: () => earlier + current.output(),
    kill: () => current.kill(),
    async restart({ wipe = false } = {}) {
      if (wipe && variables.DATABASE_URL !== undefined) {
        throw new Error('Only the database inside the service can be wiped')
      }
      await current.stop()
      earlier += current.output()
      if (wipe) {
        await rm(dataDir, { recursive: true, force: true })
        await layDatabase()
      }
      current = await start()
    },
    async passSeconds(seconds) {
      aheadSeconds += seconds
      await current.tell(seconds)
    },
    async forward(request, response) {
      const subject = request.url ?? '/'
      const errorBody = { error: { code: 'INTERNAL', message: 'Something went wrong.' } }
      if (await faults.strike({ service: 'secure', subject, response, errorBody })) return
      forward(port, request, response)
    },
    async stop() {
      await current.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As a proxy in front of the service does it: the host stays, who asks is named. */
function forward(port: number, request: IncomingMessage, response: ServerResponse): void {
  const onward = ask({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: request.url,
    headers: {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress ?? '',
      'x-forwarded-host': request.headers.host ?? '',
      'x-forwarded-proto': 'http',
    },
  })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    // Half an answer is told as half an answer.
    answer.on('error', () => response.destroy())
  })
  onward.on('error', () => {
    if (response.headersSent) {
      response.destroy()
      return
    }
    response.writeHead(502, { 'content-type': 'text/html; charset=utf-8' })
    response.end(document('502 Bad Gateway', '<h1>502 Bad Gateway</h1><p>The service is down.</p>'))
  })
  // Who gave up waiting is not waited for.
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
