import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMintRules } from './mintRules.ts'
import { extension, readMint, readTokenAccount } from './tokenAccount.ts'

/** A mint of Token-2022 with these extensions, as its program writes it. */
function mintOf(extensions: readonly (readonly [type: number, value: Uint8Array])[]) {
  const base = new Uint8Array(166)
  base.set([6, 1], 44)
  base[165] = 1
  const parts = extensions.flatMap(([type, value]) => [type, 0, value.length, 0, ...value])
  return Uint8Array.from([...base, ...parts])
}

function feeConfig(most: bigint, rate: number) {
  const value = new Uint8Array(108)
  const view = new DataView(value.buffer)
  view.setBigUint64(98, most, true)
  view.setUint16(106, rate, true)
  return value
}

function rulesOf(...extensions: Parameters<typeof mintOf>[0]) {
  const mint = readMint(mintOf(extensions))
  if (mint === undefined) throw new Error('It is no mint')
  return readMintRules(mint, { is2022: true })
}

test('default: a plain token is handed on whole, in an account of the usual size', () => {
  expect(rulesOf()).toMatchObject({
    hasFee: false,
    isTransferable: true,
    hasHook: false,
    opensFrozen: false,
    accountBytes: 170,
  })
})

test('behavior: the fee is a share rounded up, and never more than the most', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, most, rate) => {
        const fee = rulesOf([extension.transferFeeConfig, feeConfig(most, rate)]).withheld(amount)
        const exact = amount * BigInt(rate)
        expect(fee <= most && fee <= amount).toBe(true)
        if (fee < most) expect(fee * 10_000n - exact < 10_000n && fee * 10_000n >= exact).toBe(true)
      },
    ),
  )
})

test.each([
  [extension.nonTransferable, new Uint8Array(0), { isTransferable: false }],
  [extension.pausable, Uint8Array.from([...new Uint8Array(32), 1]), { isTransferable: false }],
  [extension.pausable, new Uint8Array(33), { isTransferable: true }],
  [extension.transferHook, new Uint8Array(64).fill(7), { hasHook: true }],
  [extension.transferHook, new Uint8Array(64).fill(7, 0, 32), { hasHook: false }],
  [extension.defaultAccountState, Uint8Array.from([2]), { opensFrozen: true }],
])('behavior: extension %d with %j', (type, value, rules) => {
  expect(rulesOf([type, value])).toMatchObject(rules)
})

test('error: bytes that are neither mint nor account are read as neither', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(() => [readMint(bytes), readTokenAccount(bytes)]).not.toThrow()
    }),
  )
  expect(readMint(new Uint8Array(82))).toBeUndefined()
  expect(readTokenAccount(new Uint8Array(164))).toBeUndefined()
  expect(readTokenAccount(mintOf([]))).toBeUndefined()
})
