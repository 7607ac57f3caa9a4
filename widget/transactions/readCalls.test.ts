import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  pad,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import {
  entryPoint06Abi,
  entryPoint06Address,
  entryPoint07Abi,
  entryPoint08Address,
} from 'viem/account-abstraction'
import { describe, expect, test } from 'vitest'
import { readCalls } from './readCalls.ts'

const account: Address = '0x427d5f7c186A2cfE2f9C90E52B211D60435E5C1B'
const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const friend = getAddress('0x92fa1de3c08a77bd4e2b6cf51d7a80933c41e6b4')
const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const first = { to: friend, value: 7n, data: '0x' as Hex }
const second = { to: token, value: 0n, data: '0xa9059cbb0011' as Hex }
const calls = [first, second]

const abi = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
  'function mint(address to, uint256 amount)',
])
const lists = parseAbi(['function executeBatch(address[] targets, bytes[] datas)'])
const values = parseAbi([
  'function executeBatch(address[] targets, uint256[] values, bytes[] datas)',
])
const modes = parseAbi(['function execute(bytes32 mode, bytes calls)'])
const safe = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
])

const single = encodeFunctionData({
  abi,
  functionName: 'execute',
  args: [first.to, first.value, first.data],
})
const batch = encodeFunctionData({
  abi,
  functionName: 'executeBatch',
  args: [calls.map(({ to: target, ...rest }) => ({ target, ...rest }))],
})
const mode = (kind: Hex, data: Hex) =>
  encodeFunctionData({
    abi: modes,
    functionName: 'execute',
    args: [pad(kind, { size: 32, dir: 'right' }), data],
  })
const packed = ({ to, value, data }: typeof first) =>
  concat([to, pad(`0x${value.toString(16)}`, { size: 32 }), data])
const listed = encodeAbiParameters(
  parseAbiParameters('(address target, uint256 value, bytes data)[]'),
  [calls.map(({ to: target, ...rest }) => ({ target, ...rest }))],
)
const exec = (operation: number) =>
  encodeFunctionData({
    abi: safe,
    functionName: 'execTransaction',
    args: [second.to, 0n, second.data, operation, 0n, 0n, 0n, token, token, '0x'],
  })
const read = (input: Hex, to: Address | null = account) => readCalls({ to, input }, account)

describe('readCalls', () => {
  test.each<[string, Hex, readonly object[]]>([
    ['execute of one', single, [first]],
    ['executeBatch', batch, calls],
    [
      'executeBatch of lists',
      encodeFunctionData({
        abi: lists,
        functionName: 'executeBatch',
        args: [[token], [second.data]],
      }),
      [second],
    ],
    [
      'executeBatch of lists with values',
      encodeFunctionData({
        abi: values,
        functionName: 'executeBatch',
        args: [
          [friend, token],
          [7n, 0n],
          ['0x', second.data],
        ],
      }),
      calls,
    ],
    ['ERC-7579, one', mode('0x0000', packed(second)), [second]],
    ['ERC-7579, one without data', mode('0x0000', packed(first)), [first]],
    ['ERC-7579, several', mode('0x0100', listed), calls],
    ['ERC-7821', mode('0x01000000000078210001', listed), calls],
    ['Safe', exec(0), [second]],
  ])('default: %s', (_, input, made) => {
    expect(read(input)).toEqual(made)
  })

  test.each<[string, Hex]>([
    [
      'a call of something else',
      encodeFunctionData({ abi, functionName: 'mint', args: [friend, 1n] }),
    ],
    ['no data', '0x'],
    ['cut off', `${batch.slice(0, -64)}` as Hex],
    [
      'lists that do not match',
      encodeFunctionData({
        abi: lists,
        functionName: 'executeBatch',
        args: [[token, friend], [second.data]],
      }),
    ],
    [
      'values that do not match',
      encodeFunctionData({
        abi: values,
        functionName: 'executeBatch',
        args: [[token], [], [second.data]],
      }),
    ],
    ['ERC-7579 that goes on after a failure', mode('0x0101', listed)],
    ['ERC-7579 by delegatecall', mode('0xff00', packed(first))],
    ['ERC-7579, too short', mode('0x0000', friend)],
    ['Safe by delegatecall', exec(1)],
  ])('error: %s is not read', (_, input) => {
    expect(read(input)).toBeUndefined()
  })

  test('error: the same words to another contract say nothing of this account', () => {
    expect(read(batch, other)).toBeUndefined()
    expect(read(batch, null)).toBeUndefined()
  })

  const packedOperation = (sender: Address, callData: Hex) => ({
    sender,
    nonce: 0n,
    initCode: '0x' as Hex,
    callData,
    accountGasLimits: pad('0x'),
    preVerificationGas: 0n,
    gasFees: pad('0x'),
    paymasterAndData: '0x' as Hex,
    signature: '0x' as Hex,
  })
  const operations = (...ops: readonly ReturnType<typeof packedOperation>[]) =>
    encodeFunctionData({ abi: entryPoint07Abi, functionName: 'handleOps', args: [ops, other] })

  test('default: an operation, among others of others (ERC-4337)', () => {
    const input = operations(packedOperation(other, batch), packedOperation(account, single))
    expect(read(input, entryPoint08Address)).toEqual([first])
    const old = encodeFunctionData({
      abi: entryPoint06Abi,
      functionName: 'handleOps',
      args: [
        [
          {
            sender: account,
            nonce: 0n,
            initCode: '0x',
            callData: batch,
            callGasLimit: 0n,
            verificationGasLimit: 0n,
            preVerificationGas: 0n,
            maxFeePerGas: 0n,
            maxPriorityFeePerGas: 0n,
            paymasterAndData: '0x' as Hex,
            signature: '0x' as Hex,
          },
        ],
        other,
      ],
    })
    expect(read(old, entryPoint06Address)).toEqual(calls)
  })

  test('error: an operation of this account that cannot be read, beside one that can', () => {
    const input = operations(packedOperation(account, single), packedOperation(account, '0x1234'))
    expect(read(input, entryPoint08Address)).toBeUndefined()
  })

  test('behavior: operations of others alone are no calls of this account', () => {
    expect(read(operations(packedOperation(other, batch)), entryPoint08Address)).toEqual([])
  })
})
