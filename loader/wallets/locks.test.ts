import { expect, test } from 'vitest'
import { createLocks } from './locks.ts'

/** Web Locks as two tabs of one origin see them: granted a moment after they were asked for. */
function createManager(): LockManager {
  const held = new Set<string>()
  return {
    query: async () => ({}),
    async request(name: string, _: unknown, run: (lock: Lock | null) => unknown) {
      await Promise.resolve()
      if (held.has(name)) return run(null)
      held.add(name)
      try {
        return await run({ name, mode: 'exclusive' })
      } finally {
        held.delete(name)
      }
    },
  } as LockManager // the one overload that is used
}

test('default: one tab has it until it gives it back', async () => {
  const manager = createManager()
  const [one, other] = [createLocks(manager), createLocks(manager)]
  expect(await one.take('transfer:1')).toEqual({ granted: true })
  expect(await one.take('transfer:1')).toEqual({ granted: false })
  expect(await other.take('transfer:1')).toEqual({ granted: false })
  expect(await other.take('transfer:2')).toEqual({ granted: true })
  one.release('transfer:1')
  await expect.poll(() => other.take('transfer:1')).toEqual({ granted: true })
})

test('behavior: all are given back when the frame is gone', async () => {
  const manager = createManager()
  const [one, other] = [createLocks(manager), createLocks(manager)]
  await one.take('a')
  await one.take('b')
  one.releaseAll()
  await expect.poll(() => other.take('a')).toEqual({ granted: true })
  await expect.poll(() => other.take('b')).toEqual({ granted: true })
})

test('behavior: one that is granted after its frame went is given back at once', async () => {
  const manager = createManager()
  const [one, other] = [createLocks(manager), createLocks(manager)]
  const asked = one.take('a')
  one.releaseAll()
  expect(await asked).toEqual({ granted: false })
  await expect.poll(() => other.take('a')).toEqual({ granted: true })
})

test('behavior: a browser without Web Locks grants it within the page', async () => {
  const locks = createLocks(null)
  expect(await locks.take('a')).toEqual({ granted: true })
  expect(await locks.take('a')).toEqual({ granted: false })
  locks.release('a')
  expect(await locks.take('a')).toEqual({ granted: true })
})
