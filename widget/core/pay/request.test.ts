import { describe, expect, test } from 'vitest'
import type { OpenOptions } from '#protocol'
import { open } from '../modal/open.ts'
import { createTestCore, one } from '../testing/createTestCore.ts'

const recipient = '0x3A1f0cb9D42E7B5586aA11F0C2d4E9876B5c0021'.toLowerCase()
const token = `0x${'2'.repeat(40)}`
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const good = { amount: '12.5', token, recipient, caipChainId: one }

function start(pay: boolean | undefined = true) {
  return createTestCore({
    widgetOptions: { features: { pay } },
    rpc: ({ params }) => {
      const [call] = Array.isArray(params) ? params : []
      if (call.to !== token) return '0x'
      // `symbol()` as 32 bytes, as the oldest tokens have it.
      return call.data === '0x313ce567' ? word(6) : `0x${'555344'.padEnd(64, '0')}`
    },
  })
}

function ask(core: ReturnType<typeof start>, payment: unknown) {
  // What a page sends is checked before it comes here.
  return open(core, { view: 'Pay', arguments: payment } as OpenOptions)
}

describe('open with Pay', () => {
  test('default: what is asked for, in base units (S2.05)', async () => {
    const core = start()
    expect(await ask(core, good)).toEqual({ view: 'Pay' })
    expect(core.store.getState().pay.request).toMatchObject({
      ...{ symbol: 'USD', decimals: 6, amount: 12_500_000n, caipChainId: one },
    })
  })

  test.each([
    ['without an amount', { ...good, amount: undefined }, 'INVALID_PAYMENT'],
    ['of nothing', { ...good, amount: '0.0' }, 'INVALID_PAYMENT'],
    ['of more decimals than there are', { ...good, amount: '1.0000001' }, 'INVALID_PAYMENT'],
    ['without a token', { ...good, token: undefined }, 'INVALID_PAYMENT'],
    ['without a recipient', { ...good, recipient: undefined }, 'INVALID_PAYMENT'],
    ['to nobody', { ...good, recipient: `0x${'0'.repeat(40)}` }, 'INVALID_PAYMENT'],
    ['to a wrong checksum', { ...good, recipient: `0x${'aB'.repeat(20)}` }, 'INVALID_PAYMENT'],
    ['to the token itself', { ...good, recipient: token }, 'INVALID_PAYMENT'],
    ['on another network', { ...good, caipChainId: 'eip155:1' }, 'INVALID_PAYMENT'],
    ['of what is no token', { ...good, token: `0x${'3'.repeat(40)}` }, 'NO_SUCH_TOKEN'],
  ])('error: a payment %s is refused and changes nothing', async (_, payment, code) => {
    const core = start()
    await expect(ask(core, payment)).rejects.toMatchObject({ code })
    expect(core.store.getState().pay.request).toBe(undefined)
    expect(core.store.getState().modal.open).toBe(false)
  })

  test.each([false, undefined])('error: off it is refused (features.pay: %s)', async (pay) => {
    const core = createTestCore({ widgetOptions: { features: { pay } } })
    await expect(ask(core, good)).rejects.toMatchObject({ code: 'PAY_OFF' })
  })
})
