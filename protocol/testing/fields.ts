import type * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'

/** Values that a field takes, and values that it refuses while all others are right. */
export type Field = { readonly good: readonly unknown[]; readonly bad: readonly unknown[] }
export type Fields = Readonly<Record<string, Field>>

/** An optional field also takes that there is none. */
export const optional = ({ good, bad }: Field): Field => ({ good: [...good, undefined], bad })

/** A text of at most so many characters, and whatever else it refuses. */
export function textField(
  max: number,
  good: readonly string[],
  bad: readonly unknown[] = [],
): Field {
  return { good, bad: [...bad, 'x'.repeat(max + 1), 7, null, {}] }
}

/** A number within bounds, both allowed. */
export function numberField(min: number, max: number): Field {
  return { good: [min, max], bad: [min - 1, max + 1, Number.NaN, `${min}`, null] }
}

export const flag: Field = { good: [true, false], bad: ['true', 1, null] }
export const chain: Field = {
  good: ['eip155:1', 'eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'multiversx:1'],
  bad: ['1', 'eip155', 'eip155:', ':1', 'EIP155:1', 'ab:1', `eip155:${'1'.repeat(33)}`, 1, null],
}
const someone = `0x${'1'.repeat(40)}`
export const account: Field = {
  good: [`eip155:1:${someone}`, 'cosmos:hub-4:cosmos1abc', 'eip155:1:name.eth'],
  bad: [someone, 'eip155:1', 'eip155:1:', `eip155:1:${'a'.repeat(129)}`, 'eip155:1:a b', 1, null],
}
export const address: Field = {
  good: [someone, `0x${'aB'.repeat(20)}`],
  bad: [
    `0x${'1'.repeat(39)}`,
    `0x${'1'.repeat(41)}`,
    '1'.repeat(42),
    `0x${'g'.repeat(40)}`,
    '',
    null,
  ],
}
export const hash: Field = {
  good: [`0x${'aB'.repeat(32)}`],
  bad: [
    `0x${'a'.repeat(63)}`,
    `0x${'a'.repeat(65)}`,
    'a'.repeat(64),
    `0x${'g'.repeat(64)}`,
    '0x',
    1,
  ],
}
const nothingElse = { wrong: 'field' }

/** A shape whose fields are all tried; one that is added there has to be added here. */
export function describeFields(
  name: string,
  schema: z.ZodMiniObject,
  fields: Fields,
  { isStrict = true }: { readonly isStrict?: boolean } = {},
): void {
  const whole = Object.fromEntries(
    Object.entries(fields).map(([field, { good }]) => [field, good[0]]),
  )
  const takes = (change: object) => schema.safeParse({ ...whole, ...change }).success

  describe(name, () => {
    test('default: every field is known here, and takes what it should', () => {
      expect(Object.keys(fields).toSorted()).toEqual(Object.keys(schema.shape).toSorted())
      for (const [field, { good }] of Object.entries(fields)) {
        const refused = good.filter((value) => !takes({ [field]: value }))
        expect(refused, field).toEqual([])
      }
    })

    test('error: what is wrong in one field is refused, whatever the others are', () => {
      for (const [field, { bad }] of Object.entries(fields)) {
        const taken = bad.filter((value) => takes({ [field]: value }))
        expect(taken, field).toEqual([])
      }
    })

    test(`behavior: a field that nobody knows is ${isStrict ? 'refused' : 'left out'}`, () => {
      const read = schema.safeParse({ ...whole, ...nothingElse })
      expect(read.success).toBe(!isStrict)
      expect(read.data ?? {}).not.toHaveProperty('wrong')
    })

    test('behavior: it can be left out where it is optional alone', () => {
      for (const [field, { good }] of Object.entries(fields)) {
        const { [field]: _, ...others } = whole
        expect(schema.safeParse(others).success, field).toBe(good.includes(undefined))
      }
    })
  })
}
