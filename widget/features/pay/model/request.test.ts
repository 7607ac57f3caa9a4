import { describe, expect, test } from 'vitest'
import type { OpenOptions } from '#protocol'
import { open } from '#kernel/modal/open.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'

const recipient = '0x3A1f0cb9D42E7B5586aA11F0C2d4E9876B5c0021'.toLowerCase()
const token = `0x${'2'.repeat(40)}`
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const good = { amount: '12.5', token, recipient, caipChainId: one }

const honest = { decimals: word(6), symbol: `0x${'555344'.padEnd(64, '0')}` }

function start(pay: boolean | undefined = true, says = honest) {
  return createTestCore({
    widgetOptions: { features: { pay } },
    rpc: ({ params }) => {
      const [call] = Array.isArray(params) ? params : []
      if (call.to !== token) return '0x'
      // `symbol()` as 32 bytes, as the oldest tokens have it.
      return call.data === '0x313ce567' ? says.decimals : says.symbol
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
      symbol: 'USD',
      decimals: 6,
      amount: 12_500_000n,
      caipChainId: one,
    })
  })

  test.each([
    ['without an amount', { ...good, amount: undefined }, 'INVALID_PAYMENT'],
    ['of nothing', { ...good, amount: '0.0' }, 'INVALID_PAYMENT'],
    ['of more decimals than there are', { ...good, amount: '1.0000001' }, 'INVALID_PAYMENT'],
    ['in the way of another language', { ...good, amount: '1.234,5' }, 'INVALID_PAYMENT'],
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

  test.each([
    ['77 decimals', word(77), 'USD'],
    ['no name that can be seen', word(6), '\u202e\u200b\u0007'],
    ['no decimals that are a number', '0x', 'USD'],
  ])('error: a token that says it has %s is none', async (_, decimals, symbol) => {
    const bytes = Buffer.from(symbol).toString('hex').padEnd(64, '0')
    const core = start(true, { decimals, symbol: `0x${bytes}` })
    await expect(ask(core, good)).rejects.toMatchObject({ code: 'NO_SUCH_TOKEN' })
    expect(core.store.getState().pay.request).toBe(undefined)
  })

  test('behavior: what cannot be seen of a name is left out', async () => {
    const bytes = Buffer.from('US\u202eDC\u0000').toString('hex').padEnd(64, '0')
    const core = start(true, { decimals: word(6), symbol: `0x${bytes}` })
    await ask(core, good)
    expect(core.store.getState().pay.request?.symbol).toBe('USDC')
  })

  test.each([false, undefined])(
    'error: off it is refused (features.pay: %s) (S2.05)',
    async (pay) => {
      const core = createTestCore({ widgetOptions: { features: { pay } } })
      await expect(ask(core, good)).rejects.toMatchObject({ code: 'PAY_OFF' })
    },
  )
})
