import { Pool, type PoolClient, types } from 'pg'
import type { Log } from '../log.ts'
import { type Database, DatabaseError, type Driver, queriesOf } from './database.ts'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 15_000
/** `int8`, which the driver would give as text. Counts and seconds fit a number. */
const INT8 = 20

/** A PostgreSQL server, shared by as many processes as there are. */
export function openPostgres(connectionString: string, log: Log): Database {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
    },
  })
  // An idle connection that breaks: the next query opens another one.
  pool.on('error', (error) => log.warn('database.connection', {}, error))
  return {
    ...queriesOf(driverOf(pool)),
    async inTransaction(work) {
      const client = await connect(pool)
      let broken: unknown
      try {
        const queries = queriesOf(driverOf(client))
        await queries.run('BEGIN')
        try {
          const result = await work(queries)
          await queries.run('COMMIT')
          return result
        } catch (error) {
          await queries.run('ROLLBACK').catch((reason: unknown) => {
            broken = reason
          })
          throw error
        }
      } catch (error) {
        if (error instanceof DatabaseError) broken ??= error
        throw error
      } finally {
        client.release(broken !== undefined)
      }
    },
    close: () => pool.end(),
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (cause) {
    throw new DatabaseError('The database cannot be reached', { cause })
  }
}

function driverOf(asked: Pick<Pool | PoolClient, 'query'>): Driver {
  return {
    async query(sql, values) {
      const { rows, rowCount } = await asked.query<Record<string, unknown>>(sql, values)
      return { rows, changed: rowCount ?? 0 }
    },
  }
}
