import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  type CrossChainMessage,
  decodeMessage,
  encodeMessage,
  updateMessage,
} from './message.ts'

const target = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const fallbackRecipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const action: Action = { target, callData: '0xabcd', value: 7n }

describe('encodeMessage', () => {
  test('default: one tuple of calls and fallback, as the handler reads it (S3.17)', () => {
    const words = encodeMessage({ actions: [action], fallbackRecipient })
      .slice(2)
      .match(/.{64}/g)
    expect(words?.map((word) => word.replace(/^0+(?=.)/, ''))).toEqual([
      '20', // the tuple
      '40', // its calls
      fallbackRecipient.slice(2).toLowerCase(),
      '1', // one call
      '20',
      target.slice(2).toLowerCase(),
      '60', // its data
      '7',
      '2',
      `abcd${'0'.repeat(60)}`,
    ])
  })

  test('behavior: decodeMessage takes it apart again, and other bytes are not for the handler', () => {
    const message = { actions: [action, { ...action, value: 0n }], fallbackRecipient } as const
    expect(decodeMessage(encodeMessage(message))).toEqual(message)
    expect(decodeMessage('0x')).toBeUndefined()
    expect(decodeMessage('0x1234')).toBeUndefined()
  })

  test('error: no actions (S5.12)', () => {
    expect(() => encodeMessage({ actions: [], fallbackRecipient })).toThrow(
      'No crossChainMessage.actions provided',
    )
  })

  test.each<[string, CrossChainMessage]>([
    [
      'a target that is no address',
      { actions: [{ ...action, target: '0x12' }], fallbackRecipient },
    ],
    ['half a byte', { actions: [{ ...action, callData: '0xabc' }], fallbackRecipient }],
    ['a negative value', { actions: [{ ...action, value: -1n }], fallbackRecipient }],
    [
      'a value that is too large',
      { actions: [{ ...action, value: 2n ** 256n }], fallbackRecipient },
    ],
    ['a fallback that is no address', { actions: [action], fallbackRecipient: '0x' }],
  ])('error: %s', (_, message) => {
    expect(() => encodeMessage(message)).toThrow(
      expect.objectContaining({ code: 'BRIDGE_INVALID_MESSAGE' }),
    )
  })
})

describe('updateMessage', () => {
  test('default: 0n and 0x count, what is left out stays, nothing of the caller changes (S3.17)', async () => {
    const actions: readonly Action[] = Object.freeze([
      Object.freeze({ ...action, update: () => ({ value: 0n }) }),
      Object.freeze({ ...action, update: async () => ({ callData: '0x' as const }) }),
      Object.freeze({ ...action, update: (outputAmount: bigint) => ({ value: outputAmount }) }),
      Object.freeze({ ...action, update: () => ({}) }),
      Object.freeze(action),
    ])
    const updated = await updateMessage({ actions, fallbackRecipient: zeroAddress }, 99n)
    expect(updated).toEqual({
      fallbackRecipient: zeroAddress,
      actions: [
        { target, callData: '0xabcd', value: 0n },
        { target, callData: '0x', value: 7n },
        { target, callData: '0xabcd', value: 99n },
        action,
        action,
      ],
    })
  })

  test('error: an update that fails', async () => {
    const failing = { ...action, update: () => Promise.reject(new Error('no route on arrival')) }
    await expect(updateMessage({ actions: [failing], fallbackRecipient }, 1n)).rejects.toThrow(
      'no route on arrival',
    )
  })
})
