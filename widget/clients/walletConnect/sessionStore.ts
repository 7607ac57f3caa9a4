/** What the SDK asks of a storage. */
export type KeyValues = {
  getKeys: () => Promise<string[]>
  getEntries: <T>() => Promise<[string, T][]>
  getItem: <T>(key: string) => Promise<T | undefined>
  setItem: <T>(key: string, value: T) => Promise<void>
  removeItem: (key: string) => Promise<void>
}

/**
 * Where the SDK keeps its keys and sessions, apart for each page that embeds us: in `localStorage`
 * where this frame may use it, else in memory until the document goes.
 */
export function createSessionStore(scope: string, storage: Storage | undefined): KeyValues {
  const prefix = `causeway.${scope}.wc.`
  const memory = new Map<string, string>()

  const read = (key: string) => memory.get(key) ?? storage?.getItem(prefix + key) ?? undefined
  const stored = () =>
    Object.keys(storage ?? {})
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  const keys = () => [...new Set([...memory.keys(), ...stored()])]
  return {
    getKeys: async () => keys(),
    getEntries: async <T>() =>
      keys().map((key): [string, T] => [key, JSON.parse(read(key) ?? 'null')]),
    async getItem(key) {
      const text = read(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    async setItem(key, value) {
      const text = JSON.stringify(value)
      try {
        if (storage === undefined) memory.set(key, text)
        else {
          storage.setItem(prefix + key, text)
          memory.delete(key) // of a time when it was full
        }
      } catch {
        memory.set(key, text) // full: the session goes on, and ends with this document
      }
    },
    async removeItem(key) {
      memory.delete(key)
      storage?.removeItem(prefix + key)
    },
  }
}

/** This frame's `localStorage`, if it may use it: where it is blocked, even its getter throws. */
export function usableStorage(): Storage | undefined {
  try {
    const key = 'causeway.wc.probe'
    localStorage.setItem(key, '1')
    localStorage.removeItem(key)
    return localStorage
  } catch {
    return undefined // blocked, or full
  }
}
