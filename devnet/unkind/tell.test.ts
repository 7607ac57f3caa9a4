import { describe, expect, test } from 'vitest'
import { type UnkindKind, unkindKinds } from './kinds.ts'
import { profileOf } from './profile.ts'
import { tellOf, withExponent } from './tell.ts'
import { createUnkindness } from './unkindness.ts'

const told = (subject: string, seed = 1) => {
  const noted: UnkindKind[] = []
  const tell = tellOf({ seed, subject, note: (kind) => noted.push(kind) })
  return { tell, noted }
}

describe('tell', () => {
  test('default: the same seed and question are answered alike, another seed is not', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8]
    const answers = (seed: number) =>
      ['a', 'b', 'c', 'd'].map((subject) => told(subject, seed).tell.withBad(rows))
    expect(answers(1)).toEqual(answers(1))
    expect(answers(1)).not.toEqual(answers(2))
  })

  test('behavior: what stood in a list stands there still, and each change is counted', () => {
    const { tell, noted } = told('x')
    const list = tell.among(tell.withBad([1, 2]), 'foreignEntry', 'solana')
    expect((list as unknown[]).filter((one) => one === 1 || one === 2)).toEqual([1, 2])
    expect(list).toHaveLength(4)
    expect(tell.withMore({ a: [{ b: 1 }], map: { '60': 1 } }, ['map'])).toMatchObject({
      a: [{ b: 1, unheardOf: {} }],
      map: { '60': 1 },
      unheardOf: {},
    })
    expect(noted).toEqual(['badEntry', 'foreignEntry', 'extraField'])
  })

  test.each([
    ['10000', '1e+4'],
    ['0.00012', '1.2e-4'],
    ['9.924929994522253814', '9.924929994522253814e+0'],
    ['120.50', '1.205e+2'],
    ['0', undefined],
    ['-1', undefined],
  ])('behavior: %s with an exponent is %s', (plain, exponent) => {
    expect(withExponent(plain)).toBe(exponent)
    if (exponent !== undefined) expect(Number(exponent)).toBe(Number(plain))
  })
})

describe('createUnkindness', () => {
  test('default: what the environment says, and all counts from zero', () => {
    expect(profileOf({})).toEqual({ profile: 'kind', seed: 1 })
    expect(profileOf({ DEVNET_PROFILE: 'unkind', DEVNET_SEED: '42' })).toEqual({
      profile: 'unkind',
      seed: 42,
    })
    const { count } = createUnkindness({ profile: 'unkind' })
    expect(count()).toEqual(Object.fromEntries(unkindKinds.map((kind) => [kind, 0])))
  })

  test('error: an unknown profile and a seed that is none', () => {
    expect(() => profileOf({ DEVNET_PROFILE: 'cruel' })).toThrow('kind or unkind')
    expect(() => profileOf({ DEVNET_SEED: 'x' })).toThrow('a number')
  })
})
