import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BaseError, fromBase58, isEvmAddress, toBase58, toEvmAddress } from '#protocol'

describe('base58', () => {
  test('default: the examples of its draft', () => {
    const hello = new TextEncoder().encode('Hello World!')
    expect(toBase58(hello)).toBe('2NEpo7TZRRrLZSi2U')
    expect(fromBase58('2NEpo7TZRRrLZSi2U')).toEqual(hello)
    expect(toBase58(Uint8Array.of(0, 0, 0x28, 0x7f, 0xb4, 0xcd))).toBe('11233QC4')
  })

  test('behavior: whatever is written is read again, zeros in front included', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(fromBase58(toBase58(bytes))).toEqual(bytes)
      }),
    )
  })

  test('error: letters that look like others are no letters of it', () => {
    for (const text of ['0', 'O', 'I', 'l', '2NEpo7TZRRrLZSi2U!', ' 2', 'ü']) {
      expect(fromBase58(text), text).toBe(undefined)
    }
  })
})

describe('an EVM address', () => {
  const someone = `0x${'aB'.repeat(20)}`

  test('default: it is given back as it is written', () => {
    expect(toEvmAddress(someone)).toBe(someone)
    expect(isEvmAddress(someone)).toBe(true)
  })

  test('error: anything else is refused, and named', () => {
    for (const text of [
      '',
      '0x',
      someone.slice(2),
      `${someone}0`,
      'name.eth',
      `0x${'g'.repeat(40)}`,
    ]) {
      expect(isEvmAddress(text), text).toBe(false)
      expect(() => toEvmAddress(text), text).toThrow(BaseError)
      expect(() => toEvmAddress(text), text).toThrow(expect.objectContaining({ code: -32602 }))
    }
    expect(isEvmAddress(undefined)).toBe(false)
  })
})
