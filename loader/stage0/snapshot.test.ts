import { expect, test } from 'vitest'
import { disconnectedState, type PublicState, snapshot } from '#protocol'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

function createStorage(items = new Map<string, string>()): Storage {
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}
const account = `eip155:31337:0x${'1'.repeat(40)}`
const connected: PublicState = {
  ...disconnectedState,
  open: true,
  view: 'Account',
  status: 'connected',
  caipChainId: 'eip155:31337',
  accounts: [account],
  wallet: {
    id: 'uuid',
    name: 'Devnet Wallet',
    rdns: 'dev.wallet',
    icon: 'data:image/png;base64,AA',
  },
  openTransfers: 2,
}
const stored = (storage: Storage) => JSON.parse(storage.getItem('causeway.snapshot') ?? 'null')

test('default: addresses, chain, wallet name and an open transfer, nothing else (S4.01)', () => {
  const storage = createStorage()
  writeSnapshot(() => storage, connected)
  expect(stored(storage)).toEqual({
    version: 1,
    caipChainId: 'eip155:31337',
    accounts: [account],
    walletName: 'Devnet Wallet',
    openTransfer: true,
  })
  expect(snapshot.safeParse(stored(storage)).success).toBe(true)
  expect(readSnapshot(() => storage)).toEqual({
    ...disconnectedState,
    status: 'reconnecting',
    caipChainId: 'eip155:31337',
    accounts: [account],
    wallet: { id: '', name: 'Devnet Wallet' },
    openTransfers: 1,
  })
})

test('behavior: a disconnect forgets, a reconnect on its way does not', () => {
  const storage = createStorage()
  writeSnapshot(() => storage, connected)
  writeSnapshot(() => storage, { ...disconnectedState, status: 'reconnecting' })
  expect(stored(storage)).not.toBe(null)
  writeSnapshot(() => storage, disconnectedState)
  expect(stored(storage)).toBe(null)
})

test.each([
  'not json',
  '[]',
  'null',
  '{"version":2,"accounts":[]}',
  '{"version":1,"accounts":"0x"}',
  '{"version":1,"accounts":["0x1"]}',
  `{"version":1,"accounts":["eip155:1:0x${'1'.repeat(40)}", {}]}`,
])('error: %s is as good as nothing', (text) => {
  const storage = createStorage(new Map([['causeway.snapshot', text]]))
  expect(readSnapshot(() => storage)).toEqual(disconnectedState)
})

test('error: storage that throws is as good as none', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(readSnapshot(blocked)).toEqual(disconnectedState)
  expect(() => writeSnapshot(blocked, connected)).not.toThrow()
})
