import { decodeFunctionData, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { spokePoolAbi } from '../contracts/abi.ts'
import { addressToBytes32 } from '../util/bytes.ts'
import { encodeDeposit } from './encodeDeposit.ts'
import type { Transfer } from '../transfer/transfer.ts'

const owner = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const pool = '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5'
const transfer: Transfer = {
  id: 'one',
  created: 1,
  owner,
  recipient: owner,
  originPool: pool,
  destinationPool: pool,
  route: {
    isNative: false,
    originChainId: 1,
    inputToken: pool,
    inputTokenSymbol: 'USDC',
    destinationChainId: 10,
    outputToken: pool,
    outputTokenSymbol: 'USDC',
  },
  inputAmount: '5',
  outputAmount: '4',
  message: '0x',
  integratorId: '0xdead',
  quoteTimestamp: 1,
  fetchedAt: 1,
  fillDeadline: 2,
  exclusivityDeadline: 0,
  step: 'deposit',
  status: 'approved',
  exclusiveRelayer: zeroAddress,
}

/** Without the five bytes of the integrator. */
const callOf = (data: Hex) =>
  decodeFunctionData({ abi: spokePoolAbi, data: data.slice(0, -10) as Hex })

test('default: the words of the pools of today, in bytes32 (S7.33)', () => {
  const now = callOf(encodeDeposit(transfer).data)
  expect(now.functionName).toBe('deposit')
  expect(now.args?.slice(0, 2)).toEqual([addressToBytes32(owner), addressToBytes32(owner)])
})

test('behavior: the pools before them take addresses (S7.33)', () => {
  const before = callOf(encodeDeposit(transfer, 'legacy').data)
  expect(before.functionName).toBe('depositV3')
  expect(before.args?.slice(0, 2)).toEqual([owner, owner])
})
