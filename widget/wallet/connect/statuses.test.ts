import { expect, test } from 'vitest'
import { publicState } from '#features/publicState.ts'
import { createTestCore, one, type TestCore, two } from '#kernel/testing/createTestCore.ts'
import { alice, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { reconnect } from '#kernel/testing/reconnect.ts'

const told = ({ store }: TestCore) => publicState(store.getState())
const connected = { status: 'connected', namespace: 'eip155', accounts: [`${one}:${alice}`] }

test('default: disconnected, connecting, connected (S4.01, S4.02)', async () => {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet] })
  expect(told(core)).toMatchObject({ open: false, status: 'disconnected', accounts: [] })
  const connecting = connect(core, { connectorId: wallet.id })
  expect(told(core)).toMatchObject({ status: 'connecting', accounts: [] })
  await connecting
  expect(told(core)).toMatchObject(connected)
})

test('default: on the next visit reconnecting, then connected (S4.01, S4.02)', async () => {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet] })
  await connect(core, { connectorId: wallet.id })
  const next = createTestCore({ wallets: [wallet], places: core.places })
  const reconnecting = reconnect(next)
  expect(told(next)).toMatchObject({ status: 'reconnecting', namespace: 'eip155' })
  await reconnecting
  expect(told(next)).toMatchObject(connected)
})

test('behavior: a visit begins on the chain that was used last (S3.12)', async () => {
  const wallet = createFakeWallet()
  wallet.chainId = 31338
  const core = createTestCore({ wallets: [wallet] })
  await connect(core, { connectorId: wallet.id })
  const next = createTestCore({ wallets: [wallet], places: core.places })
  expect(next.store.getState().networks.active).toBe(one)
  const reconnecting = reconnect(next)
  expect(next.store.getState().networks.active).toBe(two)
  await reconnecting
})

test('behavior: what was read of an account goes with its connection (S4.01)', async () => {
  const wallet = createFakeWallet()
  wallet.chainId = 31338
  const core = createTestCore({ wallets: [wallet] })
  await connect(core, { connectorId: wallet.id })
  const names = ['balances', 'serviceBalances', 'holdings', 'activity']
  for (const name of names) core.queries.setQueryData([name, two, alice], [])
  disconnect(core, { reason: 'user' })
  const left = names.filter((name) => core.queries.getQueryData([name, two, alice]) !== undefined)
  expect(left).toEqual([])
  expect(core.store.getState().networks.active).toBe(one)
})

test('behavior: the namespace that is looked at is told (S4.02)', () => {
  const core = createTestCore()
  core.store.setState(({ connections }) => ({
    connections: { ...connections, activeNamespace: 'solana' },
  }))
  expect(publicState(core.store.getState()).namespace).toBe('solana')
})
