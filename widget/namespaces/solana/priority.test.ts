import { expect, test } from 'vitest'
import { COMPUTE_BUDGET, priorityOf } from './priority.ts'

const bytes = (kind: number, value: bigint, size: 4 | 8) => {
  const data = new Uint8Array(1 + size)
  data[0] = kind
  const view = new DataView(data.buffer)
  if (size === 4) view.setUint32(1, Number(value), true)
  else view.setBigUint64(1, value, true)
  return { program: COMPUTE_BUDGET, data }
}
const units = bytes(2, 1_000n, 4)

test('behavior: what is paid to be sooner is units by price, rounded up', () => {
  expect(priorityOf([units, bytes(3, 20_000n, 8)])).toBe(20n)
  expect(priorityOf([units, bytes(3, 1n, 8)])).toBe(1n)
})

test('behavior: a price without units counts for the most that there are', () => {
  expect(priorityOf([bytes(3, 1_000_000n, 8)])).toBe(1_400_000n)
})

test('behavior: units without a price, and a price of another program, cost nothing', () => {
  expect(priorityOf([units])).toBe(0n)
  expect(priorityOf([{ ...bytes(3, 9n, 8), program: 'another' }])).toBe(0n)
})
