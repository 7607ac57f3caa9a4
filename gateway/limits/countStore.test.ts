import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Client } from 'pg'
import { openServer } from '#devnet/testing/openServer.ts'
import { startPostgres } from '#secure/service/testing/postgres.ts'
import { ORIGIN, startGateway, type TestGateway } from '../testing/startGateway.ts'
import { startRedis, type TestStore } from '../testing/startRedis.ts'
import { startUpstream, type TestUpstream } from '../testing/startUpstream.ts'

async function startPostgresStore(): Promise<TestStore> {
  const { url, leave, comeBack, stop } = await startPostgres()
  const dump = async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('SELECT * FROM causeway_gateway_limits')
    await client.end()
    return JSON.stringify(rows)
  }
  return { url, dump, leave, comeBack, stop }
}

const stores = [
  { name: 'Redis', start: startRedis },
  { name: 'PostgreSQL', start: startPostgresStore },
]
/** A database is made and started in it, which a busy machine does in more than ten seconds. */
const START_MS = 90_000

const target = '/api/across/chains'
const headers = { 'x-forwarded-for': '203.0.113.77' }

describe.each(stores)('two processes with one store, $name', ({ start }) => {
  let service: TestUpstream
  let store: TestStore
  let both: TestGateway[] = []
  beforeEach(async ({ skip }) => {
    const { server, missing } = await openServer(start)
    if (missing !== undefined) return skip(missing)
    store = server
    service = await startUpstream()
    both = await Promise.all([startOne(server), startOne(server)])
  }, START_MS)
  afterEach(async () => {
    await Promise.all(both.map((one) => one.stop()))
    await store?.stop()
    await service?.stop()
  })

  function startOne({ url }: TestStore): Promise<TestGateway> {
    return startGateway(
      {
        bridge: { apiUrl: service.url },
        gateway: {
          origin: ORIGIN,
          trustedProxies: ['127.0.0.1'],
          bridge: {},
          limits: { perMinute: 6, storeFrom: 'LIMITS_STORE' },
        },
      },
      { env: { LIMITS_STORE: url } },
    )
  }

  /** Turn by turn. */
  async function statusesOf(count: number): Promise<number[]> {
    const statuses: number[] = []
    for (let at = 0; at < count; at += 1) {
      statuses.push((await both[at % 2]?.ask(target, { headers }))?.status ?? 0)
    }
    return statuses
  }
  const events = () =>
    both.flatMap(({ logs }) => logs.map((line): unknown => JSON.parse(line).event))

  test('default: they count together, and the store learns no address', async () => {
    expect(await statusesOf(8)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    const text = await store.dump()
    expect(text).toMatch(/address/)
    expect(text).not.toMatch(/203\.0\.113|shop\.example/)
    const logs = both.flatMap((one) => one.logs).join('')
    expect(logs).not.toContain(new URL(store.url).password || store.url)
  })

  test('error: while it is gone, each counts for itself and says so once; then they count together', async () => {
    await store.leave()
    expect(await statusesOf(4)).toEqual([200, 200, 200, 200])
    expect(events().filter((one) => one === 'limits.store.down')).toHaveLength(2)
    await store.comeBack()
    await expect
      .poll(
        async () => (await statusesOf(2)) && events().filter((one) => one === 'limits.store.up'),
        {
          timeout: 20_000,
          interval: 500,
        },
      )
      .toHaveLength(2)
  })
})

test('error: an address of another kind ends the start, and is not printed', async () => {
  const gateway = startGateway(
    { gateway: { origin: ORIGIN, limits: { storeFrom: 'LIMITS_STORE' } } },
    { env: { LIMITS_STORE: 'mongodb://user:hidden@host' } },
  )
  await expect(gateway).rejects.toMatchObject({
    code: 'STORE_WRONG',
    message: expect.not.stringContaining('hidden'),
  })
})
