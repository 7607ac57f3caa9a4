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
  const toast = async () => {
    await vi.dynamicImportSettled()
    return core.store.getState().notices.toast
  }
  return { core, sent, toast }
}

test('default: who leaves a sending is told that it goes on, then how it ended (S4.03)', async () => {
  const { core, sent, toast } = await watched()
  expect(await toast()).toBe(undefined)
  back(core)
  const content = { transactionId: sent.id }
  expect(await toast()).toMatchObject({
    kind: 'loading',
    content: { ...content, sending: 'pending' },
  })
  saveTransaction(core, { ...sent, status: 'confirmed' })
  expect(await toast()).toMatchObject({
    kind: 'success',
    content: { ...content, sending: 'confirmed' },
  })
})

test('behavior: who comes back to it is told nothing, nor who leaves one that has ended', async () => {
  const { core, sent, toast } = await watched()
  back(core)
  await toast()
  push(core, { name: 'SendProgress', transactionId: sent.id })
  expect(await toast()).toBe(undefined)
  saveTransaction(core, { ...sent, status: 'confirmed' })
  back(core)
  expect(await toast()).toBe(undefined)
})
