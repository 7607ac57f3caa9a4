import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeMessage, encodeMessage } from './message.ts'
import { bpsOf, decodeSplit, encodeSplit, feeOf, type PartnerSplit } from './partnerMessage.ts'

const abi = parseAbi(['function transfer(address, uint256)', 'function withdraw(uint256)'])
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map(
    (raw): Address => `0x${Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  )
const uint = fc.bigInt({ min: 0n, max: 2n ** 128n })
const split = fc.record(
  { outputToken: address, partner: address, fee: uint, person: address, unwrapped: uint },
  { requiredKeys: ['outputToken', 'partner', 'fee', 'person'] },
)

const someone = (digit: string): Address => `0x${digit.repeat(40)}`

/** The same by the ABI's own coder. */
function byAbi({ outputToken, partner, fee, person, unwrapped }: PartnerSplit) {
  const transfer = encodeFunctionData({ abi, functionName: 'transfer', args: [partner, fee] })
  const pay = { target: outputToken, callData: transfer, value: 0n }
  if (unwrapped === undefined) return encodeMessage({ actions: [pay], fallbackRecipient: person })
  const withdraw = encodeFunctionData({ abi, functionName: 'withdraw', args: [unwrapped] })
  const unwrap = { target: outputToken, callData: withdraw, value: 0n }
  const send = { target: person, callData: '0x', value: unwrapped } as const
  return encodeMessage({ actions: [pay, unwrap, send], fallbackRecipient: person })
}

test('default: the bytes are those of the ABI, and are read back (S3.17)', () => {
  fc.assert(
    fc.property(split, (made) => {
      const message = encodeSplit(made)
      expect(message).toBe(byAbi(made))
      expect(decodeSplit(message, made.outputToken)).toEqual(made)
      expect(decodeMessage(message)?.fallbackRecipient).toBe(getAddress(made.person))
    }),
  )
})

test('behavior: fee and rest are the output, and the fee is never rounded up', () => {
  const bps = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 128n }), bps, (output, share) => {
      const fee = feeOf(output, share)
      expect(fee * 10_000n <= output * BigInt(share)).toBe(true)
      expect((fee + 1n) * 10_000n > output * BigInt(share)).toBe(true)
      expect(bpsOf(output, fee)).toBeLessThanOrEqual(share)
      if (output > 10_000n) expect(bpsOf(output, fee)).toBe(share)
    }),
  )
})

test('error: any other message is none of ours', () => {
  const [outputToken, partner, person] = [someone('1'), someone('2'), someone('3')]
  const message = encodeSplit({ outputToken, partner, fee: 5n, person, unwrapped: 7n })
  const others: readonly Hex[] = ['0x', '0x1234', `${message}00`, `0x${message.slice(2, -64)}`]
  for (const other of others) {
    expect(decodeSplit(other, outputToken)).toBeUndefined()
  }
  // Another token, and what is unwrapped is not what is sent.
  expect(decodeSplit(message, partner)).toBeUndefined()
  const sends = message.lastIndexOf('7')
  const more: Hex = `0x${message.slice(2, sends)}8${message.slice(sends + 1)}`
  expect(decodeSplit(more, outputToken)).toBeUndefined()
})
