import { describe, expect, test } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { emitStatus, emitTransaction } from './emit.ts'
import { hash, record } from './testing/records.ts'

/** What the page hears, once the publisher has had its turn. */
async function heard(core: ReturnType<typeof createTestCore>) {
  await Promise.resolve()
  return core.published.map(({ type, payload }) => ({ type, ...payload }))
}

describe('emitStatus', () => {
  test('default: one event per status, with both sides and what is known', async () => {
    const core = createTestCore()
    const { transfer } = record(1, 'deposited')
    emitStatus(core, record(1, 'depositing').transfer, transfer)
    expect(await heard(core)).toEqual([
      {
        type: 'bridge',
        id: '0000000000000001',
        status: 'deposited',
        origin: {
          caipChainId: 'eip155:31337',
          token: transfer.route.inputToken,
          symbol: transfer.route.inputTokenSymbol,
          amount: '25000000',
        },
        destination: {
          caipChainId: 'eip155:31338',
          token: transfer.route.outputToken,
          symbol: transfer.route.outputTokenSymbol,
          amount: '24990000',
        },
        depositId: '1',
        depositHash: hash,
        fillHash: undefined,
        fillType: undefined,
        outputAmount: undefined,
        refundHash: undefined,
      },
    ])
  })

  test('behavior: what arrived and how, or what came back', async () => {
    const core = createTestCore()
    const filled = { fillHash: hash, fillType: 'SlowFill', filledAmount: '24980000' } as const
    emitStatus(core, undefined, record(1, 'filled', filled).transfer)
    emitStatus(core, undefined, record(2, 'refunded', { refundHash: hash }).transfer)
    expect(await heard(core)).toMatchObject([
      { status: 'filled', fillHash: hash, fillType: 'SlowFill', outputAmount: '24980000' },
      { status: 'refunded', refundHash: hash, outputAmount: undefined },
    ])
  })

  test('behavior: every status by its name, and none twice', async () => {
    const core = createTestCore()
    let before: ReturnType<typeof record>['transfer'] | undefined
    for (const status of [
      'draft',
      'draft',
      'approving',
      'approved',
      'depositing',
      'depositing',
      'deposited',
      'filled',
    ] as const) {
      const { transfer } = record(1, status)
      emitStatus(core, before, transfer)
      before = transfer
    }
    emitStatus(core, before, record(1, 'cancelled').transfer)
    const statuses = (await heard(core)).map((event) => 'status' in event && event.status)
    expect(statuses).toEqual(['quoted', 'approving', 'depositing', 'deposited', 'filled', 'failed'])
  })
})

describe('emitTransaction', () => {
  const { transfer } = record(1, 'depositing')

  test('default', async () => {
    const core = createTestCore()
    emitTransaction(core, transfer, { step: 'approve', status: 'simulationPending' })
    emitTransaction(core, transfer, { step: 'approve', status: 'simulationSuccess' })
    emitTransaction(core, transfer, { step: 'approve', status: 'txPending', hash })
    emitTransaction(core, transfer, { step: 'approve', status: 'txSuccess', hash })
    emitTransaction(core, transfer, { step: 'fill', status: 'txPending', depositId: 1n })
    const events = await heard(core)
    expect(events.map((event) => 'status' in event && event.status)).toEqual([
      'requested',
      'submitted',
      'confirmed',
    ])
    expect(events[1]).toMatchObject({
      id: '0000000000000001:approve',
      kind: 'approve',
      caipChainId: 'eip155:31337',
      hash,
    })
  })

  test('error: declined is not failed', async () => {
    const core = createTestCore()
    const declined = { code: 4001, message: 'User rejected the request' }
    const failed = { code: 'BRIDGE_DEPOSIT_REVERTED', message: 'It failed.' }
    emitTransaction(core, transfer, { step: 'deposit', status: 'error', error: declined })
    emitTransaction(core, transfer, { step: 'deposit', status: 'txError', error: failed })
    expect(await heard(core)).toMatchObject([
      { status: 'rejected', error: declined },
      { status: 'failed', error: failed },
    ])
  })
})
