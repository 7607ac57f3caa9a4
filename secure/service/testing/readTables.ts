import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'

export type Tables = Record<string, unknown[]>

/** Everything that the database holds. */
export async function readTables(database: Database): Promise<Tables> {
  const names = await database.rows(
    z.object({ tableName: z.string() }),
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const tables = await Promise.all(
    names.map(async ({ tableName }) => [
      tableName,
      await database.rows(z.unknown(), `SELECT * FROM ${tableName}`),
    ]),
  )
  return Object.fromEntries(tables)
}
