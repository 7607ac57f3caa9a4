import fc from 'fast-check'
import { bytesToHex, getAddress } from 'viem'

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(bytesToHex(bytes)))
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

/** Deposits of which no part is left out. */
export const anyDeposit = fc.record({
  depositor: address,
  recipient: address,
  inputToken: address,
  outputToken: address,
  inputAmount: amount,
  outputAmount: amount,
  exclusiveRelayer: address,
  destinationChainId: fc.oneof(fc.constantFrom(10n, 1n, 59_144n), amount),
  fillDeadline: fc.nat({ max: 2 ** 32 - 1 }),
  exclusivity: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  message: fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => bytesToHex(bytes)),
})
