import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginAtOnce } from './testing/loginAtOnce.ts'
import { postgresMissing, startPostgres } from './testing/postgres.ts'
import { startService, type TestService } from './testing/startService.ts'

const COUNT = 200
const noPostgres = postgresMissing()
/** All of them share one processor with their mail server. */
const LIMIT_MS = 300_000
let embedded: TestService

beforeAll(async () => {
  embedded = await startService()
})
afterAll(() => embedded?.stop())

test(`behavior: ${COUNT} logins at once on the embedded database, none lost or mixed up`, {
  timeout: LIMIT_MS,
}, async () => {
  await loginAtOnce([embedded], embedded.mail, COUNT)
  const complaints = embedded.logs.filter((line) => /"level":"(warn|error)"/.test(line))
  // The page is built apart, and may not be there.
  expect(complaints.filter((line) => !line.includes('page.missing'))).toEqual([])
})

test.skipIf(noPostgres !== undefined)(
  `behavior: ${COUNT} logins at once on PostgreSQL${noPostgres === undefined ? '' : `: skipped, ${noPostgres}`}`,
  { timeout: LIMIT_MS },
  async () => {
    const postgres = await startPostgres()
    try {
      const service = await startService({ DATABASE_URL: postgres.url })
      await loginAtOnce([service], service.mail, COUNT)
      await service.stop()
    } finally {
      await postgres.stop()
    }
  },
)
