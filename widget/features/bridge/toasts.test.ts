import { expect, test, vi } from 'vitest'
import { saveTransfer } from '#transactions/transfers/store.ts'
import { record } from './model/testing/records.ts'
import { open } from '#kernel/modal/open.ts'
import { push, reset } from '#kernel/router/router.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'

const id = (number: number) => record(number).transfer.id

async function opened() {
  const core = createTestCore()
  await open(core)
  const notices = () => core.store.getState().notices
  /** The code that shows toasts comes as a chunk, so that what it shows is waited for. */
  const expectNotices = () => expect.poll(notices)
  const noToast = async () => {
    await vi.dynamicImportSettled()
    expect(notices().toastCount).toBe(0)
  }
  return { core, notices, expectNotices, noToast }
}

test('default: an end is told on every view but its own (S4.03)', async () => {
  const { core, notices, expectNotices } = await opened()
  for (const [status, kind] of [
    ['filled', 'success'],
    ['refunded', 'success'],
    ['expired', 'error'],
    ['failed', 'error'],
  ] as const) {
    const number = notices().toastCount + 1
    saveTransfer(core, record(number, 'deposited'))
    saveTransfer(core, record(number, status))
    await expectNotices().toMatchObject({
      toast: { kind, content: { transferId: id(number), outcome: status } },
    })
  }
})

test.each([
  ['fill', 'filled', 'deposited', 'fillTakenBack'],
  ['deposit', 'deposited', 'depositing', 'depositTakenBack'],
] as const)('behavior: a %s that its chain took back is told, once', async (...row) => {
  const [takenBack, before, status, outcome] = row
  const { core, expectNotices } = await opened()
  const fillTimestamp = Math.floor(Date.now() / 1_000)
  saveTransfer(core, record(1, before, { fillTimestamp }))
  for (const _ of [1, 2]) {
    saveTransfer(core, { ...record(1, status), takenBack, reopened: takenBack === 'fill' ? 1 : 0 })
  }
  await expectNotices().toMatchObject({
    toastCount: 1,
    toast: { kind: 'error', content: { transferId: id(1), outcome } },
  })
})

test('behavior: who looks at the transfer is told nothing, nor who cancelled it', async () => {
  const { core, noToast } = await opened()
  saveTransfer(core, record(1, 'deposited'))
  saveTransfer(core, record(2, 'depositing'))
  push(core, { name: 'TransferProgress', transferId: id(1) })
  saveTransfer(core, record(1, 'filled'))
  saveTransfer(core, record(2, 'cancelled'))
  await noToast()
  push(core, { name: 'TransferDetails', transferId: id(1) })
  reset(core, { name: 'Transfers' })
  saveTransfer(core, record(3, 'deposited'))
  await noToast()
})

test('behavior: what had ended when it was first read is no news', async () => {
  const { core, noToast } = await opened()
  saveTransfer(core, record(1, 'filled'))
  await noToast()
})

test('behavior: the same end is told once', async () => {
  const { core, expectNotices } = await opened()
  saveTransfer(core, record(2, 'deposited'))
  saveTransfer(core, record(2, 'expired'))
  saveTransfer(core, record(2, 'expired'))
  await expectNotices().toMatchObject({ toastCount: 1 })
})

test('behavior: going to the transfer takes its toast away', async () => {
  const { core, expectNotices } = await opened()
  saveTransfer(core, record(1, 'deposited'))
  saveTransfer(core, record(1, 'filled'))
  await expectNotices().toMatchObject({ toast: { kind: 'success' } })
  push(core, { name: 'TransferProgress', transferId: id(1) })
  await expectNotices().toMatchObject({ toast: undefined })
})

test('error: a wallet that sent something else is an alert, shown once (S8.03)', async () => {
  const { core, expectNotices } = await opened()
  const error = { code: 'BRIDGE_TRANSACTION_ALTERED', message: 'It differs.' }
  const alteration = { field: 'recipient', asked: '0x1', sent: '0x2' }
  for (const number of [1, 2]) {
    saveTransfer(core, record(number, 'depositing'))
    saveTransfer(core, record(number, 'failed', { error }))
    saveTransfer(core, { ...record(number, 'failed', { error }), alteration })
  }
  await expectNotices().toMatchObject({
    toastCount: 0,
    alert: { code: error.code, view: { name: 'TransferProgress', transferId: id(1) } },
    shownAlerts: [error.code],
  })
})
