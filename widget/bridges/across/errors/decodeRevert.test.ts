import { BaseError, encodeAbiParameters, erc20Abi, RpcRequestError, toFunctionSelector } from 'viem'
import { getContractError } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import { decodeRevert, revertData } from './decodeRevert.ts'

function reverted(data: unknown) {
  const error = { code: 3, message: 'execution reverted', data }
  const cause = new RpcRequestError({ body: {}, error, url: 'https://rpc.test' })
  return new BaseError('call failed', { cause })
}

describe('decodeRevert', () => {
  test.each([
    ['InvalidQuoteTimestamp()', 'The quote is too old, or the clocks differ. Get a new quote.'],
    ['InvalidFillDeadline()', 'The deadline of the quote is not accepted. Get a new quote.'],
    [
      'InvalidExclusiveRelayer()',
      'The quote names no relayer for its exclusive time. Get a new quote.',
    ],
    ['MsgValueDoesNotMatchInputAmount()', 'The amount sent is not the amount of the deposit.'],
    ['InvalidOutputToken()', 'The token on the other side is not valid.'],
    ['DepositsArePaused()', 'Deposits are paused at the moment. Try again later.'],
    ['FillsArePaused()', 'Fills are paused at the moment.'],
    ['ExpiredFillDeadline()', 'The deadline has passed.'],
    ['RelayFilled()', 'The deposit has been filled already.'],
    ['NotExclusiveRelayer()', 'Another relayer has the exclusive right to fill.'],
    ['NoSlowFillsInExclusivityWindow()', 'A slow fill is not possible yet.'],
    ['InvalidDepositorSignature()', 'The signature is not of the depositor.'],
    ['DisabledRoute()', 'This route is disabled.'],
    ['RemovedFunction()', 'The pool no longer has this function.'],
  ])('default: %s is a sentence (S8.13)', (error, sentence) => {
    expect(decodeRevert(reverted(toFunctionSelector(error)))).toBe(sentence)
  })

  test('behavior: a contract’s own reason is told, its bytes never are', () => {
    const reason = encodeAbiParameters([{ type: 'string' }], ['paused by owner'])
    expect(decodeRevert(reverted(`0x08c379a0${reason.slice(2)}`))).toBe('paused by owner.')
    for (const data of ['0x', '0xdeadbeef', '0x08c379a0ff', undefined]) {
      expect(decodeRevert(reverted(data))).toBe('The network refused the transaction.')
    }
  })

  test('behavior: what is not a revert has no data', () => {
    expect(revertData(new Error('execution reverted'))).toBeUndefined()
    expect(revertData(new BaseError('timeout'))).toBeUndefined()
    expect(revertData(reverted({ data: '0x12345678' }))).toBe('0x12345678')
  })

  test.each(['0x08c379a0', '0x08c379a0ff', '0x4e487b71', '0xdeadbeef'] as const)(
    'behavior: what a call refused with is told though nobody can read it: %s',
    (data) => {
      const call = { abi: erc20Abi, functionName: 'totalSupply', args: [] } as const
      const wrapped = getContractError(reverted(data), call)
      expect(revertData(wrapped)).toBe(data)
      expect(decodeRevert(wrapped)).toBe('The network refused the transaction.')
    },
  )

  test('behavior: an error of the node itself is no revert, whatever viem calls it', () => {
    const error = { code: -32603, message: 'Internal error' }
    const own = new RpcRequestError({ body: {}, error, url: 'https://rpc.test' })
    const call = { abi: erc20Abi, functionName: 'totalSupply', args: [] } as const
    const wrapped = getContractError(new BaseError('failed', { cause: own }), call)
    expect(wrapped.message).toContain('reverted')
    expect(revertData(wrapped)).toBeUndefined()
    const refused = { code: -32000, message: 'execution reverted' }
    const cause = new RpcRequestError({ body: {}, error: refused, url: 'https://rpc.test' })
    expect(revertData(new BaseError('failed', { cause }))).toBe('0x')
  })
})
