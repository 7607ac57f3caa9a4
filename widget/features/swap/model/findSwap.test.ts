import { describe, expect, test, vi } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { push } from '#kernel/router/router.ts'
import { open } from '#kernel/modal/open.ts'
import type { CalledTransaction, TransactionStatus } from '#transactions/record.ts'
import { saveTransaction } from '#transactions/store.ts'
import { ownTransaction } from '#transactions/testing/ownTransaction.ts'
import { findSwap } from './findSwap.ts'
import { restoreSwap } from './form.ts'

const spender = '0x5555555555555555555555555555555555555555'
const usdc = '0x00000000000000000000000000000000000000c1'
const from = { address: usdc, symbol: 'USDC', decimals: 6, amount: '50000000' }
const to = { symbol: 'ETH', decimals: 18, amount: '16000000000000000' }
const minimum = '15840000000000000'

/** What an earlier document has stored of a swap. */
function approval(status: TransactionStatus): CalledTransaction {
  const purpose = { type: 'approve', token: from, spender, swap: { id: 's', to, minimum } } as const
  return ownTransaction(1, status, { purpose })
}
function swap(
  status: TransactionStatus,
  changes: Partial<CalledTransaction> = {},
): CalledTransaction {
  const purpose = { type: 'swap', from, to, swapId: 's', minimum } as const
  return ownTransaction(2, status, { purpose, ...changes })
}

describe('a swap after a reload', () => {
  test.each([
    ['the approval is on its way', [approval('sent')], 'approvalSent', undefined],
    [
      'approved, and nobody asked for the swap',
      [approval('confirmed')],
      'failed',
      'SWAP_INTERRUPTED',
    ],
    ['the approval was dropped', [approval('dropped')], 'failed', 'SWAP_STOPPED'],
    ['the swap is looked for', [approval('confirmed'), swap('asked')], 'sent', undefined],
    ['the swap is on its way', [swap('sent')], 'sent', undefined],
    ['swapped', [approval('confirmed'), swap('confirmed')], 'done', undefined],
    ['nobody knows', [swap('unknown')], 'failed', 'SWAP_UNKNOWN'],
    [
      'the price had moved',
      [
        swap('failed', {
          error: { code: 'TRANSACTION_REVERTED', message: 'INSUFFICIENT_OUTPUT_AMOUNT' },
        }),
      ],
      ...(['failed', 'SWAP_PRICE_MOVED'] as const),
    ],
  ] as const)('default: %s', (_, own, status, code) => {
    const core = createTestCore()
    for (const one of own) saveTransaction(core, one)
    const run = findSwap(core.store.getState(), 's')
    expect(run?.status).toBe(status)
    expect(run?.error?.code).toBe(code)
    expect(run?.order).toMatchObject({
      amount: 50_000_000n,
      quoted: BigInt(to.amount),
      minimum: BigInt(minimum),
      from: { key: usdc, symbol: 'USDC' },
      to: { key: 'native', address: undefined },
    })
  })

  test('behavior: the form is filled as it was confirmed', () => {
    const core = createTestCore()
    saveTransaction(core, approval('confirmed'))
    const run = findSwap(core.store.getState(), 's')
    if (run === undefined) throw new Error('not found')
    restoreSwap(core, run)
    expect(core.store.getState().swap.form).toMatchObject({
      caipChainId: 'eip155:31337',
      fromKey: usdc,
      toKey: 'native',
      amount: '50',
    })
  })

  test('error: one that nobody knows is none, and so is one of an older record', () => {
    const core = createTestCore()
    const purpose = { type: 'swap', from, to } as const
    saveTransaction(core, ownTransaction(3, 'sent', { purpose }))
    expect(findSwap(core.store.getState(), 's')).toBe(undefined)
  })
})

describe('toasts of a swap', () => {
  async function resumed(first: CalledTransaction) {
    const core = createTestCore()
    saveTransaction(core, first)
    await open(core)
    return core
  }
  type TestCore = ReturnType<typeof createTestCore>
  /** The code that shows toasts comes as a chunk, so that a toast is waited for. */
  const expectToast = (core: TestCore) => expect.poll(() => core.store.getState().notices.toast)
  const noToast = async (core: TestCore) => {
    await vi.dynamicImportSettled()
    expect(core.store.getState().notices.toast).toBe(undefined)
  }

  test.each([
    ['confirmed', 'success', 'done'],
    ['failed', 'error', 'failed'],
    ['unknown', 'error', 'unknown'],
  ] as const)(
    'behavior: %s is told while another view is shown (S4.03)',
    async (status, kind, swapping) => {
      const core = await resumed(swap('sent'))
      await noToast(core)
      saveTransaction(core, swap(status))
      await expectToast(core).toMatchObject({
        kind,
        content: { swapId: 's', swapping, given: from },
      })
      push(core, { name: 'SwapProgress', swapId: 's' })
      await expectToast(core).toBe(undefined)
    },
  )

  test('behavior: an approval that nobody follows by a swap is told', async () => {
    const core = await resumed(approval('sent'))
    saveTransaction(core, approval('confirmed'))
    await expectToast(core).toMatchObject({ kind: 'error', content: { swapping: 'failed' } })
  })

  test('behavior: whoever looks at it, or cancelled it, is told nothing', async () => {
    const core = await resumed(swap('sent'))
    push(core, { name: 'SwapProgress', swapId: 's' })
    saveTransaction(core, swap('confirmed'))
    await noToast(core)
    const other = await resumed(swap('sent'))
    saveTransaction(other, swap('cancelled'))
    await noToast(other)
  })
})
