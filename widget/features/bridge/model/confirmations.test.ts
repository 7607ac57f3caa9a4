import { expect, test } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { confirmationsQuery } from './confirmations.ts'
import { record } from './testing/records.ts'

function count(receipt: unknown, head: unknown) {
  const core = createTestCore({
    rpc: ({ method }) => (method === 'eth_blockNumber' ? head : receipt),
  })
  return core.queries.fetchQuery(confirmationsQuery(core, record(1, 'deposited').transfer))
}

test.each([
  ['its own block', '0x10', '0x10', 1],
  ['and those after it', '0x10', '0x14', 5],
  ['a head of a node behind', '0x10', '0xf', 1],
])('default: L confirmations: %s', async (_, blockNumber, head, confirmations) => {
  expect(await count({ blockNumber }, head)).toBe(confirmations)
})

test('behavior: L confirmations: none before a block has it', async () => {
  expect(await count(null, '0x14')).toBe(0)
  expect(await count({ blockNumber: null }, '0x14')).toBe(0)
})

test.each([
  ['a head that is no number', { blockNumber: '0x1' }, '20'],
  ['no receipt', 'yes', '0x14'],
  ['a block beyond all', { blockNumber: `0x${'f'.repeat(64)}` }, '0x14'],
])('error: L confirmations: %s is not counted', async (_, receipt, head) => {
  await expect(count(receipt, head)).rejects.toThrow()
})
