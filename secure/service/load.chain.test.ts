import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '#devnet/testing/openServer.ts'
import { apiRows } from '#secure/api'
import { loginAtOnce } from './testing/loginAtOnce.ts'
import { startPostgres } from './testing/postgres.ts'
import { signInByEmail } from './testing/signIn.ts'
import { SECURE_ORIGIN, startService, type TestService } from './testing/startService.ts'

const COUNT = 200
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

test(`behavior: ${COUNT} logins at once on PostgreSQL, none lost or mixed up`, {
  timeout: LIMIT_MS,
}, async ({ skip }) => {
  const { server: postgres, missing } = await openServer(startPostgres)
  if (missing !== undefined) return skip(missing)
  try {
    const service = await startService({ DATABASE_URL: postgres.url })
    await loginAtOnce([service], service.mail, COUNT)
    await service.stop()
  } finally {
    await postgres.stop()
  }
})

const HELD = 10_000
const LOOKS = 300
/** As many are on their way at once: a machine has so many ports. */
const AT_ONCE = 400
const p95 = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * 0.95)] ?? Infinity

test(`attack: ${HELD} held requests of one secret leave the p95 of others under twice what it is without them (S13)`, {
  timeout: LIMIT_MS,
}, async () => {
  const other = embedded.browser()
  await signInByEmail(other, embedded.mail, 'other@load.example')
  const measure = async () => {
    const times: number[] = []
    for (let look = 0; look < LOOKS; look += 1) {
      const began = performance.now()
      await other.call('getAccount')
      times.push(performance.now() - began)
    }
    return p95(times)
  }
  const { login } = await embedded.browser().call('beginEmailLogin', { email: 'x@load.example' })
  const attacker = embedded.browser()
  await measure()
  const idle = await measure()

  const batches: AbortController[] = []
  const { path } = apiRows.awaitDevice
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-causeway': '1', origin: SECURE_ORIGIN },
    body: JSON.stringify({ login }),
  }
  let [sent, answered] = [0, 0]
  const held: Promise<unknown>[] = []
  while (sent < HELD) {
    const leave = new AbortController()
    batches.push(leave)
    const batch = Array.from({ length: AT_ONCE }, async () => {
      const { status } = await attacker.send(path, { ...init, signal: leave.signal })
      answered += 1
      return status
    })
    held.push(...batch)
    sent += batch.length
    await expect.poll(() => sent - answered, { timeout: 60_000 }).toBeLessThan(AT_ONCE / 2)
  }
  const loaded = await measure()
  for (const batch of batches) batch.abort()
  await Promise.allSettled(held)
  console.log(`p95 ${idle.toFixed(1)} ms idle, ${loaded.toFixed(1)} ms with ${HELD} held`)
  expect(loaded).toBeLessThan(2 * idle)
})
