import { expect, test } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { networkFeePaidQuery } from './feePaid.ts'
import { hash, record } from './testing/records.ts'

test('default: every transaction on the origin, with what a rollup charged for its data', async () => {
  const core = createTestCore({
    rpc: ({ params }) => ({
      gasUsed: '0x64',
      effectiveGasPrice: '0x2',
      ...(String(params) === hash ? { l1Fee: '0x7' } : {}),
    }),
  })
  const approveHash = `0x${'cd'.repeat(32)}` as const
  const { transfer } = record(1, 'filled', { approveHash })
  expect(await core.queries.fetchQuery(networkFeePaidQuery(core, transfer))).toBe(407n)
})

test('error: a receipt that is none', async () => {
  const core = createTestCore({ rpc: () => null })
  const query = networkFeePaidQuery(core, record(1, 'filled').transfer)
  await expect(core.queries.fetchQuery({ ...query, retry: false })).rejects.toThrow()
})
