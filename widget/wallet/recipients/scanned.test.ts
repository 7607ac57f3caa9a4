import { describe, expect, test } from 'vitest'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { readScanned } from './scanned.ts'

const read = (text: string) => readScanned(createTestCore(), text, one)
const chain = one.split(':')[1] ?? ''

describe('readScanned (L)', () => {
  test.each([
    ['an address', bob, bob],
    ['with space around it', ` ${bob}\n`, bob],
    ['an account (CAIP-10)', `${one}:${bob}`, bob],
    ['a payment (EIP-681)', `ethereum:${bob}?value=1e18`, bob],
    ['a payment of this network', `ethereum:pay-${bob}@${chain}`, bob],
    ['a payment to a name', 'ethereum:otto.eth', 'otto.eth'],
    ['a transfer of a token', `ethereum:${alice}@${chain}/transfer?address=${bob}&uint256=5`, bob],
  ])('default: %s', (_, text, recipient) => {
    expect(read(text)).toBe(recipient)
  })

  test.each([
    ['an account of another network', `eip155:10:${bob}`],
    ['a payment on another network', `ethereum:${bob}@10`],
    ['the contract of a token, of a transfer to nobody', `ethereum:${alice}/transfer?uint256=5`],
    ['another call', `ethereum:${alice}/approve?address=${bob}`],
    ['a page', `https://example.com/${bob}`],
    ['a pairing', `wc:${'a'.repeat(64)}@2?relay-protocol=irn`],
    ['too little of an address', bob.slice(0, -1)],
    ['an address of Solana', '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'],
    ['a book', `ethereum:${bob}?message=${'a'.repeat(2_000)}`],
    ['nothing', ''],
  ])('error: %s is nobody', (_, text) => {
    expect(read(text)).toBe(undefined)
  })
})
