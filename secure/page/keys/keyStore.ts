import type { Addresses } from '#secure/api'
import { type Bytes, wipe } from './bytes.ts'
import type { StoredSession, SessionStore } from '../possession.ts'
import { exportPublicKey, makeIdentity } from './deviceIdentity.ts'
import { seal, unseal } from './seal.ts'

const NAME = 'causeway-keys'

/** A share that this browser keeps, and the set it belongs to. */
export type KeptShare = { shareSetId: string; share: Bytes }
/** What this browser holds for one account; never two shares of one set. */
export type Holding = {
  accountId: string
  /** Every address that the account had, to recognize it if the service forgot it. */
  owners: readonly string[]
  addresses: Addresses
  device: KeptShare
  /** Its part of the recovery set: with the recovery file it makes the key without the service. */
  recovery: KeptShare | null
}

export type KeyStore = {
  get(accountId: string): Promise<Holding | undefined>
  put(holding: Holding): Promise<void>
  remove(accountId: string): Promise<void>
  /** Holdings of the same person under another account. */
  findByOwner(owner: string): Promise<readonly Holding[]>
  identity(): Promise<CryptoKeyPair>
  publicKey(): Promise<Bytes>
  /** For a browser that drops cookies: the session that identifies it instead. */
  readonly session: SessionStore
}

type StoredShare = { shareSetId: string; sealed: Bytes }
type StoredHolding = {
  accountId: string
  owners: readonly string[]
  addresses: Addresses
  device: StoredShare
  recovery: StoredShare | null
}

/**
 * The browser's own store of shares: IndexedDB, each share sealed under a key that no script can read.
 * Undefined if the browser blocks it, which only a write reveals.
 */
export async function openKeyStore(): Promise<KeyStore | undefined> {
  try {
    const database = await open()
    await committed(write(database, 'probe').put(Date.now(), 'written'))
    const wrapping = await keep(database, 'wrapping', () =>
      crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    )
    return overDatabase(database, wrapping)
  } catch (error) {
    // A frame whose storage is blocked throws here or fails with an UnknownError, by browser.
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}

function overDatabase(database: IDBDatabase, wrapping: CryptoKey): KeyStore {
  const identity = () => keep(database, 'identity', makeIdentity)

  async function toStored(accountId: string, kept: KeptShare): Promise<StoredShare> {
    const { shareSetId, share } = kept
    return { shareSetId, sealed: await seal(wrapping, share, `${accountId} ${shareSetId}`) }
  }

  async function fromStored(accountId: string, stored: StoredShare): Promise<KeptShare> {
    const { shareSetId, sealed } = stored
    return { shareSetId, share: await unseal(wrapping, sealed, `${accountId} ${shareSetId}`) }
  }

  async function read(stored: StoredHolding): Promise<Holding> {
    const { accountId, owners, addresses, device, recovery } = stored
    return {
      accountId,
      owners,
      addresses,
      device: await fromStored(accountId, device),
      recovery: recovery === null ? null : await fromStored(accountId, recovery),
    }
  }

  return {
    async get(accountId) {
      const request = database.transaction('holdings').objectStore('holdings').get(accountId)
      const stored: StoredHolding | undefined = await done(request)
      return stored === undefined ? undefined : read(stored)
    },
    async put({ accountId, owners, addresses, device, recovery }) {
      const stored: StoredHolding = {
        accountId,
        owners,
        addresses,
        device: await toStored(accountId, device),
        recovery: recovery === null ? null : await toStored(accountId, recovery),
      }
      await committed(write(database, 'holdings').put(stored))
    },
    async remove(accountId) {
      await committed(write(database, 'holdings').delete(accountId))
    },
    async findByOwner(owner) {
      const request = database.transaction('holdings').objectStore('holdings').getAll()
      const all: StoredHolding[] = await done(request)
      return Promise.all(all.filter((stored) => stored.owners.includes(owner)).map(read))
    },
    identity,
    session: {
      get(): Promise<StoredSession | undefined> {
        return done(database.transaction('keys').objectStore('keys').get('session'))
      },
      put: (session) => committed(write(database, 'keys').put(session, 'session')),
    },
    publicKey: async () => exportPublicKey(await identity()),
  }
}

/** Overwrites the shares of a holding that was read. */
export function wipeHolding(holding: Holding | undefined): void {
  wipe(holding?.device.share, holding?.recovery?.share)
}

async function keep<T extends CryptoKey | CryptoKeyPair>(
  database: IDBDatabase,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const find = async (): Promise<T | undefined> =>
    done(database.transaction('keys').objectStore('keys').get(name))
  const stored = await find()
  if (stored !== undefined) return stored
  const made = await make()
  try {
    await committed(write(database, 'keys').add(made, name))
    return made
  } catch (error) {
    // Another tab was faster, so its key is used: what is sealed under a key that is not stored is lost.
    const theirs = await find()
    if (theirs === undefined) throw error
    return theirs
  }
}

function write(database: IDBDatabase, store: 'holdings' | 'keys' | 'probe'): IDBObjectStore {
  return database.transaction(store, 'readwrite', { durability: 'strict' }).objectStore(store)
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('holdings', { keyPath: 'accountId' })
    request.result.createObjectStore('keys')
    request.result.createObjectStore('probe')
  }
  return done(request)
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('No answer', 'UnknownError'))
  })
}

/** A write is durable once its transaction has ended, not when its request has. */
function committed<T>(request: IDBRequest<T>): Promise<void> {
  const { transaction } = request
  return new Promise((resolve, reject) => {
    if (transaction === null) return reject(new TypeError('A write has a transaction.'))
    transaction.oncomplete = () => resolve()
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('Not written', 'UnknownError'))
  })
}
