import { type Address, encodeFunctionData, erc20Abi, maxUint256, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { checkSwapCall, checkSwapValue, spenderOf, withMinimum } from './calldata.ts'
import { SwapError } from './errors.ts'
import type { SwapOrder, SwapToken } from './slice.ts'

const abi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])
const at = (digit: string): Address => `0x${digit.repeat(40)}`
const [account, stranger, usdc, dai, weth] = [at('1'), at('2'), at('3'), at('4'), at('5')]
const now = 1_700_000_000_000
const deadline = 1_700_000_600n
const token = (address: Address | undefined): SwapToken => ({
  caipChainId: 'eip155:1',
  key: address ?? 'native',
  address,
  iconUrl: undefined,
  symbol: 'T',
  name: 'T',
  decimals: 18,
})
const order: SwapOrder = {
  caipChainId: 'eip155:1',
  account,
  from: token(usdc),
  to: token(dai),
  amount: 100n,
  quoted: 99n,
  minimum: 98n,
  slippageBps: 100,
  quotedAt: now,
  impactBps: 0,
}

type Said = { amount: bigint; minimum: bigint; path: Address[]; to: Address; deadline: bigint }
const honest: Said = { amount: 100n, minimum: 98n, path: [usdc, dai], to: account, deadline }

function say(changes: Partial<Said> = {}) {
  const said = { ...honest, ...changes }
  const args = [said.amount, said.minimum, said.path, said.to, said.deadline] as const
  return encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args })
}

describe('checkSwapCall', () => {
  test('default: says what was confirmed, by whatever way', () => {
    expect(checkSwapCall(order, say(), now)).toBe(true)
    expect(checkSwapCall(order, say({ path: [usdc, weth, dai], minimum: 99n }), now)).toBe(true)
  })

  test('behavior: native currency at either end', () => {
    const into = encodeFunctionData({
      abi,
      functionName: 'swapExactETHForTokens',
      args: [98n, [weth, dai], account, deadline],
    })
    expect(checkSwapCall({ ...order, from: token(undefined) }, into, now)).toBe(true)
    const out = encodeFunctionData({
      abi,
      functionName: 'swapExactTokensForETH',
      args: [100n, 98n, [usdc, weth], account, deadline],
    })
    expect(checkSwapCall({ ...order, to: token(undefined) }, out, now)).toBe(true)
    for (const data of [into, out]) {
      expect(() => checkSwapCall(order, data, now)).toThrow('other tokens')
    }
  })

  test.each([
    ['somebody else is paid', { to: stranger }, 'SWAP_RECIPIENT'],
    ['less than the least', { minimum: 97n }, 'SWAP_BELOW_MINIMUM'],
    ['another token comes', { path: [usdc, weth] }, 'SWAP_WRONG_TOKEN'],
    ['another token goes', { path: [weth, dai] }, 'SWAP_WRONG_TOKEN'],
    ['nothing comes', { path: [usdc] }, 'SWAP_WRONG_TOKEN'],
    ['more goes', { amount: 101n }, 'SWAP_WRONG_AMOUNT'],
    ['less goes', { amount: 99n }, 'SWAP_WRONG_AMOUNT'],
    ['open for ever', { deadline: maxUint256 }, 'SWAP_DEADLINE'],
  ] as const)('error: %s', (_, changes, code) => {
    const said = { ...changes, ...('path' in changes ? { path: [...changes.path] } : {}) }
    expect(() => checkSwapCall(order, say(said as Partial<Said>), now)).toThrow(
      expect.objectContaining({ code }),
    )
  })

  test('behavior: another router’s call is not understood, and that is said', () => {
    expect(checkSwapCall(order, '0xdeadbeef', now)).toBe(false)
    expect(checkSwapCall(order, say().slice(0, -2) as `0x${string}`, now)).toBe(false)
  })
})

describe('checkSwapValue', () => {
  const native: SwapOrder = { ...order, from: token(undefined) }

  test('default: all of a native amount, and nothing beside a token', () => {
    expect(() => checkSwapValue(native, 100n)).not.toThrow()
    expect(() => checkSwapValue(order, 0n)).not.toThrow()
  })

  test.each([
    ['more', native, 1_000n],
    ['a wei more', native, 101n],
    ['less', native, 99n],
    ['nothing', native, 0n],
    ['something beside a token', order, 1n],
    ['the amount beside a token', order, 100n],
  ])('attack: S6 %s', (_, asked, value) => {
    expect(() => checkSwapValue(asked, value)).toThrow(
      expect.objectContaining({ code: 'SWAP_WRONG_AMOUNT', details: `${value}` }),
    )
  })
})

describe('spenderOf', () => {
  test('default: whom an approval is for', () => {
    const approve = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [stranger, 5n],
    })
    expect(spenderOf(approve)).toBe(stranger)
  })

  test('error: a transfer is no approval, and noise neither', () => {
    const transfer = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [stranger, 5n],
    })
    for (const data of [transfer, '0x', '0x095ea7b3'] as const) {
      expect(() => spenderOf(data)).toThrow(
        expect.objectContaining({ code: 'SWAP_NOT_UNDERSTOOD' }),
      )
    }
  })
})

describe('calldata of another kind than what was confirmed', () => {
  const into = (path: Address[]) =>
    encodeFunctionData({
      abi,
      functionName: 'swapExactETHForTokens',
      args: [98n, path, account, deadline],
    })
  const out = (path: Address[]) =>
    encodeFunctionData({
      abi,
      functionName: 'swapExactTokensForETH',
      args: [100n, 98n, path, account, deadline],
    })
  test.each([
    ['takes native currency for a token', order, into([usdc, dai])],
    ['gives native currency for a token', order, out([usdc, dai])],
    ['takes a token for native currency', { ...order, from: token(undefined) }, say()],
    ['gives a token for native currency', { ...order, to: token(undefined) }, say()],
    ['goes nowhere', { ...order, from: token(undefined) }, into([dai])],
    ['has no path', { ...order, from: token(undefined) }, into([])],
  ] as const)('attack: S6 it %s', (_, asked, data) => {
    expect(() => checkSwapCall(asked, data, now)).toThrow(
      expect.objectContaining({ code: 'SWAP_WRONG_TOKEN' }),
    )
  })

  test('behavior: tokens that take a fee of a transfer are swapped for native currency too', () => {
    const name = 'swapExactTokensForETHSupportingFeeOnTransferTokens'
    const fees = parseAbi([
      `function ${name}(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)`,
    ])
    const data = encodeFunctionData({
      abi: fees,
      functionName: name,
      args: [100n, 98n, [usdc, weth], account, deadline],
    })
    expect(checkSwapCall({ ...order, to: token(undefined) }, data, now)).toBe(true)
  })

  test('behavior: what differs is told', () => {
    const detailsOf = (changes: Partial<Said>) => {
      try {
        return checkSwapCall(order, say(changes), now)
      } catch (error) {
        return error instanceof SwapError ? error.details : error
      }
    }
    expect(detailsOf({ path: [usdc, weth] })).toBe(`${usdc} ${weth}`)
    expect(detailsOf({ to: stranger })).toBe(stranger)
    expect(detailsOf({ amount: 7n })).toBe('7')
    expect(detailsOf({ minimum: 7n })).toBe('7')
  })

  test('behavior: a day is not too long, and a second more is', () => {
    const day = BigInt(now / 1_000 + 24 * 60 * 60)
    expect(checkSwapCall(order, say({ deadline: day }), now)).toBe(true)
    expect(() => checkSwapCall(order, say({ deadline: day + 1n }), now)).toThrow(
      expect.objectContaining({ code: 'SWAP_DEADLINE' }),
    )
  })
})

test('error: S6 a question about an allowance is no approval', () => {
  const asks = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account, stranger],
  })
  expect(() => spenderOf(asks)).toThrow(expect.objectContaining({ code: 'SWAP_NOT_UNDERSTOOD' }))
  expect(() => spenderOf('0x')).toThrow(
    expect.objectContaining({ code: 'SWAP_NOT_UNDERSTOOD', cause: expect.any(Error) }),
  )
})

describe('withMinimum', () => {
  const into = (minimum: bigint) =>
    encodeFunctionData({
      abi,
      functionName: 'swapExactETHForTokens',
      args: [minimum, [weth, dai], account, deadline],
    })

  test('default: the least that was confirmed replaces a lower one, and nothing else (S6)', () => {
    expect(withMinimum(say({ minimum: 97n }), 98n)).toBe(say({ minimum: 98n }))
    expect(withMinimum(into(97n), 98n)).toBe(into(98n))
  })

  test('behavior: a higher one stays, and so does what another router is told (S6)', () => {
    expect(withMinimum(say({ minimum: 99n }), 98n)).toBe(say({ minimum: 99n }))
    expect(withMinimum(into(99n), 98n)).toBe(into(99n))
    expect(withMinimum('0x12345678', 98n)).toBe('0x12345678')
  })
})
