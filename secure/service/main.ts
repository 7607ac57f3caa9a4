import { createService } from './createService.ts'
import { OptionsError, readOptions } from './options.ts'

/** Starts the service from the environment; SIGTERM and SIGINT end it in order. */
async function main(): Promise<void> {
  const service = createService(readOptions(process.env))
  const stop = () => {
    service.stop().then(() => process.exit(0), fail)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await service.listen()
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof OptionsError ? error.message : String(error)}\n`)
  process.exitCode = 1
}

main().catch(fail)
