import { expect, test } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { offersBackup, putBackupOff } from './backup.ts'

test('behavior: S4.10 a recovery is offered until it is put off, and once more above 100 dollars', () => {
  const core = createTestCore()
  const poor = { address: alice, cents: 9_999n }
  const rich = { address: alice, cents: 10_000n }
  expect(offersBackup(core, { ...poor, cents: undefined })).toBe(true)
  putBackupOff(core, poor)
  expect(offersBackup(core, poor)).toBe(false)
  expect(offersBackup(core, { ...poor, cents: undefined })).toBe(false)
  expect(offersBackup(core, rich)).toBe(true)
  putBackupOff(core, rich)
  for (const account of [rich, poor]) expect(offersBackup(core, account)).toBe(false)
  // Worth less for a while, it was offered all the same.
  putBackupOff(core, poor)
  expect(offersBackup(core, rich)).toBe(false)
  expect(offersBackup(core, { ...rich, address: alice.toUpperCase() })).toBe(false)
  expect(offersBackup(core, { ...poor, address: bob })).toBe(true)
})
