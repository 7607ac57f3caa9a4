import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failingProgram } from '#devnet/testing/failingProgram.ts'
import { openServer } from '#devnet/testing/openServer.ts'
import { startRedis } from './startRedis.ts'

const WORDS = 'Fatal: cannot open /dev/null'
let broken: ReturnType<typeof failingProgram>
beforeEach(() => {
  broken = failingProgram('redis-server', WORDS)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  broken.remove()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
const start = () => startRedis({ program: join(broken.folder, 'redis-server') })

test('error: a Redis that does not start says why', async () => {
  await expect(start()).rejects.toThrow(`Redis ended with 1.\n${WORDS}`)
})

test('behavior: outside CI, that is why its tests are skipped', async () => {
  vi.stubEnv('CI', undefined)
  expect(await openServer(start)).toEqual({ missing: `Redis ended with 1. ${WORDS}` })
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(WORDS))
})

test('behavior: in CI, its tests fail with that', async () => {
  vi.stubEnv('CI', 'true')
  await expect(openServer(start)).rejects.toThrow(WORDS)
})

test.each(['true', undefined])(
  'behavior: where none is installed, CI is %s and its tests are skipped',
  async (ci) => {
    vi.stubEnv('CI', ci)
    const program = join(broken.folder, 'nothing')
    expect(await openServer(() => startRedis({ program }))).toEqual({ missing: `no ${program}` })
  },
)
