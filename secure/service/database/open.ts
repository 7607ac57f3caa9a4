import type { Log } from '../log.ts'
import type { ServiceOptions } from '../config/options.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** The database that the options name. */
export function openDatabase(options: ServiceOptions, log: Log): Promise<Database> | Database {
  const { databaseUrl, dataDir } = options
  return databaseUrl === undefined ? openPglite(dataDir) : openPostgres(databaseUrl, log)
}
