import { expect, test } from 'vitest'
import { chosenToken } from './chosenToken.ts'
import { ether, usdc } from './testing/holdings.ts'

test('default: the one that was picked, with what there is of it now', () => {
  expect(chosenToken(usdc(1n), [ether(5n), usdc(2n)])).toEqual(usdc(2n))
  expect(chosenToken(usdc(1n), undefined)).toEqual(usdc(1n))
})

test('behavior: the only one that there is needs no choice', () => {
  expect(chosenToken(undefined, [ether(5n), usdc(0n)])).toEqual(ether(5n))
  expect(chosenToken(undefined, [ether(5n), usdc(1n)])).toBeUndefined()
  expect(chosenToken(undefined, undefined)).toBeUndefined()
})

test('behavior: of one that the account does not hold any more there is nothing', () => {
  expect(chosenToken(usdc(1n), [ether(5n)])).toEqual(usdc(0n))
})
