import type * as z from 'zod/mini'

/** What a query may be given; times are seconds since 1970. */
export type SqlValue = string | number | boolean | null

export type Queries = {
  /** The rows that the statement returns, each checked; columns come in camel case. */
  rows<S extends z.ZodMiniType>(
    row: S,
    sql: string,
    values?: readonly SqlValue[],
  ): Promise<z.infer<S>[]>
  /** How many rows the statement changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>
}

/** The one port to what is stored: PGlite or PostgreSQL, with the same SQL. */
export type Database = Queries & {
  /** All or nothing: whatever `work` throws undoes it. */
  inTransaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** PostgreSQL's `unique_violation`. */
const UNIQUE = '23505'

/** The database did not answer, or refused. Its own words may hold values, so they stay in `cause`. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'

  /** A value that must be unique is there already. */
  get isDuplicate(): boolean {
    return this.cause instanceof Error && 'code' in this.cause && this.cause.code === UNIQUE
  }
}

/** What both drivers are able to do. */
export type Driver = {
  query(
    sql: string,
    values: SqlValue[],
  ): Promise<{ rows: readonly Record<string, unknown>[]; changed: number }>
}

export function queriesOf(driver: Driver): Queries {
  const ask = async (sql: string, values: readonly SqlValue[]) => {
    try {
      return await driver.query(sql, [...values])
    } catch (cause) {
      throw new DatabaseError('The database failed', { cause })
    }
  }
  return {
    async rows(row, sql, values = []) {
      const { rows } = await ask(sql, values)
      return rows.map((columns) => row.parse(inCamelCase(columns)))
    },
    async run(sql, values = []) {
      const { changed } = await ask(sql, values)
      return changed
    },
  }
}

function inCamelCase(columns: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
