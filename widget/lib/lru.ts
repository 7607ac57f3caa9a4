/** A map that forgets what was used longest ago once it holds more than `size` entries. */
export function createLru<value>(size: number) {
  const entries = new Map<string, value>()
  return {
    get(key: string): value | undefined {
      const found = entries.get(key)
      if (found === undefined) return undefined
      entries.delete(key)
      entries.set(key, found)
      return found
    },
    set(key: string, value: value): void {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > size && oldest !== undefined) entries.delete(oldest)
    },
  }
}
