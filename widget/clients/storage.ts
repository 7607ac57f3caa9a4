import * as z from 'zod/mini'

/** One thing that is kept: its name, its shape, and how long it is worth keeping. */
export type Item<T> = {
  readonly name: string
  readonly schema: z.ZodMiniType<T>
  /** Small enough for the cookie that is left where third-party storage is blocked. */
  readonly compact: boolean
  readonly maxAgeMs: number
}

/** Where things are kept in this browser. */
export type StorageLevel = 'local' | 'cookie' | 'memory'

export type Storage = {
  readonly level: StorageLevel
  readonly get: <T>(item: Item<T>) => T | undefined
  /** False when it could not be kept beyond this document. */
  readonly set: <T>(item: Item<T>, value: T) => boolean
  readonly remove: (item: Item<unknown>) => void
}

/** A place that keeps text by name; both may throw. */
export type TextStore = {
  readonly level: StorageLevel
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, text: string | undefined, maxAgeMs: number) => void
  readonly onlyCompact: boolean
}

/** `{"t":1700000000000,"v":…}`: when it was written, and what. */
const envelope = z.strictObject({ t: z.number(), v: z.unknown() })

/**
 * Everything the widget keeps goes through here: written with its time, read back through its
 * schema. A bad or old entry is dropped, not repaired.
 */
export function createStorage(
  place: TextStore,
  { scope, now = Date.now }: { scope: string; now?: (() => number) | undefined },
): Storage {
  const memory = new Map<string, string>()
  const keyOf = (item: Item<unknown>) => `causeway.${scope}.${item.name}`

  return {
    level: place.level,
    get(item) {
      const key = keyOf(item)
      const text = memory.get(key) ?? tryRead(place, key)
      if (text === undefined) return undefined
      const value = parse(text, item, now())
      if (value === undefined) {
        memory.delete(key)
        tryWrite(place, key, undefined, 0)
      }
      return value
    },
    set(item, value) {
      const key = keyOf(item)
      const text = JSON.stringify({ t: now(), v: value })
      const isPersisted =
        (!place.onlyCompact || item.compact) && tryWrite(place, key, text, item.maxAgeMs)
      if (isPersisted) memory.delete(key)
      if (!isPersisted) memory.set(key, text)
      return isPersisted
    },
    remove(item) {
      memory.delete(keyOf(item))
      tryWrite(place, keyOf(item), undefined, 0)
    },
  }
}

function parse<T>(text: string, item: Item<T>, now: number): T | undefined {
  const outer = envelope.safeParse(tryParse(text))
  if (!outer.success || now - outer.data.t > item.maxAgeMs) return undefined
  const inner = item.schema.safeParse(outer.data.v)
  return inner.success ? inner.data : undefined
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function tryRead(place: TextStore, key: string): string | undefined {
  try {
    return place.read(key)
  } catch {
    return undefined // storage was taken away meanwhile: as if nothing had been kept
  }
}

function tryWrite(
  place: TextStore,
  key: string,
  text: string | undefined,
  maxAgeMs: number,
): boolean {
  try {
    place.write(key, text, maxAgeMs)
    return text === undefined || place.read(key) === text
  } catch {
    return false // full or taken away: the caller keeps it in memory and can say so
  }
}
