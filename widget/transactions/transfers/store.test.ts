import { describe, expect, test } from 'vitest'
import { hasStoredTransfers } from './items.ts'
import type { TransferRecord } from './record.ts'
import { findRecord, loadTransfers, saveTransfer } from './store.ts'
import { hash, openTab, record } from '#features/bridge/model/testing/records.ts'

const idsOf = (records: readonly TransferRecord[]) =>
  records.map(({ transfer }) => Number.parseInt(transfer.id, 16))
const statusOf = (core: Parameters<typeof findRecord>[0], { transfer }: TransferRecord) =>
  findRecord(core, transfer.id)?.transfer.status

describe.each(['local', 'cookie', 'memory'] as const)('in %s storage', (level) => {
  test('default: what one document wrote, the next one reads, newest first', () => {
    const places = new Map<string, string>()
    const first = openTab(places, level)
    expect(hasStoredTransfers(first.storage)).toBe(false)
    expect(saveTransfer(first, record(1, 'depositing', { depositNonce: 7 }))).toBe(true)
    expect(saveTransfer(first, record(2))).toBe(true)
    const next = openTab(places, level)
    expect(hasStoredTransfers(next.storage)).toBe(true)
    expect(idsOf(loadTransfers(next))).toEqual([2, 1])
    expect(findRecord(next, record(1).transfer.id)).toEqual(
      expect.objectContaining({
        ...record(1, 'depositing', { depositNonce: 7 }),
        transfer: expect.objectContaining({ status: 'depositing', depositNonce: 7 }),
        revision: 1,
      }),
    )
  })

  test('behavior: of two tabs the newer word wins, also when it is a step back', () => {
    const places = new Map<string, string>()
    const [one, two] = [openTab(places, level), openTab(places, level)]
    saveTransfer(one, record(1, 'depositing'))
    loadTransfers(two)
    // Declined in the wallet: back to `approved`.
    saveTransfer(one, record(1, 'approved'))
    loadTransfers(two)
    expect(statusOf(two, record(1))).toBe('approved')
  })

  test('behavior: a tab that knows less never writes over what another one wrote', () => {
    const places = new Map<string, string>()
    const [one, stale] = [openTab(places, level), openTab(places, level)]
    saveTransfer(one, record(1, 'draft'))
    loadTransfers(stale)
    saveTransfer(one, record(1, 'deposited'))
    saveTransfer(stale, record(2, 'draft'))
    const next = openTab(places, level)
    expect(idsOf(loadTransfers(next))).toEqual([2, 1])
    expect(statusOf(next, record(1))).toBe('deposited')
    expect(statusOf(stale, record(1))).toBe('deposited')
  })

  test('behavior: what has ended in one tab is not open in another, and stays ended', () => {
    const places = new Map<string, string>()
    const [one, stale] = [openTab(places, level), openTab(places, level)]
    saveTransfer(one, record(1, 'approved'))
    loadTransfers(stale)
    saveTransfer(one, record(1, 'filled'))
    loadTransfers(stale)
    expect(statusOf(stale, record(1))).toBe('filled')
    saveTransfer(stale, record(1, 'approved'))
    expect(statusOf(stale, record(1))).toBe('filled')
  })

  test('behavior: only a fill of the last hour that its chain took back opens an end again', () => {
    const places = new Map<string, string>()
    const [one, stale] = [openTab(places, level), openTab(places, level)]
    const now = Math.floor(Date.now() / 1_000)
    const gone = (number: number) => ({ ...record(number, 'deposited'), reopened: 1 })
    for (const [number, fillTimestamp] of [
      [1, now],
      [2, now - 3_700],
      [3, now],
    ] as const) {
      saveTransfer(one, record(number, 'deposited'))
      loadTransfers(stale)
      saveTransfer(one, record(number, 'filled', { fillTimestamp }))
      loadTransfers(stale)
    }
    saveTransfer(one, gone(1))
    saveTransfer(one, gone(2))
    saveTransfer(one, { ...gone(3), transfer: record(3, 'approved').transfer })
    loadTransfers(stale)
    const statuses = (core: typeof one) => [1, 2, 3].map((at) => statusOf(core, record(at)))
    expect(statuses(one)).toEqual(['deposited', 'filled', 'filled'])
    expect(statuses(stale)).toEqual(statuses(one))
    // A tab that missed it neither ends nor reopens the transfer with older state.
    saveTransfer(stale, record(4))
    const next = openTab(places, level)
    loadTransfers(next)
    expect(statusOf(next, record(1))).toBe('deposited')
    // Filled again, by a run that began before the fill was reorganized away.
    saveTransfer(one, record(1, 'filled', { fillTimestamp: now + 9 }))
    expect(findRecord(one, record(1).transfer.id)?.reopened).toBe(1)
    loadTransfers(stale)
    saveTransfer(stale, gone(1))
    expect(statusOf(stale, record(1))).toBe('filled')
  })

  test('behavior: one deposit that was found and written down is one transfer', () => {
    const core = openTab(new Map(), level)
    saveTransfer(core, record(9, 'deposited', { depositId: '5' }))
    saveTransfer(core, record(1, 'deposited', { depositId: '5', depositNonce: 3 }))
    loadTransfers(core)
    expect(idsOf(core.store.getState().bridge.transfers)).toEqual([1])
  })

  test('error: what was garbled is dropped', () => {
    const places = new Map<string, string>()
    saveTransfer(openTab(places, level), record(1))
    for (const key of places.keys()) places.set(key, '{"t":1,"v":[{}')
    expect(loadTransfers(openTab(places, level))).toEqual([])
  })
})

test('behavior: one damaged entry does not take the others with it', () => {
  const places = new Map<string, string>()
  const core = openTab(places)
  saveTransfer(core, record(1))
  saveTransfer(core, record(2))
  const [key = ''] = places.keys()
  const kept = JSON.parse(places.get(key) ?? '')
  kept.v.transfers[0].transfer.inputAmount = '-5'
  places.set(key, JSON.stringify(kept))
  expect(idsOf(loadTransfers(openTab(places)))).toEqual([1])
})

test('behavior: of the finished ones the oldest go, of the open ones none', () => {
  const core = openTab(new Map())
  for (let number = 1; number <= 60; number += 1) {
    saveTransfer(core, record(number, number <= 4 ? 'approved' : 'filled'))
  }
  const kept = idsOf(loadTransfers(openTab(core.places)))
  expect(kept).toHaveLength(54)
  expect(kept.slice(0, 2)).toEqual([60, 59])
  expect(kept.slice(-5)).toEqual([11, 4, 3, 2, 1])
})

test('behavior: a cookie holds open transfers alone, in no more than 3 500 characters', () => {
  const core = openTab(new Map(), 'cookie')
  saveTransfer(core, record(1, 'filled'))
  saveTransfer(core, record(2, 'deposited'))
  const next = openTab(core.places, 'cookie')
  expect(idsOf(loadTransfers(next))).toEqual([2])
  for (const text of core.places.values()) {
    expect(encodeURIComponent(text).length).toBeLessThan(3_500)
  }
})

test('behavior: a full cookie keeps the newest, and lets go first what a pool can bring back', () => {
  const core = openTab(new Map(), 'cookie')
  expect(saveTransfer(core, record(1, 'deposited', { depositNonce: 1 }))).toBe(true)
  const answers = []
  for (let number = 2; number <= 12; number += 1) {
    answers.push(
      saveTransfer(core, record(number, 'depositing', { approveHash: hash, depositHash: hash })),
    )
  }
  // The saved transfer is always the newest here, so it always fits.
  expect(answers).toEqual(answers.map(() => true))
  const kept = idsOf(loadTransfers(openTab(core.places, 'cookie')))
  expect(kept.length).toBeGreaterThanOrEqual(4)
  expect(kept).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].slice(0, kept.length))
  // For an old one, `saveTransfer` reports that it was not stored; this document still knows it.
  expect(saveTransfer(core, record(1, 'expired'))).toBe(false)
  expect(statusOf(core, record(1))).toBe('expired')
})

test('error: no room at all is told, and the document goes on', () => {
  const core = openTab(new Map())
  const full = {
    ...core,
    storage: { ...core.storage, set: () => false, get: () => undefined },
  }
  expect(saveTransfer(full, record(1))).toBe(false)
  expect(statusOf(full, record(1))).toBe('approved')
})

test('behavior: a list of the first shape, without a version, is read and written anew', () => {
  const core = openTab(new Map())
  saveTransfer(core, record(1))
  const [key = ''] = core.places.keys()
  const kept = JSON.parse(core.places.get(key) ?? '')
  expect(kept.v).toMatchObject({ version: 2, transfers: [{ revision: 1 }] })
  core.places.set(key, JSON.stringify({ ...kept, v: kept.v.transfers }))
  const next = openTab(core.places)
  expect(hasStoredTransfers(next.storage)).toBe(true)
  expect(idsOf(loadTransfers(next))).toEqual([1])
  saveTransfer(next, record(2))
  expect(JSON.parse(core.places.get(key) ?? '').v).toMatchObject({ version: 2 })
  expect(idsOf(loadTransfers(openTab(core.places)))).toEqual([2, 1])
})

test('behavior: the list of a newer build is neither read nor written over', () => {
  const core = openTab(new Map())
  saveTransfer(core, record(1))
  const [key = ''] = core.places.keys()
  const kept = JSON.parse(core.places.get(key) ?? '')
  const newer = JSON.stringify({ ...kept, v: { version: 3, list: 'unknown' } })
  core.places.set(key, newer)
  const old = openTab(core.places)
  expect(idsOf(loadTransfers(old))).toEqual([])
  expect(saveTransfer(old, record(2))).toBe(false)
  expect(core.places.get(key)).toBe(newer)
  expect(statusOf(old, record(2))).toBe('approved')
})

test('behavior: of what was never sent the newest are kept, of what was sent all', () => {
  const core = openTab(new Map())
  for (let number = 1; number <= 30; number += 1) saveTransfer(core, record(number, 'draft'))
  saveTransfer(core, record(31, 'approved', { approveHash: hash }))
  saveTransfer(core, record(32, 'draft'))
  const kept = idsOf(loadTransfers(openTab(core.places)))
  expect(kept).toEqual([32, 31, ...Array.from({ length: 19 }, (_, at) => 30 - at)])
})

test('behavior: what this browser does not keep is told, until it is kept', () => {
  const core = openTab(new Map())
  let isFull = true
  const set: typeof core.storage.set = (item, value) => !isFull && core.storage.set(item, value)
  const full = { ...core, storage: { ...core.storage, set } }
  const unkept = () => core.store.getState().bridge.unkept
  saveTransfer(full, record(1))
  saveTransfer(full, record(1, 'depositing'))
  expect(unkept()).toEqual([record(1).transfer.id])
  isFull = false
  saveTransfer(full, record(1, 'deposited'))
  expect(unkept()).toEqual([])
})
