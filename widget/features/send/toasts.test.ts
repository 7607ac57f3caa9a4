import { expect, test, vi } from 'vitest'
import { open } from '#kernel/modal/open.ts'
import { back, push } from '#kernel/router/router.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { saveTransaction } from '#transactions/store.ts'
import { ownTransaction } from '#transactions/testing/ownTransaction.ts'

async function watched() {
  const core = createTestCore()
  await open(core)
  const sent = ownTransaction(1)
  saveTransaction(core, sent)
  push(core, { name: 'SendProgress', transactionId: sent.id })
  const toast = () => core.store.getState().notices.toast
  return { core, sent, toast }
}

test('default: who leaves a sending is told that it goes on, then how it ended (S4.03)', async () => {
  const { core, sent, toast } = await watched()
  await vi.dynamicImportSettled()
  expect(toast()).toBe(undefined)
  back(core)
  const content = { transactionId: sent.id }
  await expect.poll(toast).toMatchObject({
    kind: 'loading',
    content: { ...content, sending: 'pending' },
  })
  saveTransaction(core, { ...sent, status: 'confirmed' })
  await expect.poll(toast).toMatchObject({
    kind: 'success',
    content: { ...content, sending: 'confirmed' },
  })
})

test('behavior: who comes back to it is told nothing, nor who leaves one that has ended', async () => {
  const { core, sent, toast } = await watched()
  back(core)
  await expect.poll(toast).toBeDefined()
  push(core, { name: 'SendProgress', transactionId: sent.id })
  await expect.poll(toast).toBe(undefined)
  saveTransaction(core, { ...sent, status: 'confirmed' })
  back(core)
  await vi.dynamicImportSettled()
  expect(toast()).toBe(undefined)
})
