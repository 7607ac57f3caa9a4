import { describe, expect, test } from 'vitest'
import { openTab } from '#features/bridge/model/testing/records.ts'
import { hasStoredTransactions, storedTransactions } from './items.ts'
import { COOKIE_TRANSACTIONS, KEPT_TRANSACTIONS } from './limits.ts'
import { forgetTransaction, loadTransactions, saveTransaction } from './store.ts'
import { ownTransaction } from './testing/ownTransaction.ts'

const idsOf = (own: readonly { id: string }[]) => own.map(({ id }) => id)

describe('transactions in storage', () => {
  test('default: newest first, the same in every document', () => {
    const places = new Map<string, string>()
    const [one, two] = [openTab(places), openTab(places)]
    expect(hasStoredTransactions(two.storage)).toBe(false)
    saveTransaction(one, ownTransaction(1))
    saveTransaction(one, ownTransaction(2, 'confirmed'))
    expect(hasStoredTransactions(two.storage)).toBe(true)
    expect(idsOf(loadTransactions(two))).toEqual(['own-2', 'own-1'])
    // Read once more, nothing is drawn again.
    expect(loadTransactions(two)).toBe(two.store.getState().transactions.own)
  })

  test('behavior: of one that both know, the one that is further counts', () => {
    const places = new Map<string, string>()
    const [one, two] = [openTab(places), openTab(places)]
    saveTransaction(one, ownTransaction(1))
    loadTransactions(two)
    saveTransaction(two, ownTransaction(1, 'confirmed'))
    // This one still believes that it is sent, and writes something else.
    saveTransaction(one, ownTransaction(2))
    expect(loadTransactions(one).map(({ status }) => status)).toEqual(['sent', 'confirmed'])
    expect(loadTransactions(openTab(places)).map(({ status }) => status)).toEqual([
      'sent',
      'confirmed',
    ])
  })

  test('behavior: what was declined in another tab does not come back from here', () => {
    const places = new Map<string, string>()
    const [one, two] = [openTab(places), openTab(places)]
    saveTransaction(one, ownTransaction(1, 'asked'))
    loadTransactions(two)
    forgetTransaction(one, 'own-1')
    saveTransaction(two, ownTransaction(2))
    expect(idsOf(loadTransactions(openTab(places)))).toEqual(['own-2'])
  })

  test('behavior: one entry that is damaged does not take the others', () => {
    const core = openTab(new Map())
    const bad = { ...ownTransaction(2), value: '-1' }
    core.storage.set(storedTransactions, [bad, null, 'text', ownTransaction(1)])
    expect(idsOf(loadTransactions(core))).toEqual(['own-1'])
  })

  test('behavior: only the oldest of those that ended go, and no pending one', () => {
    const core = openTab(new Map())
    saveTransaction(core, ownTransaction(0))
    for (let number = 1; number <= KEPT_TRANSACTIONS + 5; number += 1) {
      saveTransaction(core, ownTransaction(number, 'confirmed'))
    }
    const ids = idsOf(loadTransactions(core))
    expect(ids).toHaveLength(KEPT_TRANSACTIONS + 1)
    expect(ids).toContain('own-0')
    expect(ids).not.toContain('own-5')
  })

  test('behavior: a cookie keeps the newest that are pending, and nothing of what ended', () => {
    const places = new Map<string, string>()
    const core = openTab(places, 'cookie')
    for (let number = 1; number <= 5; number += 1) saveTransaction(core, ownTransaction(number))
    saveTransaction(core, ownTransaction(6, 'confirmed'))
    const big = { data: `0x${'00'.repeat(2_000)}` as const }
    saveTransaction(core, ownTransaction(7, 'sent', big))
    expect(loadTransactions(core)).toHaveLength(7)
    const kept = idsOf(loadTransactions(openTab(places, 'cookie')))
    expect(kept).toEqual(['own-5', 'own-4', 'own-3'].slice(0, COOKIE_TRANSACTIONS))
  })
})
