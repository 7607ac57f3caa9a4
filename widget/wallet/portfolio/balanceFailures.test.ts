import { expect, test } from 'vitest'
import { balancesQuery } from './balances.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import { hideToast, showToast } from '#kernel/notices/notices.ts'

test('default: balances that cannot be read anew are told, once in 30 s (S8.01)', async () => {
  let fails = false
  const core = createTestCore({
    rpc: () => {
      if (fails) throw new Error('down')
      return '0x1'
    },
  })
  let now = 1_000_000
  Object.assign(core, { now: () => now })
  const query = balancesQuery(core, { caipChainId: one, address: alice, tokens: [] })
  const read = () =>
    core.queries.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined)
  const { notices } = core.store.getState()
  expect(notices.toastCount).toBe(0)

  await read()
  fails = true
  for (const [later, count] of [
    [0, 1],
    [29_999, 1],
    [1, 2],
  ] as const) {
    now += later
    await read()
    expect(core.store.getState().notices.toastCount).toBe(count)
  }
  expect(core.store.getState().notices.toast).toMatchObject({
    kind: 'error',
    content: { says: 'balanceUnavailable' },
  })
})

test('behavior: it takes the place of no news of what somebody bought or sent (S8.01)', async () => {
  let fails = false
  const core = createTestCore({
    rpc: () => {
      if (fails) throw new Error('down')
      return '0x1'
    },
  })
  const query = balancesQuery(core, { caipChainId: one, address: alice, tokens: [] })
  const read = () =>
    core.queries.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined)
  await read()
  fails = true
  const token = { amount: '1', decimals: 18, symbol: 'ETH' }
  showToast(core, 'success', { purchaseId: 'a', buying: 'arrived', token })
  await read()
  const { toast } = core.store.getState().notices
  expect(toast?.content).toMatchObject({ purchaseId: 'a' })
  hideToast(core, toast?.id ?? 0)
  await read()
  expect(core.store.getState().notices.toast?.content).toMatchObject({ says: 'balanceUnavailable' })
})

test('behavior: where none was read yet, the view says it', async () => {
  const core = createTestCore({
    rpc: () => {
      throw new Error('down')
    },
  })
  const query = balancesQuery(core, { caipChainId: one, address: alice, tokens: [] })
  await core.queries.fetchQuery({ ...query, retry: false }).catch(() => undefined)
  expect(core.store.getState().notices.toastCount).toBe(0)
})
