import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, getAddress, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { encodeTransfer } from './encodeTransfer.ts'

const address = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((number) => getAddress(pad(toHex(number), { size: 20 })))
const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

test('default: a token by its transfer, as another encoder writes it', () => {
  fc.assert(
    fc.property(address, address, uint256, (token, to, amount) => {
      const args = [to, amount] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
      expect(encodeTransfer({ token, to, amount })).toEqual({ to: token, data, value: 0n })
    }),
  )
})

test('behavior: the currency by its value', () => {
  fc.assert(
    fc.property(address, uint256, (to, amount) => {
      const asked = encodeTransfer({ token: undefined, to, amount })
      expect(asked).toEqual({ to, data: '0x', value: amount })
    }),
  )
})

test.each<[string | undefined, string, bigint]>([
  [undefined, '0x12', 1n],
  ['0x12', `0x${'11'.repeat(20)}`, 1n],
  [undefined, `0x${'11'.repeat(20)}`, -1n],
  [undefined, `0x${'11'.repeat(20)}`, 2n ** 256n],
])('error: %s %s %d is not sent', (token, to, amount) => {
  expect(() => encodeTransfer({ token, to, amount })).toThrow('cannot be sent')
})
