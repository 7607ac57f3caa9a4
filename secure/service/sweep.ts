import type { Service } from './service.ts'

const EVERY_MS = 10 * 60_000
/** What is over is kept a little, so that it is told apart from what never was. */
const KEPT_SECONDS = 3_600
const tables = ['sessions', 'logins', 'tickets', 'joins', 'email_changes'] as const

/** Deletes what is over. Each process does it; twice does no harm. Returns its end. */
export function startSweep(service: Service): () => void {
  const timer = setInterval(() => {
    sweep(service).catch((error: unknown) => service.log.warn('sweep.failed', {}, error))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

export async function sweep({ database, now }: Service): Promise<void> {
  const before = now() - KEPT_SECONDS
  for (const table of tables) {
    await database.run(`DELETE FROM ${table} WHERE expires_at < $1`, [before])
  }
  await database.run('DELETE FROM limits WHERE ends_at < $1', [before])
}
