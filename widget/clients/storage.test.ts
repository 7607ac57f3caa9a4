import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createStorage, type Item, type TextStore } from './storage.ts'

const item: Item<{ n: number }> = {
  name: 'thing',
  schema: z.strictObject({ n: z.number() }),
  compact: true,
  maxAgeMs: 1_000,
}
const large: Item<string> = { name: 'large', schema: z.string(), compact: false, maxAgeMs: 1_000 }

function place(overrides: Partial<TextStore> = {}) {
  const kept = new Map<string, string>()
  const store: TextStore = {
    level: 'local',
    onlyCompact: false,
    read: (key) => kept.get(key),
    write(key, text) {
      if (text === undefined) kept.delete(key)
      else kept.set(key, text)
    },
    ...overrides,
  }
  return { kept, store }
}

describe('storage', () => {
  test('default: what was kept comes back, by scope (S3.12)', () => {
    const { store } = place()
    const storage = createStorage(store, { scope: 'https://a' })
    expect(storage.set(item, { n: 1 })).toBe(true)
    expect(createStorage(store, { scope: 'https://a' }).get(item)).toEqual({ n: 1 })
    expect(createStorage(store, { scope: 'https://b' }).get(item)).toBeUndefined()
    storage.remove(item)
    expect(storage.get(item)).toBeUndefined()
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"t":1,"v":{"n":"1"}}',
    '{"t":1,"v":{"n":1,"more":1}}',
    '{"t":"1","v":{"n":1}}',
  ])('error: %j in storage is dropped, not repaired', (text) => {
    const { kept, store } = place()
    const storage = createStorage(store, { scope: 's', now: () => 1 })
    kept.set('causeway.s.thing', text)
    expect(storage.get(item)).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  test('behavior: an entry older than its age is gone', () => {
    const { store } = place()
    let time = 0
    const storage = createStorage(store, { scope: 's', now: () => time })
    storage.set(item, { n: 1 })
    time = 1_000
    expect(storage.get(item)).toEqual({ n: 1 })
    time = 1_001
    expect(storage.get(item)).toBeUndefined()
  })

  test('behavior: a place that throws keeps in memory and says so', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const storage = createStorage(place({ read: blocked, write: blocked }).store, { scope: 's' })
    expect(storage.set(item, { n: 1 })).toBe(false)
    expect(storage.get(item)).toEqual({ n: 1 })
    storage.remove(item)
    expect(storage.get(item)).toBeUndefined()
  })

  test('behavior: a small place takes only what is compact', () => {
    const { kept, store } = place({ level: 'cookie', onlyCompact: true })
    const storage = createStorage(store, { scope: 's' })
    expect(storage.set(large, 'x')).toBe(false)
    expect(storage.get(large)).toBe('x')
    expect(storage.set(item, { n: 1 })).toBe(true)
    expect([...kept.keys()]).toEqual(['causeway.s.thing'])
  })
})
