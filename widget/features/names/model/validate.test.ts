import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { nameProblem, nameZone, readLabel } from './validate.ts'

describe('nameProblem', () => {
  test.each([
    ['maren', undefined],
    ['MA-9', undefined],
    ['mar', 'tooShort'],
    ['', 'tooShort'],
    ['maren!', 'characters'],
    ['ma ren', 'characters'],
    ['ma_ren', 'characters'],
    ['mаren', 'characters'],
    ['maren.x', 'characters'],
    ['a'.repeat(63), undefined],
    ['a'.repeat(64), 'tooLong'],
  ])('default: %j (S5.03)', (label, problem) => {
    expect(nameProblem(label)).toBe(problem)
  })

  test('behavior: what passes is letters, digits and hyphens, at least 4 (S5.03)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 70 }), (label) => {
        const isValid = /^[a-zA-Z0-9-]{4,63}$/.test(label)
        expect(nameProblem(label) === undefined).toBe(isValid)
      }),
    )
  })
})

test('readLabel: behavior: pasted with its zone, in capitals, with spaces around (S9.13)', () => {
  expect(readLabel(' Maren.Reown.ID ', 'reown.id')).toBe('maren')
  expect(readLabel('maren.eth', 'reown.id')).toBe('maren.eth')
})

test('nameZone: default: the zone of the service, or the one that the deployment names (V-m8, S9.13)', () => {
  const { deployment } = createTestCore()
  expect(nameZone({ deployment })).toBe('reown.id')
  const services = { nameZone: 'names.example' }
  expect(nameZone({ deployment: { ...deployment, services } })).toBe('names.example')
})
