import { expect, test } from 'vitest'
import { createSessionStore } from './sessionStore.ts'

/** A storage of this browser that can be full. */
function createPlace() {
  const places = new Map<string, string>()
  const place = {
    full: false,
    getItem: (key: string) => places.get(key) ?? null,
    setItem(key: string, text: string) {
      if (place.full) throw new DOMException('full', 'QuotaExceededError')
      places.set(key, text)
      Object.assign(place, { [key]: text })
    },
    removeItem: (key: string) => places.delete(key) && Reflect.deleteProperty(place, key),
    clear: () => places.clear(),
    key: () => null,
    length: 0,
  }
  return place
}

test('default: kept apart for each page', async () => {
  const place = createPlace()
  const store = createSessionStore('https://a.example', place)
  await store.setItem('session', { topic: 'a' })
  expect(await store.getEntries()).toEqual([['session', { topic: 'a' }]])
  expect(await createSessionStore('https://b.example', place).getKeys()).toEqual([])
  await store.removeItem('session')
  expect(await store.getKeys()).toEqual([])
})

test('error: where it is full it goes on in memory, and what is kept again later counts', async () => {
  const place = createPlace()
  const store = createSessionStore('https://a.example', place)
  await store.setItem('session', 'first')
  place.full = true
  await store.setItem('session', 'second')
  expect(await store.getItem('session')).toBe('second')
  expect(await store.getKeys()).toEqual(['session'])
  place.full = false
  await store.setItem('session', 'third')
  expect(await store.getEntries()).toEqual([['session', 'third']])
})

test('behavior: without storage it lives with the document', async () => {
  const store = createSessionStore('https://a.example', undefined)
  await store.setItem('session', 1)
  expect(await store.getItem('session')).toBe(1)
  expect(await store.getItem('nothing')).toBe(undefined)
})
