import { readSettings } from './config/readFile.ts'
import { StartError, tellFailure } from './config/startError.ts'
import { createGateway } from './createGateway.ts'

const DEFAULT_PORT = 8_080

/*
 * npm run serve -- deployment.json
 * Serves the built widget and, with a section `gateway` in the file, what it asks of services and nodes, with
 * the owner's keys from the environment. PORT, HOST and DIST_DIR say where. SIGHUP makes it read file, keys and
 * build again; SIGTERM and SIGINT end it in order.
 */
async function main([file]: readonly string[]): Promise<void> {
  if (file === undefined) {
    process.stderr.write('Usage: npm run serve -- deployment.json\n')
    process.exitCode = 2
    return
  }
  const { HOST = '127.0.0.1', PORT = String(DEFAULT_PORT), DIST_DIR = 'dist' } = process.env
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : Number.NaN
  if (!(port <= 65_535)) {
    throw new StartError('SETTINGS_WRONG', 'PORT wants a number, for example 8080.')
  }
  const settings = readSettings(file, process.env)
  const gateway = createGateway(settings, { host: HOST, port, distDir: DIST_DIR })
  const stop = () => {
    gateway.stop().then(() => process.exit(0), tellFailure)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.on('SIGHUP', () => gateway.reload(() => readSettings(file, process.env)))
  await gateway.listen()
}

main(process.argv.slice(2)).catch(tellFailure)
