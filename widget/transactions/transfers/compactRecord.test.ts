import { describe, expect, test } from 'vitest'
import { decodeRecord, encodeRecord } from './compactRecord.ts'
import { record } from '#features/bridge/model/testing/records.ts'

const own = { ...record(1, 'deposited'), revision: 3 }

describe('compactRecord', () => {
  test('default: as it was written, and no longer than it has to be', () => {
    expect(decodeRecord(encodeRecord(own))).toEqual(own)
    expect(encodeRecord(own)).toMatch(/^6\.6\.4\.3\.[-\w]+$/)
  })

  test('behavior: why it will take long survives a reload', () => {
    const few = { ...own, limits: { instant: '24999999', shortDelay: '0' } }
    expect(decodeRecord(encodeRecord(few))).toEqual(few)
    const most = (10n ** 78n - 1n).toString()
    const huge = { ...own, transfer: { ...own.transfer, inputAmount: most } }
    const wide = { ...huge, limits: { instant: `${BigInt(most) - 1n}`, shortDelay: most } }
    expect(decodeRecord(encodeRecord(wide))).toEqual(wide)
  })

  test('behavior: limits above the amount say nothing', () => {
    const enough = { ...own, limits: { instant: '25000000', shortDelay: '25000000' } }
    expect(encodeRecord(enough)).toBe(encodeRecord(own))
  })

  test.each(['deposit', 'fill'] as const)('behavior: that its %s was taken back', (takenBack) => {
    const gone = { ...own, takenBack, reopened: 12 }
    expect(decodeRecord(encodeRecord(gone))).toEqual(gone)
    const text = encodeRecord({ ...gone, limits: { instant: '1', shortDelay: '2' } })
    expect(text.slice(encodeRecord(own).length)).toMatch(/^\.t[01]\.rc\.l1-2$/)
  })

  test.each(['.t7', '.l', '.l12', '.l1-', '.rfff', '.', '.T0'])(
    'error: %s at the end is damage',
    (end) => {
      expect(decodeRecord(encodeRecord(own))).toBeDefined()
      expect(decodeRecord(`${encodeRecord(own)}${end}`)).toBeUndefined()
    },
  )
})
