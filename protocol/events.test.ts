import { expect, test } from 'vitest'
import { disconnectedState } from './disconnectedState.ts'
import { parseEvent } from './events.ts'
import { publicState } from './state.ts'

const hash = `0x${'ab'.repeat(32)}`
const side = { caipChainId: 'eip155:1', token: 'native', amount: '25' }
const filled = {
  id: 'a',
  status: 'filled',
  origin: side,
  destination: side,
  fillHash: hash,
  fillType: 'SlowFill',
  outputAmount: '24',
}

test('default: an event whose name and payload belong together', () => {
  const event = { type: 'bridge', payload: filled }
  expect(parseEvent(event)).toEqual(event)
})

test('behavior: a newer widget may say more, in an event and in the state', () => {
  const more = { ...filled, origin: { ...side, pool: '0x' }, relayer: '0x' }
  expect(parseEvent({ type: 'bridge', payload: more })).toMatchObject({ payload: filled })
  expect(publicState.safeParse({ ...disconnectedState, theme: 'dark' }).success).toBe(true)
  expect(parseEvent({ type: 'fireworks', payload: {} })).toBe(undefined)
  expect(parseEvent({ type: 'constructor', payload: {} })).toBe(undefined)
})

test('error: what is known and wrong drops the event', () => {
  for (const wrong of [{ status: 'lost' }, { outputAmount: '2.5' }, { refundHash: '0x1' }]) {
    expect(parseEvent({ type: 'bridge', payload: { ...filled, ...wrong } })).toBe(undefined)
  }
})
