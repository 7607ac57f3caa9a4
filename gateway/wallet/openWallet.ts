import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceOptions } from '#secure/service/config/options.ts'
import { StartError as ServiceError } from '#secure/service/config/startError.ts'
import { createLog } from '#secure/service/log.ts'
import type { OpenService } from '#secure/service/openService.ts'
import { StartError } from '../config/startError.ts'

/** The embedded wallet's page and service, for requests of their own host. */
export type Wallet = OpenService & {
  readonly origin: string
  /** Whether it runs with these settings. */
  readonly hasOptions: (options: ServiceOptions | undefined) => boolean
}

/**
 * Opens the wallet's service with its database, for the built page of `distDir`.
 *
 * @throws StartError BUILD_MISSING, SHARES_DO_NOT_OPEN
 */
export async function openWallet(
  options: ServiceOptions,
  { distDir, write }: { distDir: string; write?: ((line: string) => void) | undefined },
): Promise<Wallet> {
  const pageDir = join(distDir, 'secure')
  if (!existsSync(join(pageDir, 'index.html'))) {
    throw new StartError(
      'BUILD_MISSING',
      `${pageDir} has no page of the embedded wallet: \`npm run build\` makes it.`,
    )
  }
  // A gateway without it does not load databases and mail.
  const { openService } = await import('#secure/service/openService.ts')
  const log = createLog(options.logLevel, write)
  try {
    const service = await openService({ ...options, pageDir }, { log })
    const known = JSON.stringify(options)
    return {
      ...service,
      origin: options.secureOrigin,
      hasOptions: (other) => JSON.stringify(other) === known,
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw new StartError('SHARES_DO_NOT_OPEN', error.message)
  }
}
