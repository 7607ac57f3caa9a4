import * as z from 'zod/mini'
import type { Database } from './database.ts'
import { migrations } from './migrations.ts'

/** Any number that is ours: who holds it may migrate. */
const LOCK = 7_231_904

/** Brings the tables up to date. Of several processes that start at once, one does it. */
export async function migrate(database: Database, now: number): Promise<void> {
  await database.inTransaction(async (queries) => {
    await queries.rows(z.unknown(), `SELECT pg_advisory_xact_lock(${LOCK})`)
    await queries.run(
      'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, applied_at bigint NOT NULL)',
    )
    const applied = await queries.rows(
      z.object({ number: z.number() }),
      'SELECT number FROM migrations',
    )
    const known = new Set(applied.map(({ number }) => number))
    for (const [index, statements] of migrations.entries()) {
      const number = index + 1
      if (known.has(number)) continue
      for (const statement of statements) await queries.run(statement)
      await queries.run('INSERT INTO migrations (number, applied_at) VALUES ($1, $2)', [
        number,
        now,
      ])
    }
  })
}
