import { readEnvFile } from './config/readEnvFile.ts'
import { readSettings } from './config/readFile.ts'
import { StartError, tellFailure } from './config/startError.ts'
import { createGateway } from './createGateway.ts'
import { readWords } from './readWords.ts'
import { openTracing } from './tracing/openTracing.ts'

const DEFAULT_PORT = 8_080

export type ServeOptions = {
  /** How the command is typed. */
  readonly command: string
  /** The folder of the built widget, where DIST_DIR names no other. */
  readonly distDir: string
}

/**
 * Serves the built widget and, with a section `gateway` in the file, what it asks of services and nodes, with
 * the owner's keys from the environment, to which `--env` adds those of a file. PORT, HOST and DIST_DIR say
 * where, and OpenTelemetry's variables where traces go. SIGHUP makes it read file, keys and build again; SIGTERM and SIGINT end it in order.
 *
 * @throws StartError
 */
export async function serve(words: readonly string[], options: ServeOptions): Promise<void> {
  const { file, envFile } = readWords(words)
  if (file === undefined) {
    process.stderr.write(`Usage: ${options.command} deployment.json [--env gateway.env]\n`)
    process.exitCode = 2
    return
  }
  if (envFile !== undefined) readEnvFile(envFile)
  const { HOST = '127.0.0.1', PORT = String(DEFAULT_PORT) } = process.env
  const { DIST_DIR = options.distDir } = process.env
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : Number.NaN
  if (!(port <= 65_535)) {
    throw new StartError('SETTINGS_WRONG', 'PORT wants a number, for example 8080.')
  }
  const settings = readSettings(file, process.env)
  const gateway = createGateway(settings, {
    host: HOST,
    port,
    distDir: DIST_DIR,
    openTracing: (hide) => openTracing(process.env, hide),
  })
  const stop = () => {
    gateway.stop().then(() => process.exit(0), tellFailure)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.on('SIGHUP', () => gateway.reload(() => readSettings(file, process.env)))
  await gateway.listen()
}
