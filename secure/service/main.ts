import { createService } from './createService.ts'
import { readOptions } from './config/options.ts'
import { tellFailure } from './config/startError.ts'

/** Starts the service from the environment; SIGTERM and SIGINT end it in order. */
async function main(): Promise<void> {
  const service = createService(readOptions(process.env))
  const stop = () => {
    service.stop().then(() => process.exit(0), tellFailure)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await service.listen()
}

main().catch(tellFailure)
