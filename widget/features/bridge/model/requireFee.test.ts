import { describe, expect, test } from 'vitest'
import { open } from '#kernel/modal/open.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { allowFee } from './allowFee.ts'

const recipient = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const fee = { bps: 50, recipient }
const deployment = (maxFeeBps?: number) => ({
  ...createTestCore().deployment,
  bridge: { maxFeeBps },
})

describe('allowFee', () => {
  test('default: one percent, or what the deployment says', async () => {
    await allowFee(deployment(), undefined)
    await allowFee(deployment(), { amount: '5' })
    await allowFee(deployment(), { fee: { bps: 100, recipient } })
    await allowFee(deployment(300), { fee: { bps: 300, recipient: recipient.toLowerCase() } })
  })

  test.each([
    ['more than the default', { ...fee, bps: 101 }, undefined, 'allows at most 100'],
    ['more than is allowed', fee, 49, 'allows at most 49'],
    ['any, where none is allowed', { ...fee, bps: 1 }, 0, 'allows none'],
    ['a part of a hundredth', { ...fee, bps: 0.5 }, 300, 'whole number'],
    ['a wrong checksum', { ...fee, recipient: recipient.replace('dA', 'DA') }, 300, 'checksum'],
    ['nobody', { ...fee, recipient: `0x${'0'.repeat(40)}` }, 300, 'nobody'],
  ])('error: %s', async (_, wrong, maxFeeBps, reason) => {
    await expect(allowFee(deployment(maxFeeBps), { fee: wrong })).rejects.toMatchObject({
      code: 'INVALID_OPTIONS',
      message: expect.stringContaining(reason),
    })
  })
})

test('error: open() with a fee that is too high changes nothing', async () => {
  const core = createTestCore()
  const bridge = { amount: '7', fee: { bps: 300, recipient } }
  await expect(open(core, { view: 'Bridge', bridge })).rejects.toMatchObject({
    code: 'INVALID_OPTIONS',
    details: 'bridge.fee.bps',
  })
  const state = core.store.getState()
  expect(state.modal.open).toBe(false)
  expect(state.bridge.form.amount).toBe('')
  expect(state.config.options.bridge?.fee).toBeUndefined()
  await open(core, { view: 'Bridge', bridge: { fee } })
  expect(core.store.getState().config.options.bridge?.fee).toEqual(fee)
})
