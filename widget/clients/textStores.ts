import type { TextStore } from './storage.ts'

/** Room of one cookie: browsers drop one whose name and value pass 4096 bytes. */
const COOKIE_CHARS = 3_500

/**
 * The best place this browser gives a third-party frame. Decided by writing: where third-party
 * storage is blocked, even the getter of `localStorage` throws, while a `Partitioned` cookie
 * survives (CHIPS).
 */
export function findTextStore(): TextStore {
  return [localPlace, cookiePlace].find(works) ?? memoryPlace()
}

const localPlace: TextStore = {
  level: 'local',
  onlyCompact: false,
  read: (key) => localStorage.getItem(key) ?? undefined,
  write(key, text) {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  },
}

const cookiePlace: TextStore = {
  level: 'cookie',
  onlyCompact: true,
  read(key) {
    const start = `${cookieName(key)}=`
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start))
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length))
  },
  write(key, text, maxAgeMs) {
    const value = text === undefined ? '' : encodeURIComponent(text)
    if (value.length > COOKIE_CHARS) throw new RangeError('Too large for a cookie')
    const age = text === undefined ? 0 : Math.ceil(maxAgeMs / 1_000)
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore cannot write Partitioned everywhere
    document.cookie = `${cookieName(key)}=${value}; Path=/; Max-Age=${age}; Secure; SameSite=None; Partitioned`
  },
}

function memoryPlace(): TextStore {
  const values = new Map<string, string>()
  return {
    level: 'memory',
    onlyCompact: false,
    read: (key) => values.get(key),
    write(key, text) {
      if (text === undefined) values.delete(key)
      else values.set(key, text)
    },
  }
}

/** Cookie names take no `:`, `/` or `@`. */
function cookieName(key: string): string {
  return encodeURIComponent(key)
}

function works(place: TextStore): boolean {
  const key = 'causeway.probe'
  try {
    place.write(key, '1', 60_000)
    const isStored = place.read(key) === '1'
    place.write(key, undefined, 0)
    return isStored
  } catch {
    return false // blocked: the next place is tried
  }
}
