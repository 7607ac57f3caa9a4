import { expect, test, vi } from 'vitest'
import { randomBytes, toBase64Url } from './bytes.ts'
import { type Holding, openKeyStore } from './keyStore.ts'

const NAME = 'causeway-keys'
const set = '00000000-0000-4000-8000-000000000000'

async function open() {
  const store = await openKeyStore()
  if (store === undefined) throw new Error('This browser keeps nothing')
  return store
}

function holdingOf(accountId: string): Holding {
  return {
    accountId,
    owners: ['ada@example.org', 'countess@example.org'],
    addresses: { eip155: `0x${'1'.repeat(40)}`, solana: '1'.repeat(32) },
    device: { shareSetId: set, share: randomBytes(17) },
    recovery: null,
  }
}

/** Reads the database directly, past the store. */
function raw<T>(use: (database: IDBDatabase) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const request = use(opening.result)
      request.onsuccess = () => {
        opening.result.close()
        resolve(request.result)
      }
      request.onerror = () => reject(request.error)
    }
  })
}

// Runs first, while the browser has no key yet.
test('behavior: two tabs at once have one key and one identity', async () => {
  const [one, two] = await Promise.all([open(), open()])
  const identities = await Promise.all([one.publicKey(), two.publicKey()])
  expect(identities[0]).toEqual(identities[1])
  const holding = holdingOf('tabs')
  await one.put(holding)
  expect(await two.get('tabs')).toEqual(holding)
})

test('behavior: a share is kept over a visit, found under each address, and forgotten', async () => {
  const holding = holdingOf('kept')
  await (await open()).put(holding)
  const store = await open() // the next visit
  expect(await store.get('kept')).toEqual(holding)
  expect(await store.findByOwner('countess@example.org')).toContainEqual(holding)
  expect(await store.findByOwner('eve@example.org')).toEqual([])
  await store.remove('kept')
  expect(await store.get('kept')).toBe(undefined)
})

test('behavior: what is written down is no share, and its keys are read by no script', async () => {
  const store = await open()
  const holding = holdingOf('sealed')
  await store.put(holding)
  await store.identity()
  const row = await raw((database) =>
    database.transaction('holdings').objectStore('holdings').get('sealed'),
  )
  const text = JSON.stringify(row, (_, value) =>
    value instanceof Uint8Array ? toBase64Url(value) : value,
  )
  expect(text).toContain(set)
  expect(text).not.toContain(toBase64Url(holding.device.share))
  const keys = await raw((database) => database.transaction('keys').objectStore('keys').getAll())
  const secret = keys.map((key) => (key instanceof CryptoKey ? key : key.privateKey))
  expect(secret).toHaveLength(2)
  for (const key of secret) {
    await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow('not extractable')
  }
})

test('error: a share that was changed, or put elsewhere, does not open', async () => {
  const store = await open()
  await store.put(holdingOf('changed'))
  const row = await raw((database) =>
    database.transaction('holdings').objectStore('holdings').get('changed'),
  )
  await raw((database) =>
    database
      .transaction('holdings', 'readwrite')
      .objectStore('holdings')
      .put({ ...row, accountId: 'b' }),
  )
  await expect(store.get('b')).rejects.toThrow()
  row.device.sealed[20] ^= 1
  await raw((database) =>
    database.transaction('holdings', 'readwrite').objectStore('holdings').put(row),
  )
  await expect(store.get('changed')).rejects.toThrow()
})

// Runs last: what the other tests stored cannot be opened afterwards.
test('error: a browser that has no room for the key keeps nothing', async () => {
  await raw((database) =>
    database.transaction('keys', 'readwrite').objectStore('keys').delete('wrapping'),
  )
  const { add: real } = IDBObjectStore.prototype
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    const request = real.apply(this, given)
    this.transaction.abort() // as a full disk does
    return request
  })
  expect(await openKeyStore()).toBe(undefined)
  add.mockRestore()
  expect(await openKeyStore()).not.toBe(undefined)
})
