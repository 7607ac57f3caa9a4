import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { record } from '#features/bridge/model/testing/records.ts'
import { push } from '../router/router.ts'
import { createTestCore } from '../testing/createTestCore.ts'
import { mayDismiss, shake } from './shake.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const { id } = record(1).transfer

test('default: it shakes for 500 ms (S4.02, S9.07)', () => {
  const core = createTestCore()
  const shaking = () => core.store.getState().modal.shaking
  shake(core)
  shake(core)
  vi.advanceTimersByTime(499)
  expect(shaking()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(shaking()).toBe(false)
})

test('behavior: it stays only while the wallet is asked for what is on screen', () => {
  const core = createTestCore()
  const may = () => mayDismiss(core, core.store.getState())
  const set = (bridge: object) =>
    core.store.setState((state) => ({ bridge: { ...state.bridge, ...bridge } }))
  set({ progress: { [id]: { step: 'deposit', status: 'simulationSuccess' } } })
  expect(may()).toBe(true)
  push(core, { name: 'TransferProgress', transferId: id })
  expect(may()).toBe(false)
  set({ progress: { [id]: { step: 'deposit', status: 'txPending', hash: '0x' } } })
  expect(may()).toBe(true)
  set({ speedUps: { [id]: { status: 'signing' } } })
  expect(may()).toBe(false)
  set({ speedUps: { [id]: { status: 'failed', error: { code: 4001, message: '' } } } })
  expect(may()).toBe(true)
})

test('behavior: a swap stays while the wallet is asked for one of its transactions', () => {
  const core = createTestCore()
  push(core, { name: 'SwapProgress', swapId: 'one' })
  const ask = (asking: readonly string[]) =>
    core.store.setState((state) => ({ transactions: { ...state.transactions, asking } }))
  ask(['one'])
  expect(mayDismiss(core, core.store.getState())).toBe(false)
  ask([])
  expect(mayDismiss(core, core.store.getState())).toBe(true)
})
