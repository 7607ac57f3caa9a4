import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failingProgram } from '#devnet/testing/failingProgram.ts'
import { openServer } from '#devnet/testing/openServer.ts'
import { startPostgres } from './postgres.ts'

const WORDS = 'initdb: error: cannot create /dev/null: Permission denied'
let broken: ReturnType<typeof failingProgram>
beforeEach(() => {
  broken = failingProgram('initdb', WORDS)
  vi.stubEnv('DATABASE_URL', undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  broken.remove()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
// There may be no user `postgres` to start it as.
const start = () => startPostgres({ binaries: broken.folder, isRoot: false })

test('error: a PostgreSQL that does not start says why', async () => {
  await expect(start()).rejects.toThrow(`PostgreSQL’s initdb ended with 1.\n${WORDS}`)
})

test('behavior: outside CI, that is why its tests are skipped', async () => {
  vi.stubEnv('CI', undefined)
  const missing = `PostgreSQL’s initdb ended with 1. ${WORDS}`
  expect(await openServer(start)).toEqual({ missing })
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(WORDS))
})

test('behavior: in CI, its tests fail with that', async () => {
  vi.stubEnv('CI', 'true')
  await expect(openServer(start)).rejects.toThrow(WORDS)
})

test('error: a database at DATABASE_URL that cannot be reached skips nothing', async () => {
  vi.stubEnv('CI', undefined)
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:9/nothing')
  await expect(openServer(startPostgres)).rejects.toThrow('ECONNREFUSED')
})
