import {
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  keccak256,
  type Log,
  zeroAddress,
  zeroHash,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { legacyPoolAbi, spokePoolAbi } from '../contracts/abi.ts'
import { addressToBytes32, isTransactionHash } from '../util/bytes.ts'
import { parseDepositLogs } from './parseDepositLogs.ts'
import { parseFillLogs } from './parseFillLogs.ts'
import { depositTopics, fillTopics, refundTopic } from '../contracts/topics.ts'

const pool = '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5'
const a = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const depositHash: Hex = `0x${'cd'.repeat(32)}`

function log(topics: unknown, data: Hex, logIndex = 0): Log {
  return {
    address: pool,
    topics: topics as Log['topics'],
    data,
    logIndex,
    blockNumber: 7n,
    blockHash: zeroHash,
    transactionHash: depositHash,
    transactionIndex: 0,
    removed: false,
  } as Log
}

const shared = { inputAmount: 5n, outputAmount: 4n, quoteTimestamp: 1, fillDeadline: 2 }

function current(depositId: bigint, logIndex = 0): Log {
  const bytes = addressToBytes32(a)
  const args = { destinationChainId: 10n, depositId, depositor: bytes }
  const types = 'bytes32,bytes32,uint256,uint256,uint32,uint32,uint32,bytes32,bytes32,bytes'
  const inputs = types.split(',').map((type) => ({ type }))
  const zero = addressToBytes32(zeroAddress)
  const data = encodeAbiParameters(inputs, [bytes, bytes, 5n, 4n, 1, 2, 0, bytes, zero, '0x'])
  return log(
    encodeEventTopics({ abi: spokePoolAbi, eventName: 'FundsDeposited', args }),
    data,
    logIndex,
  )
}

function legacy(depositId: number, logIndex = 0): Log {
  const args = { destinationChainId: 10n, depositId, depositor: a } as const
  const types = 'address,address,uint256,uint256,uint32,uint32,uint32,address,address,bytes'
  const inputs = types.split(',').map((type) => ({ type }))
  const data = encodeAbiParameters(inputs, [a, a, 5n, 4n, 1, 2, 0, a, zeroAddress, '0x'])
  return log(
    encodeEventTopics({ abi: legacyPoolAbi, eventName: 'V3FundsDeposited', args }),
    data,
    logIndex,
  )
}

describe('parseDepositLogs', () => {
  test('default: both generations, in their order (S3.14, S7.33)', () => {
    const deposits = parseDepositLogs([current(2n ** 255n, 1), legacy(3, 0)], { originChainId: 1 })
    expect(deposits.map(({ depositId }) => depositId)).toEqual([3n, 2n ** 255n])
    for (const deposit of deposits) {
      expect(deposit).toMatchObject({
        ...shared,
        originChainId: 1,
        destinationChainId: 10,
        depositor: a,
        recipient: a,
        inputToken: a,
        outputToken: a,
        exclusivityDeadline: 0,
        pool,
        exclusiveRelayer: zeroAddress,
        depositHash,
        message: '0x',
        blockNumber: 7n,
      })
    }
  })

  test('behavior: no logs, deposit 0 and other contracts', () => {
    const elsewhere = { ...current(1n), address: a } as const
    expect(parseDepositLogs([], { originChainId: 1 })).toEqual([])
    expect(parseDepositLogs([elsewhere], { originChainId: 1, pool })).toEqual([])
    expect(parseDepositLogs([current(0n)], { originChainId: 1, pool })[0]?.depositId).toBe(0n)
  })
})

function currentFill(depositId: bigint, fillType = 0): Log {
  const bytes = addressToBytes32(a)
  const args = { originChainId: 1n, depositId, relayer: bytes }
  const inputs = [
    ...'bytes32,bytes32,uint256,uint256,uint256,uint32,uint32,bytes32,bytes32,bytes32,bytes32'
      .split(',')
      .map((type) => ({ type })),
    { type: 'tuple', components: components('bytes32,bytes32,uint256,uint8') },
  ]
  const info = { p0: bytes, p1: zeroHash, p2: 3n, p3: fillType }
  const fields = [bytes, bytes, 5n, 4n, 10n, 2, 0, bytes, bytes, bytes, zeroHash, info]
  const data = encodeAbiParameters(inputs, fields)
  return log(encodeEventTopics({ abi: spokePoolAbi, eventName: 'FilledRelay', args }), data)
}

function legacyFill(depositId: number): Log {
  const args = { originChainId: 1n, depositId, relayer: a } as const
  const inputs = [
    ...'address,address,uint256,uint256,uint256,uint32,uint32,address,address,address,bytes'
      .split(',')
      .map((type) => ({ type })),
    { type: 'tuple', components: components('address,bytes,uint256,uint8') },
  ]
  const info = { p0: pool, p1: '0x1234', p2: 2n, p3: 2 }
  const data = encodeAbiParameters(inputs, [a, a, 5n, 4n, 10n, 2, 0, a, a, a, '0x', info])
  return log(encodeEventTopics({ abi: legacyPoolAbi, eventName: 'FilledV3Relay', args }), data)
}

function components(types: string) {
  return types.split(',').map((type, at) => ({ name: `p${at}`, type }))
}

describe('parseFillLogs', () => {
  test('default: both generations, with what really arrived (S3.18)', () => {
    const common = {
      pool,
      originChainId: 1,
      relayer: a,
      depositor: a,
      inputAmount: 5n,
      fillHash: depositHash,
      blockNumber: 7n,
    }
    const fast = { recipient: a, outputAmount: 3n, messageHash: zeroHash, fillType: 'FastFill' }
    const called = { messageHash: keccak256('0x1234'), fillType: 'SlowFill' }
    expect(parseFillLogs([currentFill(2n ** 255n), legacyFill(3)])).toEqual([
      { ...common, ...fast, depositId: 2n ** 255n },
      { ...common, ...called, depositId: 3n, recipient: pool, outputAmount: 2n },
    ])
  })

  test('behavior: only the deposit, chain and pool that were asked for', () => {
    const logs = [currentFill(0n), legacyFill(3)]
    const found = (options: Parameters<typeof parseFillLogs>[1]) =>
      parseFillLogs(logs, options).map(({ depositId }) => depositId)
    expect(found({ depositId: 0n })).toEqual([0n])
    expect(found({ depositId: 3n, originChainId: 1, pool })).toEqual([3n])
    expect(found({ originChainId: 2 })).toEqual([])
    expect(found({ pool: a })).toEqual([])
  })

  test('default: three kinds of fills, by their numbers (S3.18)', () => {
    const kinds = [0, 1, 2].map((kind) => parseFillLogs([currentFill(1n, kind)])[0]?.fillType)
    expect(kinds).toEqual(['FastFill', 'ReplacedSlowFill', 'SlowFill'])
  })

  test('behavior: a kind of fill that is not known yet, no logs, and logs of something else', () => {
    expect(parseFillLogs([currentFill(1n, 9)])[0]?.fillType).toBeUndefined()
    expect(parseFillLogs([])).toEqual([])
    expect(parseFillLogs([current(1n)])).toEqual([])
  })
})

test('default: topics of both generations (S7.33)', () => {
  expect(depositTopics[0]).toBe(
    '0x32ed1a409ef04c7b0227189c3a103dc5ac10e775a15b785dcc510201f7c25ad3',
  )
  expect(depositTopics[1]).toMatch(/^0xa123dc29.*396f$/)
  expect(fillTopics[0]).toBe('0x44b559f101f8fbcc8a0ea43fa91a05a729a5ea6e14a7c75aa750374690137208')
  expect(fillTopics[1]).toMatch(/^0x571749ed.*0ff7$/)
  expect(refundTopic).toMatch(/^0xf4ad9258.*020e$/)
})

test('default: the shape of a hash (S5.02)', () => {
  expect(isTransactionHash(depositHash)).toBe(true)
  for (const bad of ['0x12', depositHash.slice(2), `${depositHash}0`, null, 5, 'id-123']) {
    expect(isTransactionHash(bad)).toBe(false)
  }
})
