import { expect, test } from 'vitest'
import type { Core } from '#kernel/core.ts'
import { saveTransfer } from '#transactions/transfers/store.ts'
import { saveTransaction } from '#transactions/store.ts'
import { ownTransaction } from '#transactions/testing/ownTransaction.ts'
import { openTab, record } from './testing/records.ts'

/** What the browser says of another document, to every feature. */
function onStorageChanged({ core, key }: { core: Core; key: string | null }): void {
  const fail = (error: unknown) => {
    throw error
  }
  for (const { on } of core.features) on?.storage?.(core, key, fail)
}

test('default: what another document wrote is known here', { timeout: 20_000 }, async () => {
  const places = new Map<string, string>()
  const [one, two] = [openTab(places), openTab(places)]
  saveTransfer(one, record(1, 'draft'))
  const [key = null] = places.keys()
  onStorageChanged({ core: two, key })
  await expect
    .poll(() => two.store.getState().bridge.transfers.map(({ transfer }) => transfer.id), {
      // The code that reads is loaded first, and a busy machine takes its time for it.
      timeout: 15_000,
    })
    .toEqual([record(1).transfer.id])
})

test('behavior: so is a transaction of the widget', { timeout: 20_000 }, async () => {
  const places = new Map<string, string>()
  const [one, two] = [openTab(places), openTab(places)]
  saveTransaction(one, ownTransaction(1, 'confirmed'))
  const [key = null] = places.keys()
  onStorageChanged({ core: two, key })
  await expect
    .poll(() => two.store.getState().transactions.own.map(({ id }) => id), { timeout: 15_000 })
    .toEqual([ownTransaction(1).id])
})

test('behavior: other keys, and a storage that was emptied, are no news', {
  timeout: 20_000,
}, async () => {
  const places = new Map<string, string>()
  const [one, two] = [openTab(places), openTab(places)]
  saveTransfer(one, record(1, 'draft'))
  onStorageChanged({ core: two, key: null })
  onStorageChanged({ core: two, key: 'causeway.https://shop.example.connection' })
  // Had one of them been news, its code would be there by now, and would have read.
  await import('./resume.ts')
  await new Promise((resolve) => setTimeout(resolve))
  expect(two.store.getState().bridge.transfers).toEqual([])
})
