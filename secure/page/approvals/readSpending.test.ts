import { encodeAbiParameters, pad } from 'viem'
import { expect, test } from 'vitest'
import { readSpending } from './readSpending.ts'
import { mallory, usdc } from './testing/reading.ts'
import { tokenNode } from './testing/tokenNode.ts'
import type { Grant } from './typedData/readGrants.ts'

const { client } = tokenNode(8453, {
  '0x95d89b41': encodeAbiParameters([{ type: 'string' }], ['COIN']),
  '0x313ce567': pad('0x08'),
})
const grant: Grant = { token: usdc, amount: 5n, tokenId: null, spender: mallory, until: 9n }
const read = async (changes: Partial<Grant>) => {
  const [only] = await readSpending(client, [{ ...grant, ...changes }])
  return only
}

test('default: what may be taken, by whom and until when', async () => {
  const token = { contract: usdc, symbol: 'USDC', decimals: 6, amount: 5n }
  expect(await read({})).toEqual({ token, tokenId: null, spender: mallory, until: 9 })
  expect(await readSpending(client, [grant, { ...grant, token: mallory }])).toMatchObject([
    { token: { symbol: 'USDC' } },
    { token: { symbol: 'COIN', decimals: 8 } },
  ])
})

test.each([
  [null, null],
  [0n, 0n],
  [2n ** 160n - 2n, 2n ** 160n - 2n],
  [2n ** 160n - 1n, null],
])('behavior: of %s it says %s', async (amount, shown) => {
  expect((await read({ amount }))?.token.amount).toBe(shown)
})

test.each([
  [null, null],
  [0n, null],
  [1n, 1],
  [253_402_300_799n, 253_402_300_799],
  [253_402_300_800n, null],
])('behavior: %s as its end is %s', async (until, shown) => {
  expect((await read({ until }))?.until).toBe(shown)
})

test('behavior: one of a collection keeps its number', async () => {
  expect(await read({ amount: 1n, tokenId: 77n })).toMatchObject({ tokenId: 77n })
})
