import { type Session, session } from './shapes.ts'

const DATABASE = 'causeway-base-account'
const STORE = 'sessions'

export type SessionStore = {
  readonly load: () => Promise<Session | undefined>
  readonly save: (session: Session) => Promise<void>
  readonly remove: () => Promise<void>
}

/**
 * The session on the page's own origin. A key that cannot be read out can only be kept in IndexedDB;
 * where that is blocked the session ends with the page.
 */
export function createSessionStore(key: string): SessionStore {
  async function run<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      const database = await open()
      try {
        return await done(work(database.transaction(STORE, mode).objectStore(STORE)))
      } finally {
        database.close()
      }
    } catch {
      return undefined // blocked or full: it is kept in memory alone
    }
  }
  return {
    async load() {
      const stored = session.safeParse(await run<unknown>('readonly', (store) => store.get(key)))
      return stored.success ? stored.data : undefined
    },
    async save(next) {
      await run('readwrite', (store) => store.put(next, key))
    },
    async remove() {
      await run('readwrite', (store) => store.delete(key))
    },
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  return done(opening)
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
